package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.SmallGames.Played;
import hoppity.rules.Move;
import hoppity.rules.RuleOptions.Repetition;
import hoppity.rules.Variant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the engine calls proven, against the truth by brute force, in random positions near the end of the game. */
class ProvenResultsTest {
    private static final int DEPTH = 3;

    static List<Variant> systems() {
        return SmallGames.systems();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void agreesWithBruteForce(Variant variant) {
        var tally = compare(variant, 150, 1, Pruning.NONE, DEPTH);
        assertThat(tally.proven).as("proven lines among all").isGreaterThan(100);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void keepsToTheTruthWhenItPrunes(Variant variant) {
        compare(variant, 40, 2, Pruning.FULL, 5);
    }

    /** What the table has learnt at one distance from a limit is not true at another. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void keepsToTheTruthAcrossMoveNumbers(Variant variant) {
        var random = new Random(5);
        var searcher = new Searcher(1, Pruning.FULL);
        for (int i = 0; i < 12; i++) {
            var position = SmallGames.nearTheEnd(variant, random).position();
            for (int shift : new int[] {0, 1, -1, 2, -2}) {
                int number = Math.max(1, position.moveNumber() + shift);
                var shifted = Played.start(variant, SmallGames.withMoveNumber(position, number));
                if (!shifted.game().outcome().isOver()) {
                    search(shifted, searcher, 5).forEach(line -> check(shifted, line, false, 5));
                }
            }
        }
    }

    /** What the table has learnt before a position was visited twice in the game is not true after. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void keepsToTheTruthWhenPositionsHaveOccurred(Variant variant) {
        if (variant.options().repetition() == Repetition.NONE) {
            return;
        }
        var random = new Random(6);
        var searcher = new Searcher(1, Pruning.FULL);
        for (int i = 0; i < 15; i++) {
            var played =
                    Played.start(variant, SmallGames.nearTheEnd(variant, random).position());
            for (int visit = 1; visit <= 2 && !played.game().outcome().isOver(); visit++) {
                search(played, searcher, 5).forEach(line -> check(played, line, false, 5));
                SmallGames.goRound(played, random);
            }
        }
    }

    @Tag("slow")
    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void agreesWithBruteForceInManyPositions(Variant variant) {
        compare(variant, 1000, 3, Pruning.NONE, 4);
        compare(variant, 500, 4, Pruning.FULL, 8);
    }

    private static final class Tally {
        int positions;
        int lines;
        int proven;
    }

    private static Tally compare(Variant variant, int positions, long seed, Pruning pruning, int depth) {
        var random = new Random(seed);
        var tally = new Tally();
        while (tally.positions < positions) {
            var played = SmallGames.nearTheEnd(variant, random);
            if (played.game().outcome().isOver()) {
                continue;
            }
            tally.positions++;
            for (var line : search(played, new Searcher(1, pruning), depth)) {
                tally.lines++;
                if (line.score().isProven()) {
                    tally.proven++;
                }
                check(played, line, pruning == Pruning.NONE, depth);
            }
        }
        return tally;
    }

    /** Every legal move with its score. */
    private static List<Line> search(Played played, Searcher searcher, int depth) {
        int all = played.legalMoves().size();
        var answer = searcher.search(played.request(Limits.ofDepth(depth), all), new StopSign(), s -> {});
        assertThat(answer.result().lines()).hasSize(all);
        return answer.result().lines();
    }

    private static void check(Played played, Line line, boolean complete, int depth) {
        var truth = new BruteForce(played.game().variant(), played.positions());
        int seat = played.game().toMove();
        var score = line.score().seenBy(seat);
        var move = line.moves().get(0);
        var what = played.game().variant().id() + " " + played.moves() + " then " + line;
        if (score instanceof Score.Win win) {
            assertThat(truth.forces(move, seat, false, 2 * win.turns()))
                    .as(what)
                    .isTrue();
        } else if (score instanceof Score.Loss loss) {
            assertThat(truth.forces(move, 1 - seat, false, 2 * loss.turns()))
                    .as(what)
                    .isTrue();
        } else if (score instanceof Score.Draw) {
            assertThat(truth.forces(move, seat, true, depth + 1)).as(what).isTrue();
            assertThat(truth.forces(move, 1 - seat, true, depth + 1)).as(what).isTrue();
        }
        // Under threefold repetition the engine may miss a win that goes through a position of the game, see Search.
        if (complete && played.game().variant().options().repetition() == Repetition.NONE) {
            checkComplete(truth, seat, score, move, depth, what);
        }
    }

    /** Without pruning the engine sees every win and loss within its depth, and how long it takes at most. */
    private static void checkComplete(BruteForce truth, int seat, Score score, Move move, int depth, String what) {
        for (int plies = 1; plies <= depth; plies++) {
            int turns = (plies + 1) / 2;
            if (truth.forces(move, seat, false, plies)) {
                assertThat(score).as(what).isEqualTo(new Score.Win(turns));
                return;
            }
            if (truth.forces(move, 1 - seat, false, plies)) {
                assertThat(score).as(what).isEqualTo(new Score.Loss(turns));
                return;
            }
        }
    }
}
