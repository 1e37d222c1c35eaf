package hoppity.studio.enginepanel;

import hoppity.engine.Line;
import hoppity.engine.Score;
import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.record.GameNode;
import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.Routes;
import hoppity.rules.Variant;
import hoppity.studio.document.GameDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A line of the engine as the panel shows it.
 *
 * @param at the node whose position it starts from
 * @param threat whether it starts with the turn passed: nothing to play, add or store
 * @param mover index of the seat whose move it begins with
 * @param rank 1 for the best
 * @param pov index of the seat whose point of view the score has
 * @param shares each seat's chance to win, in turn order
 * @param badge the score in a word or two: "+0.8", "White wins in 5", with more than two seats "White 41 %"
 * @param sentence the score in a sentence
 * @param favours index of the seat that the badge is about; −1 for none
 * @param moves the principal variation as far as it is legal; at least one move
 */
public record EngineLine(
        GameNode at,
        boolean threat,
        int mover,
        int rank,
        int depth,
        Score score,
        int pov,
        List<Double> shares,
        String badge,
        String sentence,
        int favours,
        List<LineMove> moves) {
    public EngineLine {
        shares = List.copyOf(shares);
        moves = List.copyOf(moves);
    }

    /**
     * The line as the position at a document's cursor makes it.
     *
     * @param threat whether the seat to move has passed first
     * @param before lines shown until now: the moves of one that says the same are taken over
     */
    static EngineLine of(GameDocument game, boolean threat, Line line, List<EngineLine> before) {
        var variant = game.record().variant();
        var start = startOf(game, threat);
        int toMove = start.toMove();
        var moves = before.stream()
                .filter(known -> known.at == game.cursor() && known.threat == threat && known.says(line.moves()))
                .findFirst()
                .map(EngineLine::moves)
                .orElseGet(() -> moves(variant, start, line.moves()));
        return new EngineLine(
                game.cursor(),
                threat,
                toMove,
                line.rank(),
                line.depth(),
                line.score(),
                variant.seatCount() == 2 ? 0 : toMove,
                line.shares(),
                ScoreText.brief(variant, line, toMove),
                ScoreText.sentence(variant, line, toMove),
                ScoreText.favours(variant, line, toMove),
                moves);
    }

    /** The position that lines start from: that at the cursor, or the one after a pass there. */
    static Position startOf(GameDocument game, boolean threat) {
        return threat ? game.position().after(Move.PASS, game.record().variant()) : game.position();
    }

    /** The turns from the first on, so many of them. */
    public List<Turn> turns(int count) {
        return moves.subList(0, count).stream().map(LineMove::turn).toList();
    }

    /** All moves in a row. */
    public String text() {
        return moves.stream().map(LineMove::text).collect(Collectors.joining(" "));
    }

    private boolean says(List<Move> plain) {
        if (plain.size() != moves.size()) {
            return false;
        }
        for (int i = 0; i < plain.size(); i++) {
            var own = moves.get(i).turn() instanceof Turn.Played played ? played.move() : Move.PASS;
            if (!own.equals(plain.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static List<LineMove> moves(Variant variant, Position start, List<Move> moves) {
        var text = new MoveText(variant.topology());
        var result = new ArrayList<LineMove>(moves.size());
        var position = start;
        for (var move : moves) {
            Turn turn = Turn.SKIP;
            if (!move.isPass()) {
                var route = new Routes(variant, position).shortest(move);
                if (route.isEmpty()) {
                    // The end of a variation is pieced together from a table that may mix up two positions.
                    break;
                }
                turn = new Turn.Played(move, route);
            }
            position = position.after(move, variant);
            result.add(new LineMove(turn, text.write(turn), position));
        }
        return result;
    }
}
