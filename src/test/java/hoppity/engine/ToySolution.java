package hoppity.engine;

import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Outcome;
import hoppity.rules.Position;
import hoppity.rules.Referee;
import hoppity.rules.RuleOptions;
import hoppity.rules.Variant;

/**
 * A game of two on a board so small that every placement of the pieces with either seat to move is given its value, backwards
 * from the ends of the game. The moves and the ends are those of the rules; nothing is the engine's. For variants without
 * limits and without repetition, where a position has one value however it came about.
 */
final class ToySolution {
    /** The game is over in the position. */
    static final int OVER = Byte.MIN_VALUE;
    /** Neither seat can force a win. */
    static final int DRAW = 0;

    /** More moves than a position has: it can never run out of those that do not lose. */
    private static final int ESCAPES = 255;

    private final Variant variant;
    private final MoveGenerator generator;
    /** The same board with every movement free, so that each move could be taken back by another. */
    private final Variant free;

    private final MoveGenerator freeMoves;
    private final Referee referee;
    private final Placements placements;
    /** {@code [seat to move][placement]}: plies to the end, positive if the seat to move wins, negative if it loses. */
    private final byte[][] values;
    /** {@code [seat to move][placement]}: how many moves do not lose yet. */
    private final byte[][] open;

    private final int[] moves = new int[MoveGenerator.MAX_MOVES];

    ToySolution(Variant variant) {
        var options = variant.options();
        if (options.homeLimit() > 0
                || options.tempoLimit() > 0
                || options.repetition() != RuleOptions.Repetition.NONE
                || variant.seatCount() != 2) {
            throw new IllegalArgumentException(variant.id() + " needs more than a position to be judged");
        }
        this.variant = variant;
        generator = new MoveGenerator(variant);
        free = variant.withOptions(SmallGames.freeMovement(options));
        freeMoves = new MoveGenerator(free);
        referee = new Referee(variant);
        placements = new Placements(variant.topology().size(), variant.home(0).size());
        values = new byte[2][placements.count()];
        open = new byte[2][placements.count()];
        int depth = 1;
        boolean found = judgeEnds();
        while (found) {
            found = goBack(depth++);
        }
    }

    /** How many placements there are, each with either seat to move. */
    int placements() {
        return placements.count();
    }

    /** The number of a placement. */
    int placement(Position position) {
        return placements.index(new MutablePosition(variant, position));
    }

    /** The position of a placement. */
    Position position(int placement, int toMove) {
        return Position.of(placements.cells(placement), toMove, 1);
    }

    /**
     * The value of a position for the seat to move: plies until it wins if both do their best, the negative of those until it
     * loses, {@link #DRAW} or {@link #OVER}.
     */
    int value(int placement, int toMove) {
        return values[toMove][placement];
    }

    /** Whether the seat to move has completed already, so that it cannot be its turn. */
    boolean isIllegal(int placement, int toMove) {
        return referee.completes(new MutablePosition(variant, position(placement, toMove)), toMove);
    }

    /** Wins and losses with the next move, and how many moves are left to look at. */
    private boolean judgeEnds() {
        boolean found = false;
        for (int seat = 0; seat < 2; seat++) {
            for (int placement = 0; placement < placements.count(); placement++) {
                var position = new MutablePosition(variant, position(placement, seat));
                boolean over = referee.atStart(position).isOver();
                values[seat][placement] = (byte) (over ? OVER : judgeEnds(position, placement));
                found |= !over && values[seat][placement] != DRAW;
            }
        }
        return found;
    }

    private int judgeEnds(MutablePosition position, int placement) {
        int seat = position.toMove();
        int count = generator.generate(position, moves);
        if (count == 0) {
            moves[count++] = Move.PASS_CODE;
        }
        int left = 0;
        boolean drawn = false;
        for (int i = 0; i < count; i++) {
            var outcome = outcome(position, moves[i]);
            if (outcome.isWinOf(seat)) {
                return 1;
            }
            drawn |= outcome.isOver() && !outcome.isWinOf(1 - seat);
            left += outcome.isOver() ? 0 : 1;
        }
        open[seat][placement] = (byte) (drawn ? ESCAPES : left);
        return drawn || left > 0 ? DRAW : -1;
    }

    private Outcome outcome(MutablePosition position, int move) {
        boolean stuck = move == Move.PASS_CODE
                && !referee.awaitsEqualiser(position)
                && generator.count(position, 1 - position.toMove()) == 0;
        position.make(move);
        var outcome = referee.afterPly(position, move);
        position.unmake(move);
        return !outcome.isOver() && stuck ? Outcome.draw(hoppity.rules.Termination.NO_MOVES) : outcome;
    }

    /** Carries results so many plies from the end to the positions before. */
    private boolean goBack(int depth) {
        boolean found = false;
        for (int seat = 0; seat < 2; seat++) {
            for (int placement = 0; placement < placements.count(); placement++) {
                if (Math.abs(values[seat][placement]) == depth) {
                    found |= goBack(placement, seat, depth);
                }
            }
        }
        return found;
    }

    private boolean goBack(int placement, int seat, int depth) {
        boolean lost = values[seat][placement] < 0;
        var before = new MutablePosition(free, position(placement, 1 - seat));
        boolean found = false;
        int count = freeMoves.generate(before, moves);
        moves[count++] = Move.PASS_CODE;
        for (int i = 0; i < count; i++) {
            int back = moves[i];
            int forth = back == Move.PASS_CODE ? back : Move.code(Move.to(back), Move.from(back));
            before.make(back);
            int earlier = placements.index(before);
            before.unmake(back);
            if (values[1 - seat][earlier] != DRAW || open[1 - seat][earlier] == (byte) ESCAPES && !lost) {
                continue;
            }
            var position = new MutablePosition(variant, position(earlier, 1 - seat));
            if (!generator.isLegal(position, forth) || outcome(position, forth).isOver()) {
                continue;
            }
            if (lost) {
                values[1 - seat][earlier] = (byte) (depth + 1);
                found = true;
            } else if (--open[1 - seat][earlier] == 0) {
                values[1 - seat][earlier] = (byte) -(depth + 1);
                found = true;
            }
        }
        return found;
    }
}
