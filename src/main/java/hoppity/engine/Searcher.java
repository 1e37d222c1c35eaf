package hoppity.engine;

import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Outcome;
import hoppity.rules.Variant;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Answers requests one after the other and keeps the transposition table between them. To be used on one thread; a search of
 * two seats may use more ({@link Assistants}), and with one always gives the same answer.
 */
final class Searcher {
    /** The tree takes as much memory as the table, but no more than this. */
    static final int MOST_TREE_MEGABYTES = 128;

    private final TranspositionTable table;
    private final Pruning pruning;
    private final SeatedMethod method;
    private final int threads;
    private final Function<Variant, Weights> weights;
    private final int treeMegabytes;
    /** Made when it is first needed. */
    private @Nullable TreeNodes tree;

    private @Nullable Variant variant;

    Searcher(int tableMegabytes, Pruning pruning) {
        this(tableMegabytes, pruning, SeatedMethod.BETTER);
    }

    Searcher(int tableMegabytes, Pruning pruning, SeatedMethod method) {
        this(tableMegabytes, 1, pruning, method);
    }

    Searcher(int tableMegabytes, int threads, Pruning pruning, SeatedMethod method) {
        this(tableMegabytes, threads, pruning, method, Weights::of);
    }

    /** @param weights those to evaluate a variant of two seats with */
    Searcher(
            int tableMegabytes, int threads, Pruning pruning, SeatedMethod method, Function<Variant, Weights> weights) {
        this.weights = weights;
        this.threads = threads;
        table = new TranspositionTable(tableMegabytes);
        treeMegabytes = Math.min(MOST_TREE_MEGABYTES, tableMegabytes);
        this.pruning = pruning;
        this.method = method;
    }

    private TreeNodes treeNodes() {
        if (tree == null) {
            tree = new TreeNodes(treeMegabytes);
        }
        return tree;
    }

    /** Forgets all positions. */
    void clear() {
        table.clear();
    }

    /**
     * Searches until a limit of the request is reached, the sign is raised, or there is nothing more to find out.
     *
     * @param reports hears of each iteration, and now and then in between
     * @throws IllegalArgumentException if a move of the request is illegal
     */
    BestMove search(SearchRequest request, StopSign sign, Consumer<Snapshot> reports) {
        if (!request.variant().equals(variant)) {
            // Other rules may value the same pieces otherwise.
            table.clear();
            variant = request.variant();
        }
        table.newSearch();
        return new Run(request, sign, reports).answer();
    }

    /** One request on its way. */
    private final class Run {
        private final SearchRequest request;
        private final Consumer<Snapshot> reports;
        private final Budget budget;
        private final Outcome outcome;
        private final MutablePosition position;
        private final AnytimeSearch search;
        private final IntSupplier fullness;
        private final long[] keys;
        private @Nullable Assistants assistants;

        Run(SearchRequest request, StopSign sign, Consumer<Snapshot> reports) {
            this.request = request;
            this.reports = reports;
            budget = new Budget(request.limits(), sign, () -> reports.accept(snapshot()));
            keys = new long[request.moves().size() + 1];
            var game = new Game(request.variant(), request.start());
            position = new MutablePosition(request.variant(), request.start());
            keys[0] = position.key();
            for (int ply = 0; ply < request.moves().size(); ply++) {
                play(game, ply);
                keys[ply + 1] = position.key();
            }
            outcome = game.outcome();
            if (request.variant().seatCount() > 2 && method.isTree(request.limits())) {
                var nodes = treeNodes();
                search = new MaxnTreeSearch(
                        request.variant(),
                        position,
                        new CellValues(request.variant()),
                        keys,
                        nodes,
                        request.multiPv(),
                        budget);
                fullness = nodes::fullness;
            } else {
                search = deepening();
                fullness = table::fullness;
            }
        }

        private Deepening deepening() {
            RootSearch inner;
            Lines lines;
            if (request.variant().seatCount() == 2) {
                var fitted = weights.apply(request.variant());
                inner = new Search(request.variant(), fitted, position, keys, table, pruning, budget);
                lines = Lines.ofTwoSeats(position.toMove());
            } else {
                var cells = new CellValues(request.variant());
                inner = new BestReplySearch(request.variant(), position, cells, keys, table, pruning, budget);
                lines = new Forecast(request.variant(), position.toPosition(), cells);
            }
            return new Deepening(inner, lines, legalMoves(), request.multiPv());
        }

        /** One more search of the same position, for another thread. */
        private AnytimeSearch assistant(Budget own, int first) {
            var root = new MutablePosition(request.variant(), position.toPosition());
            var inner =
                    new Search(request.variant(), weights.apply(request.variant()), root, keys, table, pruning, own);
            return new Deepening(inner, Lines.ofTwoSeats(root.toMove()), legalMoves(), 1, first);
        }

        private void play(Game game, int ply) {
            var move = request.moves().get(ply);
            if (move.isPass()) {
                game.skip();
            } else if (game.isLegal(move)) {
                game.play(move);
            } else {
                throw new IllegalArgumentException("the move of ply " + (ply + 1) + " is illegal");
            }
            position.make(move.code());
        }

        private int[] legalMoves() {
            var moves = new int[MoveGenerator.MAX_MOVES];
            int count = new MoveGenerator(request.variant()).generate(position, moves);
            return count == 0 ? new int[] {Move.PASS_CODE} : java.util.Arrays.copyOf(moves, count);
        }

        BestMove answer() {
            if (outcome.isOver()) {
                return new BestMove(request.id(), null, outcome, snapshot());
            }
            int others = request.variant().seatCount() == 2 ? threads - 1 : 0;
            try (var started = new Assistants(others, this::assistant)) {
                assistants = started;
                run();
            }
            var move = Move.of(search.bestMove());
            return new BestMove(request.id(), move, outcome, snapshot());
        }

        private void run() {
            try {
                do {
                    search.iterate();
                    budget.bind();
                    reports.accept(snapshot());
                } while (!isDeepEnough() && !search.isFinished() && !budget.isExhausted(search.nodes()));
            } catch (Budget.Exhausted e) {
                // What the last iteration found before it was cut short is in the lines.
                reports.accept(snapshot());
            }
        }

        private long nodes() {
            return search.nodes() + (assistants == null ? 0 : assistants.nodes());
        }

        private boolean isDeepEnough() {
            int limit = request.limits().depth();
            return limit > 0 && search.completed() >= limit;
        }

        private Snapshot snapshot() {
            return new Snapshot(
                    request.id(),
                    search.completed(),
                    search.selectiveDepth(),
                    nodes(),
                    budget.milliseconds(),
                    fullness.getAsInt(),
                    search.lines());
        }
    }
}
