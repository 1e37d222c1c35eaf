package hoppity.export.document;

import hoppity.export.diagram.Diagram;
import hoppity.notation.Turn;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.rules.Routes;
import java.util.List;

/** The positions of a game as diagrams. */
public final class Diagrams {
    private Diagrams() {}

    /** The position after a node's turn with the way of the turn and the marks beside it. */
    public static Diagram of(GameRecord game, GameNode node) {
        return new Diagram(
                game.variant(),
                game.positionAt(node),
                route(game, node),
                node.annotations().shapes());
    }

    /** The cells of a turn's way, the shortest where the record left it out; empty where no piece moves. */
    static List<Integer> route(GameRecord game, GameNode node) {
        var parent = node.parent();
        if (parent == null || !(node.turn() instanceof Turn.Played played)) {
            return List.of();
        }
        if (played.route().size() > 2) {
            return played.route();
        }
        var shortest = new Routes(game.variant(), game.positionAt(parent)).shortest(played.move());
        return shortest.isEmpty() ? played.route() : shortest;
    }
}
