package hoppity.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PerftTest {
    private static final int STARTS = 99;
    private static final int MIDDLES = 48;

    static Stream<Arguments> starts() {
        return TableFile.rows("perft-start.tsv").stream()
                .map(row -> Arguments.of(row.get(0), Integer.parseInt(row.get(1)), Long.parseLong(row.get(2))));
    }

    @ParameterizedTest
    @MethodSource("starts")
    void countsFromTheStart(String geometry, int depth, long count) {
        var variant = GeometrySpec.parse(geometry);

        assertThat(new Perft(variant, depth).count(Position.initial(variant.geometry()), depth))
                .isEqualTo(count);
    }

    static Stream<List<String>> middles() {
        return TableFile.rows("perft-middle.tsv").stream();
    }

    @ParameterizedTest
    @MethodSource("middles")
    void countsFromTheMiddle(List<String> row) {
        var variant = GeometrySpec.parse(row.get(0));
        var study = Study.of(variant);
        for (int seat = 0; seat < variant.seatCount(); seat++) {
            study.put(seat, row.get(2 + seat).replace(',', ' '));
        }
        var start = study.game(Integer.parseInt(row.get(1)), 1).position();
        long first = Long.parseLong(row.get(row.size() - 2));
        long second = Long.parseLong(row.get(row.size() - 1));
        var perft = new Perft(variant, 2);

        assertThat(row).hasSize(variant.seatCount() + 4);
        assertThat(perft.count(start, 1)).isEqualTo(first);
        assertThat(perft.count(start, 2)).isEqualTo(second);
        assertThat(perft.divide(start, 2).values().stream().mapToLong(n -> n).sum())
                .isEqualTo(second);
    }

    @Test
    void everyTableIsThere() {
        assertThat(starts()).hasSize(STARTS);
        assertThat(middles()).hasSize(MIDDLES);
    }

    @Test
    void depthZeroIsThePositionItself() {
        var variant = GeometrySpec.parse("8:tri4:8");
        var start = Position.initial(variant.geometry());

        assertThat(new Perft(variant, 0).count(start, 0)).isEqualTo(1);
        assertThat(new Perft(variant, 0).divide(start, 0)).isEmpty();
    }

    @Test
    void aFilledCampEndsASequence() {
        var variant = GeometrySpec.parse("8:tri4:8");
        var game = Study.of(variant).oneStepToGo(Study.WHITE).black("d4").game(Study.WHITE, 9);
        var start = game.position();
        var perft = new Perft(variant, 2);
        var completing = Study.completing(variant, Study.WHITE);

        assertThat(perft.divide(start, 1)).containsEntry(completing, 1L);
        assertThat(perft.divide(start, 2)).containsEntry(completing, 0L);

        game.play(completing);
        assertThat(perft.count(game.position(), 1)).isZero();
        assertThat(perft.divide(game.position(), 1)).isEmpty();
    }

    @Test
    void theClocksOfAPresetEndASequenceToo() {
        var variant = Variants.presets().get("gambiter-mini");
        var start =
                Study.of(variant).white("e4").black("d5").game(Study.BLACK, 80).position();

        assertThat(new Perft(variant, 2).count(start, 1)).isEqualTo(4);
        assertThat(new Perft(variant, 2).count(start, 2)).isZero();
    }
}
