package hoppity.engine;

import hoppity.engine.SeatedGames.Player;
import hoppity.rules.Variants;
import java.util.ArrayList;
import java.util.Locale;
import java.util.Random;

/**
 * The tree search on one side against best reply on all others, and the reverse, with equal processor time a move: each opening
 * is played once with the lone side in each seat. Arguments: variant, games, milliseconds a move, {@code tree} or {@code reply}
 * for the lone side, seed of the openings.
 */
final class SeatedMatch {
    private static final int OPENING = 2;
    private static final int PLIES_PER_SEAT = 300;

    private SeatedMatch() {}

    public static void main(String[] arguments) {
        var variant = Variants.presets().get(arguments[0]);
        int games = Integer.parseInt(arguments[1]);
        long time = Long.parseLong(arguments[2]);
        boolean tree = arguments[3].equals("tree");
        int seed = Integer.parseInt(arguments[4]);
        int seats = variant.seatCount();
        var lone = SeatedGames.engine(tree ? SeatedMethod.TREE : SeatedMethod.BEST_REPLY, time);
        var rival = SeatedGames.engine(tree ? SeatedMethod.BEST_REPLY : SeatedMethod.TREE, time);
        var scores = new double[games];
        int first = 0;
        int unfinished = 0;
        for (int game = 0; game < games; game++) {
            var team = variant.team(game % seats);
            var players = new ArrayList<Player>();
            for (int seat = 0; seat < seats; seat++) {
                players.add(team.contains(seat) ? lone : rival);
            }
            var random = new Random(1000L * seed + game / seats);
            var end = SeatedGames.play(variant, random, OPENING * seats, PLIES_PER_SEAT * seats, players);
            scores[game] = SeatedGames.score(end, team);
            first += end.outcome().isWinOf(team.get(0)) ? 1 : 0;
            unfinished += end.outcome().isOver() ? 0 : 1;
            System.out.printf(Locale.ROOT, "%d %.3f %s%n", game, scores[game], mean(scores, game + 1));
        }
        System.out.printf(
                Locale.ROOT,
                "%s %d ms, %s: %d games, score %s, first %d, unfinished %d%n",
                variant.id(),
                time,
                arguments[3],
                games,
                mean(scores, games),
                first,
                unfinished);
    }

    private static String mean(double[] scores, int count) {
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < count; i++) {
            sum += scores[i];
            squares += scores[i] * scores[i];
        }
        double mean = sum / count;
        double error = 1.96 * Math.sqrt(Math.max(0, squares / count - mean * mean) / Math.max(1, count - 1));
        return String.format(Locale.ROOT, "%.3f ± %.3f", mean, error);
    }
}
