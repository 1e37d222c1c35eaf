package hoppity.format.foreign;

import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Routes;
import hoppity.rules.Variant;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** Games from a seed, played at random but mostly forwards. */
final class RandomGame {
    private RandomGame() {}

    static GameRecord of(Variant variant, Random random, int mostPlies) {
        var game = new Game(variant);
        var generator = new MoveGenerator(variant);
        var record = new GameRecord(variant);
        var loader = record.loader();
        var node = record.tree().root();
        while (!game.outcome().isOver() && game.plies() < mostPlies) {
            var moves = generator.moves(game.position());
            Turn turn = Turn.SKIP;
            if (moves.isEmpty() || random.nextInt(50) == 0) {
                game.skip();
            } else {
                var move = chosen(game, moves, random);
                turn = new Turn.Played(move, new Routes(variant, game.position()).shortest(move));
                game.play(move);
            }
            node = loader.add(loader.freshId(), node, turn);
        }
        return record;
    }

    private static Move chosen(Game game, List<Move> moves, Random random) {
        if (random.nextInt(3) == 0) {
            return moves.get(random.nextInt(moves.size()));
        }
        var topology = game.variant().topology();
        int corner = game.variant().target(game.toMove()).corner();
        return moves.stream()
                .min(Comparator.comparingInt(
                        m -> 3 * topology.distance(m.to(), corner) - 4 * topology.distance(m.from(), corner)))
                .orElseThrow();
    }

    /** The nodes of the main line but for the root. */
    static List<GameNode> line(GameRecord record) {
        var line = record.tree().lineThrough(record.tree().root());
        return line.subList(1, line.size());
    }

    /** The turns of the main line with their ways. */
    static List<String> turns(GameRecord record) {
        var text = new MoveText(record.variant().topology());
        return line(record).stream().map(node -> text.write(node.turn())).toList();
    }

    /** The cells of a turn by number; empty if it was skipped. */
    static List<Integer> route(GameNode node) {
        return node.turn() instanceof Turn.Played played ? played.route() : List.of();
    }

    /** The index of the seat that a node's turn is of. */
    static int seat(GameRecord record, GameNode node) {
        return record.positionAt(node.parent()).toMove();
    }
}
