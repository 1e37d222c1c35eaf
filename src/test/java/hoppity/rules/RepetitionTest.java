package hoppity.rules;

import static hoppity.rules.Study.WHITE;
import static hoppity.rules.Study.play;
import static org.assertj.core.api.Assertions.assertThat;

import hoppity.rules.RuleOptions.Repetition;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RepetitionTest {
    private static final Outcome REPETITION = Outcome.draw(Termination.REPETITION);
    private static final String[] TO_AND_FRO = {"e4-e5", "d5-d4", "e5-e4", "d4-d5"};

    static Stream<Variant> withRepetition() {
        return Study.presetsForTwoOnSquares().filter(v -> v.options().repetition() == Repetition.THREEFOLD_DRAW);
    }

    static Stream<Variant> withTempoLimit() {
        return Variants.presets().all().stream().filter(v -> v.options().tempoLimit() > 0);
    }

    @ParameterizedTest
    @MethodSource("withRepetition")
    void theThirdTimeIsADraw(Variant variant) {
        var game = Study.of(variant).white("e4").black("d5").game(WHITE, 5);

        assertThat(play(game, TO_AND_FRO)).as("the second time").isEqualTo(Outcome.ONGOING);
        assertThat(play(game, "e4-e5", "d5-d4", "e5-e4")).isEqualTo(Outcome.ONGOING);
        assertThat(play(game, "d4-d5")).as("the third time").isEqualTo(REPETITION);
    }

    @ParameterizedTest
    @MethodSource("withTempoLimit")
    void whereTempoEndsTheGameRepetitionDoesNot(Variant variant) {
        var game = Study.of(variant).white("e4").black("d5").game(WHITE, 5);
        for (int i = 0; i < 4; i++) {
            assertThat(play(game, TO_AND_FRO)).isEqualTo(Outcome.ONGOING);
        }
    }

    @Test
    void everyPresetIsOneOrTheOther() {
        assertThat(Variants.presets().all())
                .allMatch(v -> v.options().repetition()
                        == Repetition.THREEFOLD_DRAW
                        == (v.options().tempoLimit() == 0));
    }

    @Test
    void theRepetitionsNeedNotFollowEachOther() {
        var game = Study.of("halma-8").white("e4").black("d5").game(WHITE, 5);
        play(game, TO_AND_FRO);

        assertThat(play(game, "e4-f5", "d5-c4", "f5-e4", "c4-d5")).isEqualTo(REPETITION);
    }

    @Test
    void theSeatToMoveIsPartOfThePosition() {
        var game = Study.of("halma-8").white("e4").black("d5").game(WHITE, 5);

        // Five plies: White goes round by three moves, Black to and fro by two, and Black is to move.
        assertThat(play(game, "e4-f5", "d5-c5", "f5-f4", "c5-d5", "f4-e4")).isEqualTo(Outcome.ONGOING);
        // Five more with the parts exchanged: the placement is there the third time, the position the second.
        assertThat(play(game, "d5-c5", "e4-f4", "c5-c6", "f4-e4", "c6-d5")).isEqualTo(Outcome.ONGOING);
        assertThat(play(game, "e4-f5", "d5-c5", "f5-e4", "c5-d5")).isEqualTo(REPETITION);
    }

    @Test
    void theMoveNumberIsNot() {
        var start = Study.of("halma-8").white("e4").black("d5").game(WHITE, 5);

        play(start, TO_AND_FRO);
        assertThat(start.moveNumber()).isEqualTo(7);
        assertThat(start.position()
                        .repeats(Study.of("halma-8")
                                .white("e4")
                                .black("d5")
                                .game(WHITE, 5)
                                .position()))
                .isTrue();
        assertThat(start.position())
                .isNotEqualTo(Study.of("halma-8")
                        .white("e4")
                        .black("d5")
                        .game(WHITE, 5)
                        .position());
    }

    @Test
    void theHomeCheckComesFirst() {
        var game = Study.of("brainking-halma-8").white("e4 h1").black("d5").game(WHITE, 27);
        play(game, TO_AND_FRO);

        assertThat(play(game, "e4-e5", "d5-d4", "e5-e4", "d4-d5")).isEqualTo(REPETITION);

        var later = Study.of("brainking-halma-8").white("e4").black("d5 a8").game(WHITE, 28);
        play(later, TO_AND_FRO);
        assertThat(play(later, "e4-e5", "d5-d4", "e5-e4", "d4-d5"))
                .isEqualTo(Outcome.win(WHITE, Termination.HOME_NOT_LEFT));
    }
}
