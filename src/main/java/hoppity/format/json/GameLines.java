package hoppity.format.json;

import static hoppity.words.Words.tr;

import hoppity.format.FormatException;
import hoppity.format.Note;
import hoppity.format.Notes;
import hoppity.format.TextEncoding;
import hoppity.format.Where;
import hoppity.record.GameRecord;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** Reads the games of a file of JSON lines one after the other: no more than one is in memory, however long the file is. */
public final class GameLines {
    private static final int LONGEST_LINE = 256 << 20;
    private static final int PIECE = 1 << 16;
    private static final char BOM = '\uFEFF';

    private final Consumer<GameRecord> games;
    private final Notes notes = new Notes();
    private byte[] line = new byte[PIECE];
    private int length;
    private int number = 1;
    private boolean empty = true;

    private GameLines(Consumer<GameRecord> games) {
        this.games = games;
    }

    /**
     * Reads all games.
     *
     * @return the same notes as when the file is read as a whole
     * @throws FormatException where a line is no game, or the file has none
     */
    public static List<Note> read(InputStream in, Consumer<GameRecord> games) throws IOException {
        return new GameLines(games).read(in);
    }

    private List<Note> read(InputStream in) throws IOException {
        var piece = new byte[PIECE];
        boolean behindReturn = false;
        for (int read = in.read(piece); read >= 0; read = in.read(piece)) {
            for (int i = 0; i < read; i++) {
                byte b = piece[i];
                if (b == '\r' || (b == '\n' && !behindReturn)) {
                    endLine();
                } else if (b != '\n') {
                    add(b);
                }
                behindReturn = b == '\r';
            }
        }
        endLine();
        if (empty) {
            throw new FormatException(tr("the file is empty"));
        }
        return notes.list();
    }

    private void add(byte b) throws FormatException {
        if (length == line.length) {
            if (length >= LONGEST_LINE) {
                throw new FormatException(new Where(number, 1), tr("a game of more than {0} MB", LONGEST_LINE >> 20));
            }
            line = Arrays.copyOf(line, 2 * length);
        }
        line[length++] = b;
    }

    private void endLine() throws FormatException {
        var decoded = TextEncoding.decodeUtf8(Arrays.copyOf(line, length), number);
        if (decoded.hadBom() && number == 1) {
            notes.forgiven(new Where(1, 1), tr("a byte order mark"));
        }
        var text = decoded.hadBom() && number > 1 ? BOM + decoded.text() : decoded.text();
        if (!text.isBlank()) {
            games.accept(new GameReader(text, number, notes).read());
            empty = false;
        }
        length = 0;
        number++;
    }
}
