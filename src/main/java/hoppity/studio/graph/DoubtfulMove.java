package hoppity.studio.graph;

import hoppity.record.GameNode;
import java.util.ArrayList;
import java.util.List;

/**
 * A move that carries a glyph of doubt, shown as a dot.
 *
 * @param mistake whether it is a mistake ({@code ?} or {@code ??}) rather than doubtful ({@code ?!})
 */
public record DoubtfulMove(int ply, boolean mistake) {
    private static final int MISTAKE = 2;
    private static final int BLUNDER = 4;
    private static final int DUBIOUS = 6;

    /** Those of a line, by ply. */
    public static List<DoubtfulMove> of(List<GameNode> line) {
        var moves = new ArrayList<DoubtfulMove>();
        for (int ply = 0; ply < line.size(); ply++) {
            var nags = line.get(ply).annotations().nags();
            boolean mistake = nags.contains(MISTAKE) || nags.contains(BLUNDER);
            if (mistake || nags.contains(DUBIOUS)) {
                moves.add(new DoubtfulMove(ply, mistake));
            }
        }
        return List.copyOf(moves);
    }
}
