package hoppity.format.hgn;

import hoppity.format.Notes;
import hoppity.format.SourceText;
import hoppity.format.Where;
import hoppity.record.GameInfo;
import hoppity.record.GameRecord;
import org.jspecify.annotations.Nullable;

/** Moves without tags before them, as they are handed on by themselves. */
public final class Movetext {
    private Movetext() {}

    /**
     * Reads moves, with comments and variations if there are any, into an empty record. Numbers, hyphens and the result may be missing.
     *
     * @param notes what had to be forgiven beside that, and what cannot be played
     * @return where more text stands behind the result; null if there is none
     */
    public static @Nullable Where read(SourceText text, GameRecord record, Notes notes) {
        var in = new Scanner(text);
        in.skipBlanks();
        var result = new MovetextReader(in, record, notes, true).read();
        int seats = record.variant().seatCount();
        if (result != null && ResultText.fits(result, seats)) {
            record.loader().info(GameInfo.EMPTY.withResult(ResultText.implied(result, seats)));
        }
        in.skipBlanks();
        return in.atEnd() ? null : in.where();
    }
}
