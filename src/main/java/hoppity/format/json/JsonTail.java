package hoppity.format.json;

import hoppity.notation.MoveText;
import hoppity.notation.NotationException;
import hoppity.notation.Turn;
import hoppity.record.BrokenTail;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** A line of JSON nodes that cannot be played, as nodes without a board behind them. */
public final class JsonTail {
    /** What no move is made of. */
    private static final Pattern NO_WORD = Pattern.compile("[^\\p{Alnum}@-]+");

    private JsonTail() {}

    /**
     * @param first the first node of the line
     * @param unreadable words in the place of the turns of nodes that are none
     */
    public record Line(GameRecord record, GameNode first, Map<GameNode, String> unreadable) {}

    /**
     * The nodes in a game from the position that they cannot be played in. None of its turns is checked.
     *
     * @param node the node after which the line stands
     * @return empty if the text holds no nodes, or two that cannot be told apart
     */
    public static Optional<Line> unchecked(GameRecord record, GameNode node, BrokenTail tail) {
        var raws = BrokenNodes.parse(tail.text());
        var line = new GameRecord(record.variant(), record.positionAt(node));
        var loader = line.loader();
        var moveText = new MoveText(record.variant().topology());
        var byId = new HashMap<Integer, GameNode>();
        var unreadable = new IdentityHashMap<GameNode, String>();
        for (var raw : raws) {
            var parent = byId.isEmpty() ? line.tree().root() : byId.get(raw.parent());
            Turn turn;
            try {
                turn = moveText.read(raw.move());
            } catch (NotationException e) {
                turn = Turn.SKIP;
            }
            if (parent == null
                    || byId.containsKey(raw.id())
                    || line.tree().child(parent, turn).isPresent()) {
                return Optional.empty();
            }
            var added = loader.add(loader.freshId(), parent, turn);
            loader.annotate(added, raw.annotations());
            loader.brokenTails(added, raw.tails());
            byId.put(raw.id(), added);
            if (turn == Turn.SKIP && !raw.move().equals(moveText.write(turn))) {
                var word = NO_WORD.matcher(raw.move()).replaceAll("_");
                unreadable.put(added, word.isEmpty() ? "_" : word);
            }
        }
        var first = line.tree().root().children();
        return first.isEmpty() ? Optional.empty() : Optional.of(new Line(line, first.get(0), unreadable));
    }
}
