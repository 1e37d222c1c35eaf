package hoppity.notation;

import static hoppity.words.Words.tr;

import hoppity.board.Topology;
import hoppity.rules.Move;
import java.util.ArrayList;

/** Moves as text: cells joined by hyphens, {@code --} for a pass, {@code @resign} and the like for the end of a game. */
public final class MoveText {
    /** A pass, or a turn that was left out. */
    public static final String SKIP = "--";

    private final Topology topology;

    public MoveText(Topology topology) {
        this.topology = topology;
    }

    /** The turn with its whole route. */
    public String write(Turn turn) {
        if (turn instanceof Turn.Played played) {
            var text = new StringBuilder();
            for (int cell : played.route()) {
                if (text.length() > 0) {
                    text.append('-');
                }
                text.append(topology.name(cell));
            }
            return text.toString();
        }
        return turn instanceof Turn.Claimed claimed ? claimed.claim().text() : SKIP;
    }

    /** Origin and destination. */
    public String write(Move move) {
        return move.isPass() ? SKIP : topology.name(move.from()) + "-" + topology.name(move.to());
    }

    /**
     * The turn that a text says. Whether it is legal anywhere is another question.
     *
     * @throws NotationException naming the part that is no cell
     */
    public Turn read(String text) {
        if (text.equals(SKIP)) {
            return Turn.SKIP;
        }
        if (text.startsWith("@")) {
            for (var claim : Turn.Claim.values()) {
                if (claim.text().equals(text)) {
                    return new Turn.Claimed(claim);
                }
            }
            throw new NotationException(tr("\"{0}\" is none of @resign, @draw, @time", text), 0);
        }
        var route = new ArrayList<Integer>();
        for (int offset = 0, end = 0; end >= 0; offset = end + 1) {
            end = text.indexOf('-', offset);
            var name = text.substring(offset, end < 0 ? text.length() : end);
            int cell = topology.find(name);
            if (cell == Topology.NONE) {
                throw new NotationException(
                        tr(
                                "\"{0}\" is no cell of a board of {1}",
                                name, topology.shape().label()),
                        offset);
            }
            route.add(cell);
        }
        if (route.size() < 2) {
            throw new NotationException(tr("a move has an origin and a destination, such as a1-a2"), 0);
        }
        int from = route.get(0);
        int to = route.get(route.size() - 1);
        if (from == to) {
            throw new NotationException(tr("a move does not end where it began"), 0);
        }
        return new Turn.Played(new Move(from, to), route);
    }
}
