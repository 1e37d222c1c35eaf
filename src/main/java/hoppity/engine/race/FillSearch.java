package hoppity.engine.race;

import hoppity.engine.race.Effort.Spent;
import hoppity.rules.Move;
import hoppity.rules.RuleOptions.Win;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Looks for the shortest way of one army to its target through given surroundings: depth first with one limit of turns after
 * the other (IDA*), cut where a bound says that the turns left are not enough or the placement has failed before.
 */
final class FillSearch {
    /** After so many placements a pattern table pays. */
    private static final int WORTH_A_TABLE = 2000;

    private static final int UNKNOWN = 0;
    private static final int ENOUGH = 1;
    private static final int NOT_ENOUGH = 2;

    private final Terrain terrain;
    private final Surroundings surroundings;
    private final Clock clock;
    private final Effort effort;
    private final Failures failures;
    private final boolean othersCount;
    /** The greatest number of pieces of the other side that count as filling the target at the same time. */
    private final int mostCounting;

    private final boolean alone;
    private final boolean certain;

    private final int[] army;
    private final int[] slot;
    private final boolean[] own;
    private final boolean[] occupied;
    private long key;
    private long weight;
    private int inside;
    private int home;

    private @Nullable PatternTable table;
    private int turns;
    private final List<int[]> buffers = new ArrayList<>();
    private int[] path = {};

    FillSearch(Terrain terrain, List<Integer> pieces, Surroundings surroundings, Clock clock, Win win, Effort effort) {
        this.terrain = terrain;
        this.surroundings = surroundings;
        this.clock = clock;
        this.effort = effort;
        failures = new Failures(effort.limits().bytes());
        mostCounting = win == Win.ALL_OWN
                ? 0
                : surroundings.standing().stream()
                        .mapToInt(this::inTarget)
                        .max()
                        .orElse(0);
        othersCount = mostCounting > 0;
        alone = surroundings.standing().stream().noneMatch(FillSearch::any);
        certain = surroundings.unsure().stream().noneMatch(FillSearch::any);
        army = pieces.stream().mapToInt(Integer::intValue).toArray();
        slot = new int[terrain.cells];
        own = new boolean[terrain.cells];
        occupied = new boolean[terrain.cells];
        for (int i = 0; i < army.length; i++) {
            int cell = army[i];
            slot[cell] = i;
            own[cell] = true;
            key ^= terrain.keys[cell];
            inside += terrain.inTarget[cell] ? 1 : 0;
            home += terrain.atHome[cell] ? 1 : 0;
        }
        weight = terrain.bound.weigh(army);
    }

    /** A number of turns of which one less is not enough. */
    int bound() {
        int farthest = 0;
        for (int cell : army) {
            farthest = Math.max(farthest, terrain.rings[cell]);
        }
        return Math.max(bound(weight, inside), alone ? farthest : 0);
    }

    /** The same with any number of pieces of others about, none of them in the target. */
    int stepBound() {
        return terrain.bound.turns(weight);
    }

    /**
     * A way of so many turns, 1 to 100, where fewer are known not to be enough: a move a turn, or a pass where the army cannot
     * move.
     */
    Optional<List<Move>> way(int turns) throws Spent {
        this.turns = turns;
        if (bound() > turns) {
            return Optional.empty();
        }
        if (table == null && alone && effort.placements() > WORTH_A_TABLE) {
            table = terrain.table(effort::isCancelled);
        }
        path = new int[turns];
        while (buffers.size() < turns) {
            buffers.add(new int[terrain.moves.capacity(army.length)]);
        }
        return isEnough(0) ? Optional.of(Arrays.stream(path).mapToObj(Move::of).toList()) : Optional.empty();
    }

    /** Whether the turns left after so many suffice; as deep as there are turns. */
    private boolean isEnough(int made) throws Spent {
        effort.spend();
        int turn = made + 1;
        int left = turns - made;
        if (!certain && isCut(turn)) {
            return false;
        }
        int known = table == null ? UNKNOWN : lookUp(table, left);
        if (known != UNKNOWN && (known == NOT_ENOUGH || certain && descend(made))) {
            return known != NOT_ENOUGH;
        }
        var moves = buffers.get(made);
        int count = generate(turn, moves);
        if (count == 0 && certain) {
            path[made] = Move.PASS_CODE;
            return isFilled(inside, turn) || left > 1 && clock.allows(turn, false, home) && isEnough(turn);
        }
        int kept = keep(moves, count, turn, left);
        if (kept < 0) {
            return true;
        }
        Arrays.sort(moves, 0, kept);
        for (int i = kept - 1; i >= 0; i--) {
            int from = moves[i] >> 8 & 0xff;
            int to = moves[i] & 0xff;
            relocate(from, to);
            boolean enough = isEnough(turn);
            relocate(to, from);
            if (enough) {
                path[made] = Move.code(from, to);
                return true;
            }
        }
        failures.add(key, made, left);
        return false;
    }

    /** What the pattern table says about so many turns. */
    private int lookUp(PatternTable patterns, int left) {
        int outside = terrain.targetCells.length - inside;
        if (outside > patterns.most()) {
            return UNKNOWN;
        }
        int within = patterns.turns(army, own);
        return within == left ? ENOUGH : Math.min(within, patterns.turnsBeyond(outside)) > left ? NOT_ENOUGH : UNKNOWN;
    }

    /** Goes a way of just the turns that the table tells of; false if a clock forbids it, or all that are. */
    private boolean descend(int made) {
        int left = turns - made;
        if (left == 0) {
            return true;
        }
        var moves = buffers.get(made);
        int count = generate(made + 1, moves);
        for (int i = 0; i < count; i++) {
            int from = moves[i] >> 8;
            int to = moves[i] & 0xff;
            boolean comesHome = terrain.atHome[to] && !terrain.atHome[from];
            relocate(from, to);
            boolean found = lookUp(java.util.Objects.requireNonNull(table), left - 1) == ENOUGH
                    && (left == 1 || clock.allows(made + 1, comesHome, home))
                    && descend(made + 1);
            relocate(to, from);
            if (found) {
                path[made] = Move.code(from, to);
                return true;
            }
        }
        return false;
    }

    /** Whether some target cell stands empty that can be taken no more with certainty. */
    private boolean isCut(int turn) {
        var unsure = surroundings.unsure(turn);
        for (int cell : terrain.target.cells()) {
            if (unsure[cell] && !own[cell]) {
                return true;
            }
        }
        return false;
    }

    private int generate(int turn, int[] moves) {
        var standing = surroundings.standing(turn);
        for (int cell = 0; cell < occupied.length; cell++) {
            occupied[cell] = own[cell] || standing[cell];
        }
        return terrain.moves.generate(army, occupied, surroundings.unsure(turn), moves);
    }

    /**
     * Keeps the moves after which the target may still be filled in time, the most forward ones with the greatest numbers.
     *
     * @return how many there are; −1 if one fills the target
     */
    private int keep(int[] moves, int count, int turn, int left) {
        int first = 0;
        int second = 0;
        if (alone) {
            for (int cell : army) {
                int ring = terrain.rings[cell];
                second = Math.max(second, Math.min(first, ring));
                first = Math.max(first, ring);
            }
        }
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int from = moves[i] >> 8;
            int to = moves[i] & 0xff;
            int nowInside = inside + (terrain.inTarget[to] ? 1 : 0) - (terrain.inTarget[from] ? 1 : 0);
            if (isFilled(nowInside, turn)) {
                path[turn - 1] = Move.code(from, to);
                return -1;
            }
            int others = terrain.rings[from] == first ? second : first;
            if (left == 1
                    || alone && Math.max(others, terrain.rings[to]) >= left
                    || bound(weight - terrain.bound.weight(from) + terrain.bound.weight(to), nowInside) >= left) {
                continue;
            }
            boolean comesHome = terrain.atHome[to] && !terrain.atHome[from];
            int nowHome = home + (terrain.atHome[to] ? 1 : 0) - (terrain.atHome[from] ? 1 : 0);
            if (clock.allows(turn, comesHome, nowHome)
                    && !failures.contains(key ^ terrain.keys[from] ^ terrain.keys[to], turn, left - 1)) {
                int forward = terrain.cells + terrain.distance[from] - terrain.distance[to];
                moves[kept++] = forward << 16 | from << 8 | to;
            }
        }
        return kept;
    }

    private boolean isFilled(int nowInside, int turn) {
        int counting = othersCount ? inTarget(surroundings.standing(turn)) : 0;
        return nowInside > 0 && nowInside + counting == terrain.target.size();
    }

    private int bound(long sum, int nowInside) {
        return othersCount ? terrain.target.size() - nowInside - mostCounting : terrain.bound.turns(sum);
    }

    private void relocate(int from, int to) {
        int i = slot[from];
        army[i] = to;
        slot[to] = i;
        own[from] = false;
        own[to] = true;
        key ^= terrain.keys[from] ^ terrain.keys[to];
        weight += terrain.bound.weight(to) - terrain.bound.weight(from);
        inside += (terrain.inTarget[to] ? 1 : 0) - (terrain.inTarget[from] ? 1 : 0);
        home += (terrain.atHome[to] ? 1 : 0) - (terrain.atHome[from] ? 1 : 0);
    }

    private int inTarget(boolean[] standing) {
        int count = 0;
        for (int cell : terrain.target.cells()) {
            count += standing[cell] ? 1 : 0;
        }
        return count;
    }

    private static boolean any(boolean[] cells) {
        for (boolean cell : cells) {
            if (cell) {
                return true;
            }
        }
        return false;
    }
}
