package hoppity.engine;

import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.List;

/**
 * Scores and shares in games of three and more seats. The end of a best-reply line says little of the rivals, since only one
 * of them plays well in it. So the shares are those after the best move and the move of each rival that goes forward most; a
 * lesser move has the share of a side that is behind by what the search takes it to be worse.
 *
 * <p>All this is estimated. Only a finish by the root move, or before it, is a fact.
 */
final class Forecast implements Lines {
    private final Variant variant;
    private final Position root;
    private final CellValues cells;

    Forecast(Variant variant, Position root, CellValues cells) {
        this.variant = variant;
        this.root = root;
        this.cells = cells;
    }

    @Override
    public List<Line> of(List<RootMove> best) {
        var round = new Round();
        var lines = new ArrayList<Line>();
        int reference = 0;
        int bonus = Integer.MAX_VALUE;
        for (var move : best) {
            if (!move.isSolved()) {
                if (!round.isPlayed) {
                    round.play(move.move);
                    reference = move.value();
                }
                // A lesser move may have its value, a greater one, from the iteration before.
                bonus = Math.min(bonus, bonus(move.value(), reference));
            }
            lines.add(line(lines.size() + 1, move, round, bonus));
        }
        return lines;
    }

    /** What to add to the strength of the own side for a move of this value, where {@code reference} is that of the best. */
    private static int bonus(int value, int reference) {
        boolean won = PlaceValues.isWon(value);
        int behind = won == PlaceValues.isWon(reference) ? value - reference : 0;
        return Math.max(-Standing.WON_IN_FORECAST, behind) + (won ? Standing.WON_IN_FORECAST : 0);
    }

    private Line line(int rank, RootMove move, Round round, int bonus) {
        var moves = Lines.moves(move);
        int seat = root.toMove();
        if (move.isSolved()) {
            return new Line(rank, move.depth(), new Score.Win(1), round.standing.settled(seat), moves);
        }
        if (!root.finished().isEmpty()) {
            // What is left to play for is the next place.
            int lead = round.standing.lead(round.position, round.standing.side(seat)) + bonus;
            var settled = round.standing.settled(root.finished().get(0));
            return new Line(rank, move.depth(), new Score.Estimate((int) WinShares.within(lead)), settled, moves);
        }
        var shares = round.standing.shares(round.position, round.standing.side(seat), bonus);
        return new Line(rank, move.depth(), new Score.Estimate(lead(shares.get(seat), round)), shares, moves);
    }

    private static int lead(double share, Round round) {
        return WinShares.lead(share, round.standing.sideCount());
    }

    /** The position under the root, and what becomes of it until the root's side is to move again. */
    private final class Round {
        final MutablePosition position = new MutablePosition(variant, root);
        final Armies armies = new Armies(cells, position);
        final Standing standing = new Standing(variant, armies);
        boolean isPlayed;

        void play(int first) {
            isPlayed = true;
            var forward = new ForwardMoves(new MoveGenerator(variant), armies);
            int own = standing.side(root.toMove());
            advance(first);
            for (int i = 0; i < variant.seatCount() && standing.side(position.toMove()) != own; i++) {
                advance(forward.best(position));
            }
        }

        private void advance(int move) {
            if (move != Move.PASS_CODE) {
                armies.move(position.toMove(), Move.from(move), Move.to(move));
            }
            position.make(move);
        }
    }
}
