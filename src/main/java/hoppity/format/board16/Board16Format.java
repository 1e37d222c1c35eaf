package hoppity.format.board16;

import static hoppity.words.Words.tr;

import hoppity.format.FormatException;
import hoppity.format.Notes;
import hoppity.format.ReadResult;
import hoppity.format.SourceFormat;
import hoppity.format.Where;
import hoppity.format.foreign.ForeignText;
import hoppity.record.Extras;
import hoppity.record.GameInfo;
import hoppity.record.GameInfo.TimeControl;
import hoppity.record.GameRecord;
import hoppity.rules.Position;
import hoppity.rules.Setup;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A position of Halma 16×16 as programs are asked for a move in it: {@code GAME} or {@code SINGLE}, the colour to move, seconds,
 * and 16 rows of {@code W}, {@code B} and {@code .} from the top.
 */
public final class Board16Format implements SourceFormat {
    public static final SourceFormat INSTANCE = new Board16Format();

    private static final Pattern BEGINNING = Pattern.compile("\\s*(GAME|SINGLE)\\s*\\n\\s*(WHITE|BLACK)\\s*\\n");
    private static final Pattern SECONDS = Pattern.compile("\\d{1,9}(\\.\\d{1,9})?");
    private static final int SIDE = 16;
    private static final int HEAD = 3;
    private static final double MS = 1000;
    private static final int SMALL = 13;

    private Board16Format() {}

    @Override
    public String name() {
        return "board-16";
    }

    @Override
    public boolean recognises(String beginning) {
        // The head is short; the rest may be long, and need not be copied for its line ends.
        int end = Math.min(beginning.length(), 200);
        return BEGINNING
                .matcher(beginning.substring(0, end).replace("\r\n", "\n").replace('\r', '\n'))
                .lookingAt();
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
        var lines = new ArrayList<ForeignText.Line>();
        for (var line : text) {
            if (lines.size() > HEAD + SIDE) {
                break;
            }
            if (!line.text().isBlank()) {
                lines.add(line);
            }
        }
        if (lines.size() < HEAD + SIDE) {
            throw new FormatException(
                    lines.isEmpty()
                            ? new Where(1, 1)
                            : lines.get(lines.size() - 1).at(0),
                    tr(
                            "a board has {0} rows, and here are {1}; the file may be cut off",
                            SIDE, Math.max(0, lines.size() - HEAD)));
        }
        if (lines.size() > HEAD + SIDE) {
            throw lines.get(HEAD + SIDE).wrong(tr("more text after the {0} rows of the board", SIDE));
        }
        var mode = word(lines.get(0), "GAME", "SINGLE");
        int toMove = word(lines.get(1), "WHITE", "BLACK").equals("WHITE") ? 0 : 1;
        var seconds = lines.get(2).text().strip();
        if (!SECONDS.matcher(seconds).matches()) {
            throw lines.get(2).wrong(tr("\"{0}\" is no number of seconds", seconds));
        }
        var cells = cells(lines.subList(HEAD, HEAD + SIDE));
        var played = variant == null ? guessed(cells, notes, lines.get(HEAD).at(0)) : variant;
        var record = new GameRecord(played, start(played, cells, toMove, lines.get(HEAD)));
        long ms = Math.round(Double.parseDouble(seconds) * MS);
        notes.imported(lines.get(0).at(0), tr("a position of 16×16, {0}: the variant {1}", mode, played.id()));
        notes.imported(lines.get(0).at(0), tr("the board is left as it lies"));
        notes.imported(
                lines.get(2).at(0),
                tr(
                        "{0} s are kept as the main time; the file does not tell the move number, it is taken for 1",
                        seconds));
        record.loader().identity(text.id(), null, null);
        record.loader().info(GameInfo.EMPTY.withTimeControl(new TimeControl(ms, null, Extras.NONE)));
        return new ReadResult(this, List.of(record), notes.list(), text.charset());
    }

    private static String word(ForeignText.Line line, String one, String other) throws FormatException {
        var word = line.text().strip();
        if (!word.equals(one) && !word.equals(other)) {
            throw line.wrong(tr("expected {0} or {1}", one, other));
        }
        return word;
    }

    private static List<Integer> cells(List<ForeignText.Line> rows) throws FormatException {
        var cells = new ArrayList<Integer>();
        for (int y = SIDE - 1; y >= 0; y--) {
            var line = rows.get(y);
            var row = line.text().strip();
            if (row.length() != SIDE) {
                throw line.wrong(tr("a row has {0} cells, this one {1}", SIDE, row.length()));
            }
            for (int x = 0; x < SIDE; x++) {
                int piece = ".WB".indexOf(row.charAt(x));
                if (piece < 0) {
                    throw new FormatException(
                            line.at(line.text().indexOf(row) + x), tr("\"{0}\" is none of W, B and .", row.charAt(x)));
                }
                cells.add(piece == 0 ? Position.EMPTY : piece - 1);
            }
        }
        return cells;
    }

    /** Both armies of 13 mean the smaller camps, all else the usual ones. */
    private static Variant guessed(List<Integer> cells, Notes notes, Where where) {
        boolean small = Collections.frequency(cells, 0) == SMALL && Collections.frequency(cells, 1) == SMALL;
        var variant = Variants.presets().get(small ? "halma-16-13" : "halma-16");
        if (small) {
            notes.imported(where, tr("armies of {0} pieces: the variant is guessed as {1}", SMALL, variant.id()));
        }
        return variant;
    }

    private static @Nullable Position start(Variant variant, List<Integer> cells, int toMove, ForeignText.Line rows)
            throws FormatException {
        Position position;
        try {
            position = new Setup(cells, toMove, 1).validate(variant);
        } catch (IllegalArgumentException e) {
            throw rows.wrong(e.getMessage() + " (" + variant.id() + ")");
        }
        return position.equals(Position.initial(variant.geometry())) ? null : position;
    }
}
