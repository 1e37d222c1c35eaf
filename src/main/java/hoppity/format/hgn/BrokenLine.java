package hoppity.format.hgn;

import static hoppity.words.Words.tr;

import hoppity.format.LineBoard;
import hoppity.format.Note;
import hoppity.format.Notes;
import hoppity.format.SourceText;
import hoppity.format.json.JsonTail;
import hoppity.record.BrokenTail;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.TailText;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Lines that cannot be played as text that a person can mend. */
public final class BrokenLine {
    /** Writes moves that an edit made impossible as a line of the text format. */
    public static final TailText TEXT = (record, first, at) -> {
        var turn = first.turn();
        if (turn == null) {
            throw new IllegalArgumentException("the start of a game is no turn");
        }
        var problem = new LineBoard(record.variant(), at).problem(turn);
        return new BrokenTail(BrokenTail.HGN, write(record, first, Map.of()), problem.orElse(""));
    };

    private BrokenLine() {}

    /**
     * A broken line as moves with numbers, whatever format it is kept in.
     *
     * @param node the node after which it stands
     * @return empty if it is kept in a format of which nothing is known, or its moves cannot be told apart
     */
    public static Optional<String> text(GameRecord record, GameNode node, BrokenTail tail) {
        return switch (tail.format()) {
            case BrokenTail.HGN -> Optional.of(tail.text());
            case BrokenTail.JSON ->
                JsonTail.unchecked(record, node, tail)
                        .map(line -> write(line.record(), line.first(), line.unreadable()));
            default -> Optional.empty();
        };
    }

    private static String write(GameRecord record, GameNode first, Map<GameNode, String> unreadable) {
        var out = new StringBuilder("\n");
        new MovetextWriter(record, out, unreadable).writeLine(first);
        return out.toString().strip();
    }

    /**
     * What a mended line comes to.
     *
     * @param played a game from the position with all that can be played; the rest is broken lines in it
     * @param problems what cannot be played, in the order of the text
     * @param error why the text is no line at all, and where; empty if it is one
     */
    public record Mended(GameRecord played, List<Note> problems, String error) {
        public Mended {
            problems = List.copyOf(problems);
        }

        /** Whether all of it can be played. */
        public boolean isWhole() {
            return error.isEmpty()
                    && played.tree().nodes().stream()
                            .allMatch(node -> node.brokenTails().isEmpty());
        }

        /** The number of turns that can be played, those in variations included. */
        public int turns() {
            return played.tree().size() - 1;
        }
    }

    /** Reads a line as it would go on from a position. Numbers and hyphens may be missing. */
    public static Mended mend(Variant variant, Position position, String text) {
        var played = new GameRecord(variant, position);
        var notes = new Notes();
        var source = new SourceText(text.replace("\r\n", "\n").replace('\r', '\n'));
        var more = Movetext.read(source, played, notes);
        var error = more == null ? "" : tr("{0}: text stands behind a result", more);
        var problems = notes.list().stream()
                .filter(note -> note.kind() == Note.Kind.BROKEN)
                .toList();
        return new Mended(played, problems, error);
    }
}
