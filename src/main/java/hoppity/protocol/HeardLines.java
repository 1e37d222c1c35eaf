package hoppity.protocol;

import static hoppity.words.Words.tr;

import hoppity.engine.Line;
import hoppity.engine.Score;
import hoppity.engine.Snapshot;
import hoppity.engine.WinShares;
import hoppity.notation.MoveText;
import hoppity.notation.NotationException;
import hoppity.notation.Turn;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What another engine has said about a position in {@code info} lines, which {@link InfoLines} writes: the latest of each
 * line of play. What makes no sense is passed over; a line of play that begins with an illegal move is a fault. Thread-safe.
 */
public final class HeardLines {
    private static final int LONGEST_LINE = 64;
    private static final int MOST_CENTITEMPI = 100_000;
    private static final int MOST_TURNS = 10_000;

    private final long requestId;
    private final Variant variant;
    private final Position position;
    private final int wanted;
    private final MoveText text;
    private final MoveGenerator generator;
    private final TreeMap<Integer, Line> lines = new TreeMap<>();
    private final TreeMap<Integer, List<Double>> shares = new TreeMap<>();
    private final long begin = System.nanoTime();
    private int depth;
    private int selectiveDepth;
    private long nodes;
    private int hashFull;
    private boolean news;
    private @Nullable EngineFault fault;

    /**
     * @param requestId for the snapshots
     * @param position that is analysed
     * @param wanted how many lines of play to keep
     */
    public HeardLines(long requestId, Variant variant, Position position, int wanted) {
        this.requestId = requestId;
        this.variant = variant;
        this.position = position;
        this.wanted = wanted;
        text = new MoveText(variant.topology());
        generator = new MoveGenerator(variant);
    }

    /** Takes in a line. */
    public synchronized void hear(String line) {
        var words = line.strip().split("\\s+");
        int rank = 1;
        int ownDepth = depth;
        Score score = null;
        for (int i = 1; i + 1 < words.length; i++) {
            switch (words[i]) {
                case "depth" -> ownDepth = (int) number(words[++i], 0, MOST_TURNS);
                case "seldepth" -> selectiveDepth = (int) number(words[++i], 0, MOST_TURNS);
                case "multipv" -> rank = rank(words[++i]);
                case "nodes" -> nodes = number(words[++i], 0, Long.MAX_VALUE);
                case "hashfull" -> hashFull = (int) number(words[++i], 0, 1000);
                case "score" -> {
                    score = i + 2 < words.length ? score(words[i + 1], words[i + 2]) : null;
                    i += 2;
                }
                case "string" -> {
                    hearShares(rank, words, i + 1);
                    i = words.length;
                }
                case "pv" -> {
                    hearPlay(rank, ownDepth, score, words, i + 1);
                    i = words.length;
                }
                default -> {
                    // A number that nothing here is made of.
                }
            }
        }
    }

    private static long number(String word, long least, long most) {
        try {
            return Math.max(least, Math.min(most, Long.parseLong(word)));
        } catch (NumberFormatException e) {
            return least;
        }
    }

    /** What is no rank is one that nobody wants to see. */
    private static int rank(String word) {
        int rank = (int) number(word, 0, Integer.MAX_VALUE);
        return rank == 0 ? Integer.MAX_VALUE : rank;
    }

    /** Of two seats as the first sees it, as everywhere in this program. */
    private @Nullable Score score(String kind, String word) {
        Score own = switch (kind) {
            case "cp" -> new Score.Estimate((int) number(word, -MOST_CENTITEMPI, MOST_CENTITEMPI));
            case "win" -> new Score.Win((int) number(word, 1, MOST_TURNS));
            case "loss" -> new Score.Loss((int) number(word, 1, MOST_TURNS));
            default -> null;
        };
        return own == null || variant.seatCount() > 2 ? own : own.seenBy(position.toMove());
    }

    private void hearPlay(int rank, int ownDepth, @Nullable Score score, String[] words, int from) {
        if (rank > wanted || score == null) {
            return;
        }
        var moves = new ArrayList<Move>();
        var reached = position;
        for (int i = from; i < words.length && moves.size() < LONGEST_LINE; i++) {
            var move = legal(reached, words[i]);
            if (move == null) {
                break;
            }
            moves.add(move);
            reached = reached.after(move, variant);
        }
        if (moves.isEmpty()) {
            if (fault == null) {
                fault = illegal(words[from]);
            }
            return;
        }
        depth = rank == 1 ? ownDepth : depth;
        lines.put(rank, line(rank, ownDepth, score, moves));
        news = true;
    }

    private Line line(int rank, int ownDepth, Score score, List<Move> moves) {
        return variant.seatCount() == 2
                ? new Line(rank, ownDepth, score, moves)
                : new Line(rank, ownDepth, score, shares.getOrDefault(rank, sharesOf(score)), moves);
    }

    /** The move that a word says; null if it says none that is legal in a position. */
    private @Nullable Move legal(Position reached, String word) {
        try {
            var moves = generator.moves(reached);
            var turn = text.read(word);
            var move = turn instanceof Turn.Played played ? played.move() : Move.PASS;
            boolean isLegal = turn instanceof Turn.Skipped ? moves.isEmpty() : moves.contains(move);
            return isLegal ? move : null;
        } catch (NotationException e) {
            return null;
        }
    }

    /** As {@link InfoLines} writes them: each seat's letter with its share. */
    private void hearShares(int rank, String[] words, int from) {
        if (variant.seatCount() == 2 || rank > wanted || from >= words.length || !words[from].equals("shares")) {
            return;
        }
        var told = new ArrayList<Double>();
        for (var seat : variant.seats()) {
            int at = from + 1 + 2 * seat.index();
            if (at + 1 >= words.length || !words[at].equals(String.valueOf(seat.letter()))) {
                return;
            }
            try {
                double share = Double.parseDouble(words[at + 1]);
                if (!(share >= 0 && share <= 1)) {
                    return;
                }
                told.add(share);
            } catch (NumberFormatException e) {
                return;
            }
        }
        shares.put(rank, told);
        lines.computeIfPresent(rank, (r, line) -> line(r, line.depth(), line.score(), line.moves()));
    }

    /** Where an engine tells no chances: those of the side to move by its score, the rest in equal parts. */
    private List<Double> sharesOf(Score score) {
        double own = score instanceof Score.Estimate estimate
                ? WinShares.of(estimate.centitempi())
                : score instanceof Score.Win ? 1 : 0;
        var team = variant.team(position.toMove());
        int sides = variant.seatCount() / team.size();
        var all = new ArrayList<>(Collections.nCopies(variant.seatCount(), (1 - own) / (sides - 1)));
        team.forEach(seat -> all.set(seat, own));
        return all;
    }

    /** What was said until now, the lines of play from the best on without a gap. */
    public synchronized Snapshot snapshot() {
        var inOrder = new ArrayList<Line>();
        for (var line : lines.values()) {
            if (line.rank() != inOrder.size() + 1) {
                break;
            }
            inOrder.add(line);
        }
        return new Snapshot(
                requestId, depth, selectiveDepth, nodes, (System.nanoTime() - begin) / 1_000_000, hashFull, inOrder);
    }

    /** Whether there is a line of play, or another one, since this was asked last. */
    public synchronized boolean takeNews() {
        boolean was = news;
        news = false;
        return was;
    }

    /** Whether an illegal move was named. */
    public synchronized boolean hasFault() {
        return fault != null;
    }

    /**
     * Checks what was said.
     *
     * @throws EngineFault if it was an illegal move
     */
    public synchronized void check() throws EngineFault {
        if (fault != null) {
            throw fault;
        }
    }

    /**
     * The move that a word of the engine says.
     *
     * @throws EngineFault if it is illegal
     */
    public synchronized Move answer(String word) throws EngineFault {
        var move = legal(position, word);
        if (move == null) {
            throw illegal(word);
        }
        return move;
    }

    private static EngineFault illegal(String word) {
        return new EngineFault(EngineFault.Kind.ILLEGAL, tr("it names an illegal move: {0}", UgiParser.quote(word)));
    }
}
