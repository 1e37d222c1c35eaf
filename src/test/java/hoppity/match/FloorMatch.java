package hoppity.match;

import hoppity.engine.ThreadTimeEngine;
import hoppity.engine.floor.FloorEngine;
import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.RuleOption;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;

/**
 * The engine against the frozen one of {@link FloorEngine} at equal processor time of one thread: random forward openings, each
 * with both colours, in each of the five geometries. Prints a line a variant: games, wins, draws, losses, the Elo difference
 * with its 95 % error, how many games the ply cap ended, and the mean processor time a move that either side took.
 */
public final class FloorMatch {
    /** Rules under which nobody wins by standing still: a home limit, or a camp that others may help to fill. */
    static final List<String> GEOMETRIES = List.of(
            "brainking-halma-8", "kutochky-3x3", "chinese-checkers-2", "brainking-halma-10", "halma-16 win=PARLETT");

    private static final int OPENING_PLIES = 6;
    private static final int PLY_CAP = 400;
    private static final int WARM_UP_PLIES = 60;

    private FloorMatch() {}

    /** @param arguments games a variant, milliseconds a move, seed, the rival ({@code floor}, {@code hand-set} for this engine with
     *     the weights from before any fit, or a file of weights); then variants, or none for all five */
    public static void main(String[] arguments) throws Exception {
        int games = Integer.parseInt(arguments[0]);
        long nanos = Math.round(1e6 * Double.parseDouble(arguments[1]));
        long seed = Long.parseLong(arguments[2]);
        var named = List.of(arguments).subList(4, arguments.length);
        for (var name : named.isEmpty() ? GEOMETRIES : named) {
            play(variant(name), games, nanos, seed, arguments[3]);
        }
    }

    /** A preset, with {@code option=value} changes after a space. */
    static Variant variant(String name) {
        var words = name.split(" ");
        var changes = new EnumMap<RuleOption, String>(RuleOption.class);
        for (var word : List.of(words).subList(1, words.length)) {
            var parts = word.split("=");
            changes.put(RuleOption.find(parts[0]).orElseThrow(), parts[1]);
        }
        var preset = Variants.presets().get(words[0]);
        return changes.isEmpty() ? preset : preset.withOptions(RuleOption.with(preset.options(), changes));
    }

    private static void play(Variant variant, int games, long nanos, long seed, String rival) throws Exception {
        var engine = new ThreadTimeEngine(variant);
        var own = new Side(engine::newGame, engine::searchFor);
        var other = rival(variant, rival);
        game(variant, Opening.random(variant, OPENING_PLIES, seed, -1), own, other, nanos, WARM_UP_PLIES);
        own.reset();
        other.reset();
        var score = new MatchScore(2);
        int capped = 0;
        for (int i = 0; i < games; i++) {
            var opening = Opening.random(variant, OPENING_PLIES, seed, i / 2);
            boolean first = i % 2 == 0;
            var game = first
                    ? game(variant, opening, own, other, nanos, PLY_CAP)
                    : game(variant, opening, other, own, nanos, PLY_CAP);
            capped += game.outcome().isOver() ? 0 : 1;
            boolean won = game.outcome().isWinOf(first ? 0 : 1);
            boolean lost = game.outcome().isWinOf(first ? 1 : 0);
            score.add(won ? 1 : lost ? 0 : 0.5, won);
        }
        var elo = Elo.of(score.rounds());
        System.out.printf(
                Locale.ROOT,
                "%s\tgames %d\t+%d =%d -%d\tElo %+.0f ± %.0f\tply cap %d\tms a move %.1f against %.1f%n",
                variant.id(),
                score.played(),
                score.wins(),
                score.draws(),
                score.played() - score.wins() - score.draws(),
                elo.points(),
                elo.error(),
                capped,
                own.milliseconds(),
                other.milliseconds());
    }

    private static Side rival(Variant variant, String name) throws IOException {
        if (name.equals("floor")) {
            var floor = new FloorEngine(variant);
            return new Side(floor::newGame, floor::searchFor);
        }
        var engine = name.equals("hand-set")
                ? ThreadTimeEngine.withHandSetWeights(variant)
                : ThreadTimeEngine.withWeights(variant, Path.of(name));
        return new Side(engine::newGame, engine::searchFor);
    }

    private static Game game(Variant variant, Opening opening, Side white, Side black, long nanos, int plyCap) {
        var game = new Game(variant, opening.start());
        var moves = new ArrayList<>(opening.moves());
        moves.forEach(game::play);
        white.newGame.run();
        black.newGame.run();
        while (!game.outcome().isOver() && game.plies() < plyCap) {
            var move = (game.toMove() == 0 ? white : black).move(nanos, opening, moves);
            game.play(move);
            moves.add(move);
        }
        return game;
    }

    /** Finds a move in so many nanoseconds. */
    private interface Thinking {
        Move searchFor(long nanos, Position start, List<Move> moves);
    }

    /** One of the two engines with what it has used. */
    private static final class Side {
        private final Runnable newGame;
        private final Thinking thinking;
        private long nanos;
        private long moves;

        Side(Runnable newGame, Thinking thinking) {
            this.newGame = newGame;
            this.thinking = thinking;
        }

        Move move(long budget, Opening opening, List<Move> played) {
            long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            var move = thinking.searchFor(budget, opening.start(), played);
            nanos += ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin;
            moves++;
            return move;
        }

        double milliseconds() {
            return nanos / 1e6 / Math.max(1, moves);
        }

        void reset() {
            nanos = 0;
            moves = 0;
        }
    }
}
