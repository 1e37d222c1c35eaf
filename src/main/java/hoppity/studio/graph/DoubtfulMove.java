package hoppity.studio.graph;

import hoppity.record.GameNode;
import hoppity.record.Glyph;
import java.util.ArrayList;
import java.util.List;

/**
 * A move that carries a glyph of doubt, shown as a dot.
 *
 * @param mistake whether it is a mistake ({@code ?} or {@code ??}) rather than doubtful ({@code ?!})
 */
public record DoubtfulMove(int ply, boolean mistake) {
    /** Those of a line, by ply. */
    public static List<DoubtfulMove> of(List<GameNode> line) {
        var moves = new ArrayList<DoubtfulMove>();
        for (int ply = 0; ply < line.size(); ply++) {
            var nags = line.get(ply).annotations().nags();
            boolean mistake = has(nags, Glyph.Tone.BAD);
            if (mistake || has(nags, Glyph.Tone.DOUBTFUL)) {
                moves.add(new DoubtfulMove(ply, mistake));
            }
        }
        return List.copyOf(moves);
    }

    private static boolean has(List<Integer> nags, Glyph.Tone tone) {
        for (int nag : nags) {
            if (Glyph.toneOf(nag) == tone) {
                return true;
            }
        }
        return false;
    }
}
