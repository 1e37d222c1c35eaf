package hoppity.engine;

import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Variant;

/**
 * Best-reply search for three and more seats. Between two turns of the root's side only one of the others looks for the move
 * that hurts it most; the rest play the move that goes forward most. So there are two layers whatever the number of seats,
 * and alpha-beta with all that belongs to it works as in a game of two. Depth counts the turns of the root's side and the
 * replies; what the rest play costs none. Partners of the seat at the root are on its side.
 *
 * <p>Nothing found this way is proven, since the others could have done otherwise; but for a root move that finishes.
 */
final class BestReplySearch implements RootSearch {
    /** Greatest distance from the root, in plies: two layers of depth take at most as many plies as there are seats. */
    private static final int MAX_PLY = 192;

    /** Without a remembered move a node of so many plies or more is searched one less deeply. */
    private static final int INTERNAL_DEPTH = 4;
    /** What a move may change beyond its distances: parity, detours and the worth of the turn. */
    private static final int FUTILITY_MARGIN = 160;

    private final TranspositionTable table;
    private final TranspositionTable frontierTable = new TranspositionTable(1);
    private final Pruning pruning;
    private final Reductions reductions;
    private final SeatedVariation variation;
    private final MovePicker[] pickers;
    private final PrincipalVariations lines = new PrincipalVariations(MAX_PLY);
    private final Budget budget;
    private int bestMove;
    private long nodes;
    private long nextCheck;
    private int selectiveDepth;

    /**
     * @param root will be changed and restored; left anywhere when the budget is exhausted
     * @param game keys of the positions of the game, the root's last
     */
    BestReplySearch(
            Variant variant,
            MutablePosition root,
            CellValues cells,
            long[] game,
            TranspositionTable table,
            Pruning pruning,
            Budget budget) {
        this.table = table;
        this.pruning = pruning;
        this.budget = budget;
        var generator = new MoveGenerator(variant);
        variation = new SeatedVariation(variant, root, cells, generator, game);
        var ordering = new MoveOrdering(variation.armies(), variant, MAX_PLY);
        reductions = new Reductions(pruning.reductions(), ordering);
        pickers = MovePicker.ofPlies(MAX_PLY + 1, generator, ordering, root);
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public int selectiveDepth() {
        return selectiveDepth;
    }

    @Override
    public int[] line() {
        return lines.from(1);
    }

    @Override
    public int proof() {
        return Proof.NONE;
    }

    @Override
    public int gain(int move) {
        return variation.armies().gain(variation.toMove(), move);
    }

    @Override
    public int rootMove(int move, int depth, int alpha, int beta, boolean scout) {
        return play(move, depth - 1, 0, alpha, beta, 0, scout, false);
    }

    /**
     * The value of a node for the side to move: the root's or the others.
     *
     * @param replied whether one of the others has had its reply since the root's side moved last
     */
    private int search(int nominalDepth, int alpha, int beta, int ply, boolean replied) {
        lines.clear(ply);
        boolean own = variation.isOwnTurn();
        // What is estimated has had all turns of a round, so that nobody looks better for having been left out.
        if (nominalDepth <= 0 && !replied || ply >= MAX_PLY) {
            return own ? variation.estimate() : -variation.estimate();
        }
        if (replied) {
            return playAlong(nominalDepth, alpha, beta, ply, true);
        }
        int depth = nominalDepth;
        boolean open = beta - alpha > 1;
        long key = variation.key();
        var memory = depth == 1 ? frontierTable : table;
        long data = memory.probe(key);
        if (data != 0 && !open && TranspositionTable.depth(data) >= depth) {
            int value = PlaceValues.fromRoot(TranspositionTable.value(data), ply);
            int bound = TranspositionTable.bound(data);
            if ((bound & TranspositionTable.LOWER) != 0 && value >= beta
                    || (bound & TranspositionTable.UPPER) != 0 && value <= alpha) {
                return value;
            }
        }
        int remembered = TranspositionTable.move(data);
        if (pruning.reductions() && remembered == 0 && depth >= INTERNAL_DEPTH) {
            depth--;
        }
        int value = searchMoves(remembered, depth, alpha, beta, ply, own);
        int bound = value >= beta
                ? TranspositionTable.LOWER
                : value > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
        memory.store(key, bestMove, PlaceValues.fromNode(value, ply), depth, bound, Proof.NONE);
        return value;
    }

    /** The seat to move plays the move that goes forward most: the reply is another's. */
    private int playAlong(int depth, int alpha, int beta, int ply, boolean replied) {
        int move = variation.mostForward();
        int value = play(move, depth, 0, alpha, beta, ply, false, replied);
        if (beta - alpha > 1) {
            lines.extend(ply, move);
        }
        return value;
    }

    /** Sets {@link #bestMove}. */
    private int searchMoves(int remembered, int depth, int nominalAlpha, int beta, int ply, boolean own) {
        boolean open = beta - nominalAlpha > 1;
        int seat = variation.toMove();
        int alpha = nominalAlpha;
        int best = -Values.INFINITE;
        int strongest = 0;
        int tried = 0;
        int along = Move.PASS_CODE;
        if (!own && variation.isRivalNext()) {
            // Leaving the reply to a later seat: its own best move is among those then tried, so it need not be again.
            along = variation.mostForward();
            best = playAlong(depth, alpha, beta, ply, false);
            alpha = Math.max(alpha, best);
            tried = 1;
        }
        boolean frontier = pruning.futility() && depth == 1 && !open;
        if (best < beta) {
            var picker = pickers[ply];
            // What a move of no gain can be hoped to be worth, on the last ply.
            int atRest = frontier ? (own ? variation.estimate() : -variation.estimate()) + FUTILITY_MARGIN : 0;
            if (frontier) {
                picker.beginLastPly(remembered, alpha + 1 - atRest);
            } else {
                picker.begin(remembered, MovePicker.NONE);
            }
            for (int move = picker.next(); move != MovePicker.END; move = picker.next()) {
                if (move == along) {
                    continue;
                }
                int reduction = reductions.plies(seat, move, depth, tried, ply, open);
                int value = play(move, depth - 1, reduction, alpha, beta, ply, tried++ > 0, !own);
                if (value <= best) {
                    continue;
                }
                best = value;
                if (value > alpha) {
                    strongest = move;
                    alpha = value;
                    if (open) {
                        lines.extend(ply, move);
                    }
                    if (value >= beta) {
                        picker.reward(depth);
                        break;
                    }
                }
            }
            if (frontier && picker.leavesOut()) {
                best = Math.max(best, alpha);
                tried++;
            }
        }
        if (tried == 0) {
            best = play(Move.PASS_CODE, depth - 1, 0, alpha, beta, ply, false, !own);
            if (open && best > alpha) {
                lines.extend(ply, Move.PASS_CODE);
            }
        }
        bestMove = strongest;
        return best;
    }

    /**
     * Plays a move, values what comes of it for the side that plays it, and takes it back.
     *
     * @param depth plies to look ahead after it
     * @param reduction plies by which a scout may look less far
     * @param scout whether to ask first if the move is better than {@code alpha} at all
     */
    private int play(int move, int depth, int reduction, int alpha, int beta, int ply, boolean scout, boolean replied) {
        int mover = variation.toMove();
        boolean own = variation.isOwnTurn();
        int gone = variation.gone();
        variation.play(move);
        count(ply + 1);
        int value = variation.verdict(mover, gone, ply + 1);
        if (value != SeatedVariation.GOES_ON) {
            lines.clear(ply + 1);
            value = own ? value : -value;
        } else if (scout) {
            value = descend(own, depth - reduction, alpha, alpha + 1, ply, replied);
            if (value > alpha && reduction > 0) {
                value = descend(own, depth, alpha, alpha + 1, ply, replied);
            }
            if (value > alpha && value < beta) {
                value = descend(own, depth, alpha, beta, ply, replied);
            }
        } else {
            value = descend(own, depth, alpha, beta, ply, replied);
        }
        variation.takeBack(move);
        return value;
    }

    /** The value of the position after a move at {@code ply}, as the side that has moved sees it. */
    private int descend(boolean moverIsOwn, int depth, int alpha, int beta, int ply, boolean replied) {
        return variation.isOwnTurn() == moverIsOwn
                ? search(depth, alpha, beta, ply + 1, replied)
                : -search(depth, -beta, -alpha, ply + 1, replied && !variation.isOwnTurn());
    }

    private void count(int ply) {
        if (nodes >= nextCheck) {
            nextCheck = budget.check(nodes);
        }
        nodes++;
        selectiveDepth = Math.max(selectiveDepth, ply);
    }
}
