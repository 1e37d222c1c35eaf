package hoppity.studio.moves;

import hoppity.export.text.MoveNumbering;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The notation of a game in lines of one width.
 *
 * @param lineOf index of the line on which a node's move stands, by node id; the root has line 0
 */
record Notation(List<NotationLine> lines, Map<Integer, Integer> lineOf) {
    static final Notation EMPTY = new Notation(List.of(), Map.of());

    /** Arranges a game and breaks it into lines; takes time in proportion to the game. */
    static Notation of(NotationSource source, TextWidth measure, double width) {
        int columns = MoveNumbering.of(source.game()).columns();
        var lines = LineBreaker.lines(NotationLayout.of(source), measure, width, columns);
        var lineOf = new HashMap<Integer, Integer>();
        for (int i = 0; i < lines.size(); i++) {
            for (var run : lines.get(i).runs()) {
                if (run.token() instanceof Token.Move move) {
                    lineOf.put(move.node(), i);
                }
            }
        }
        if (!lines.isEmpty() && source.only() == null) {
            lineOf.put(source.game().tree().root().id(), 0);
        }
        return new Notation(lines, lineOf);
    }

    /**
     * What differs from another notation: its lines {@code from} to {@code end} (exclusive) are replaced.
     *
     * @param lines in their place
     */
    record Change(int from, int end, List<NotationLine> lines) {}

    /** The smallest stretch of lines whose exchange turns another notation into this. */
    Change changeFrom(Notation before) {
        var old = before.lines;
        int common = Math.min(old.size(), lines.size());
        int head = 0;
        while (head < common && old.get(head).equals(lines.get(head))) {
            head++;
        }
        int tail = 0;
        while (tail < common - head && old.get(old.size() - 1 - tail).equals(lines.get(lines.size() - 1 - tail))) {
            tail++;
        }
        return new Change(head, old.size() - tail, lines.subList(head, lines.size() - tail));
    }
}
