package hoppity.engine.race;

import hoppity.engine.transfer.ArmyMoves;
import java.util.Arrays;
import java.util.List;

/**
 * Where the pieces of an army can get to, turn after turn, and more: every cell is taken to be free for a landing and every
 * cell that a piece can have got to, to hold one that can be jumped. No sequence of moves leads outside. As long as the
 * spread has not {@linkplain #hasTouched() touched} the pieces of the other side, every move of the army is one that it could
 * make alone on the board, and the other way round.
 *
 * <p>A chain lands beside a piece that it jumps, so that without long jumps a spread grows by one ring of cells a turn at most.
 */
final class Spread {
    private final ArmyMoves moves;
    private final boolean[] cells;
    private final boolean anyEnd;
    private boolean touched;
    private boolean grew = true;

    private final boolean[] seen;
    private final int[] queue;
    private int queued;

    Spread(ArmyMoves moves, List<Integer> army, int boardSize) {
        this.moves = moves;
        cells = new boolean[boardSize];
        army.forEach(cell -> cells[cell] = true);
        anyEnd = moves.turnsEndAnywhere();
        seen = new boolean[boardSize];
        queue = new int[boardSize];
    }

    /** Per cell, whether a piece of the army may stand there after the turns so far. The array is copied. */
    boolean[] cells() {
        return cells.clone();
    }

    /** Whether some turn so far can have depended on a piece of the other side, as something to jump or as an obstacle. */
    boolean hasTouched() {
        return touched;
    }

    /** Whether the last turn has brought new cells; none can come after one that has not. */
    boolean isGrowing() {
        return grew;
    }

    /**
     * Adds one turn.
     *
     * @param others per cell, whether a piece of the other side may stand there meanwhile
     */
    void grow(boolean[] others) {
        var before = cells.clone();
        if (anyEnd) {
            // Wherever a turn began, it may end on any cell that is reached: all pieces can be followed at once.
            begin();
            for (int cell = 0; cell < before.length; cell++) {
                if (before[cell]) {
                    reach(cell);
                }
            }
            follow(before, others, queued);
            for (int i = 0; i < queued; i++) {
                cells[queue[i]] = true;
            }
            grew = !Arrays.equals(before, cells);
            return;
        }
        for (int from = 0; from < before.length; from++) {
            if (before[from]) {
                begin();
                reach(from);
                follow(before, others, 1);
                for (int i = 0; i < queued; i++) {
                    cells[queue[i]] |= moves.mayTurn(from, queue[i]);
                }
            }
        }
        grew = !Arrays.equals(before, cells);
    }

    private void begin() {
        Arrays.fill(seen, false);
        queued = 0;
    }

    private void reach(int cell) {
        if (!seen[cell]) {
            seen[cell] = true;
            queue[queued++] = cell;
        }
    }

    /** Follows jumps from everywhere in the queue, then steps from the first cells of it. */
    private void follow(boolean[] bridges, boolean[] others, int starts) {
        for (int i = 0; i < queued; i++) {
            int cell = queue[i];
            for (int[] line : moves.lines(cell)) {
                jump(cell, line, bridges, others);
            }
        }
        for (int i = 0; i < starts; i++) {
            for (int to : moves.steps(queue[i])) {
                touched |= others[to];
                reach(to);
            }
        }
    }

    private void jump(int cell, int[] line, boolean[] bridges, boolean[] others) {
        int farthest = moves.longJumps() ? (line.length - 2) / 2 : 0;
        boolean inTheWay = false;
        for (int over = 0; over <= farthest && 2 * over + 1 < line.length; over++) {
            int landing = line[2 * over + 1];
            inTheWay |= others[line[over]] || others[line[2 * over]] || others[landing];
            if (!moves.mayHop(cell, landing)) {
                continue;
            }
            if (bridges[line[over]] || others[line[over]]) {
                touched |= inTheWay;
                reach(landing);
            }
        }
    }
}
