package hoppity.rules;

import static hoppity.rules.Study.BLACK;
import static hoppity.rules.Study.WHITE;
import static hoppity.rules.Termination.BOTH_FILLED;
import static hoppity.rules.Termination.CAMP_FILLED;
import static org.assertj.core.api.Assertions.assertThat;

import hoppity.rules.RuleOptions.LastMove;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Filled camps, with and without the equalising move, in every two-seat preset that has it or not. */
class EqualiseTest {
    static Stream<Variant> equalising() {
        return Variants.presets().all().stream().filter(v -> v.options().lastMove() == LastMove.EQUALISE);
    }

    static Stream<Variant> atOnce() {
        return Study.presetsForTwoOnSquares().filter(v -> v.options().lastMove() == LastMove.NONE);
    }

    @ParameterizedTest
    @MethodSource("equalising")
    void whiteFillsAndBlackEqualises(Variant variant) {
        var game = Study.of(variant).oneStepToGo(WHITE).oneStepToGo(BLACK).game(WHITE, 20);

        assertThat(game.play(Study.completing(variant, WHITE))).isEqualTo(Outcome.ONGOING);
        assertThat(game.awaitsEqualiser()).isTrue();
        assertThat(game.play(Study.completing(variant, BLACK))).isEqualTo(Outcome.draw(BOTH_FILLED));
    }

    @ParameterizedTest
    @MethodSource("equalising")
    void whiteFillsAndBlackCannot(Variant variant) {
        var game = Study.of(variant).oneStepToGo(WHITE).twoStepsToGo(BLACK).game(WHITE, 20);

        assertThat(game.play(Study.completing(variant, WHITE))).isEqualTo(Outcome.ONGOING);
        assertThat(game.play(Study.approaching(variant, BLACK))).isEqualTo(Outcome.win(WHITE, CAMP_FILLED));
    }

    @ParameterizedTest
    @MethodSource("equalising")
    void whiteFillsAndBlackCouldButDoesNot(Variant variant) {
        var game = Study.of(variant).oneStepToGo(WHITE).oneStepToGo(BLACK).game(WHITE, 20);
        game.play(Study.completing(variant, WHITE));
        var completing = Study.completing(variant, BLACK);
        var away = new Move(completing.from(), completing.from() - 1);

        assertThat(game.play(away)).isEqualTo(Outcome.win(WHITE, CAMP_FILLED));
    }

    @ParameterizedTest
    @MethodSource("equalising")
    void blackFillsFirst(Variant variant) {
        var game = Study.of(variant).twoStepsToGo(WHITE).oneStepToGo(BLACK).game(WHITE, 20);

        assertThat(game.play(Study.approaching(variant, WHITE))).isEqualTo(Outcome.ONGOING);
        assertThat(game.awaitsEqualiser()).isFalse();
        assertThat(game.play(Study.completing(variant, BLACK))).isEqualTo(Outcome.win(BLACK, CAMP_FILLED));
    }

    @ParameterizedTest
    @MethodSource("atOnce")
    void withoutTheEqualisingMoveTheFirstToFillWins(Variant variant) {
        var white = Study.of(variant).oneStepToGo(WHITE).oneStepToGo(BLACK).game(WHITE, 20);
        assertThat(white.play(Study.completing(variant, WHITE))).isEqualTo(Outcome.win(WHITE, CAMP_FILLED));
        assertThat(white.awaitsEqualiser()).isFalse();

        var black = Study.of(variant).oneStepToGo(WHITE).oneStepToGo(BLACK).game(BLACK, 20);
        assertThat(black.play(Study.completing(variant, BLACK))).isEqualTo(Outcome.win(BLACK, CAMP_FILLED));
    }

    @Test
    void allSystemsAreCovered() {
        assertThat(equalising()).hasSize(13);
        assertThat(atOnce()).hasSize(7);
    }

    /** Completion is tested before the clocks that are read at the same instant. */
    @ParameterizedTest
    @CsvSource({
        "gambiter-halma-8, 30",
        "gambiter-halma-8, 80",
        "gambiter-mini, 40",
        "gambiter-mini, 80",
        "gambiter-halma-10, 50",
        "gambiter-halma-10, 120",
        "gambiter-corner-10, 60",
        "kutochky-corner, 41",
        "kutochky-corner-10, 61"
    })
    void completionComesBeforeTheClocks(String preset, int number) {
        var variant = Variants.presets().get(preset);
        var black = Study.of(variant).twoStepsToGo(WHITE).oneStepToGo(BLACK).game(BLACK, number);
        assertThat(black.play(Study.completing(variant, BLACK))).isEqualTo(Outcome.win(BLACK, CAMP_FILLED));

        var white = Study.of(variant).oneStepToGo(WHITE).twoStepsToGo(BLACK).game(WHITE, number);
        white.play(Study.completing(variant, WHITE));
        assertThat(white.play(Study.approaching(variant, BLACK))).isEqualTo(Outcome.win(WHITE, CAMP_FILLED));

        var both = Study.of(variant).oneStepToGo(WHITE).oneStepToGo(BLACK).game(WHITE, number);
        both.play(Study.completing(variant, WHITE));
        assertThat(both.play(Study.completing(variant, BLACK))).isEqualTo(Outcome.draw(BOTH_FILLED));
    }

    /** At the tempo limit Black is nearer by the number, but White has filled its camp. */
    @Test
    void aFilledCampOutweighsASmallerTempo() {
        var study = Study.of("gambiter-mini").done(WHITE).black("f1 g1 h1 f2 g2 h2 g3 h3 h5");

        var game = study.game(BLACK, 80);
        assertThat(Study.play(game, "h5-h4")).isEqualTo(Outcome.win(WHITE, CAMP_FILLED));
        assertThat(game.tempo(BLACK)).isLessThan(game.tempo(WHITE));
    }

    /**
     * Where the opponent's pieces count, a camp can be filled while its owner is still at home: then completion is tested
     * before re-entry and before the home check.
     */
    @ParameterizedTest
    @ValueSource(strings = {"PARLETT", "OCCUPY_FREE"})
    void completionComesBeforeReentryAndTheHomeCheck(String win) {
        var base = Study.with(Variants.presets().get("brainking-halma-8"), RuleOption.WIN, win);
        var variant = Study.with(base, RuleOption.LAST_MOVE, "NONE");
        var staying = Study.of(variant)
                .white("e8 c8 b8 a8 c7 b7 a7 b6 a6 h1")
                .black("a5")
                .game(WHITE, 31);
        assertThat(Study.play(staying, "e8-d8")).isEqualTo(Outcome.win(WHITE, CAMP_FILLED));

        var returning = Study.of(variant)
                .white("d8 c8 b8 a8 c7 b7 a7 b6 a6 h5")
                .black("a5")
                .game(WHITE, 31);
        assertThat(Study.play(returning, "h5-h4")).isEqualTo(Outcome.win(WHITE, CAMP_FILLED));
    }

    /** While the equalising move is due, the clocks are not read. */
    @ParameterizedTest
    @ValueSource(strings = {"PARLETT", "OCCUPY_FREE"})
    void nothingElseIsTestedBeforeTheAnswer(String win) {
        var base = Study.with(Variants.presets().get("brainking-halma-8"), RuleOption.WIN, win);
        var variant = Study.with(base, RuleOption.LAST_MOVE, "EQUALISE");
        var game = Study.of(variant)
                .white("e8 c8 b8 a8 c7 b7 a7 b6 a6 h1")
                .black("a5 d4")
                .game(WHITE, 31);

        assertThat(Study.play(game, "e8-d8")).isEqualTo(Outcome.ONGOING);
        assertThat(Study.play(game, "d4-d3")).isEqualTo(Outcome.win(WHITE, CAMP_FILLED));
    }

    /** White's completion is judged by its own move: Black's answer neither takes it away nor makes it. */
    @ParameterizedTest
    @ValueSource(strings = {"PARLETT", "OCCUPY_FREE"})
    void theAnswerDoesNotTouchWhatWhiteCompleted(String win) {
        var variant = Study.with(Variants.presets().get("gambiter-halma-8"), RuleOption.WIN, win);
        var filled = Study.of(variant)
                .white("e8 c8 b8 a8 c7 b7 a7 b6 a6 e4")
                .black("a5")
                .game(WHITE, 20);
        assertThat(Study.play(filled, "e8-d8")).isEqualTo(Outcome.ONGOING);
        assertThat(filled.awaitsEqualiser()).isTrue();
        assertThat(Study.play(filled, "a5-a4")).isEqualTo(Outcome.win(WHITE, CAMP_FILLED));

        var open = Study.of(variant)
                .white("d8 c8 b8 a8 c7 b7 a7 b6 a6 e4")
                .black("a4")
                .game(WHITE, 20);
        assertThat(Study.play(open, "e4-e5", "a4-a5")).isEqualTo(Outcome.ONGOING);
        // With White's next move the camp is full by White's own turn.
        assertThat(Study.play(open, "e5-e6")).isEqualTo(Outcome.ONGOING);
        assertThat(open.awaitsEqualiser()).isTrue();
        assertThat(Study.play(open, "a5-a4")).isEqualTo(Outcome.win(WHITE, CAMP_FILLED));
    }
}
