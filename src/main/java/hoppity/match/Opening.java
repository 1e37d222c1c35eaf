package hoppity.match;

import hoppity.engine.Engine;
import hoppity.engine.Limits;
import hoppity.engine.SearchRequest;
import hoppity.notation.MoveText;
import hoppity.notation.NotationException;
import hoppity.notation.PositionText;
import hoppity.notation.Turn;
import hoppity.notation.WrittenTurns;
import hoppity.protocol.EngineFault;
import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Where a game of a match begins.
 *
 * @param moves played from the start before the engines take over
 */
public record Opening(Position start, List<Move> moves) {
    /** By what part of a fair share a side may have more or less in an opening: of two sides, one and a half tempi. */
    private static final double BALANCE = 0.3;

    private static final int JUDGED_DEPTH = 4;
    private static final int TRIES = 50;
    private static final long STRIDE = 1_000_003;

    public Opening {
        moves = List.copyOf(moves);
    }

    /**
     * A random opening of forward moves, with no side clearly ahead or behind: of some tries the first that is balanced, or else the
     * most even one.
     *
     * @param index which of the openings that follow from the seed
     */
    static Opening random(Variant variant, int plies, long seed, int index) throws EngineFault {
        var start = Position.initial(variant.geometry());
        var random = new Random(seed * STRIDE + index);
        List<Move> best = List.of();
        double least = Double.POSITIVE_INFINITY;
        try (var judge = new OwnPlayer(variant, new Engine(1))) {
            for (int i = 0; i < TRIES && least > BALANCE; i++) {
                var walk = ForwardWalk.of(variant, plies, random);
                judge.newGame();
                var found = judge.search(new SearchRequest(0, variant, start, walk, Limits.ofDepth(JUDGED_DEPTH), 1));
                double lead = imbalance(variant, found.result().shares());
                if (lead < least) {
                    least = lead;
                    best = walk;
                }
            }
        }
        return new Opening(start, best);
    }

    /** By what part of a fair share the side that is furthest from it has more or less. */
    private static double imbalance(Variant variant, List<Double> shares) {
        double most = shares.isEmpty() ? Double.MAX_VALUE : 0;
        double fair = (double) variant.team(0).size() / variant.seatCount();
        for (double share : shares) {
            most = Math.max(most, Math.abs(share / fair - 1));
        }
        return most;
    }

    /**
     * An opening as a line of a file: moves, or a position string.
     *
     * @throws NotationException naming what is wrong with it
     */
    public static Opening read(Variant variant, String line) {
        if (line.contains("/")) {
            var start = new PositionText(variant).read(line);
            requireGoingOn(new Game(variant, start), "in this position");
            return new Opening(start, List.of());
        }
        var written = Arrays.stream(line.split("[\\s,]+"))
                .filter(word -> !word.isEmpty())
                .toList();
        var game = new Game(variant);
        new WrittenTurns(game, false).play(written);
        var text = new MoveText(variant.topology());
        var moves = new ArrayList<Move>();
        for (var word : written) {
            moves.add(text.read(word) instanceof Turn.Played played ? played.move() : Move.PASS);
        }
        requireGoingOn(game, "after these moves");
        return new Opening(Position.initial(variant.geometry()), moves);
    }

    private static void requireGoingOn(Game game, String when) {
        if (game.outcome().isOver()) {
            throw new NotationException("the game is over " + when, 0);
        }
    }
}
