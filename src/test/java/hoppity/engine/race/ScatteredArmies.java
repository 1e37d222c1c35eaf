package hoppity.engine.race;

import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.Arrays;
import java.util.Random;

/** Positions as races have them, for tests. */
final class ScatteredArmies {
    private ScatteredArmies() {}

    /**
     * What stands on each cell, with both armies somewhere about the corners of their targets.
     *
     * @param least how far off they are, in steps, at the least
     * @param widths in how many ways that is chosen, each a step more
     */
    static int[] cells(Variant variant, Random random, int least, int widths) {
        var topology = variant.topology();
        var cells = new int[topology.size()];
        Arrays.fill(cells, Position.EMPTY);
        for (int seat = 0; seat < 2; seat++) {
            int corner = variant.target(seat).corner();
            int radius = least + random.nextInt(widths);
            for (int left = variant.home(seat).size(); left > 0; ) {
                int cell = random.nextInt(cells.length);
                if (cells[cell] == Position.EMPTY && topology.distance(cell, corner) <= radius) {
                    cells[cell] = seat;
                    left--;
                }
            }
        }
        return cells;
    }
}
