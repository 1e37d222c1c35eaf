package hoppity.studio.graph;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.record.Evaluation;
import hoppity.record.Extras;
import hoppity.record.GameRecord;
import hoppity.rules.Variants;
import hoppity.studio.document.GameFixture;
import java.util.List;
import org.junit.jupiter.api.Test;

class WinChanceSeriesTest {
    private final GameRecord record = GameFixture.shuttle(6);

    @Test
    void withoutEvaluationsThereIsNoCurve() {
        assertThat(series().isEmpty()).isTrue();
        assertThat(series().at(0, 3)).isNaN();
    }

    @Test
    void whatIsNotStoredIsAGap() {
        store(2, evaluation("a", 1, 0));
        store(4, evaluation("a", 2, 300));

        assertThat(series().at(0, 1)).isNaN();
        assertThat(series().at(0, 2)).isEqualTo(0.5);
        assertThat(series().at(0, 3)).isNaN();
        // Three tempi ahead for the second seat is as many behind for the first.
        assertThat(series().at(0, 4)).isLessThan(0.3);
        assertThat(series().at(0, 99)).isNaN();
    }

    @Test
    void twoEnginesAreNotMixed() {
        store(1, evaluation("a", 1, 500), evaluation("b", 1, 0));
        store(2, evaluation("b", 1, 0));
        store(3, evaluation("a", 1, 500));
        store(4, evaluation("b", 1, 0));

        assertThat(series().at(0, 1)).isEqualTo(0.5);
        assertThat(series().at(0, 3)).isNaN();
    }

    @Test
    void anEvaluationThatSaysNothingIsNoEvaluation() {
        store(2, new Evaluation("a", 1, null, null, null, null, List.of(), 3, null, null, List.of(), Extras.NONE));

        assertThat(series().isEmpty()).isTrue();
    }

    @Test
    void everySeatHasItsChance() {
        var three = new GameRecord(Variants.presets().get("chinese-checkers-3"));
        var root = three.tree().root();
        var wins = new Evaluation(
                "a", 1, 0, null, null, null, List.of(0.5, 0.3, 0.2), 8, null, null, List.of(), Extras.NONE);
        GameFixture.annotate(three, root, root.annotations().withEvaluations(List.of(wins)));
        var series = WinChanceSeries.of(three.tree().lineThrough(root), three.variant());

        assertThat(series.at(0, 0)).isEqualTo(0.5);
        assertThat(series.at(2, 0)).isEqualTo(0.2);
        assertThat(series.at(2, 1)).isNaN();
        assertThat(series.lastKnown()).isZero();
    }

    private WinChanceSeries series() {
        return WinChanceSeries.of(record.tree().lineThrough(record.tree().root()), record.variant());
    }

    private void store(int ply, Evaluation... evaluations) {
        var node = record.tree().lineThrough(record.tree().root()).get(ply);
        GameFixture.annotate(record, node, node.annotations().withEvaluations(List.of(evaluations)));
    }

    static Evaluation evaluation(String engine, int pov, int score) {
        return new Evaluation(engine, pov, score, null, null, null, List.of(), 8, null, null, List.of(), Extras.NONE);
    }
}
