package hoppity.engine;

import hoppity.engine.race.RaceLimits;
import hoppity.engine.race.RaceResult.Proven;
import hoppity.engine.race.RaceSolver;
import hoppity.rules.Move;
import hoppity.rules.MutablePosition;
import hoppity.rules.Outcome;
import hoppity.rules.Position;
import hoppity.rules.RuleOptions.LastMove;
import hoppity.rules.Variant;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** A race that is decided at the root, in the terms of the search. */
final class RootRace {
    /** Counted in placements and positions, so that the same request has the same answer. */
    private static final RaceLimits LIMITS = new RaceLimits(50_000, 30_000, Duration.ofHours(1), 1 << 19);

    /** Where a proof is known to exist. */
    private static final RaceLimits PATIENT = new RaceLimits(2_000_000, 2_000_000, Duration.ofHours(1), 1 << 21);

    /** With more pieces than this outside either target the end is too far off to be seen. */
    private static final int MOST_OUTSIDE = 8;

    private final Variant variant;
    private final Proven proven;
    private final int toMove;

    private RootRace(Variant variant, Proven proven, int toMove) {
        this.variant = variant;
        this.proven = proven;
        this.toMove = toMove;
    }

    /** Whether a position is so near its end that the solver is worth asking. */
    static boolean isNear(MutablePosition position) {
        return outside(position, 0) <= MOST_OUTSIDE || outside(position, 1) <= MOST_OUTSIDE;
    }

    private static int outside(MutablePosition position, int seat) {
        return position.pieceCount(seat) - position.inTarget(seat);
    }

    /**
     * Asks the solver.
     *
     * @param twice the positions that have occurred twice in the game
     * @param promise what has been proven a turn ago
     * @return null if nothing is proven within the limits
     */
    static @Nullable RootRace of(
            Variant variant,
            RaceSolver solver,
            Position root,
            List<Position> twice,
            @Nullable Promise promise,
            BooleanSupplier cancelled) {
        var proven = solve(solver, root, twice, LIMITS, cancelled);
        if (promise != null && (proven == null || proven.turns() > promise.turns())) {
            var rest = promise.rest();
            proven = rest != null ? rest : solve(solver, root, twice, PATIENT, cancelled);
        }
        return proven == null ? null : new RootRace(variant, proven, root.toMove());
    }

    private static @Nullable Proven solve(
            RaceSolver solver, Position root, List<Position> twice, RaceLimits limits, BooleanSupplier cancelled) {
        return solver.solve(root, twice, limits, cancelled) instanceof Proven proven ? proven : null;
    }

    Proven proven() {
        return proven;
    }

    /** Whether the seat to move has a move that keeps to the result. */
    boolean hasMove() {
        return proven.move() != null;
    }

    /** The code of the move that keeps to the result. */
    int move() {
        return Objects.requireNonNull(proven.move()).code();
    }

    /**
     * Whether nothing better is looked for. To win in the number of turns that is proven, one move after the other of the same
     * proof is played; without an end to the search a win may turn out shorter.
     *
     * @param endless whether the search goes on until it is stopped
     */
    boolean isSettled(boolean endless) {
        return hasMove() && (!endless || isDraw() || proven.fills().get(toMove).isExact());
    }

    /** For the seat to move, as {@link Values} has it. */
    int value() {
        if (isDraw()) {
            return Values.DRAW;
        }
        return winner() == toMove ? Values.winAt(plies()) : -Values.winAt(plies());
    }

    /** The moves that follow {@link #move}, as far as they are known. */
    int[] line() {
        var own = proven.fills().get(toMove).line();
        var others = proven.fills().get(1 - toMove).line();
        var line = new ArrayList<Move>();
        for (int ply = 1; ply < plies(); ply++) {
            var of = ply % 2 == 0 ? own : others;
            if (ply / 2 >= of.size()) {
                break;
            }
            line.add(of.get(ply / 2));
        }
        return line.stream().mapToInt(Move::code).toArray();
    }

    private boolean isDraw() {
        return proven.outcome().kind() == Outcome.Kind.DRAW;
    }

    private int winner() {
        return proven.outcome().winner();
    }

    /** At most so many plies until the game ends. */
    private int plies() {
        var options = variant.options();
        boolean replied = options.tempoLimit() > 0 || options.lastMove() == LastMove.EQUALISE && winner() != 1;
        boolean begins = isDraw() || winner() == toMove;
        return 2 * proven.turns() - (begins ? 1 : 0) + (replied ? 1 : 0);
    }

    /** The lines of a search, with the scores that follow from the race. */
    Lines scoring(Lines lines) {
        if (!Values.isLoss(value())) {
            return lines;
        }
        int turns = (plies() + 1) / 2;
        return best -> lines.of(best).stream().map(line -> lost(line, turns)).toList();
    }

    private Line lost(Line line, int turns) {
        int known = line.score().seenBy(toMove) instanceof Score.Loss loss ? Math.min(loss.turns(), turns) : turns;
        return new Line(line.rank(), line.depth(), new Score.Loss(known).seenBy(toMove), line.moves());
    }

    /** Puts the move that keeps to the result first, with its value; false if there is none among the moves. */
    boolean lead(RootMove[] moves) {
        if (!hasMove()) {
            return false;
        }
        int code = move();
        for (int i = 0; i < moves.length; i++) {
            if (moves[i].move == code) {
                var move = moves[i];
                System.arraycopy(moves, 0, moves, 1, i);
                moves[0] = move;
                move.solve(value(), 1, line());
                return true;
            }
        }
        throw new IllegalStateException("the move of a race is none of "
                + Arrays.stream(moves).map(m -> m.move).toList());
    }
}
