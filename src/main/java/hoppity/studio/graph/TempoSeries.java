package hoppity.studio.graph;

import hoppity.notation.Turn;
import hoppity.record.GameNode;
import hoppity.record.LineReplay;
import hoppity.rules.Move;
import hoppity.rules.Outcome;
import hoppity.rules.Position;
import hoppity.rules.Tempo;
import hoppity.rules.Variant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The tempo numbers of every seat along a line, and where the rules ended the game. Immutable; made on any thread, since it
 * reads nothing of a node that an edit changes.
 */
public final class TempoSeries {
    private final Variant variant;
    private final int firstToMove;
    private final List<GameNode> line;
    private final int[][] tempo;
    private final int[][] toGo;
    private final @Nullable End end;
    private final int computed;

    /** Where the rules ended the game, though the record may go on. */
    public record End(int ply, Outcome outcome) {}

    private TempoSeries(
            Variant variant,
            int firstToMove,
            List<GameNode> line,
            int[][] tempo,
            int[][] toGo,
            @Nullable End end,
            int computed) {
        this.variant = variant;
        this.firstToMove = firstToMove;
        this.line = line;
        this.tempo = tempo;
        this.toGo = toGo;
        this.end = end;
        this.computed = computed;
    }

    /**
     * The series of a line.
     *
     * @param line the nodes from the root on; not changed afterwards
     * @param known a series of the same game, whose numbers are taken over as far as the two lines agree
     */
    public static TempoSeries of(Variant variant, Position start, List<GameNode> line, @Nullable TempoSeries known) {
        int seats = variant.seatCount();
        var tempo = new int[seats][line.size()];
        var toGo = new int[seats][line.size()];
        int shared = known == null ? 0 : known.sharedPlies(line);
        End end = null;
        var plies = LineReplay.of(variant, start, line);
        var position = start;
        for (int ply = 0; ply < plies.size(); ply++) {
            var state = plies.get(ply);
            int mover = position.toMove();
            position = after(position, state.node().turn(), variant);
            for (int seat = 0; seat < seats; seat++) {
                tempo[seat][ply] = state.tempo().get(seat);
                if (known != null && ply < shared) {
                    toGo[seat][ply] = known.toGo[seat][ply];
                } else if (ply > 0 && seat != mover) {
                    // Nobody else moved. The assignment is what costs time.
                    toGo[seat][ply] = toGo[seat][ply - 1];
                } else {
                    toGo[seat][ply] = Tempo.toGo(variant, position, seat);
                }
            }
            if (state.endsHere()) {
                end = new End(ply, state.outcome());
            }
        }
        return new TempoSeries(variant, start.toMove(), line, tempo, toGo, end, line.size() - shared);
    }

    private static Position after(Position position, @Nullable Turn turn, Variant variant) {
        if (turn instanceof Turn.Played played) {
            return position.after(played.move(), variant);
        }
        return turn instanceof Turn.Skipped ? position.after(Move.PASS, variant) : position;
    }

    /** How many of the first nodes of a line are those of this series. */
    int sharedPlies(List<GameNode> other) {
        int most = Math.min(line.size(), other.size());
        int shared = 0;
        while (shared < most && line.get(shared) == other.get(shared)) {
            shared++;
        }
        return shared;
    }

    public Variant variant() {
        return variant;
    }

    /** The nodes that the numbers belong to, the root first. */
    public List<GameNode> line() {
        return line;
    }

    public int lastPly() {
        return line.size() - 1;
    }

    /** A seat's number after so many plies, in tempi. */
    public int value(Measure measure, int seat, int ply) {
        return values(measure, seat)[ply];
    }

    /** The seat whose turn led to a ply, by the order of turns. */
    int moverOf(int ply) {
        return Math.floorMod(firstToMove + ply - 1, variant.seatCount());
    }

    int[] values(Measure measure, int seat) {
        return measure == Measure.TEMPO ? tempo[seat] : toGo[seat];
    }

    /** How many plies were computed anew when this series was made. */
    int computed() {
        return computed;
    }

    public Optional<End> end() {
        return Optional.ofNullable(end);
    }
}
