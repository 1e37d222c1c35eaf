package hoppity.studio.graph;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LabelsTest {
    @ParameterizedTest
    @CsvSource({
        "20 60 90, 20.0 60.0 90.0",
        "20 22 25, 20.0 34.0 48.0",
        "97 98 99, 72.0 86.0 100.0",
        "1 2 99, 5.0 19.0 99.0",
        "50 50, 50.0 64.0",
        "120, 100.0",
    })
    void labelsGiveWay(String wanted, String placed) {
        var centres = java.util.Arrays.stream(wanted.split(" "))
                .mapToDouble(Double::parseDouble)
                .toArray();
        Labels.spread(centres, 14, 5, 100);

        assertThat(java.util.Arrays.stream(centres).mapToObj(Double::toString).toList())
                .containsExactly(placed.split(" "));
    }

    @ParameterizedTest
    @CsvSource({"6, 84, 1", "6, 70, 1", "6, 69, 2", "6, 30, 2", "6, 14, 3", "6, 0, 6", "2, -5, 2", "0, 50, 1"})
    void labelsThatDoNotFitBelowEachOtherHaveColumns(int labels, double room, int columns) {
        assertThat(Labels.columns(labels, 14, room)).isEqualTo(columns);
    }
}
