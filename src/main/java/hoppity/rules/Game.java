package hoppity.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A game in play: a position with the plies behind it, the rule clocks and the outcome. A game may be played on after its
 * end, as recorded games are (rules §4): the outcome stays that of the ply that ended it.
 */
public final class Game {
    private static final int REPETITIONS_FOR_A_DRAW = 3;

    private final Variant variant;
    private final MutablePosition position;
    private final MoveGenerator generator;
    private final Referee referee;
    private final boolean countsRepetitions;
    private final Map<Long, Integer> occurrences = new HashMap<>();
    private Outcome outcome;
    private int plies;

    public Game(Variant variant) {
        this(variant, Position.initial(variant.geometry()));
    }

    public Game(Variant variant, Position start) {
        this.variant = variant;
        position = new MutablePosition(variant, start);
        generator = new MoveGenerator(variant);
        referee = new Referee(variant);
        countsRepetitions = variant.options().repetition() == RuleOptions.Repetition.THREEFOLD_DRAW;
        occurrences.put(position.key(), 1);
        outcome = referee.atStart(position);
        if (!outcome.isOver()) {
            outcome = stalemate();
        }
    }

    public Variant variant() {
        return variant;
    }

    /** The current position. */
    public Position position() {
        return position.toPosition();
    }

    public int toMove() {
        return position.toMove();
    }

    public int moveNumber() {
        return position.moveNumber();
    }

    /** The seats that have finished, in order; empty unless the game goes on for the places. */
    public List<Integer> finished() {
        return position.finished();
    }

    /** The number of plies played since the start. */
    public int plies() {
        return plies;
    }

    /** How the game stands, or stood when the rules ended it. */
    public Outcome outcome() {
        return outcome;
    }

    /** The tempo number of a seat in the current position. */
    public int tempo(int seat) {
        return position.tempo(seat);
    }

    /** How many of a seat's pieces are still in its home. */
    public int atHome(int seat) {
        return position.atHome(seat);
    }

    /** Whether the second seat is about to play its equalising move. */
    public boolean awaitsEqualiser() {
        return referee.awaitsEqualiser(position);
    }

    /** Whether the board allows the move now; a pass is legal when the seat has no other move. */
    public boolean isLegal(Move move) {
        boolean moves = move.isPass() || move.from() != move.to();
        return moves && generator.isLegal(position, move.code());
    }

    /** Whether the seat to move has a move other than a pass. */
    public boolean canMove() {
        return generator.count(position) > 0;
    }

    /**
     * Plays a legal move and returns how the game stands after it.
     *
     * @throws IllegalArgumentException if the board does not allow the move
     */
    public Outcome play(Move move) {
        if (!isLegal(move)) {
            throw new IllegalArgumentException("not a legal move");
        }
        return advance(move);
    }

    /** Passes whether or not the seat has a move: records may hold skipped turns (rules §4). */
    public Outcome skip() {
        return advance(Move.PASS);
    }

    /** Ends the game as the players want it. A game that is over stays as it ended. */
    public Outcome conclude(Outcome claimed) {
        if (!outcome.isOver()) {
            outcome = claimed;
        }
        return outcome;
    }

    private Outcome advance(Move move) {
        position.make(move.code());
        plies++;
        int times = countsRepetitions ? occurrences.merge(position.key(), 1, Integer::sum) : 0;
        if (!outcome.isOver()) {
            outcome = referee.afterPly(position, move.code());
            if (!outcome.isOver() && times >= REPETITIONS_FOR_A_DRAW) {
                outcome = Outcome.ranked(position.finished(), Termination.REPETITION);
            }
            if (!outcome.isOver()) {
                outcome = stalemate();
            }
        }
        return outcome;
    }

    /** The end if no seat at all can move; not while the equalising move is due, which is then a pass. */
    private Outcome stalemate() {
        if (generator.count(position) > 0 || referee.awaitsEqualiser(position)) {
            return Outcome.ONGOING;
        }
        for (int seat = 0; seat < variant.seatCount(); seat++) {
            if (!position.hasFinished(seat) && generator.count(position, seat) > 0) {
                return Outcome.ONGOING;
            }
        }
        return Outcome.ranked(position.finished(), Termination.NO_MOVES);
    }
}
