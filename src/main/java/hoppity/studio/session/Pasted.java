package hoppity.studio.session;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.format.FormatException;
import hoppity.format.Formats;
import hoppity.format.Note;
import hoppity.format.ReadResult;
import hoppity.format.SourceFormat;
import hoppity.format.movelist.MoveListFormat;
import hoppity.notation.NotationException;
import hoppity.notation.PositionText;
import hoppity.record.GameRecord;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * One way to take a text that was pasted.
 *
 * @param source what it was read as; null for a position
 * @param name what it is, in a few words
 * @param facts more about it
 * @param remarks what was guessed, forgiven or left out, a sentence each
 */
record Pasted(
        Kind kind, GameRecord game, @Nullable ReadResult source, String name, String facts, List<String> remarks) {
    /** The largest board full of pieces, with room to spare. */
    private static final int LONGEST_POSITION = 1000;

    /** Rows of a board with a slash between them: what a person means as a position, be it right or wrong. */
    private static final Pattern POSITION = Pattern.compile("\\p{Alnum}+(\\s*/\\s*\\p{Alnum}+){3,}(\\s+\\p{Alnum}+)*");

    Pasted {
        remarks = List.copyOf(remarks);
    }

    enum Kind {
        POSITION,
        GAME,
        /** Moves that can all be played from the position on the board; the game begins with that. */
        LINE
    }

    /** What is on the board of the shown game. */
    record Board(Variant variant, Position position) {}

    /**
     * All ways to take a text, the likeliest first: each game that it holds, and a list of moves from where it can be played.
     *
     * @param name where it came from, for messages
     * @param board null while no game is shown
     * @throws IOException if there is none, in one line
     */
    static List<Pasted> read(GameFiles files, String name, String text, @Nullable Board board) throws IOException {
        var stripped = text.strip();
        if (stripped.length() <= LONGEST_POSITION && POSITION.matcher(stripped).matches()) {
            return List.of(position(name, stripped, board));
        }
        var content = text.getBytes(StandardCharsets.UTF_8);
        var format = format(content, name);
        boolean isList = format.isEmpty() || format.get() == MoveListFormat.INSTANCE;
        var ways = new ArrayList<Pasted>();
        var refusal = "";
        if (isList && board != null) {
            try {
                var read = MoveListFormat.INSTANCE.readFrom(board.position(), board.variant(), text);
                ways.add(ofBoard(Kind.LINE, read, isInitial(board)));
            } catch (FormatException e) {
                refusal = String.valueOf(e.getMessage());
            }
        }
        if (ways.isEmpty()) {
            if (format.isEmpty()) {
                throw new FormatException(tr("{0}: this text is neither a game nor a position.", name));
            }
            var read = files.parse(content, name, board == null ? null : board.variant());
            read.games().forEach(game -> ways.add(isList ? list(game, read) : game(game, read)));
            return refusal.isEmpty() ? ways : List.of(ways.get(0).with(tr("It cannot be inserted here: {0}", refusal)));
        }
        if (board != null && format.isPresent() && !isInitial(board)) {
            fromTheStart(content, board).ifPresent(ways::add);
        }
        return ways;
    }

    private static Optional<SourceFormat> format(byte[] content, String name) {
        try {
            return Optional.of(Formats.detect(content, name));
        } catch (FormatException e) {
            // Moves behind a comment, say, are no file, but they can be a line of the game that is shown.
            return Optional.empty();
        }
    }

    private static boolean isInitial(Board board) {
        return board.position().equals(Position.initial(board.variant().geometry()));
    }

    private static Optional<Pasted> fromTheStart(byte[] content, Board board) {
        try {
            var read = MoveListFormat.INSTANCE.read(content, StandardCharsets.UTF_8, board.variant());
            return read.isWhole() ? Optional.of(ofBoard(Kind.GAME, read, true)) : Optional.empty();
        } catch (FormatException e) {
            // The line is only one from the position on the board.
            return Optional.empty();
        }
    }

    private static Pasted position(String name, String text, @Nullable Board board) throws FormatException {
        if (board == null) {
            throw new FormatException(tr("{0}: a position needs its variant; first open or start a game of it.", name));
        }
        var variant = board.variant();
        try {
            var start = new PositionText(variant).read(text);
            var facts = variant.shownName() + " · "
                    + tr("{0} to move", variant.seat(start.toMove()).name());
            return new Pasted(Kind.POSITION, new GameRecord(variant, start), null, tr("A position"), facts, List.of());
        } catch (NotationException e) {
            throw new FormatException(name + ": " + e.getMessage() + " (" + variant.shownName() + ").");
        }
    }

    private static Pasted game(GameRecord game, ReadResult read) {
        return new Pasted(
                Kind.GAME,
                game,
                read,
                GameTitle.plain(GameDialog.name(game)),
                GameTitle.plain(GameDialog.detail(game)),
                remarks(read, 0));
    }

    /** A list whose variant was looked for. */
    private static Pasted list(GameRecord game, ReadResult read) {
        return ofMoves(Kind.GAME, game, read, tr("from the start of a game"), 0);
    }

    /** A list of the variant on the board: that it is one is all that the first note says. */
    private static Pasted ofBoard(Kind kind, ReadResult read, boolean fromStart) {
        var from = fromStart ? tr("from the start of a game") : tr("from the position on the board");
        return ofMoves(kind, read.games().get(0), read, from, 1);
    }

    private static Pasted ofMoves(Kind kind, GameRecord game, ReadResult read, String from, int skipped) {
        int moves = game.tree().size() - 1;
        return new Pasted(
                kind,
                game,
                read,
                count(moves, "A list of {0} move", "A list of {0} moves"),
                game.variant().shownName() + " · " + from,
                remarks(read, skipped));
    }

    private static List<String> remarks(ReadResult read, int skipped) {
        return read.notes().stream()
                .skip(skipped)
                .map(note -> note.kind() == Note.Kind.IMPORTED ? note.message() : note.toString())
                .toList();
    }

    private Pasted with(String remark) {
        var all = new ArrayList<>(remarks);
        all.add(remark);
        return new Pasted(kind, game, source, name, facts, all);
    }
}
