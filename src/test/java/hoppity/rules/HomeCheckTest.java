package hoppity.rules;

import static hoppity.rules.Study.BLACK;
import static hoppity.rules.Study.WHITE;
import static hoppity.rules.Study.play;
import static hoppity.rules.Termination.BOTH_HOME_NOT_LEFT;
import static hoppity.rules.Termination.HOME_NOT_LEFT;
import static hoppity.rules.Termination.HOME_REENTERED;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Pieces still at home, and pieces that come home again, on both sides of each limit. In these studies White has a piece on e4
 * and Black one on d5 to move with; both are outside every camp.
 */
class HomeCheckTest {
    /** Checked once, after Black's move L. */
    @ParameterizedTest
    @CsvSource({
        "gambiter-halma-8, 30",
        "gambiter-mini-diagonal, 30",
        "gambiter-ugolki-diagonal, 30",
        "gambiter-mini, 40",
        "gambiter-ugolki, 40",
        "gambiter-corner-8, 40",
        "gambiter-halma-10, 50",
        "gambiter-corner-10, 60"
    })
    void once(String preset, int limit) {
        for (int number = limit - 1; number <= limit + 1; number++) {
            boolean checked = number == limit;

            var both = free(preset).atHome(WHITE).atHome(BLACK);
            assertThat(play(both.game(BLACK, number), "d5-d4"))
                    .isEqualTo(checked ? Outcome.draw(BOTH_HOME_NOT_LEFT) : Outcome.ONGOING);

            var onlyWhite = free(preset).atHome(WHITE);
            assertThat(play(onlyWhite.game(BLACK, number), "d5-d4"))
                    .isEqualTo(checked ? Outcome.win(BLACK, HOME_NOT_LEFT) : Outcome.ONGOING);

            var onlyBlack = free(preset).atHome(BLACK);
            assertThat(play(onlyBlack.game(BLACK, number), "d5-d4"))
                    .isEqualTo(checked ? Outcome.win(WHITE, HOME_NOT_LEFT) : Outcome.ONGOING);

            assertThat(play(free(preset).game(BLACK, number), "d5-d4")).isEqualTo(Outcome.ONGOING);

            // White's own move of that number is not followed by a check.
            assertThat(play(both.game(WHITE, number), "e4-e5")).isEqualTo(Outcome.ONGOING);
        }
    }

    /** After each own move above L; move L + 1 may still carry the last piece out. */
    @ParameterizedTest
    @CsvSource({
        "brainking-halma-8, 30",
        "kutochky-3x3, 40",
        "kutochky-3x3-anystep, 40",
        "kutochky-3x4, 40",
        "kutochky-corner, 40",
        "brainking-halma-10, 50",
        "kutochky-corner-10, 60"
    })
    void afterEachMove(String preset, int limit) {
        var whiteStays = free(preset).atHome(WHITE);
        assertThat(play(whiteStays.game(WHITE, limit), "e4-e5")).isEqualTo(Outcome.ONGOING);
        assertThat(play(whiteStays.game(WHITE, limit + 1), "e4-e5")).isEqualTo(Outcome.win(BLACK, HOME_NOT_LEFT));
        assertThat(play(whiteStays.game(WHITE, limit + 20), "e4-e5")).isEqualTo(Outcome.win(BLACK, HOME_NOT_LEFT));
        // Black's moves do not test White.
        assertThat(play(whiteStays.game(BLACK, limit + 1), "d5-d4")).isEqualTo(Outcome.ONGOING);

        var blackStays = free(preset).atHome(BLACK);
        assertThat(play(blackStays.game(BLACK, limit), "d5-d4")).isEqualTo(Outcome.ONGOING);
        assertThat(play(blackStays.game(BLACK, limit + 1), "d5-d4")).isEqualTo(Outcome.win(WHITE, HOME_NOT_LEFT));
        assertThat(play(blackStays.game(WHITE, limit + 1), "e4-e5")).isEqualTo(Outcome.ONGOING);

        // White is tested first, since it moves first.
        var both = free(preset).atHome(WHITE).atHome(BLACK);
        assertThat(play(both.game(WHITE, limit), "e4-e5", "d5-d4")).isEqualTo(Outcome.ONGOING);
        assertThat(play(both.game(WHITE, limit), "e4-e5", "d5-d4", "e5-e6"))
                .isEqualTo(Outcome.win(BLACK, HOME_NOT_LEFT));
    }

    @ParameterizedTest
    @CsvSource({
        "brainking-halma-8, 30, h4-h5, a5-a4",
        "kutochky-3x3, 40, f3-f4, c6-c5",
        "kutochky-3x3-anystep, 40, f3-e4, c6-d5",
        "kutochky-3x4, 40, e3-e4, d6-d5",
        "kutochky-corner, 40, h4-h5, a5-a4",
        "brainking-halma-10, 50, j5-j6, a6-a5",
        "kutochky-corner-10, 60, j5-j6, a6-a5"
    })
    void theLastPieceLeavesWithMoveLPlusOne(String preset, int limit, String white, String black) {
        var lastOnes = Study.of(preset).white(from(white)).black(from(black));

        assertThat(play(lastOnes.game(WHITE, limit + 1), white, black)).isEqualTo(Outcome.ONGOING);
    }

    /** Coming home again loses after the limit and not before; staying at home is another offence. */
    @ParameterizedTest
    @CsvSource({
        "brainking-halma-8, 30, h5-h4, a4-a5, h4-h3, a5-a6",
        "kutochky-3x3, 40, f4-f3, c5-c6, f3-f2, c6-c7",
        "kutochky-3x3-anystep, 40, e4-f3, d5-c6, f3-g2, c6-b7",
        "kutochky-3x4, 40, e4-e3, d5-d6, e3-e2, d6-d7",
        "kutochky-corner, 40, h5-h4, a4-a5, h4-h3, a5-a6",
        "brainking-halma-10, 50, j6-j5, a5-a6, j5-j4, a6-a7",
        "kutochky-corner-10, 60, j6-j5, a5-a6, j5-j4, a6-a7"
    })
    void reentry(String preset, int limit, String white, String black, String whiteWithin, String blackWithin) {
        var outside = Study.of(preset).white(from(white)).black(from(black));
        assertThat(play(outside.game(WHITE, limit), white, black)).isEqualTo(Outcome.ONGOING);
        assertThat(play(outside.game(WHITE, limit + 1), white)).isEqualTo(Outcome.win(BLACK, HOME_REENTERED));
        assertThat(play(outside.game(BLACK, limit + 1), black)).isEqualTo(Outcome.win(WHITE, HOME_REENTERED));
        assertThat(play(outside.game(WHITE, limit + 30), white)).isEqualTo(Outcome.win(BLACK, HOME_REENTERED));

        var within = Study.of(preset).white(from(whiteWithin)).black(from(blackWithin));
        assertThat(play(within.game(WHITE, limit), whiteWithin, blackWithin)).isEqualTo(Outcome.ONGOING);
        assertThat(play(within.game(WHITE, limit + 1), whiteWithin)).isEqualTo(Outcome.win(BLACK, HOME_NOT_LEFT));
        assertThat(play(within.game(BLACK, limit + 1), blackWithin)).isEqualTo(Outcome.win(WHITE, HOME_NOT_LEFT));
    }

    @Test
    void reentryIsTestedBeforeTheHomeCheck() {
        var study = Study.of("brainking-halma-8").white("h5 h1").black("d5");

        assertThat(play(study.game(WHITE, 31), "h5-h4")).isEqualTo(Outcome.win(BLACK, HOME_REENTERED));
    }

    @Test
    void aChainMayPassThroughTheHome() {
        // d1-f1 lands at home, f1-f3 outside again.
        var study = Study.of("brainking-halma-8").white("d1").black("e1 f2");

        assertThat(play(study.game(WHITE, 31), "d1-f3")).isEqualTo(Outcome.ONGOING);
        assertThat(play(study.game(WHITE, 31), "d1-f1")).isEqualTo(Outcome.win(BLACK, HOME_REENTERED));
    }

    @ParameterizedTest
    @CsvSource({"gambiter-halma-8, 31", "gambiter-corner-8, 80", "halma-8, 500"})
    void reentryIsFreeElsewhere(String preset, int number) {
        var study = Study.of(preset).white("h5").black("a4");

        assertThat(play(study.game(WHITE, number), "h5-h4")).isEqualTo(Outcome.ONGOING);
    }

    @Test
    void someVariantsNeverAskWhoIsAtHome() {
        var study = free("halma-8").atHome(WHITE).atHome(BLACK);

        assertThat(play(study.game(WHITE, 1000), "e4-e5", "d5-d4")).isEqualTo(Outcome.ONGOING);
    }

    private static Study free(String preset) {
        return Study.of(preset).white("e4").black("d5");
    }

    private static String from(String move) {
        return move.substring(0, move.indexOf('-'));
    }
}
