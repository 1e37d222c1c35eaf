package hoppity.engine.transfer;

import static hoppity.engine.transfer.Transfers.ints;
import static org.assertj.core.api.Assertions.assertThat;

import hoppity.rules.Move;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlacementCodeTest {
    @ParameterizedTest
    @CsvSource({
        "64, 10, 1",
        "37, 3, 1",
        "81, 10, 1",
        "121, 10, 1",
        "100, 15, 1",
        "121, 1, 1",
        "256, 13, 4",
        "144, 20, 3"
    })
    void aKeyIsThePlacementAlsoAfterAMoveAndThroughAPermutation(int cells, int pieces, int words) {
        var code = PlacementCode.of(cells, pieces);
        assertThat(code.words()).isEqualTo(words);
        var random = new SplittableRandom(cells);
        var permutation = permutation(random, cells);
        var view = code.view(permutation);
        for (int i = 0; i < 150; i++) {
            var army = Transfers.randomCells(random, cells, pieces);
            int from = army.get(random.nextInt(pieces));
            int to = random.nextInt(cells);
            view.load(ints(army));

            var key = new long[words];
            view.key(key);
            assertThat(key).isNotEqualTo(new long[words]);
            assertThat(decoded(code, key, pieces)).isEqualTo(image(army, permutation));
            if (!army.contains(to)) {
                view.keyAfter(from, to, key);
                assertThat(decoded(code, key, pieces))
                        .isEqualTo(image(Transfers.after(army, new Move(from, to)), permutation));
            }
        }
    }

    @Test
    void ranksCountAllPlacements() {
        var code = new RankCode(9, 4);
        var view = code.view(Symmetry.identity(9));
        var seen = new HashMap<Long, List<Integer>>();
        for (int bits = 0; bits < 1 << 9; bits++) {
            int set = bits;
            if (Integer.bitCount(bits) == 4) {
                var army = IntStream.range(0, 9)
                        .filter(c -> (set >> c & 1) == 1)
                        .boxed()
                        .toList();
                var key = new long[1];
                view.load(ints(army));
                view.key(key);
                seen.put(key[0], army);
                assertThat(decoded(code, key, 4)).isEqualTo(army);
            }
        }
        assertThat(seen.keySet())
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.rangeClosed(1, 126).mapToObj(Long::valueOf).toList());
    }

    private static List<Integer> decoded(PlacementCode code, long[] key, int pieces) {
        var army = new int[pieces];
        code.decode(key, army);
        return Arrays.stream(army).boxed().toList();
    }

    private static List<Integer> image(List<Integer> army, int[] permutation) {
        return army.stream().map(cell -> permutation[cell]).sorted().toList();
    }

    private static int[] permutation(SplittableRandom random, int cells) {
        var list = IntStream.range(0, cells).boxed().collect(java.util.stream.Collectors.toList());
        for (int i = cells - 1; i > 0; i--) {
            Collections.swap(list, i, random.nextInt(i + 1));
        }
        return ints(list);
    }
}
