package hoppity.engine;

import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Variant;
import java.util.Arrays;
import java.util.List;

/**
 * Monte Carlo tree search for three and more seats. Each line goes down the tree from the root, every side choosing what
 * promises most to itself (max^n). Where it leaves the tree each seat plays one more move, the one that goes furthest forward,
 * and there the line is cut off and judged ({@link Prospects}), which counts for all nodes of the line. A node is opened when it
 * is visited for the second time, or more often where memory grows short.
 *
 * <p>What promises most is the mean of the results so far, with an allowance for moves seldom tried that is the greater the
 * further they go forward, and with the progressive history: how well the move has done anywhere in the tree, which fades as
 * its node is visited. Deterministic for a number of nodes.
 */
final class MaxnTreeSearch implements AnytimeSearch {
    /** How much is allowed for moves seldom tried. */
    private static final double EXPLORATION = 0.5;
    /** How much the history counts. */
    private static final double HISTORY = 0.5;
    /** The forward gain, in hundredths of a tempo, that makes a move e times as likely to be tried. */
    private static final double TEMPERATURE = 120;
    /** What is expected of a root that nothing is known of. */
    private static final double UNKNOWN = 0.5;

    private static final int MAX_PLY = 192;
    private static final int MOST_SEATS = 6;
    private static final int FIRST_ROUND = 16;
    private static final int MOST_VISITS = 1 << 30;
    private static final int CODE = 0xffff;

    private final Budget budget;
    private final TreeNodes tree;
    private final TreeReport report;
    private final SeatedVariation variation;
    private final MutablePosition position;
    private final MoveGenerator generator;
    private final Standing standing;
    private final Prospects prospects;
    private final ResultHistory history;
    private final int seats;
    private final int lineCount;
    private final int[] generated = new int[MoveGenerator.MAX_MOVES];
    private final long[] ranked = new long[MoveGenerator.MAX_MOVES];
    /** The line under way: its nodes, its moves, and who moves in each node. */
    private final int[] path = new int[MAX_PLY + 1];

    private final int[] moves = new int[MAX_PLY + MOST_SEATS];
    private final int[] mover = new int[MAX_PLY + 1];
    private boolean isOver;
    private boolean isDrawn;
    private long nodes;
    private long nextCheck;
    private int selectiveDepth;
    private int completed;

    /**
     * @param position the root; restored between lines
     * @param game keys of the positions of the game, the root's last
     * @param tree what was in it is forgotten
     */
    MaxnTreeSearch(
            Variant variant,
            MutablePosition position,
            CellValues cells,
            long[] game,
            TreeNodes tree,
            int lineCount,
            Budget budget) {
        this.position = position;
        this.tree = tree;
        this.lineCount = lineCount;
        this.budget = budget;
        generator = new MoveGenerator(variant);
        variation = new SeatedVariation(variant, position, cells, generator, game);
        standing = variation.standing();
        prospects = new Prospects(standing, position, variant.playsOn());
        seats = variant.seatCount();
        history = new ResultHistory(seats, variant.topology().size());
        tree.clear();
        open(TreeNodes.ROOT);
        report = new TreeReport(tree, standing, position);
        mover[0] = position.toMove();
        if (position.finishedCount() == 0) {
            findWin();
        }
    }

    private void findWin() {
        for (int i = 0; i < tree.childCount(TreeNodes.ROOT); i++) {
            int child = tree.firstChild(TreeNodes.ROOT) + i;
            variation.play(tree.move(child));
            if (variation.finishes(mover[0], 0)) {
                report.wins(child);
            }
            variation.takeBack(tree.move(child));
        }
    }

    @Override
    public void iterate() {
        int visits = tree.visits(TreeNodes.ROOT);
        int enough = Math.max(FIRST_ROUND, visits + visits / 2);
        while (tree.visits(TreeNodes.ROOT) < enough) {
            if (nodes >= nextCheck) {
                nextCheck = budget.check(nodes);
            }
            sample();
        }
        completed = Math.max(completed, report.depth());
    }

    @Override
    public boolean isFinished() {
        return report.isWon() || tree.visits(TreeNodes.ROOT) >= MOST_VISITS;
    }

    /** Plays one line and learns from it. */
    private void sample() {
        prospects.begin();
        isOver = false;
        isDrawn = false;
        int ply = 0;
        path[0] = TreeNodes.ROOT;
        while (!isOver && ply < MAX_PLY && isOpen(path[ply])) {
            int child = choose(path[ply], mover[ply]);
            moves[ply] = tree.move(child);
            play(moves[ply]);
            ply++;
            path[ply] = child;
            mover[ply] = position.toMove();
        }
        int end = ply;
        while (!isOver && end < ply + seats) {
            moves[end] = variation.mostForward();
            play(moves[end++]);
        }
        prospects.judge(isDrawn);
        while (end > 0) {
            variation.takeBack(moves[--end]);
        }
        learn(ply);
        selectiveDepth = Math.max(selectiveDepth, ply);
    }

    private void play(int move) {
        int seat = variation.toMove();
        int gone = variation.gone();
        variation.play(move);
        nodes++;
        if (variation.finishes(seat, gone)) {
            prospects.finish(standing.side(seat), gone);
            isOver = variation.isDecided();
        } else {
            isDrawn = variation.isDrawn();
            isOver = isDrawn;
        }
    }

    private boolean isOpen(int node) {
        return tree.childCount(node) > 0 || tree.visits(node) >= tree.visitsToOpen() && open(node);
    }

    /** Adds the children of the position's node, those that go furthest forward first; false if there is no room. */
    private boolean open(int node) {
        int count = generator.generate(position, generated);
        if (!tree.hasRoomFor(Math.max(1, count))) {
            return false;
        }
        tree.open(node);
        if (count == 0) {
            tree.addChild(node, Move.PASS_CODE, 1);
            return true;
        }
        for (int i = 0; i < count; i++) {
            int gain = variation.armies().gain(position.toMove(), generated[i]);
            ranked[i] = (long) -gain << Short.SIZE | generated[i];
        }
        Arrays.sort(ranked, 0, count);
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += likelihood(i);
        }
        for (int i = 0; i < count; i++) {
            tree.addChild(node, (int) ranked[i] & CODE, (float) (likelihood(i) / sum));
        }
        return true;
    }

    /** How likely a move is to be tried, compared with the one that goes furthest forward. */
    private double likelihood(int rank) {
        return Math.exp(((ranked[0] >> Short.SIZE) - (ranked[rank] >> Short.SIZE)) / TEMPERATURE);
    }

    /** The child that promises most to the seat that moves in a node. */
    private int choose(int node, int seat) {
        int first = tree.firstChild(node);
        int end = first + tree.childCount(node);
        double allowance = EXPLORATION * Math.sqrt(tree.visits(node));
        double expected = tree.visits(node) == 0 ? UNKNOWN : tree.ownMean(node);
        int best = first;
        double most = Double.NEGATIVE_INFINITY;
        for (int child = first; child < end; child++) {
            int visits = tree.visits(child);
            double mean = visits == 0 ? expected : tree.moverMean(child);
            double past = history.mean(seat, tree.move(child), expected) - expected;
            double promise = mean + (allowance * tree.prior(child) + HISTORY * past) / (1 + visits);
            if (promise > most) {
                most = promise;
                best = child;
            }
        }
        return best;
    }

    private void learn(int plies) {
        tree.visit(TreeNodes.ROOT, 0, result(0));
        for (int ply = 0; ply < plies; ply++) {
            tree.visit(path[ply + 1], result(ply), result(ply + 1));
            history.learn(mover[ply], moves[ply], result(ply));
        }
        report.learn(path[1], prospects);
    }

    /** What the line has brought the side that moves at a ply of it. */
    private double result(int ply) {
        return prospects.result(standing.side(mover[ply]));
    }

    @Override
    public int completed() {
        return completed;
    }

    @Override
    public int bestMove() {
        return report.bestMove();
    }

    @Override
    public List<Line> lines() {
        return report.lines(lineCount, completed);
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public int selectiveDepth() {
        return selectiveDepth;
    }
}
