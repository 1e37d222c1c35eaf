package hoppity.studio.graph;

import hoppity.notation.Turn;
import hoppity.record.GameRecord;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Variants;
import java.util.Random;

/** Games of legal moves without a plan. */
final class RandomGames {
    private RandomGames() {}

    static GameRecord of(String variantId, int plies, long seed) {
        var variant = Variants.presets().get(variantId);
        var record = new GameRecord(variant);
        var generator = new MoveGenerator(variant);
        var random = new Random(seed);
        var loader = record.loader();
        var node = record.tree().root();
        var position = record.startPosition();
        for (int i = 0; i < plies; i++) {
            var moves = generator.moves(position);
            var move = moves.get(random.nextInt(moves.size()));
            node = loader.add(loader.freshId(), node, Turn.Played.of(move));
            position = position.after(move, variant);
        }
        return record;
    }
}
