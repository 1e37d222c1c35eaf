package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.SmallGames.Played;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games of the engine against itself: legal moves only, and an end by the rules. */
class SelfPlayTest {
    private static final int RANDOM_PLIES = 4;
    private static final int TOO_LONG = 600;

    static List<Variant> presets() {
        return Variants.presets().all().stream().filter(v -> v.seatCount() == 2).toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("presets")
    void endsByTheRules(Variant variant) {
        play(variant, 3, 1);
    }

    @Tag("slow")
    @ParameterizedTest(name = "{0}")
    @MethodSource("presets")
    void endsByTheRulesManyTimes(Variant variant) {
        play(variant, 30, 1);
        play(variant, 15, 2);
        play(variant, 3, 4);
    }

    private static void play(Variant variant, int games, int depth) {
        var random = new Random(depth);
        for (int i = 0; i < games; i++) {
            var played = Played.start(variant, Position.initial(variant.geometry()));
            for (int ply = 0; ply < RANDOM_PLIES; ply++) {
                var moves = played.legalMoves();
                played.play(moves.get(random.nextInt(moves.size())));
            }
            var searcher = new Searcher(2, Pruning.FULL);
            while (!played.game().outcome().isOver()) {
                var request = played.request(Limits.ofDepth(depth), 1);
                var move = searcher.search(request, new StopSign(), s -> {}).move();
                assertThat(move).isIn(played.legalMoves());
                played.play(move);
                assertThat(played.moves()).hasSizeLessThan(TOO_LONG);
            }
        }
    }
}
