package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.SmallGames.Played;
import hoppity.rules.Variant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the engine calls proven, against whole games solved backwards from their ends. */
class ToyBoardsTest {
    private static final List<Integer> TRIANGLE = List.of(2, 1);
    private static final List<Integer> BLOCK = List.of(2, 2);
    private static final int DEPTH = 4;

    static List<Variant> small() {
        return List.of(
                SmallGames.variant(4, 4, TRIANGLE, 8, "lastMove=EQUALISE"),
                SmallGames.variant(4, 4, TRIANGLE, 4, "leaveTarget=FORBIDDEN_AT_END", "win=PARLETT"),
                SmallGames.variant(4, 4, TRIANGLE, 6, "longJumps=true", "win=OCCUPY_FREE", "reenterHome=ILLEGAL"));
    }

    static List<Variant> middling() {
        return List.of(
                SmallGames.variant(4, 4, TRIANGLE, 8),
                SmallGames.variant(4, 4, TRIANGLE, 4, "forwardOnly=true"),
                SmallGames.variant(4, 4, TRIANGLE, 8, "leaveTarget=FORBIDDEN_EACH_HOP", "lastMove=EQUALISE"),
                SmallGames.variant(4, 4, BLOCK, 8),
                SmallGames.variant(4, 4, BLOCK, 4, "lastMove=EQUALISE", "leaveTarget=FORBIDDEN_AT_END"),
                SmallGames.variant(5, 4, TRIANGLE, 8, "win=PARLETT"),
                SmallGames.variant(5, 5, TRIANGLE, 8),
                SmallGames.variant(5, 5, TRIANGLE, 4, "leaveTarget=FORBIDDEN_AT_END"));
    }

    static List<Variant> large() {
        return List.of(SmallGames.variant(5, 5, BLOCK, 8), SmallGames.variant(6, 6, TRIANGLE, 8));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("small")
    void nothingProvenIsUntrue(Variant variant) {
        compare(variant, 600, 1);
    }

    @Tag("slow")
    @ParameterizedTest(name = "{0}")
    @MethodSource({"small", "middling", "large"})
    void nothingProvenIsUntrueInManyPositions(Variant variant) {
        compare(variant, 100_000, 2);
    }

    /**
     * The rhombus with the directions of a hexagonal board and one piece a side; published by N. R. Sturtevant ("On Strongly
     * Solving Chinese Checkers", Advances in Computer Games 2019).
     */
    @Test
    void theRhombusOfSevenIsAsPublished() {
        var solution = new ToySolution(SmallGames.variant(7, 7, List.of(1), 6));
        int illegal = 0;
        var won = new int[2];
        int drawn = 0;
        for (int seat = 0; seat < 2; seat++) {
            for (int placement = 0; placement < solution.placements(); placement++) {
                int value = solution.value(placement, seat);
                if (solution.isIllegal(placement, seat)) {
                    illegal++;
                } else if (value == ToySolution.DRAW) {
                    drawn++;
                } else {
                    // Where the game is over, the seat that has just moved has won it.
                    won[value > 0 ? seat : 1 - seat]++;
                }
            }
        }
        assertThat(2 * solution.placements()).isEqualTo(4704);
        assertThat(illegal).isEqualTo(96);
        assertThat(drawn).isZero();
        assertThat(won).containsExactly(2304, 2304);
        assertThat(initialValue(SmallGames.variant(7, 7, List.of(1), 6))).isPositive();
    }

    private static int initialValue(Variant variant) {
        var solution = new ToySolution(variant);
        var start = hoppity.rules.Position.initial(variant.geometry());
        return solution.value(solution.placement(start), start.toMove());
    }

    private static void compare(Variant variant, int samples, long seed) {
        var solution = new ToySolution(variant);
        var random = new Random(seed);
        var searcher = new Searcher(1, Pruning.FULL);
        int proven = 0;
        int compared = 0;
        while (compared < samples) {
            int placement = random.nextInt(solution.placements());
            int seat = random.nextInt(2);
            int value = solution.value(placement, seat);
            if (value == ToySolution.OVER || solution.isIllegal(placement, seat)) {
                continue;
            }
            compared++;
            var played = Played.start(variant, solution.position(placement, seat));
            if (played.game().outcome().isOver()) {
                // Nobody can move.
                assertThat(value).isEqualTo(ToySolution.DRAW);
                continue;
            }
            var line = searcher.search(played.request(Limits.ofDepth(DEPTH), 1), new StopSign(), s -> {})
                    .result()
                    .lines()
                    .get(0);
            var score = line.score().seenBy(seat);
            proven += score.isProven() ? 1 : 0;
            check(variant, placement, value, score);
            if (score instanceof Score.Draw) {
                // The line is about its move: after it the game is drawn, though another move may be better.
                played.play(line.moves().get(0));
                assertThat(
                                played.game().outcome().isOver()
                                        ? played.game().outcome().winner()
                                        : -1 - solution.value(solution.placement(played.position()), 1 - seat))
                        .isEqualTo(-1);
            }
        }
        assertThat(proven).as("proven of " + compared).isGreaterThan(compared / 200);
    }

    private static void check(Variant variant, int placement, int value, Score score) {
        int turns = (Math.abs(value) + 1) / 2;
        var what = "placement " + placement + " of " + variant.id() + ", which is worth " + value + ": " + score;
        if (score instanceof Score.Win win) {
            assertThat(value).as(what).isPositive();
            assertThat(win.turns()).as(what).isGreaterThanOrEqualTo(turns);
        } else if (score instanceof Score.Loss loss) {
            assertThat(value).as(what).isNegative();
            assertThat(loss.turns()).as(what).isGreaterThanOrEqualTo(turns);
        } else if (score instanceof Score.Draw) {
            assertThat(value).as(what).isNotNegative();
        } else {
            // A win or loss with the next move is never overlooked.
            assertThat(Math.abs(value)).as(what).isNotEqualTo(1);
        }
    }
}
