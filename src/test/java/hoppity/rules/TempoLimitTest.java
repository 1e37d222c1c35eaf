package hoppity.rules;

import static hoppity.rules.Study.BLACK;
import static hoppity.rules.Study.WHITE;
import static hoppity.rules.Study.play;
import static hoppity.rules.Termination.TEMPO_LIMIT;
import static hoppity.rules.Termination.TEMPO_LIMIT_EQUAL;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** After Black's move M the smaller tempo number wins. */
class TempoLimitTest {
    @ParameterizedTest
    @CsvSource({
        "gambiter-halma-8, 80",
        "gambiter-mini, 80",
        "gambiter-mini-diagonal, 80",
        "gambiter-ugolki, 80",
        "gambiter-ugolki-diagonal, 80",
        "gambiter-corner-8, 80",
        "gambiter-halma-10, 120",
        "gambiter-corner-10, 120"
    })
    void bothSidesOfTheLimit(String preset, int limit) {
        var study = Study.of(preset).white("d4").black("e6");
        int size = Variants.presets().get(preset).topology().rows().size();
        // White's d4 is 3 files and size − 4 ranks from its corner; Black's e6 size − 5 files and 5 ranks.
        assertThat(study.game(BLACK, 1).tempo(WHITE)).isEqualTo(size - 1);
        assertThat(study.game(BLACK, 1).tempo(BLACK)).isEqualTo(size);

        assertThat(play(study.game(BLACK, limit), "e6-e5")).isEqualTo(Outcome.draw(TEMPO_LIMIT_EQUAL));
        assertThat(play(study.game(BLACK, limit), "e6-e7")).isEqualTo(Outcome.win(WHITE, TEMPO_LIMIT));
        var near = Study.of(preset).white("d4").black("e5");
        assertThat(play(near.game(BLACK, limit), "e5-e4")).isEqualTo(Outcome.win(BLACK, TEMPO_LIMIT));

        for (int number : new int[] {limit - 1, limit + 1}) {
            assertThat(play(study.game(BLACK, number), "e6-e5")).isEqualTo(Outcome.ONGOING);
            assertThat(play(study.game(BLACK, number), "e6-e7")).isEqualTo(Outcome.ONGOING);
            assertThat(play(near.game(BLACK, number), "e5-e4")).isEqualTo(Outcome.ONGOING);
        }
        assertThat(play(study.game(WHITE, limit), "d4-d5")).isEqualTo(Outcome.ONGOING);
    }

    @ParameterizedTest
    @CsvSource({"kutochky-3x3", "brainking-halma-8", "halma-8"})
    void thereIsNoLimitElsewhere(String preset) {
        var study = Study.of(preset).white("d4").black("e6");

        assertThat(play(study.game(BLACK, 80), "e6-e5")).isEqualTo(Outcome.ONGOING);
        assertThat(play(study.game(BLACK, 120), "e6-e5")).isEqualTo(Outcome.ONGOING);
    }

    @Test
    void theTwoMeasuresCanNameDifferentWinners() {
        // White: tempo 17, 3 to go. Black: tempo 19, 1 to go.
        var preset = Variants.presets().get("gambiter-mini");
        assertThat(play(nearlyDone(preset).game(BLACK, 80), "d3-e3")).isEqualTo(Outcome.win(WHITE, TEMPO_LIMIT));

        var byCamp = Study.with(preset, RuleOption.TEMPO_MEASURE, "CAMP");
        assertThat(play(nearlyDone(byCamp).game(BLACK, 80), "d3-e3")).isEqualTo(Outcome.win(BLACK, TEMPO_LIMIT));
        assertThat(play(nearlyDone(byCamp).game(BLACK, 79), "d3-e3")).isEqualTo(Outcome.ONGOING);
    }

    @Test
    void bothMeasuresCanBeEqual() {
        var byCamp = Study.with(Variants.presets().get("gambiter-mini"), RuleOption.TEMPO_MEASURE, "CAMP");
        var study = nearlyDone(byCamp);

        // Two steps to go for Black after d3-c3 would be 3: as many as for White.
        assertThat(play(study.game(BLACK, 80), "d3-c3")).isEqualTo(Outcome.draw(TEMPO_LIMIT_EQUAL));
    }

    private static Study nearlyDone(Variant variant) {
        return Study.of(variant).white("a8 b8 c8 a7 b7 c7 a6 b6 a5").black("f1 g1 h1 f2 g2 h2 g3 h3 d3");
    }
}
