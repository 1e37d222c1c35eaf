package hoppity.format.movelist;

import static hoppity.words.Words.tr;

import hoppity.format.FormatException;
import hoppity.format.Note;
import hoppity.format.Notes;
import hoppity.format.ReadResult;
import hoppity.format.SourceFormat;
import hoppity.format.foreign.ForeignText;
import hoppity.record.GameRecord;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Moves and nothing else, as people write them into messages: with numbers or without, separated by blanks, commas or lines,
 * whole chains or the two ends. They do not say what is played: that is given, or guessed from what can be played.
 */
public final class MoveListFormat implements SourceFormat {
    public static final MoveListFormat INSTANCE = new MoveListFormat();

    /** Longer than any game; each of many variants is tried on it. */
    private static final int MAX_LENGTH = 1 << 18;

    private static final Pattern BEGINNING = Pattern.compile("[\\s\\[(\"']{0,100}(\\d{1,4}[.):]{0,3}\\s{0,10})?"
            + "[a-qA-Q][1-9]\\d?([xX]|[^A-Za-z0-9@{}()/\"]{0,6})[a-qA-Q][1-9]\\d?(?![A-Za-z0-9/])");

    private MoveListFormat() {}

    @Override
    public String name() {
        return "moves";
    }

    @Override
    public boolean recognises(String beginning) {
        return BEGINNING.matcher(beginning).lookingAt();
    }

    @Override
    public ReadResult read(byte[] content, @Nullable Charset charset) throws FormatException {
        return read(content, charset, null);
    }

    @Override
    public ReadResult read(byte[] content, @Nullable Charset charset, @Nullable Variant variant)
            throws FormatException {
        var notes = new Notes();
        var text = ForeignText.decode(content, charset, notes);
        var list = list(text.text());
        var guess = variant == null ? Guess.of(list) : Guess.given(list, variant);
        var record = guess.chosen().record();
        record.loader().identity(text.id(), null, null);
        notes.imported(list.beginning(), guess.words());
        var all = new ArrayList<Note>(notes.list());
        all.addAll(guess.chosen().notes());
        return new ReadResult(this, List.of(record), all, text.charset());
    }

    /**
     * Reads moves that are played from a position, all of them or none. Other than in a file there may be anything before them.
     *
     * @throws FormatException saying where the first move is that cannot be played, and why
     */
    public ReadResult readFrom(Position start, Variant variant, String text) throws FormatException {
        var list = list(text);
        boolean isInitial = start.equals(Position.initial(variant.geometry()));
        var attempt = list.read(new GameRecord(variant, isInitial ? null : start));
        if (!attempt.isWhole() || attempt.moves() == 0) {
            throw Guess.refused(list, attempt);
        }
        var notes = new Notes();
        notes.imported(
                list.beginning(),
                isInitial
                        ? tr("a list of moves, read as {0}", variant.id())
                        : tr("a list of moves, read as {0}, from the position on the board", variant.id()));
        var all = new ArrayList<Note>(notes.list());
        all.addAll(attempt.notes());
        return new ReadResult(this, List.of(attempt.record()), all, StandardCharsets.UTF_8);
    }

    private static MoveList list(String text) throws FormatException {
        if (text.length() > MAX_LENGTH) {
            throw new FormatException(tr("a list of moves has at most {0} letters", MAX_LENGTH));
        }
        return MoveList.of(text);
    }
}
