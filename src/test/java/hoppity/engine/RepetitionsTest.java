package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.rules.Variants;
import org.junit.jupiter.api.Test;

class RepetitionsTest {
    private static Repetitions after(String preset, long... game) {
        return new Repetitions(Variants.presets().get(preset), game);
    }

    @Test
    void countsTheVisitsOfTheGame() {
        var repetitions = after("halma-8", 1, 2, 3, 4, 1, 5, 6);
        assertThat(repetitions.look(1, 2, 0)).isEqualTo(Repetitions.DRAWN);
        assertThat(repetitions.look(5, 3, 0)).isEqualTo(Repetitions.SEEN);
        assertThat(repetitions.look(9, 2, 0)).isEqualTo(Repetitions.NEW);
    }

    @Test
    void findsAPositionOfTheLine() {
        var repetitions = after("halma-8", 1);
        for (int ply = 1; ply <= 6; ply++) {
            repetitions.enter(100 + ply, ply);
        }
        assertThat(repetitions.look(101, 5, 0)).isEqualTo(Repetitions.SEEN);
        assertThat(repetitions.look(102, 6, 0)).isEqualTo(Repetitions.SEEN);
        assertThat(repetitions.look(101, 5, 2)).isEqualTo(Repetitions.NEW);
        assertThat(repetitions.look(1, 4, 0)).isEqualTo(Repetitions.SEEN);
    }

    @Test
    void countsNothingWhereTheRulesDoNot() {
        var repetitions = after("gambiter-halma-8", 1, 2, 3, 4, 1, 5, 6);
        assertThat(repetitions.look(1, 4, 0)).isEqualTo(Repetitions.NEW);
        assertThat(repetitions.salt()).isZero();
    }

    @Test
    void theTableIsForGamesWithTheSamePositionsAboutToDraw() {
        assertThat(after("halma-8", 1, 2, 3).salt()).isZero();
        assertThat(after("halma-8", 1, 2, 1, 4).salt())
                .isNotZero()
                .isEqualTo(after("halma-8", 7, 1, 1, 1).salt());
        assertThat(after("halma-8", 1, 2, 1, 4).salt())
                .isNotEqualTo(after("halma-8", 1, 2, 1, 2).salt());
    }
}
