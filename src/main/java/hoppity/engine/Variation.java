package hoppity.engine;

import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Outcome;
import hoppity.rules.Referee;
import hoppity.rules.Variant;

/** The variation under search: the position, what goes with it from move to move, and what the rules say of it. */
final class Variation {
    /** In place of a value: the rules do not end the game here. */
    static final int GOES_ON = Integer.MIN_VALUE;

    /** With fewer pieces outside the target a seat may be better off not moving. */
    private static final int BUSY = 3;

    private final MutablePosition position;
    private final MoveGenerator generator;
    private final Referee referee;
    private final RuleClocks clocks;
    private final Repetitions repetitions;
    private final Evaluation evaluation;
    /** The first ply after the last null move: nothing repeats across one. */
    private int floor;

    private int proof;

    /** @param game keys of the positions of the game, the root's last */
    Variation(Variant variant, Weights weights, MutablePosition root, MoveGenerator generator, long[] game) {
        position = root;
        this.generator = generator;
        referee = new Referee(variant);
        clocks = new RuleClocks(variant);
        repetitions = new Repetitions(variant, game);
        evaluation = new Evaluation(variant, weights, root);
    }

    MutablePosition position() {
        return position;
    }

    Evaluation evaluation() {
        return evaluation;
    }

    int toMove() {
        return position.toMove();
    }

    /** Under which key the transposition table knows the position. */
    long key() {
        return position.key() ^ clocks.key(position.moveNumber()) ^ repetitions.salt();
    }

    /** Whether positions with the same key have the same future, however long. */
    boolean isKeyExact() {
        return clocks.isExact(position.moveNumber());
    }

    int estimate() {
        return evaluation.evaluate(position);
    }

    boolean awaitsEqualiser() {
        return referee.awaitsEqualiser(position);
    }

    void play(int move) {
        if (move != Move.PASS_CODE) {
            evaluation.move(position.toMove(), Move.from(move), Move.to(move));
        }
        position.make(move);
    }

    void takeBack(int move) {
        position.unmake(move);
        if (move != Move.PASS_CODE) {
            evaluation.move(position.toMove(), Move.to(move), Move.from(move));
        }
    }

    /**
     * What the rules say after a move.
     *
     * @param ply how many plies have been played since the root
     * @return the value for the seat that has just moved, or {@link #GOES_ON}
     */
    int verdict(int move, int ply) {
        var outcome = referee.afterPly(position, move);
        if (outcome.isOver()) {
            proof = Proof.DRAW;
            if (outcome.kind() == Outcome.Kind.DRAW) {
                return Values.DRAW;
            }
            return outcome.isWinOf(1 - position.toMove()) ? Values.winAt(ply) : -Values.winAt(ply);
        }
        int known = repetitions.look(position.key(), ply, floor);
        if (known == Repetitions.NEW) {
            repetitions.enter(position.key(), ply);
            return GOES_ON;
        }
        proof = known == Repetitions.DRAWN ? Proof.DRAW : Proof.OF_LINE;
        return Values.DRAW;
    }

    /**
     * Whether what the moves of the seat to move come to can be told before they are made: the rules end no game here, and the
     * estimates afterwards are known.
     */
    boolean isForeseeable() {
        return evaluation.isForeseeable(position) && referee.goesOnAfterAny(position);
    }

    /** The estimate after a move for the seat that plays it, before it is made. */
    int estimateAfter(int move) {
        return evaluation.after(position, move);
    }

    /** Whether a move would lead to a position that has occurred before. */
    boolean wouldRepeat(int move, int ply) {
        return repetitions.look(position.keyAfter(move), ply, floor) != Repetitions.NEW;
    }

    /** Whether the seat that is not to move has more than the last few pieces on their way. */
    boolean isOtherBusy() {
        int other = 1 - position.toMove();
        return position.pieceCount(other) - position.inTarget(other) >= BUSY;
    }

    /** Whether the rule clocks will leave the other seat at ease for so many plies after a move. */
    boolean isOtherUnhurried(int plies) {
        int number = position.moveNumber() + position.toMove();
        return isUnhurried(1 - position.toMove(), number, plies);
    }

    /** What is known about the last {@link #verdict}, if it was a draw. */
    int proof() {
        return proof;
    }

    /** Whether nobody can move, which draws (rules §3.3). The seat to move has been found to have no move. */
    boolean isStuck() {
        if (referee.awaitsEqualiser(position)) {
            return false;
        }
        position.make(Move.PASS_CODE);
        boolean stuck = generator.count(position) == 0;
        position.unmake(Move.PASS_CODE);
        return stuck;
    }

    /** Whether the seat to move has any move. */
    boolean canMove() {
        return generator.canMove(position);
    }

    /** Whether the seat to move has more than the last few pieces on their way. */
    boolean isBusy() {
        int seat = position.toMove();
        return position.pieceCount(seat) - position.inTarget(seat) >= BUSY;
    }

    /** Whether the rule clocks leave the seat to move at ease for so many plies. */
    boolean isUnhurried(int plies) {
        return isUnhurried(position.toMove(), position.moveNumber(), plies);
    }

    private boolean isUnhurried(int seat, int number, int plies) {
        return clocks.movesLeft(number) > plies / 2 + 1
                && !(clocks.isHomeForbidden(number) && position.atHome(seat) > 0);
    }

    /**
     * Skips a turn, which the rules do not allow, to see what it would cost.
     *
     * @return to be handed to {@link #takeBackNull}
     */
    int playNull(int ply) {
        int outer = floor;
        floor = ply;
        position.make(Move.PASS_CODE);
        repetitions.enter(position.key(), ply);
        return outer;
    }

    void takeBackNull(int outer) {
        position.unmake(Move.PASS_CODE);
        floor = outer;
    }
}
