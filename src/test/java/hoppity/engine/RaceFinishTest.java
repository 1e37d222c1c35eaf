package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.SmallGames.Played;
import hoppity.notation.NotationException;
import hoppity.notation.PositionText;
import hoppity.rules.Move;
import hoppity.rules.Outcome;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Once a race is proven the engine ends the game as it was proven, and in no more turns than that. */
class RaceFinishTest {
    private static final int RANDOM_PLIES = 6;
    private static final int TOO_LONG = 400;
    private static final List<String> VARIANTS = List.of(
            "brainking-halma-8",
            "kutochky-3x3",
            "gambiter-halma-8",
            "kutochky-corner",
            "gambiter-mini-diagonal",
            "chinese-checkers-2-rhombus",
            "halma-8");

    @Test
    void finishesInTheSolversNumberOfTurns() {
        assertThat(play(14, 1)).as("games with a proven race").isGreaterThan(7);
    }

    @Tag("slow")
    @Test
    void finishesInTheSolversNumberOfTurnsInManyGames() {
        int proven = play(1000, 2);
        System.out.println("1000 games, a race proven in " + proven);
        assertThat(proven).as("games with a proven race").isGreaterThan(700);
    }

    /** White waits for the blocked cell, and one of the two ways to wait would draw by the third repetition. */
    @Test
    void noWayThroughARepetitionIsAProof() throws NotationException {
        var variant = Variants.presets().get("brainking-halma-8");
        var text = new PositionText(variant);
        var placement = "wwww4/www5/wbw5/w3b3/8/4bb2/5bbb/5bbb w ";
        assertThat(raceAt(Played.start(variant, text.read(placement + 30)))).isNotNull();

        var again = Played.start(variant, text.read(placement + 28));
        List.of(new Move(42, 34), new Move(36, 29), new Move(34, 42), new Move(29, 36))
                .forEach(again::play);

        assertThat(raceAt(again)).isNull();
    }

    private static @Nullable Object raceAt(Played played) {
        return new Searcher(4, Pruning.FULL)
                .search(played.request(Limits.ofDepth(2), 1), new StopSign(), s -> {})
                .result()
                .race();
    }

    /** The number of games in which a race was proven. */
    private static int play(int games, int seed) {
        var random = new Random(seed);
        int proven = 0;
        for (int i = 0; i < games; i++) {
            var variant = Variants.presets().get(VARIANTS.get(i % VARIANTS.size()));
            proven += play(variant, random) ? 1 : 0;
        }
        return proven;
    }

    private static boolean play(Variant variant, Random random) {
        var played = Played.start(variant, Position.initial(variant.geometry()));
        for (int ply = 0; ply < RANDOM_PLIES; ply++) {
            var moves = played.legalMoves();
            played.play(moves.get(random.nextInt(moves.size())));
        }
        var searcher = new Searcher(4, Pruning.FULL);
        int depth = 2 + random.nextInt(3);
        int winner = -2;
        int left = 0;
        while (!played.game().outcome().isOver() && played.moves().size() < TOO_LONG) {
            int toMove = played.game().toMove();
            var answer = searcher.search(played.request(Limits.ofDepth(depth), 1), new StopSign(), s -> {});
            var race = answer.result().race();
            if (race != null) {
                int found = race.outcome().winner();
                assertThat(winner == -2 || winner == found)
                        .as("%s: the result stays the same", variant.id())
                        .isTrue();
                // It may be shorter when it is proven again, and is never longer.
                left = winner == -2 || found < 0 ? race.turns() : Math.min(left, race.turns());
                winner = found;
                assertThat(answer.result().lines().get(0).score().isProven())
                        .as("%s: the score of a proven race", variant.id())
                        .isTrue();
            }
            played.play(answer.move());
            left -= toMove == winner ? 1 : 0;
            if (winner >= 0 && !played.game().outcome().isOver()) {
                // Black may still have the equalising move.
                boolean replied = left == 0 && toMove == winner;
                assertThat(left > 0 || replied)
                        .as("%s, seed position %s: turns left", variant.id(), played.moves())
                        .isTrue();
            }
        }
        var outcome = played.game().outcome();
        if (winner >= 0) {
            assertThat(outcome.isWinOf(winner))
                    .as("%s: %s", variant.id(), outcome)
                    .isTrue();
        } else if (winner == -1) {
            assertThat(outcome.kind()).isEqualTo(Outcome.Kind.DRAW);
        }
        return winner != -2;
    }
}
