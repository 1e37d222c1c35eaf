package hoppity.engine;

import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Variant;

/**
 * Principal variation search below the root: fail-soft alpha-beta with null windows, a transposition table, null move,
 * late-move reductions and last-ply futility. The rules end a line where they would end a game, clocks included.
 *
 * <h2>What is proven</h2>
 *
 * A value of {@link Values#PROVEN} or more that is a lower bound, or of −PROVEN or less that is an upper bound, is a fact of
 * the rules. Such values arise only where the {@link Referee} ends a line, since estimates stay below them, and travel up only
 * by minimax: a win needs one move, a loss needs every legal move to be lost. What is not looked at in full cannot add to
 * them: a move reduced in depth still has a tree that ends in real games; a move left out by futility counts as an estimate,
 * so its node can no longer be lost; a null move's value is cut to an estimate. The number of plies is an upper bound, and
 * exact where nothing was pruned: windows that ask for a shorter win or a longer defence are searched in full.
 *
 * <p>The transposition table keeps these facts true across move numbers through {@link RuleClocks}, and across games through
 * {@link Repetitions#salt}. A position that has occurred in the line or once in the game counts as a draw here, which may
 * hide a win but never makes one: a forced win of fewest plies never comes back to a position on its own way, so neither the
 * plies of the line nor one earlier visit can make up the three that draw. The 64-bit key is taken to be unique.
 *
 * <p>A draw has the same value as an even estimate; {@link Proof} tells them apart.
 */
final class Search implements RootSearch {
    /** Greatest distance from the root, in plies. */
    static final int MAX_PLY = 64;

    /** Longest win, in plies, that the table remembers; within the horizon of the rule clocks. */
    static final int MAX_PROOF = 2 * (RuleClocks.HORIZON - 2);

    private static final int NULL_DEPTH = 3;
    private static final int NULL_REDUCTION = 3;
    /** The further the estimate is above the window, the less far a null move is looked behind. */
    private static final int NULL_MARGIN_PER_PLY = 300;

    private static final int NULL_MARGIN_PLIES = 2;
    /** Without a remembered move a node of so many plies or more is searched one less deeply. */
    private static final int INTERNAL_DEPTH = 4;
    /** In place of a value that only the move itself will show. */
    private static final int UNFORESEEN = Integer.MAX_VALUE;

    private final TranspositionTable table;
    /** For the many nodes of the last ply: small enough to stay in the processor's cache. */
    private final TranspositionTable frontierTable = new TranspositionTable(1);

    private final Pruning pruning;
    private final Reductions reductions;
    private final Variation variation;
    private final MovePicker[] pickers;
    private final GainingMoves frontier;
    private final PrincipalVariations lines = new PrincipalVariations(MAX_PLY);
    private final Budget budget;
    /** The ply that a null move has led to, or −1. */
    private int nullPly = -1;

    /** What is known about the value returned last, see {@link Proof}. */
    private int proof;

    private int bestMove;
    private long nodes;
    private long nextCheck;
    private int selectiveDepth;

    /**
     * @param root will be changed and restored; left anywhere when the budget is exhausted
     * @param game keys of the positions of the game, the root's last
     */
    Search(
            Variant variant,
            Weights weights,
            MutablePosition root,
            long[] game,
            TranspositionTable table,
            Pruning pruning,
            Budget budget) {
        this.table = table;
        this.pruning = pruning;
        this.budget = budget;
        var generator = new MoveGenerator(variant);
        variation = new Variation(variant, weights, root, generator, game);
        var ordering = new MoveOrdering(variation.evaluation().armies(), variant, MAX_PLY);
        reductions = new Reductions(pruning.reductions(), ordering);
        frontier = new GainingMoves(generator, ordering, root);
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
        return proof;
    }

    @Override
    public int gain(int move) {
        return variation.evaluation().gain(variation.toMove(), move);
    }

    @Override
    public boolean comesBack(int move) {
        return move != Move.PASS_CODE && variation.wouldRepeat(move, 1);
    }

    @Override
    public int rootMove(int move, int depth, int alpha, int beta, boolean scout) {
        return play(move, depth, alpha, beta, 0, 0, scout, false);
    }

    private int search(int nominalDepth, int nominalAlpha, int nominalBeta, int ply) {
        lines.clear(ply);
        boolean equaliser = variation.awaitsEqualiser();
        if (!equaliser && (nominalDepth <= 0 || ply >= MAX_PLY)) {
            proof = Proof.NONE;
            return variation.estimate();
        }
        // The equalising move decides, so nothing is estimated before it.
        int depth = Math.max(1, nominalDepth);
        // Nobody wins sooner than with the next ply. The lower end leaves room to show how it is lost.
        int alpha = Math.max(nominalAlpha, -Values.winAt(ply));
        int beta = Math.min(nominalBeta, Values.winAt(ply + 1));
        if (alpha >= beta) {
            proof = Proof.NONE;
            return alpha;
        }
        boolean open = beta - alpha > 1;
        boolean full = equaliser || Values.isWin(alpha) || Values.isLoss(beta);
        int estimate = full ? 0 : variation.estimate();
        boolean brief = pruning.futility() && !open && !full && depth <= Futility.MAX_DEPTH && variation.isBusy();
        if (brief && Futility.isAbove(estimate, depth, beta) && variation.isUnhurried(depth)) {
            proof = Proof.NONE;
            return estimate;
        }
        if (brief && depth == 1 && isForeseeable(alpha)) {
            int value = searchFrontier(estimate, alpha, beta, ply);
            return value == Variation.GOES_ON ? searchWithoutMoves(depth, alpha, beta, ply) : value;
        }
        long key = variation.key();
        var memory = depth == 1 ? frontierTable : table;
        long data = memory.probe(key);
        if (data != 0 && !open && answers(data, depth, alpha, beta, ply)) {
            proof = TranspositionTable.proof(data);
            return Values.fromRoot(TranspositionTable.value(data), ply);
        }
        int remembered = TranspositionTable.move(data);
        if (!open && !full && estimate >= beta && mayPass(depth, ply)) {
            int value = valueOfPassing(depth, estimate, beta, ply);
            if (value >= beta) {
                proof = Proof.NONE;
                return Math.min(value, Values.PROVEN - 1);
            }
        }
        if (pruning.reductions() && !full && remembered == 0 && depth >= INTERNAL_DEPTH) {
            depth--;
        }
        int value = brief && depth == 1
                ? searchLastPly(remembered, estimate, alpha, beta, ply)
                : searchMoves(remembered, estimate, depth, alpha, beta, ply, full);
        if (value == Variation.GOES_ON) {
            return searchWithoutMoves(depth, alpha, beta, ply);
        }
        store(memory, key, value, depth, alpha, beta, ply);
        return value;
    }

    /** Whether the table's entry is enough: deep enough, or a fact. */
    private static boolean answers(long data, int depth, int alpha, int beta, int ply) {
        int value = Values.fromRoot(TranspositionTable.value(data), ply);
        int bound = TranspositionTable.bound(data);
        int proof = TranspositionTable.proof(data);
        boolean deep = TranspositionTable.depth(data) >= depth;
        if ((bound & TranspositionTable.LOWER) != 0 && value >= beta) {
            return deep || Proof.isAtLeast(value, proof);
        }
        return (bound & TranspositionTable.UPPER) != 0 && value <= alpha && (deep || Proof.isAtMost(value, proof));
    }

    private boolean mayPass(int depth, int ply) {
        return pruning.nullMove()
                && depth >= NULL_DEPTH
                && nullPly != ply
                && variation.isBusy()
                && variation.isUnhurried(depth);
    }

    private int valueOfPassing(int depth, int estimate, int beta, int ply) {
        int reduction =
                NULL_REDUCTION + depth / 4 + Math.min(NULL_MARGIN_PLIES, (estimate - beta) / NULL_MARGIN_PER_PLY);
        int outerNull = nullPly;
        nullPly = ply + 1;
        int outerLine = variation.playNull(ply + 1);
        count(ply + 1);
        int value = -search(depth - reduction, -beta, 1 - beta, ply + 1);
        variation.takeBackNull(outerLine);
        nullPly = outerNull;
        return value;
    }

    /** Sets {@link #bestMove}, and {@link #proof} as far as it holds for the bound that the value is. */
    private int searchMoves(
            int remembered, int estimate, int depth, int nominalAlpha, int beta, int ply, boolean nominallyFull) {
        boolean open = beta - nominalAlpha > 1;
        boolean full = nominallyFull;
        int seat = variation.toMove();
        int alpha = nominalAlpha;
        int best = Variation.GOES_ON;
        int bestProof = Proof.NONE;
        boolean allAtMost = true;
        boolean selective = pruning.futility() && !open && !full && depth <= Futility.MAX_DEPTH && variation.isBusy();
        boolean tooMany = false;
        int tried = 0;
        int strongest = 0;
        boolean foreseeable = !full && isForeseeable(alpha);
        var picker = pickers[ply];
        int atRest = selective ? Futility.hope(estimate, 0, depth) : 0;
        picker.begin(remembered, selective ? alpha + 1 - atRest : MovePicker.NONE);
        for (int move = picker.next(); move != MovePicker.END; move = picker.next()) {
            if (selective && tried >= reductions.enough(depth)) {
                tooMany = true;
                break;
            }
            int reduction = full ? 0 : reductions.plies(seat, move, depth, tried, ply, open);
            int value = play(move, depth, alpha, beta, ply, reduction, tried++ > 0, foreseeable);
            allAtMost &= Proof.isAtMost(value, proof);
            if (value <= best) {
                continue;
            }
            best = value;
            bestProof = proof;
            if (value > alpha) {
                strongest = move;
                alpha = value;
                full |= Values.isWin(alpha);
                if (open) {
                    lines.extend(ply, move);
                }
                if (value >= beta) {
                    picker.reward(depth);
                    break;
                }
            }
        }
        if (best < beta && (tooMany || picker.leavesOut())) {
            // What was not tried is taken to be below the window.
            allAtMost = false;
            if (alpha > best) {
                best = alpha;
                bestProof = Proof.NONE;
            }
        }
        bestMove = strongest;
        proof = bestProof & Proof.OF_LINE
                | (best > nominalAlpha ? bestProof & Proof.AT_LEAST : Proof.NONE)
                | (best < beta && allAtMost ? Proof.AT_MOST : Proof.NONE);
        return best;
    }

    /** Whether the estimates after the moves of a node are what a search of no plies would return for them. */
    private boolean isForeseeable(int alpha) {
        return pruning.futility() && !Values.isDecided(alpha) && variation.isForeseeable();
    }

    /** The last ply before the estimates: moves that cannot gain enough are left out, and taken to be below the window. */
    private int searchLastPly(int remembered, int estimate, int alpha, int beta, int ply) {
        int atRest = Futility.hope(estimate, 0, 1);
        int best = Variation.GOES_ON;
        int bestProof = Proof.NONE;
        int refutation = 0;
        boolean foreseeable = isForeseeable(alpha);
        var picker = pickers[ply];
        picker.beginLastPly(remembered, alpha + 1 - atRest);
        for (int move = picker.next(); move != MovePicker.END; move = picker.next()) {
            int value = play(move, 1, alpha, beta, ply, 0, false, foreseeable);
            if (value > best) {
                best = value;
                bestProof = proof;
                if (value >= beta) {
                    refutation = move;
                    picker.reward(1);
                    break;
                }
            }
        }
        if (best < alpha && picker.leavesOut()) {
            best = alpha;
            bestProof = Proof.NONE;
        }
        bestMove = refutation;
        proof = bestProof & (best >= beta ? Proof.OF_LINE | Proof.AT_LEAST : Proof.OF_LINE);
        return best;
    }

    /**
     * As {@link #searchLastPly}, where the estimates after the moves can be told without making them: no move is made, and
     * nothing remembered. A move that gains too little is not looked at.
     */
    private int searchFrontier(int estimate, int alpha, int beta, int ply) {
        proof = Proof.NONE;
        int moves = frontier.find(alpha + 1 - Futility.hope(estimate, 0, 1));
        for (int i = 0; i < moves; i++) {
            count(ply + 1);
            int value = variation.estimateAfter(frontier.move(i));
            if (value >= beta && !variation.wouldRepeat(frontier.move(i), ply + 1)) {
                return value;
            }
        }
        return moves > 0 || variation.canMove() ? alpha : Variation.GOES_ON;
    }

    /** A seat that cannot move passes, unless nobody can (rules §3.3). */
    private int searchWithoutMoves(int depth, int alpha, int beta, int ply) {
        if (variation.isStuck()) {
            proof = Proof.DRAW;
            return Values.DRAW;
        }
        int value = play(Move.PASS_CODE, depth, alpha, beta, ply, 0, false, false);
        if (value > alpha && beta - alpha > 1) {
            lines.extend(ply, Move.PASS_CODE);
        }
        return value;
    }

    /**
     * Plays a move, values what comes of it for the seat that plays it, and takes it back.
     *
     * @param reduction plies by which a scout may look less far
     * @param scout whether to ask first if the move is better than {@code alpha} at all
     * @param foreseeable what {@link #isForeseeable} says of the node
     */
    private int play(
            int move, int depth, int alpha, int beta, int ply, int reduction, boolean scout, boolean foreseeable) {
        if (foreseeable && (scout || beta - alpha == 1) && depth - 1 - reduction <= Futility.MAX_DEPTH) {
            // A scout that finds more than was asked for is followed by a closer look, unless it refutes the node.
            int greatest = reduction > 0 || scout && beta - alpha > 1 ? alpha : Values.MAX_ESTIMATE;
            int value = foresee(move, depth - 1 - reduction, alpha, greatest, ply);
            if (value != UNFORESEEN) {
                return value;
            }
        }
        variation.play(move);
        count(ply + 1);
        int value = variation.verdict(move, ply + 1);
        if (value == Variation.GOES_ON) {
            value = scout ? searchScouting(depth, alpha, beta, ply, reduction) : descend(depth - 1, alpha, beta, ply);
        } else {
            lines.clear(ply + 1);
            proof = variation.proof();
        }
        variation.takeBack(move);
        return value;
    }

    /**
     * The value of a move after which an estimate is all that would be asked for, without making it; for a null window above
     * {@code alpha}. It is what the search would return.
     *
     * @param greatest value that is of use
     */
    private int foresee(int move, int depth, int alpha, int greatest, int ply) {
        int value = variation.estimateAfter(move);
        boolean isLeaf = depth <= 0
                || Futility.isAbove(-value, depth, -alpha)
                        && variation.isOtherBusy()
                        && variation.isOtherUnhurried(depth);
        if (!isLeaf || value > greatest || variation.wouldRepeat(move, ply + 1)) {
            return UNFORESEEN;
        }
        count(ply + 1);
        lines.clear(ply + 1);
        proof = Proof.NONE;
        return value;
    }

    private int searchScouting(int depth, int alpha, int beta, int ply, int reduction) {
        int value = descend(depth - 1 - reduction, alpha, alpha + 1, ply);
        if (value > alpha && reduction > 0) {
            value = descend(depth - 1, alpha, alpha + 1, ply);
        }
        return value > alpha && value < beta ? descend(depth - 1, alpha, beta, ply) : value;
    }

    /** The value of the position after a move at {@code ply}, as the seat that has moved sees it. */
    private int descend(int depth, int alpha, int beta, int ply) {
        int value = -search(depth, -beta, -alpha, ply + 1);
        proof = Proof.negated(proof);
        return value;
    }

    private void store(TranspositionTable memory, long key, int value, int depth, int alpha, int beta, int ply) {
        boolean tooLong = Values.isDecided(value) && Values.plies(Values.fromNode(value, ply)) > MAX_PROOF;
        if (tooLong || value == Values.DRAW && (proof & Proof.OF_LINE) != 0) {
            return;
        }
        int bound = value >= beta
                ? TranspositionTable.LOWER
                : value > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
        // A draw has no length to compare with the horizon of the clocks, so it is kept only where they are in the key.
        int known = variation.isKeyExact() ? proof & Proof.DRAW : Proof.NONE;
        memory.store(key, bestMove, Values.fromNode(value, ply), depth, bound, known);
    }

    private void count(int ply) {
        if (nodes >= nextCheck) {
            nextCheck = budget.check(nodes);
        }
        nodes++;
        selectiveDepth = Math.max(selectiveDepth, ply);
    }
}
