package hoppity.studio.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.notation.Turn;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class PulseFiguresTest {
    private static long[] millis(LongStream values) {
        return values.map(ms -> ms * 1_000_000).toArray();
    }

    @Test
    void medianPercentileAndMostAreToldInOneLine() {
        assertThat(PulseFigures.of(millis(LongStream.rangeClosed(1, 200))))
                .hasToString("pulses 200, median 101.0 ms, 99 % 199.0 ms, most 200.0 ms");
    }

    @Test
    void aWindowIsSmoothWithinAllThreeBounds() {
        var even = LongStream.generate(() -> 16).limit(999);

        assertThat(PulseFigures.of(millis(LongStream.concat(even, LongStream.of(100))))
                        .isSmooth())
                .isTrue();
        assertThat(PulseFigures.of(millis(LongStream.of(16, 16, 101))).isSmooth())
                .isFalse();
        assertThat(PulseFigures.of(millis(LongStream.of(18, 18, 18))).isSmooth())
                .isFalse();
    }

    @Test
    void withoutPulsesThereAreNoFigures() {
        assertThatThrownBy(() -> PulseFigures.of(new long[0])).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theMeasuredGameIsAlwaysTheSameAndAsLargeAsAskedFor() {
        assertThat(turns(MeasuredGame.record(2000))).isEqualTo(turns(MeasuredGame.record(2000)));
        assertThat(MeasuredGame.record(2000).tree().size()).isEqualTo(2001);
    }

    private static List<Turn> turns(GameRecord record) {
        return record.tree().nodes().stream()
                .filter(node -> !node.isRoot())
                .map(GameNode::turn)
                .toList();
    }
}
