package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScoreTest {
    @Test
    void countsTheTurnsOfTheSeatToMove() {
        assertThat(Values.score(Values.winAt(1), false)).isEqualTo(new Score.Win(1));
        // Black has failed to equalise at ply 2: won with the mover's first turn.
        assertThat(Values.score(Values.winAt(2), false)).isEqualTo(new Score.Win(1));
        assertThat(Values.score(Values.winAt(3), false)).isEqualTo(new Score.Win(2));
        assertThat(Values.score(-Values.winAt(1), false)).isEqualTo(new Score.Loss(1));
        assertThat(Values.score(-Values.winAt(4), false)).isEqualTo(new Score.Loss(2));
    }

    @Test
    void tellsADrawFromAnEvenEstimate() {
        assertThat(Values.score(0, true)).isEqualTo(Score.DRAW);
        assertThat(Values.score(0, false)).isEqualTo(new Score.Estimate(0));
    }

    @Test
    void turnsRound() {
        assertThat(new Score.Estimate(80).seenBy(1)).isEqualTo(new Score.Estimate(-80));
        assertThat(new Score.Win(3).seenBy(1)).isEqualTo(new Score.Loss(3));
        assertThat(new Score.Loss(3).seenBy(1)).isEqualTo(new Score.Win(3));
        assertThat(Score.DRAW.seenBy(1)).isEqualTo(Score.DRAW);
        assertThat(new Score.Estimate(80).seenBy(0)).isEqualTo(new Score.Estimate(80));
    }

    @Test
    void onlyAnEstimateIsNotProven() {
        assertThat(new Score.Estimate(5).isProven()).isFalse();
        assertThat(new Score.Win(1).isProven()).isTrue();
        assertThat(Score.DRAW.isProven()).isTrue();
    }

    @Test
    void aWinCountsFromTheNodeInTheTable() {
        int value = Values.winAt(9);
        assertThat(Values.plies(Values.fromNode(value, 4))).isEqualTo(5);
        assertThat(Values.fromRoot(Values.fromNode(value, 4), 4)).isEqualTo(value);
        assertThat(Values.fromRoot(Values.fromNode(-value, 4), 2)).isEqualTo(-Values.winAt(7));
        assertThat(Values.fromNode(123, 4)).isEqualTo(123);
    }
}
