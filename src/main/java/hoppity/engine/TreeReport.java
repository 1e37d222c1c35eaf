package hoppity.engine;

import hoppity.rules.Move;
import hoppity.rules.MutablePosition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Reads lines off a tree that is grown by sampling. The moves visited most are the best. */
final class TreeReport {
    private static final int NOBODY = -1;

    private final TreeNodes tree;
    private final Standing standing;
    private final int toMove;
    /** The seat that has won before the root, or {@link #NOBODY}. */
    private final int first;
    /** {@code [child of the root · sides + side]}: sums over the visits. */
    private final double[] shares;

    private int winning = NOBODY;

    /** @param tree with its root opened */
    TreeReport(TreeNodes tree, Standing standing, MutablePosition root) {
        this.tree = tree;
        this.standing = standing;
        toMove = root.toMove();
        first = root.finishedCount() == 0 ? NOBODY : root.finished().get(0);
        shares = new double[tree.childCount(TreeNodes.ROOT) * standing.sideCount()];
    }

    /** Notes that the move to this child of the root wins the game, or the first place. */
    void wins(int child) {
        winning = child;
    }

    boolean isWon() {
        return winning != NOBODY;
    }

    /** Adds what came of a line through this child of the root. */
    void learn(int child, Prospects prospects) {
        int offset = offset(child);
        for (int side = 0; side < standing.sideCount(); side++) {
            shares[offset + side] += prospects.share(side);
        }
    }

    int bestMove() {
        return tree.move(children(TreeNodes.ROOT).get(0));
    }

    /** @param depth what the lines have as theirs */
    List<Line> lines(int count, int depth) {
        var lines = new ArrayList<Line>();
        for (int child : children(TreeNodes.ROOT)) {
            if (lines.size() < count && (tree.visits(child) > 0 || child == winning)) {
                lines.add(line(lines.size() + 1, child, depth));
            }
        }
        return lines;
    }

    /** Plies of the best line. */
    int depth() {
        return moves(children(TreeNodes.ROOT).get(0)).size();
    }

    private Line line(int rank, int child, int depth) {
        if (child == winning) {
            return new Line(rank, depth, new Score.Win(1), standing.settled(toMove), moves(child));
        }
        int offset = offset(child);
        var ofSides = IntStream.range(0, standing.sideCount())
                .mapToObj(side -> shares[offset + side] / tree.visits(child))
                .toList();
        int lead = WinShares.lead(ofSides.get(standing.side(toMove)), standing.sideCount());
        var told = first == NOBODY ? standing.bySeat(ofSides) : standing.settled(first);
        return new Line(rank, depth, new Score.Estimate(lead), told, moves(child));
    }

    private int offset(int child) {
        return (child - tree.firstChild(TreeNodes.ROOT)) * standing.sideCount();
    }

    private List<Move> moves(int child) {
        var moves = new ArrayList<Move>();
        int node = child;
        moves.add(Move.of(tree.move(node)));
        while (tree.childCount(node) > 0 && tree.visits(children(node).get(0)) > 0) {
            node = children(node).get(0);
            moves.add(Move.of(tree.move(node)));
        }
        return moves;
    }

    /** The children of a node, the best first. */
    private List<Integer> children(int node) {
        return IntStream.range(0, tree.childCount(node))
                .mapToObj(i -> tree.firstChild(node) + i)
                .sorted(Comparator.comparing((Integer child) -> child != winning)
                        .thenComparing(child -> -tree.visits(child))
                        .thenComparing(child -> tree.visits(child) == 0 ? 0 : -tree.moverMean(child)))
                .collect(Collectors.toList());
    }
}
