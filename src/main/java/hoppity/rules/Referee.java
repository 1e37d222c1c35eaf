package hoppity.rules;

import hoppity.rules.RuleOptions.HomeCheck;
import hoppity.rules.RuleOptions.LastMove;
import hoppity.rules.RuleOptions.ReenterHome;
import hoppity.rules.RuleOptions.TempoMeasure;
import java.util.List;

/**
 * Says after each ply whether and how it ended the game. The order of the tests is that of rules §4: completion, re-entry,
 * home check, tempo limit. Repetition needs a history and is judged by whoever keeps one ({@link Game}, a search); so is a
 * board on which nobody can move.
 */
public final class Referee {
    private final Variant variant;
    private final RuleOptions options;
    private final Tables tables;
    private final boolean equalises;
    private final int lastSeat;
    private final boolean playsOn;
    /** {@code [seat]}: those whose camps must all be filled for the seat to win, itself among them. */
    private final List<List<Integer>> teams;

    public Referee(Variant variant) {
        this.variant = variant;
        options = variant.options();
        tables = Tables.of(variant);
        equalises = options.lastMove() == LastMove.EQUALISE;
        lastSeat = variant.seatCount() - 1;
        playsOn = variant.playsOn();
        teams = variant.seats().stream().map(seat -> variant.team(seat.index())).toList();
    }

    /**
     * The outcome right after a ply.
     *
     * @param position the position with the move made
     * @param move the code of the move made last
     */
    public Outcome afterPly(MutablePosition position, int move) {
        if (playsOn) {
            return placesTaken(position);
        }
        int mover = variant.previous(position.toMove());
        var completed = completion(position, mover, move);
        if (completed.isOver() || awaitsEqualiser(position)) {
            return completed;
        }
        int number = mover == lastSeat ? position.moveNumber() - 1 : position.moveNumber();
        if (reenters(mover, number, move)) {
            return defeat(mover, Termination.HOME_REENTERED);
        }
        var homeChecked = homeCheck(position, mover, number);
        return homeChecked.isOver() ? homeChecked : tempoCheck(position, mover, number);
    }

    /**
     * Whether it is plain that the game goes on after a move of the seat to move, before the move is made: no camp is within
     * one cell of being filled, no limit is reached with this move number, and nobody must stay out of a home. For games of
     * two seats; where it says no, {@link #afterPly} knows.
     */
    public boolean goesOnAfterAny(MutablePosition position) {
        int number = position.moveNumber();
        boolean late = number > options.homeLimit()
                && (options.homeCheck() == HomeCheck.EACH_MOVE
                        || options.reenterHome() == ReenterHome.LOSES_AFTER_LIMIT);
        return !late
                && !(options.homeCheck() == HomeCheck.ONCE && number == options.homeLimit())
                && !(options.tempoLimit() > 0 && number == options.tempoLimit())
                && tables.completion.isFarFrom(position, 0)
                && tables.completion.isFarFrom(position, 1);
    }

    /**
     * The outcome of a position that nobody has moved in yet: only a filled camp decides there, since the rule clocks are
     * read after a ply and a position from outside has none behind it.
     */
    public Outcome atStart(MutablePosition position) {
        if (playsOn) {
            return placesTaken(position);
        }
        return completion(position, variant.previous(position.toMove()), Move.PASS_CODE);
    }

    /** Whether the first seat has completed and the second still has its equalising move. */
    public boolean awaitsEqualiser(MutablePosition position) {
        return equalises && position.toMove() == 1 && completes(position, 0);
    }

    /** Whether a seat's camp counts as filled under the variant's winning condition. */
    public boolean completes(MutablePosition position, int seat) {
        return tables.completion.isFilled(position.at, seat, position.inTarget(seat));
    }

    /** The end of a game for places: all but one have finished, and the last takes what is left. */
    private Outcome placesTaken(MutablePosition position) {
        return position.finishedCount() < lastSeat
                ? Outcome.ONGOING
                : Outcome.ranked(position.finished(), Termination.CAMP_FILLED);
    }

    private Outcome completion(MutablePosition position, int mover, int move) {
        if (!equalises) {
            return completes(position, mover) && teamCompletes(position, mover)
                    ? Outcome.winOf(teams.get(mover), Termination.CAMP_FILLED)
                    : Outcome.ONGOING;
        }
        if (mover == 0) {
            // The second seat still has its move of this number; what it does decides.
            return Outcome.ONGOING;
        }
        boolean first = firstHadCompleted(position, move);
        boolean second = completes(position, 1);
        if (first && second) {
            return Outcome.draw(Termination.BOTH_FILLED);
        }
        if (first || second) {
            return Outcome.win(first ? 0 : 1, Termination.CAMP_FILLED);
        }
        return Outcome.ONGOING;
    }

    private boolean teamCompletes(MutablePosition position, int mover) {
        for (int seat : teams.get(mover)) {
            if (seat != mover && !completes(position, seat)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the first seat had completed by its own move: the reply may have entered or left its target since. */
    private boolean firstHadCompleted(MutablePosition position, int reply) {
        int foreign = tables.completion.foreign(position.at, 0);
        if (reply != Move.PASS_CODE && tables.completion.yields(0, 1)) {
            foreign += tables.target[0][Move.from(reply)] - tables.target[0][Move.to(reply)];
        }
        return tables.completion.isFilled(0, position.inTarget(0), foreign);
    }

    private boolean reenters(int mover, int number, int move) {
        return options.reenterHome() == ReenterHome.LOSES_AFTER_LIMIT
                && number > options.homeLimit()
                && move != Move.PASS_CODE
                && tables.home[mover][Move.from(move)] == 0
                && tables.home[mover][Move.to(move)] == 1;
    }

    private Outcome homeCheck(MutablePosition position, int mover, int number) {
        if (options.homeCheck() == HomeCheck.EACH_MOVE) {
            return number > options.homeLimit() && position.atHome(mover) > 0
                    ? defeat(mover, Termination.HOME_NOT_LEFT)
                    : Outcome.ONGOING;
        }
        if (options.homeCheck() == HomeCheck.NONE || mover != lastSeat || number != options.homeLimit()) {
            return Outcome.ONGOING;
        }
        boolean first = position.atHome(0) > 0;
        boolean second = position.atHome(1) > 0;
        if (first && second) {
            return Outcome.draw(Termination.BOTH_HOME_NOT_LEFT);
        }
        return first || second ? defeat(first ? 0 : 1, Termination.HOME_NOT_LEFT) : Outcome.ONGOING;
    }

    private Outcome tempoCheck(MutablePosition position, int mover, int number) {
        if (mover != lastSeat || options.tempoLimit() == 0 || number != options.tempoLimit()) {
            return Outcome.ONGOING;
        }
        int first = measured(position, 0);
        int second = measured(position, 1);
        return first == second
                ? Outcome.draw(Termination.TEMPO_LIMIT_EQUAL)
                : Outcome.win(first < second ? 0 : 1, Termination.TEMPO_LIMIT);
    }

    private int measured(MutablePosition position, int seat) {
        return options.tempoMeasure() == TempoMeasure.CORNER_CELL
                ? position.tempo(seat)
                : Tempo.toGo(variant, position.toPosition(), seat);
    }

    /** The rules that end in a defeat are for two seats ({@link Variant}): the other one wins. */
    private Outcome defeat(int seat, Termination reason) {
        return Outcome.win(variant.next(seat), reason);
    }
}
