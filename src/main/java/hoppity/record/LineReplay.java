package hoppity.record;

import hoppity.notation.Turn;
import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.MutablePosition;
import hoppity.rules.Outcome;
import hoppity.rules.Position;
import hoppity.rules.RuleOption;
import hoppity.rules.RuleOptions.Repetition;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * A line played through by the rules: for each node the tempo numbers, the pieces at home and how the game stood, so that a
 * reader can see where the rules ended the game although the record goes on (rules §4). Repetition is a claim: it ends a
 * game only where the line ends with it.
 */
public final class LineReplay {
    private static final int REPETITIONS_FOR_A_DRAW = 3;

    private final Variant variant;
    private final boolean canClaimRepetition;
    private final Game game;
    private final MutablePosition board;
    private final Map<Long, Integer> occurrences = new HashMap<>();
    private Outcome outcome;

    private LineReplay(Variant variant, Position start) {
        this.variant = variant;
        canClaimRepetition = variant.options().repetition() == Repetition.THREEFOLD_DRAW;
        game = new Game(canClaimRepetition ? withoutRepetition(variant) : variant, start);
        board = new MutablePosition(variant, start);
        outcome = game.outcome();
    }

    /**
     * The state after a node's turn.
     *
     * @param moveNumber number of the move about to be played
     * @param toMove index of the seat to move
     * @param tempo per seat
     * @param atHome pieces still at home, per seat
     * @param outcome how the game stood; stays as it is once the rules have ended the game
     * @param endsHere whether it is this turn that ended the game
     * @param needlessSkip whether the turn was skipped though the seat could have moved
     * @param awaitsEqualiser whether the next turn is the equalising move
     * @param repeated whether this position stands for at least the third time and the rules let that be claimed as a draw
     */
    public record Ply(
            GameNode node,
            int moveNumber,
            int toMove,
            List<Integer> tempo,
            List<Integer> atHome,
            Outcome outcome,
            boolean endsHere,
            boolean needlessSkip,
            boolean awaitsEqualiser,
            boolean repeated) {}

    /**
     * Plays a line from the start position. Only reads what never changes in a node, so it may run beside the user interface.
     *
     * @param line the nodes from the root on
     */
    public static List<Ply> of(Variant variant, Position start, List<GameNode> line) {
        var replay = new LineReplay(variant, start);
        var plies = new ArrayList<Ply>(line.size());
        for (var node : line) {
            plies.add(replay.play(node, plies.size() == line.size() - 1));
        }
        return plies;
    }

    private Ply play(GameNode node, boolean isLast) {
        boolean wasOver = outcome.isOver();
        boolean needlessSkip = false;
        var turn = node.turn();
        if (turn instanceof Turn.Played played) {
            game.play(played.move());
            board.make(played.move().code());
        } else if (turn instanceof Turn.Skipped) {
            needlessSkip = !wasOver && game.canMove();
            game.skip();
            board.make(Move.PASS_CODE);
        }
        int times = turn instanceof Turn.Claimed
                ? occurrences.getOrDefault(board.key(), 0)
                : occurrences.merge(board.key(), 1, Integer::sum);
        boolean repeated = canClaimRepetition && times >= REPETITIONS_FOR_A_DRAW;
        if (!wasOver) {
            outcome = turn instanceof Turn.Claimed claimed ? claimed.claim().outcome(game) : game.outcome();
            if (!outcome.isOver() && repeated && isLast) {
                outcome = Outcome.ranked(game.finished(), Termination.REPETITION);
            }
        }
        return new Ply(
                node,
                game.moveNumber(),
                game.toMove(),
                perSeat(game::tempo),
                perSeat(game::atHome),
                outcome,
                outcome.isOver() && !wasOver,
                needlessSkip,
                game.awaitsEqualiser(),
                repeated);
    }

    private static Variant withoutRepetition(Variant variant) {
        var none = Map.of(RuleOption.REPETITION, Repetition.NONE.name());
        return variant.withOptions(RuleOption.with(variant.options(), none));
    }

    private List<Integer> perSeat(IntUnaryOperator value) {
        var values = new ArrayList<Integer>(variant.seatCount());
        for (int seat = 0; seat < variant.seatCount(); seat++) {
            values.add(value.applyAsInt(seat));
        }
        return List.copyOf(values);
    }
}
