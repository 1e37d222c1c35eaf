package hoppity.engine.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import hoppity.engine.transfer.TransferResult.Limit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlacementSetTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void holdsWhatASetHolds(int words) throws Stopped {
        var set = new PlacementSet(words, Transfers.ample());
        var expected = new HashSet<List<Long>>();
        var random = new SplittableRandom(words);
        for (int i = 0; i < 60_000; i++) {
            var key = randomKey(random, words);
            assertThat(set.add(key)).isEqualTo(expected.add(boxed(key)));
        }
        assertHolds(set, expected, random, words);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void addsAndFindsSeveralKeysAtOnce(int words) throws Stopped {
        var set = new PlacementSet(words, Transfers.ample());
        var expected = new HashSet<List<Long>>();
        var random = new SplittableRandom(words);
        for (int i = 0; i < 2000; i++) {
            int count = random.nextInt(30);
            var keys = new long[count * words];
            var first = -1;
            for (int k = 0; k < count; k++) {
                var key = randomKey(random, words);
                System.arraycopy(key, 0, keys, k * words, words);
                if (first < 0 && expected.contains(boxed(key))) {
                    first = k;
                }
            }
            assertThat(set.firstContained(keys, count)).isEqualTo(first);
            for (int k = 0; k < count; k++) {
                expected.add(boxed(Arrays.copyOfRange(keys, k * words, (k + 1) * words)));
            }
            set.addAll(keys, count);
        }
        assertHolds(set, expected, random, words);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void takesOutWhatOtherSetsHold(int words) throws Stopped {
        var random = new SplittableRandom(words);
        var allowance = Transfers.ample();
        var sets = new ArrayList<PlacementSet>();
        var expected = new ArrayList<Set<List<Long>>>();
        for (int s = 0; s < 3; s++) {
            sets.add(new PlacementSet(words, allowance));
            expected.add(new HashSet<>());
            for (int i = 0; i < 20_000; i++) {
                var key = randomKey(random, words);
                sets.get(s).add(key);
                expected.get(s).add(boxed(key));
            }
        }
        sets.get(2).removeAll(sets.subList(0, 2));
        expected.get(2).removeAll(expected.get(0));
        expected.get(2).removeAll(expected.get(1));

        assertHolds(sets.get(2), expected.get(2), random, words);
        var more = randomKey(random, words);
        sets.get(2).add(more);
        assertThat(sets.get(2).contains(more)).isTrue();
    }

    @Test
    void chargesItsTablesAndGivesThemBack() throws Stopped {
        var allowance = allowance(4_000_000);
        for (int round = 0; round < 5; round++) {
            var set = new PlacementSet(1, allowance);
            for (long key = 1; key <= 200_000; key++) {
                set.add(new long[] {key});
            }
            set.removeAll(List.of());
            set.discard();
        }
        var set = new PlacementSet(1, allowance);
        assertThatExceptionOfType(Stopped.class)
                .isThrownBy(() -> {
                    for (long key = 1; key <= 1_000_000; key++) {
                        set.add(new long[] {key});
                    }
                })
                .satisfies(stopped -> assertThat(stopped.limit()).isEqualTo(Limit.MEMORY));
        assertThat(set.size()).isBetween(200_000L, 500_000L);
    }

    private static Allowance allowance(long bytes) {
        return new Allowance(new TransferLimits(Duration.ofHours(1), bytes), () -> false, () -> {});
    }

    private static void assertHolds(PlacementSet set, Set<List<Long>> expected, SplittableRandom random, int words) {
        assertThat(set.size()).isEqualTo(expected.size());
        var walked = new HashSet<List<Long>>();
        var key = new long[words];
        var walk = set.walk();
        while (walk.next(key)) {
            assertThat(walked.add(boxed(key))).isTrue();
            assertThat(set.contains(key)).isTrue();
        }
        assertThat(walked).isEqualTo(expected);
        for (int i = 0; i < 1000; i++) {
            var other = randomKey(random, words);
            assertThat(set.contains(other)).isEqualTo(expected.contains(boxed(other)));
        }
    }

    /** From so few that many come twice; some words are zero. */
    private static long[] randomKey(SplittableRandom random, int words) {
        var key = new long[words];
        key[random.nextInt(words)] = 1 + random.nextInt(40_000);
        return key;
    }

    private static List<Long> boxed(long[] key) {
        return Arrays.stream(key).boxed().toList();
    }
}
