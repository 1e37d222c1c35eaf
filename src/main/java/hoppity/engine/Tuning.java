package hoppity.engine;

import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntConsumer;

/**
 * Fits the {@link Weights} of a geometry: the engine plays itself with the hand-set ones, each search as long as the others in
 * nodes, and a logistic regression finds the weights under which the lead in a position foretells the result best. Nothing
 * depends on the clock, so the same plan gives the same weights.
 */
public final class Tuning {
    private static final int TABLE_MEGABYTES = 4;
    private static final int OPENING_PLIES = 6;
    /** Until this ply one move in so many is a random one that goes forward, so that the games differ. */
    private static final int VARIED_PLIES = 40;

    private static final int VARIED_MOVES = 8;
    private static final int PLY_CAP = 400;
    /** The last plies of a game are searched to the end, not judged. */
    private static final int SEARCHED_PLIES = 4;

    /** How far a hand-set weight may be from the truth, in hundredths of a tempo. */
    private static final double DOUBT = 20;
    /** So many positions of a game tell as much as one: they have the same result. */
    private static final double ALIKE = 20;

    private final Plan plan;
    private final Random random;
    private final MoveGenerator generator;
    private final CellTerms[] terms;
    private final CellValues cells;
    private final Regression regression = new Regression(Term.values().length + 1);

    /**
     * What to play.
     *
     * @param variant for two seats
     * @param games from 1
     * @param nodes of each search
     */
    public record Plan(Variant variant, int games, long nodes, long seed) {
        public Plan {
            if (variant.seatCount() != 2 || games < 1 || nodes < 1) {
                throw new IllegalArgumentException("weights are fitted to one or more games of two seats");
            }
        }
    }

    /**
     * What came of it.
     *
     * @param positions how many were looked at
     * @param before the mean logarithmic loss of the foretold results with the hand-set weights, in nats
     * @param after the same with the new ones
     */
    public record Fit(Weights weights, int positions, double before, double after) {}

    private Tuning(Plan plan) {
        this.plan = plan;
        random = new Random(plan.seed());
        generator = new MoveGenerator(plan.variant());
        cells = new CellValues(plan.variant(), Weights.HAND_SET);
        terms = new CellTerms[] {new CellTerms(plan.variant(), 0), new CellTerms(plan.variant(), 1)};
    }

    /** @param played hears of the number of each game that is over */
    public static Fit fit(Plan plan, IntConsumer played) {
        var tuning = new Tuning(plan);
        for (int game = 1; game <= plan.games(); game++) {
            tuning.play();
            played.accept(game);
        }
        return tuning.fit();
    }

    private void play() {
        var searcher = new Searcher(TABLE_MEGABYTES, 1, Pruning.FULL, SeatedMethod.BETTER, variant -> Weights.HAND_SET);
        var start = Position.initial(plan.variant().geometry());
        var game = new Game(plan.variant(), start);
        var moves = new ArrayList<Move>();
        var rows = new ArrayList<double[]>();
        while (!game.outcome().isOver() && moves.size() < PLY_CAP) {
            boolean varied = moves.size() < VARIED_PLIES && random.nextInt(VARIED_MOVES) == 0;
            if (moves.size() >= OPENING_PLIES) {
                rows.add(row(game.position()));
            }
            var move = varied || moves.size() < OPENING_PLIES
                    ? forwardMove(game)
                    : searcher.search(
                                    new SearchRequest(0, plan.variant(), start, moves, Limits.ofNodes(plan.nodes()), 1),
                                    new StopSign(),
                                    snapshot -> {})
                            .move();
            game.play(move == null ? Move.PASS : move);
            moves.add(move == null ? Move.PASS : move);
        }
        var outcome = game.outcome();
        double result = outcome.isWinOf(0) ? 1 : outcome.isWinOf(1) ? 0 : 0.5;
        rows.subList(0, Math.max(0, rows.size() - SEARCHED_PLIES)).forEach(row -> regression.add(row, result));
    }

    private Move forwardMove(Game game) {
        var variant = plan.variant();
        var topology = variant.topology();
        int corner = variant.target(game.toMove()).corner();
        var moves = generator.moves(game.position());
        List<Move> forward = moves.stream()
                .filter(move -> topology.distance(move.to(), corner) < topology.distance(move.from(), corner))
                .toList();
        var some = forward.isEmpty() ? moves : forward;
        return some.isEmpty() ? Move.PASS : some.get(random.nextInt(some.size()));
    }

    /** What seat 2 lacks more than seat 1, term by term, and whose turn it is. */
    private double[] row(Position position) {
        var row = new double[Term.values().length + 1];
        var board = new MutablePosition(plan.variant(), position);
        var armies = new Armies(cells, board);
        armies.addTerms(board, 1, terms[1], 1, row);
        armies.addTerms(board, 0, terms[0], -1, row);
        row[row.length - 1] = position.toMove() == 0 ? 1 : -1;
        return row;
    }

    private Fit fit() {
        var handSet = new double[Term.values().length + 1];
        for (var term : Term.values()) {
            handSet[term.ordinal()] = Weights.HAND_SET.of(term);
        }
        handSet[handSet.length - 1] = Evaluation.TO_MOVE;
        var prior = regression.scaled(handSet);
        double unit = prior[Term.DISTANCE.ordinal()] / Weights.HAND_SET.of(Term.DISTANCE);
        var fitted = regression.fit(prior, DOUBT * unit / Math.sqrt(ALIKE));
        // Squares and cubes of distances rise by one a tempo on average over the whole way, as distances do.
        double tempo = fitted[Term.DISTANCE.ordinal()] + fitted[Term.STRAGGLER.ordinal()] + fitted[Term.LAST.ordinal()];
        Map<Term, Double> values = new EnumMap<>(Term.class);
        for (var term : Term.values()) {
            values.put(term, fitted[term.ordinal()] * Weights.TEMPO / tempo);
        }
        return new Fit(new Weights(values), regression.size(), regression.loss(prior), regression.loss(fitted));
    }
}
