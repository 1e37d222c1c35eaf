package hoppity.engine.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EnclosuresTest {
    private static final int BOARDS = 60;

    /** That plain search agrees wherever pieces are said to be shut in, and that this is said often. */
    @ParameterizedTest
    @CsvSource({"5:tri2:4, 10", "5:tri2:8, 17", "5:tri2:8:long, 17", "5:tri2:6, 14"})
    void shutInIsWhatCannotGetOut(String geometry, int obstacles) {
        var variant = Transfers.variant(geometry, Map.of());
        int cells = variant.topology().size();
        var random = new SplittableRandom(obstacles);
        int shut = 0;
        int open = 0;
        for (int i = 0; i < BOARDS; i++) {
            var standing = Transfers.randomCells(random, cells, obstacles).stream()
                    .filter(cell -> !variant.target(0).contains(cell))
                    .toList();
            var free = IntStream.range(0, cells)
                    .filter(cell -> !standing.contains(cell))
                    .boxed()
                    .toList();
            var exact = new ExactDistances(new ArmyTransfer(variant, 0, free.subList(0, 3), standing));
            for (var army : exact.placements()) {
                if (new Enclosures(new ArmyTransfer(variant, 0, army, standing))
                        .unreachable()
                        .isPresent()) {
                    assertThat(exact.turns(army)).isNegative();
                    shut++;
                } else if (exact.turns(army) >= 0) {
                    open++;
                }
            }
        }
        assertThat(shut).isGreaterThan(100);
        assertThat(open).isPositive();
    }
}
