package hoppity.rules;

import static hoppity.rules.Study.BLACK;
import static hoppity.rules.Study.WHITE;
import static hoppity.rules.Study.play;
import static hoppity.rules.Termination.CAMP_FILLED;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When a camp counts as filled, and what a position says that nobody has moved in yet. */
class WinTest {
    private static final String ALL_BUT_ONE = "e8 c8 b8 a8 c7 b7 a7 b6 a6";

    @ParameterizedTest
    @CsvSource({"ALL_OWN, false", "PARLETT, true", "OCCUPY_FREE, true"})
    void anOpponentWhoStaysAtHomeMayOrMayNotHoldTheCampOpen(String win, boolean wins) {
        var variant = Study.with(Variants.presets().get("halma-8"), RuleOption.WIN, win);
        var held = Study.of(variant).white(ALL_BUT_ONE).black("a5");

        assertThat(play(held.game(WHITE, 20), "e8-d8"))
                .isEqualTo(wins ? Outcome.win(WHITE, CAMP_FILLED) : Outcome.ONGOING);
    }

    @ParameterizedTest
    @CsvSource({"ALL_OWN", "PARLETT", "OCCUPY_FREE"})
    void anEmptyCellKeepsTheCampOpen(String win) {
        var variant = Study.with(Variants.presets().get("halma-8"), RuleOption.WIN, win);
        var open = Study.of(variant).white(ALL_BUT_ONE).black("d4");

        assertThat(play(open.game(WHITE, 20), "e8-d8")).isEqualTo(Outcome.ONGOING);
    }

    @ParameterizedTest
    @CsvSource({"PARLETT", "OCCUPY_FREE"})
    void aCampFullOfItsOwnersDoesNotCount(String win) {
        var variant = Study.with(Variants.presets().get("halma-8"), RuleOption.WIN, win);
        var game = new Game(variant);

        assertThat(play(game, "g3-f4", "d8-e7")).isEqualTo(Outcome.ONGOING);
    }

    @ParameterizedTest
    @CsvSource({"PARLETT", "OCCUPY_FREE"})
    void oneOwnPieceIsEnough(String win) {
        var variant = Study.with(Variants.presets().get("halma-8"), RuleOption.WIN, win);
        var game = Study.of(variant)
                .white("e8")
                .black("c8 b8 a8 c7 b7 a7 b6 a6 a5")
                .game(WHITE, 20);

        assertThat(play(game, "e8-d8")).isEqualTo(Outcome.win(WHITE, CAMP_FILLED));
    }

    @Test
    void theSeatThatHasMovedIsTested() {
        // Black's move fills the camp that White's pieces stand in, but White has to move before it counts.
        var variant = Study.with(Variants.presets().get("halma-8"), RuleOption.WIN, "PARLETT");
        var game = Study.of(variant)
                .white("d8 c8 b8 a8 c7 b7 a7 b6 a6 e4")
                .black("a4")
                .game(BLACK, 20);

        assertThat(play(game, "a4-a5")).isEqualTo(Outcome.ONGOING);
        assertThat(play(game, "e4-e5")).isEqualTo(Outcome.win(WHITE, CAMP_FILLED));
    }

    @Test
    void inAPositionThatIsSetUpOnlyAFilledCampDecides() {
        var filled = Study.of("halma-8").done(WHITE).black("d4");
        assertThat(filled.game(BLACK, 20).outcome()).isEqualTo(Outcome.win(WHITE, CAMP_FILLED));

        var awaiting = Study.of("gambiter-halma-8").done(WHITE).black("d4");
        assertThat(awaiting.game(BLACK, 20).outcome()).isEqualTo(Outcome.ONGOING);
        assertThat(awaiting.game(BLACK, 20).awaitsEqualiser()).isTrue();
        assertThat(awaiting.game(WHITE, 21).outcome()).isEqualTo(Outcome.win(WHITE, CAMP_FILLED));
        assertThat(Study.of("gambiter-halma-8")
                        .done(WHITE)
                        .done(BLACK)
                        .game(WHITE, 21)
                        .outcome())
                .isEqualTo(Outcome.draw(Termination.BOTH_FILLED));

        var late = Study.of("brainking-halma-8").white("h1").black("a8");
        assertThat(late.game(WHITE, 200).outcome()).isEqualTo(Outcome.ONGOING);
        var pastTheTempoLimit = Study.of("gambiter-halma-8").white("d4").black("e6");
        assertThat(pastTheTempoLimit.game(WHITE, 81).outcome()).isEqualTo(Outcome.ONGOING);
    }

    @Test
    void aShortArmyNeverFillsACampByItself() {
        var game = Study.of("halma-8")
                .white("c8 b8 a8 c7 b7 a7 b6 a6 a4")
                .black("d4")
                .game(WHITE, 20);

        assertThat(play(game, "a4-a5")).isEqualTo(Outcome.ONGOING);
    }

    @Test
    void movesAfterTheEndKeepTheOutcome() {
        var game = Study.of("halma-8").oneStepToGo(WHITE).oneStepToGo(BLACK).game(WHITE, 20);
        var end = Outcome.win(WHITE, CAMP_FILLED);

        assertThat(play(game, "e8-d8")).isEqualTo(end);
        assertThat(play(game, "d1-e1")).isEqualTo(end);
        assertThat(game.skip()).isEqualTo(end);
        assertThat(game.conclude(Outcome.draw(Termination.AGREEMENT))).isEqualTo(end);
        assertThat(game.outcome()).isEqualTo(end);
        assertThat(game.plies()).isEqualTo(3);
        assertThat(game.moveNumber()).isEqualTo(21);
        assertThat(game.toMove()).isEqualTo(BLACK);
    }

    @Test
    void thePlayersMayEndTheGame() {
        var game = new Game(Variants.presets().get("halma-8"));

        assertThat(game.conclude(Outcome.win(BLACK, Termination.RESIGNATION)))
                .isEqualTo(Outcome.win(BLACK, Termination.RESIGNATION));
        assertThat(play(game, "g3-f4")).isEqualTo(Outcome.win(BLACK, Termination.RESIGNATION));
    }
}
