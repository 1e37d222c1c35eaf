package hoppity.engine.race;

import hoppity.engine.race.Effort.Spent;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Outcome;
import hoppity.rules.Position;
import hoppity.rules.Referee;
import hoppity.rules.RuleOptions.HomeCheck;
import hoppity.rules.RuleOptions.ReenterHome;
import hoppity.rules.RuleOptions.Repetition;
import hoppity.rules.RuleOptions.Win;
import hoppity.rules.Variant;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Whether a seat near its goal forces a result though the armies can still touch: every move of the other side is answered. The
 * {@link Referee} judges each ply, so that all clocks count. The seat's own moves are cut where a bound says that the turns left
 * are not enough; that, like every limit of this search, can only hide a proof.
 *
 * <p>A forced win in the fewest turns never comes back to a position, so that no repetition spoils it. Where a clock makes equal
 * placements differ, only ways too short for a third occurrence are looked at.
 */
final class Duel {
    /** Own turns of the longest proof that is looked for. */
    static final int MAX_TURNS = 6;

    /** In so many own turns no position occurs three times. */
    private static final int TURNS_WITHOUT_REPETITION = 4;

    /** No army with farther to go is looked at: the search would end at its limit. */
    private static final int FARTHEST = 5;

    private static final int HISTORY = 1 << 16;

    private final Variant variant;
    private final Terrain[] terrains;
    private final MutablePosition position;
    private final MoveGenerator generator;
    private final Referee referee;
    private final Effort effort;
    private final boolean allOwn;
    /** Whether the tempo limit may decide before a camp is filled, so that the way to the camp says nothing. */
    private final boolean tempoDecides;

    private final int[][] buffers;
    private final boolean[] occupied;
    private final long[] weights = new long[2];
    private final int[] refutations = new int[HISTORY];
    private final Verdicts verdicts;
    private long positions;

    private int seat;
    private boolean drawIsEnough;

    Duel(Variant variant, Terrain[] terrains, Position start, Effort effort) {
        this.variant = variant;
        this.terrains = terrains;
        this.effort = effort;
        position = new MutablePosition(variant, start);
        generator = new MoveGenerator(variant);
        referee = new Referee(variant);
        allOwn = variant.options().win() == Win.ALL_OWN;
        int tempoLimit = variant.options().tempoLimit();
        tempoDecides = start.moveNumber() <= tempoLimit && tempoLimit - start.moveNumber() < MAX_TURNS;
        buffers = new int[2 * MAX_TURNS + 2][];
        occupied = new boolean[start.size()];
        for (int cell = 0; cell < occupied.length; cell++) {
            int owner = start.at(cell);
            if (owner != Position.EMPTY) {
                occupied[cell] = true;
                weights[owner] += terrains[owner].bound.weight(cell);
            }
        }
        verdicts = new Verdicts(effort.limits().bytes());
    }

    /** Thrown where the search has become too large. */
    private static final class TooLarge extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooLarge() {
            super(null, null, false, false);
        }
    }

    /** What is forced, as a seat and its turns. */
    record Forced(int seat, int turns) {}

    /** The seat that wins in any case and in how many turns at most; a seat of −1 stands for a draw; null if neither is found. */
    @Nullable
    Forced solve() throws Spent {
        int[] bounds = {bound(0), bound(1)};
        int most = effort.limits().positions() == 0 ? 0 : longest();
        try {
            for (int turns = 1; turns <= most; turns++) {
                for (int each = 0; each < 2; each++) {
                    int candidate = bounds[0] <= bounds[1] ? each : 1 - each;
                    if (bounds[candidate] <= Math.min(turns, FARTHEST) && forces(candidate, false, turns)) {
                        return new Forced(candidate, turns);
                    }
                }
                if (Math.max(bounds[0], bounds[1]) <= Math.min(turns, FARTHEST)
                        && forces(0, true, turns)
                        && forces(1, true, turns)) {
                    return new Forced(Finish.DRAW, turns);
                }
            }
        } catch (TooLarge e) {
            return null;
        }
        return null;
    }

    private int longest() {
        var options = variant.options();
        boolean clocks = options.tempoLimit() > 0
                || options.homeCheck() != HomeCheck.NONE
                || options.reenterHome() == ReenterHome.LOSES_AFTER_LIMIT;
        return clocks && options.repetition() != Repetition.NONE ? TURNS_WITHOUT_REPETITION : MAX_TURNS;
    }

    private boolean forces(int candidate, boolean orDraw, int turns) throws Spent {
        seat = candidate;
        drawIsEnough = orDraw;
        return position.toMove() == seat ? attack(turns, 0) : defend(turns, 0);
    }

    /** A number of turns of which one less is not enough for a seat; without help, where others count as filling a camp. */
    private int bound(int of) {
        if (tempoDecides) {
            return 1;
        }
        if (allOwn) {
            return terrains[of].bound.turns(weights[of]);
        }
        int open = 0;
        for (int cell : terrains[of].targetCells) {
            open += occupied[cell] ? 0 : 1;
        }
        return open;
    }

    /** The seat to move can force the result within so many of its turns, this one included. */
    private boolean attack(int left, int ply) throws Spent {
        count();
        if (left == 0 || bound(seat) > left) {
            return false;
        }
        long key = key();
        int known = verdicts.look(key, left);
        if (known != Verdicts.UNKNOWN) {
            return known == Verdicts.FORCED;
        }
        boolean forced = left == 1 && allOwn && !tempoDecides ? fillsNow(ply) : attackInFull(left, ply);
        verdicts.store(key, left, forced);
        return forced;
    }

    /** The last turn: the one piece outside goes to the one cell that stands empty. */
    private boolean fillsNow(int ply) throws Spent {
        var terrain = terrains[seat];
        int hole = -1;
        for (int cell : terrain.targetCells) {
            hole = position.at(cell) == seat ? hole : cell;
        }
        if (hole < 0 || occupied[hole]) {
            return hole < 0 && attackInFull(1, ply);
        }
        int straggler = -1;
        for (int i = 0; i < position.pieceCount(seat); i++) {
            int cell = position.piece(seat, i);
            straggler = terrain.inTarget[cell] ? straggler : cell;
        }
        var moves = buffer(ply);
        int count = straggler < 0 ? 0 : terrain.moves.generate(new int[] {straggler}, occupied, moves);
        for (int i = 0; i < count; i++) {
            if ((moves[i] & 0xff) == hole) {
                return play(Move.code(straggler, hole), 0, ply);
            }
        }
        return false;
    }

    private boolean attackInFull(int left, int ply) throws Spent {
        var moves = buffer(ply);
        int count = generator.generate(position, moves);
        if (count == 0) {
            return play(Move.PASS_CODE, left - 1, ply);
        }
        var terrain = terrains[seat];
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int from = Move.from(moves[i]);
            int to = Move.to(moves[i]);
            if (allOwn
                    && !tempoDecides
                    && terrain.bound.turns(weights[seat] - terrain.bound.weight(from) + terrain.bound.weight(to))
                            >= left) {
                continue;
            }
            int forward = occupied.length + terrain.distance[from] - terrain.distance[to];
            moves[kept++] = forward << 16 | moves[i];
        }
        Arrays.sort(moves, 0, kept);
        for (int i = kept - 1; i >= 0; i--) {
            if (play(moves[i] & 0xffff, left - 1, ply)) {
                return true;
            }
        }
        return false;
    }

    /** The other side is to move and cannot avoid it. */
    private boolean defend(int left, int ply) throws Spent {
        count();
        boolean equaliser = referee.awaitsEqualiser(position);
        if (equaliser
                ? seat == 0 && allOwn && !tempoDecides && bound(1) > 1
                : left == 0 && !tempoDecides || bound(seat) > Math.max(1, left)) {
            return equaliser;
        }
        long key = key();
        int known = verdicts.look(key, left);
        if (known != Verdicts.UNKNOWN) {
            return known == Verdicts.FORCED;
        }
        boolean forced = isEveryMoveAnswered(left, ply);
        verdicts.store(key, left, forced);
        return forced;
    }

    private boolean isEveryMoveAnswered(int left, int ply) throws Spent {
        var moves = buffer(ply);
        int count = generator.generate(position, moves);
        if (count == 0) {
            return play(Move.PASS_CODE, left, ply);
        }
        int first = 0;
        for (int i = 1; i < count; i++) {
            first = refutations[moves[i]] > refutations[moves[first]] ? i : first;
        }
        int strongest = moves[first];
        moves[first] = moves[0];
        moves[0] = strongest;
        for (int i = 0; i < count; i++) {
            if (!play(moves[i], left, ply)) {
                refutations[moves[i]] += 1 + left;
                return false;
            }
        }
        return true;
    }

    /** Whether the result is forced after a move, with so many turns of the seat left then. */
    private boolean play(int move, int left, int ply) throws Spent {
        int mover = position.toMove();
        move(mover, Move.from(move), Move.to(move), move);
        position.make(move);
        var outcome = referee.afterPly(position, move);
        boolean forced = outcome.isOver()
                ? outcome.isWinOf(seat) || drawIsEnough && outcome.kind() == Outcome.Kind.DRAW
                : mover == seat ? defend(left, ply + 1) : attack(left, ply + 1);
        position.unmake(move);
        move(mover, Move.to(move), Move.from(move), move);
        return forced;
    }

    private void move(int mover, int from, int to, int move) {
        if (move != Move.PASS_CODE) {
            occupied[from] = false;
            occupied[to] = true;
            weights[mover] += terrains[mover].bound.weight(to) - terrains[mover].bound.weight(from);
        }
    }

    /** The move number tells positions apart that clocks make different. */
    private long key() {
        long goal = position.moveNumber() * 4L + seat * 2L + (drawIsEnough ? 1 : 0);
        return position.key() ^ (goal + 1) * 0x9e3779b97f4a7c15L;
    }

    private int[] buffer(int ply) {
        if (buffers[ply] == null) {
            buffers[ply] = new int[MoveGenerator.MAX_MOVES];
        }
        return buffers[ply];
    }

    private void count() throws Spent {
        effort.look(++positions);
        if (positions > effort.limits().positions()) {
            throw new TooLarge();
        }
    }
}
