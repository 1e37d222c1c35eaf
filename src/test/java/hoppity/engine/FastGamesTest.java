package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.SmallGames.Played;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A thousand fast games of the engine against itself over all presets: every move is there and is legal. */
class FastGamesTest {
    private static final int GAMES = 1000;
    private static final int RANDOM_PLIES = 2;
    private static final int MOST_PLIES_PER_SEAT = 60;

    @Test
    void everyMoveIsLegal() {
        var presets = List.copyOf(Variants.presets().all());
        int ended = 0;
        for (int game = 0; game < GAMES; game++) {
            var variant = presets.get(game % presets.size());
            // Of more seats every other round of the presets is by best reply, the rest by the tree.
            boolean tree = variant.seatCount() > 2 && game / presets.size() % 2 == 0;
            var played = play(variant, tree ? Limits.ofNodes(50) : Limits.ofDepth(1), new Random(game));
            ended += played.game().outcome().isOver() ? 1 : 0;
        }
        // Without a limit some games go round in circles for longer than is played here.
        assertThat(ended).isGreaterThan(GAMES * 3 / 4);
    }

    private static Played play(Variant variant, Limits limits, Random random) {
        var searcher = new Searcher(1, Pruning.FULL);
        var played = Played.start(variant, Position.initial(variant.geometry()));
        int seats = variant.seatCount();
        while (!played.game().outcome().isOver() && played.moves().size() < MOST_PLIES_PER_SEAT * seats) {
            if (played.moves().size() < RANDOM_PLIES * seats) {
                played.play(SmallGames.forwardMove(played, random));
                continue;
            }
            var move = searcher.search(played.request(limits, 1), new StopSign(), s -> {})
                    .move();
            assertThat(move).isNotNull();
            assertThat(played.legalMoves()).as(variant.id()).contains(move);
            played.play(move);
        }
        return played;
    }
}
