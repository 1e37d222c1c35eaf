package hoppity.export.text;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.rules.Outcome;
import hoppity.rules.RuleOption;
import hoppity.rules.Termination;
import hoppity.rules.Variants;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class OutcomeTextTest {
    @ParameterizedTest
    @CsvSource({
        "CAMP_FILLED, Black filled its camp",
        "HOME_NOT_LEFT, 'White had not left home, Black wins'",
        "HOME_REENTERED, 'White went back home, Black wins'",
        "TEMPO_LIMIT, Black wins by tempo",
        "RESIGNATION, White resigned",
        "TIME, White ran out of time",
        "ADJUDICATION, Black wins by adjudication",
        "ABANDONED, 'abandoned, Black wins'",
        "UNTERMINATED, Black wins",
    })
    void aWinInWords(Termination reason, String text) {
        var variant = Variants.presets().get("kutochky-3x3");

        assertThat(OutcomeText.of(variant, Outcome.win(1, reason))).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "BOTH_FILLED, 'both filled their camps, a draw'",
        "BOTH_HOME_NOT_LEFT, 'neither had left home, a draw'",
        "TEMPO_LIMIT_EQUAL, 'tempo is level, a draw'",
        "REPETITION, 'the same position for the third time, a draw'",
        "NO_MOVES, 'nobody can move, a draw'",
        "AGREEMENT, draw agreed",
        "ADJUDICATION, a draw by adjudication",
    })
    void aDrawInWords(Termination reason, String text) {
        var variant = Variants.presets().get("kutochky-3x3");

        assertThat(OutcomeText.of(variant, Outcome.draw(reason))).isEqualTo(text);
        assertThat(OutcomeText.of(variant, Outcome.ONGOING)).isEmpty();
    }

    private static String among(String variant, Outcome outcome) {
        return OutcomeText.of(Variants.presets().get(variant), outcome);
    }

    @Test
    void placesAreToldInTheirOrder() {
        assertThat(among("chinese-checkers-3", Outcome.ranked(List.of(2, 0), Termination.CAMP_FILLED)))
                .isEqualTo("Red is first, White second, Black third");
        assertThat(among("halma-16-four", Outcome.ranked(List.of(1), Termination.REPETITION)))
                .isEqualTo("the same position for the third time, Black is first, White, Red and Green share second"
                        + " place");
        assertThat(among("chinese-checkers-3", Outcome.ranked(List.of(0), Termination.AGREEMENT)))
                .isEqualTo("draw agreed, White is first, Black and Red share second place");
        assertThat(among("chinese-checkers-4", Outcome.ranked(List.of(3), Termination.NO_MOVES)))
                .isEqualTo("nobody can move, Green is first, White, Black and Red share second place");
    }

    @Test
    void whoGivesUpComesLast() {
        assertThat(among(
                        "chinese-checkers-4",
                        Outcome.beforeTheLast(List.of(3), List.of(0, 2), Termination.RESIGNATION)))
                .isEqualTo("Black resigned, Green is first, White and Red share second place, Black is fourth");
        assertThat(among("chinese-checkers-3", Outcome.beforeTheLast(List.of(), List.of(0, 2), Termination.TIME)))
                .isEqualTo("Black lost on time, White and Red share first place, Black is third");
        assertThat(among("chinese-checkers-3", Outcome.beforeTheLast(List.of(0), List.of(1), Termination.TIME)))
                .isEqualTo("Red lost on time, White is first, Black second, Red third");
    }

    @ParameterizedTest
    @CsvSource({
        "CAMP_FILLED, White and Red filled their camps and have won",
        "RESIGNATION, 'Black and Green resigned, White and Red have won'",
        "TIME, 'Black and Green lost on time, White and Red have won'",
        "HOME_NOT_LEFT, 'Black and Green had not left home, White and Red have won'",
        "HOME_REENTERED, 'Black and Green went back home, White and Red have won'",
        "TEMPO_LIMIT, 'by tempo, White and Red have won'",
        "ADJUDICATION, 'by adjudication, White and Red have won'",
        "ABANDONED, 'abandoned, White and Red have won'",
        "UNTERMINATED, White and Red have won",
    })
    void partnersWinTogether(Termination reason, String text) {
        assertThat(among("halma-16-partners", Outcome.winOf(List.of(0, 2), reason)))
                .isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "BOTH_FILLED, 'camps filled in the same round, a draw'",
        "BOTH_HOME_NOT_LEFT, 'homes not left in time, a draw'",
        "TEMPO_LIMIT_EQUAL, 'tempo is level, a draw'",
        "REPETITION, 'the same position for the third time, a draw'",
        "NO_MOVES, 'nobody can move, a draw'",
        "AGREEMENT, draw agreed",
        "ADJUDICATION, 'by adjudication, a draw'",
        "ABANDONED, 'abandoned, a draw'",
        "UNTERMINATED, a draw",
    })
    void aDrawAmongMany(Termination reason, String text) {
        assertThat(among("chinese-checkers-6", Outcome.draw(reason))).isEqualTo(text);
    }

    @Test
    void whereTheFirstOneWinsNoPlacesAreTold() {
        var preset = Variants.presets().get("chinese-checkers-3");
        var variant = preset.withOptions(RuleOption.with(preset.options(), Map.of(RuleOption.RANKING, "FIRST_WINS")));
        assertThat(OutcomeText.of(variant, Outcome.win(2, Termination.CAMP_FILLED)))
                .isEqualTo("Red filled its camp");
        assertThat(OutcomeText.of(variant, Outcome.winOf(List.of(0, 1), Termination.RESIGNATION)))
                .isEqualTo("Red resigned, White and Black have won");
    }

    @ParameterizedTest
    @EnumSource(Termination.class)
    void noReasonIsWithoutWordsWhoeverWins(Termination reason) {
        for (var variant : Variants.presets().all()) {
            for (var outcome : List.of(Outcome.win(1, reason), Outcome.draw(reason))) {
                assertThat(OutcomeText.of(variant, outcome))
                        .isNotBlank()
                        .doesNotContain("  ")
                        .doesNotContain("null")
                        .doesNotEndWith(".");
            }
        }
    }
}
