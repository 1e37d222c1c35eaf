package hoppity.engine;

import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Referee;
import hoppity.rules.Variant;

/**
 * The variation under search in a game of three or more seats, seen by the side that is to move at its root: the position,
 * what goes with it from move to move, and what the rules say of it. Of the rules only a filled camp and repetition can end
 * such games ({@link Variant} refuses the limits).
 */
final class SeatedVariation {
    /** In place of a value: nobody's game ends here. */
    static final int GOES_ON = Integer.MIN_VALUE;

    private static final long SIDE_KEY = 0x9e3779b97f4a7c15L;

    private final Variant variant;
    private final MutablePosition position;
    private final ForwardMoves forward;
    private final Referee referee;
    private final Repetitions repetitions;
    private final Armies armies;
    private final Standing standing;
    private final int ownSide;
    private final long salt;
    private final boolean playsOn;

    /** @param game keys of the positions of the game, the root's last */
    SeatedVariation(Variant variant, MutablePosition root, CellValues cells, MoveGenerator generator, long[] game) {
        this.variant = variant;
        position = root;
        referee = new Referee(variant);
        repetitions = new Repetitions(variant, game);
        armies = new Armies(cells, root);
        forward = new ForwardMoves(generator, armies);
        standing = new Standing(variant, armies);
        ownSide = standing.side(root.toMove());
        salt = repetitions.salt() ^ SIDE_KEY * (ownSide + 1);
        playsOn = variant.playsOn();
    }

    Armies armies() {
        return armies;
    }

    Standing standing() {
        return standing;
    }

    int toMove() {
        return position.toMove();
    }

    /** Whether it is the turn of the root's side. */
    boolean isOwnTurn() {
        return isOwn(position.toMove());
    }

    boolean isOwn(int seat) {
        return standing.side(seat) == ownSide;
    }

    /** Whether the turn after this one is another's than the root side's too. */
    boolean isRivalNext() {
        int seat = position.toMove();
        do {
            seat = variant.next(seat);
        } while (playsOn && position.hasFinished(seat));
        return !isOwn(seat);
    }

    /** Under which key the transposition table knows the position; values depend on whose search it is. */
    long key() {
        return position.key() ^ salt;
    }

    /** The estimate for the root's side. */
    int estimate() {
        return PlaceValues.estimate(standing.lead(position, ownSide), position.finishedCount());
    }

    void play(int move) {
        if (move != Move.PASS_CODE) {
            armies.move(position.toMove(), Move.from(move), Move.to(move));
        }
        position.make(move);
    }

    void takeBack(int move) {
        position.unmake(move);
        if (move != Move.PASS_CODE) {
            armies.move(position.toMove(), Move.to(move), Move.from(move));
        }
    }

    /** The move of the seat to move that goes forward most, or a pass if it has none. */
    int mostForward() {
        return forward.best(position);
    }

    /**
     * What the rules say after a move.
     *
     * @param mover the seat that has made it
     * @param goneBefore how many seats had finished before it
     * @param ply how many plies have been played since the root
     * @return the value for the root's side, or {@link #GOES_ON}
     */
    int verdict(int mover, int goneBefore, int ply) {
        if (finishes(mover, goneBefore)) {
            if (isOwn(mover)) {
                return ply == 1 && goneBefore == 0 ? Values.winAt(1) : PlaceValues.won(goneBefore, ply);
            }
            if (!playsOn) {
                return PlaceValues.lost(ply);
            }
            if (position.finishedCount() == variant.seatCount() - 1) {
                return PlaceValues.last(variant.seatCount());
            }
        }
        return isDrawn() ? shared() : GOES_ON;
    }

    /** Whether a seat has finished, or its side has won, by the move that it has just made. */
    boolean finishes(int mover, int goneBefore) {
        return playsOn ? position.finishedCount() > goneBefore : sideCompletes(mover);
    }

    /** Whether the game is over once somebody has finished. */
    boolean isDecided() {
        return !playsOn || position.finishedCount() == variant.seatCount() - 1;
    }

    /** Whether the position has occurred so often in the game that it ends here. */
    boolean isDrawn() {
        return repetitions.drawsInGame(position.key());
    }

    int gone() {
        return position.finishedCount();
    }

    private boolean sideCompletes(int mover) {
        for (int seat : standing.seats(standing.side(mover))) {
            if (!referee.completes(position, seat)) {
                return false;
            }
        }
        return true;
    }

    /** All sides that are left share the place. */
    private int shared() {
        int sides = standing.sideCount() - position.finishedCount();
        return PlaceValues.estimate(WinShares.lead(1.0 / sides, sides), position.finishedCount());
    }
}
