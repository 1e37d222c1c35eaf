package hoppity.samples;

import hoppity.engine.BestMove;
import hoppity.engine.Engine;
import hoppity.engine.Limits;
import hoppity.engine.Line;
import hoppity.engine.SearchRequest;
import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.Outcome;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** The engine plays a game against itself; the same seed and the same engine give the same game. */
final class SelfPlay {
    /** One turn with what the engine saw before it: its lines, the best first, and how hard it looked. */
    record Choice(Move move, List<Line> lines, int depth, long nodes) {}

    record Played(Variant variant, List<Choice> choices, Outcome outcome) {}

    private static final int LINES = 2;
    /** In the opening a move that is hardly worse may be taken, so that games of related variants differ. */
    private static final int OPENING_PLIES = 8;

    private static final int OPENING_LINES = 6;
    private static final int OPENING_MARGIN = 60;
    private static final int MOST_PLIES = 1000;

    private SelfPlay() {}

    static Played game(Variant variant, long nodesPerMove, long seed) {
        var random = new SplittableRandom(seed);
        var game = new Game(variant);
        var moves = new ArrayList<Move>();
        var choices = new ArrayList<Choice>();
        try (var engine = new Engine()) {
            while (!game.outcome().isOver() && choices.size() < MOST_PLIES) {
                boolean opening = choices.size() < OPENING_PLIES;
                var answer = search(engine, variant, moves, nodesPerMove, opening ? OPENING_LINES : LINES);
                var lines = answer.result().lines();
                var move = answer.move() == null ? Move.PASS : answer.move();
                if (opening && !lines.isEmpty()) {
                    move = oneOfTheBest(lines, random).moves().get(0);
                }
                game.play(move);
                moves.add(move);
                choices.add(new Choice(
                        move, lines, answer.result().depth(), answer.result().nodes()));
            }
        }
        return new Played(variant, choices, game.outcome());
    }

    private static BestMove search(Engine engine, Variant variant, List<Move> moves, long nodes, int lines) {
        var start = Position.initial(variant.geometry());
        return engine.search(new SearchRequest(0, variant, start, moves, Limits.ofNodes(nodes), lines), snapshot -> {});
    }

    private static Line oneOfTheBest(List<Line> lines, SplittableRandom random) {
        var best = Annotator.centitempi(lines.get(0).score());
        var good = lines.stream()
                .filter(line -> Math.abs(Annotator.centitempi(line.score()) - best) <= OPENING_MARGIN)
                .toList();
        return good.get(random.nextInt(good.size()));
    }
}
