package hoppity.engine;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Searches the root ever deeper, one or several lines, in windows around what the iteration before found. A move whose result
 * is proven keeps it and is not searched again.
 */
final class Deepening implements AnytimeSearch {
    private static final int FIRST_WINDOW = 60;
    private static final int WIDENING = 4;
    private static final int WIDEST = 2000;
    /** Open even where the end of the game is so near that it narrows the window. */
    private static final int EXPLAINING = 2;

    private static final int WINDOW_FROM_DEPTH = 5;

    /**
     * A move that comes back to a position of the game is tried only where all others are worse than this, in hundredths of a
     * tempo. Where whoever goes forward first helps the other, both would else rather go round in circles.
     */
    private static final int COMING_BACK = -400;

    private final RootSearch search;
    private final Lines lines;
    private final RootMove[] moves;
    private final int lineCount;
    private final int[] guesses;
    /**
     * The lines, the best first; empty before the first is known. A single line is as it stands; of several those of the last
     * complete iteration, so that all were searched equally deep.
     */
    private List<RootMove> best = List.of();

    /** Plies of the last complete iteration. */
    private int completed;

    /** @param moves codes of the legal moves, or a pass alone */
    Deepening(RootSearch search, Lines lines, int[] moves, int multiPv) {
        this(search, lines, moves, multiPv, 1);
    }

    /** @param first depth of the first iteration */
    Deepening(RootSearch search, Lines lines, int[] moves, int multiPv, int first) {
        completed = first - 1;
        this.search = search;
        this.lines = lines;
        this.moves = Arrays.stream(moves)
                .boxed()
                .sorted(Comparator.comparing(move -> -search.gain(move)))
                .map(move -> new RootMove(move, search.comesBack(move)))
                .toArray(RootMove[]::new);
        lineCount = Math.min(multiPv, moves.length);
        guesses = new int[lineCount];
    }

    @Override
    public int completed() {
        return completed;
    }

    @Override
    public int bestMove() {
        return best.get(0).move;
    }

    @Override
    public List<Line> lines() {
        return lines.of(best);
    }

    @Override
    public long nodes() {
        return search.nodes();
    }

    @Override
    public int selectiveDepth() {
        return search.selectiveDepth();
    }

    @Override
    public void iterate() {
        int depth = completed + 1;
        for (int rank = 0; rank < lineCount; rank++) {
            searchRank(depth, rank);
        }
        Arrays.sort(moves, 0, lineCount, Comparator.comparingInt(m -> -m.value()));
        best = standing(lineCount);
        best.forEach(this::explain);
        if (lineCount > 1) {
            // The next iteration changes the values one after the other; until it is complete, these stand together.
            best = best.stream().map(RootMove::copy).toList();
        }
        completed = depth;
        for (int rank = 0; rank < lineCount; rank++) {
            guesses[rank] = moves[rank].value();
        }
    }

    @Override
    public boolean isFinished() {
        if (completed >= Search.MAX_PLY || Arrays.stream(moves).allMatch(RootMove::isSolved)) {
            return true;
        }
        return best.stream().allMatch(RootMove::isSolved) && isShortestWin(best.get(0));
    }

    /** Once a win is known, all other moves are searched in full for a shorter one ({@link Search}). */
    private boolean isShortestWin(RootMove move) {
        int plies = Values.plies(move.value());
        return Values.isWin(move.value()) && (plies <= 2 || move.depth() < completed && plies <= completed + 1);
    }

    private List<RootMove> standing(int count) {
        return List.copyOf(Arrays.asList(moves).subList(0, count));
    }

    private void searchRank(int depth, int rank) {
        int guess = guesses[rank];
        boolean windowed = depth >= WINDOW_FROM_DEPTH && !Values.isDecided(guess);
        int below = windowed ? FIRST_WINDOW : 2 * Values.INFINITE;
        int above = below;
        while (true) {
            int alpha = Math.max(-Values.INFINITE, guess - below);
            int beta = Math.min(Values.INFINITE, guess + above);
            int value = searchWindow(depth, rank, alpha, beta);
            if (value <= alpha) {
                below = wider(below);
            } else if (value >= beta) {
                above = wider(above);
            } else {
                return;
            }
        }
    }

    private int searchWindow(int depth, int rank, int nominalAlpha, int beta) {
        putComingBackLast(rank);
        int alpha = nominalAlpha;
        int bestValue = -Values.INFINITE;
        for (int i = rank; i < moves.length && alpha < beta; i++) {
            var candidate = moves[i];
            if (candidate.comesBack && i > rank && alpha >= COMING_BACK) {
                break;
            }
            int value = candidate.isSolved() ? candidate.value() : search(candidate, depth, alpha, beta, i > rank);
            bestValue = Math.max(bestValue, value);
            if (value > alpha) {
                alpha = value;
                System.arraycopy(moves, rank, moves, rank + 1, i - rank);
                moves[rank] = candidate;
                if (lineCount == 1 || completed == 0) {
                    best = standing(Math.max(rank + 1, best.size()));
                }
            }
        }
        return bestValue;
    }

    /** Keeps the order otherwise. */
    private void putComingBackLast(int rank) {
        Arrays.sort(moves, rank, moves.length, Comparator.comparing(move -> move.comesBack));
    }

    private int search(RootMove candidate, int depth, int alpha, int beta, boolean scout) {
        int value = search.rootMove(candidate.move, depth, alpha, beta, scout);
        int proof = search.proof();
        boolean atLeast = value > alpha;
        boolean solved = atLeast && Values.isWin(value)
                || value < beta && Values.isLoss(value)
                || atLeast && value < beta && Proof.isExact(value, proof);
        if (solved) {
            candidate.solve(value, depth, search.line());
        } else if (atLeast) {
            candidate.set(value, depth, search.line());
        }
        return value;
    }

    /** Finds the whole line behind a proven result, where the window that gave it left it short. */
    private void explain(RootMove move) {
        int value = move.value();
        if (!move.isSolved() || !Values.isDecided(value) || move.line().length >= Values.plies(value) - 1) {
            return;
        }
        int depth = Math.max(move.depth(), Values.plies(value));
        search.rootMove(move.move, depth, value - EXPLAINING, value + EXPLAINING, false);
        if (search.line().length > move.line().length) {
            move.explain(search.line());
        }
    }

    private static int wider(int margin) {
        return margin >= WIDEST ? 2 * Values.INFINITE : margin * WIDENING;
    }
}
