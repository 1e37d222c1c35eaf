package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
    private final TranspositionTable table = new TranspositionTable(1);

    @Test
    void givesBackWhatItWasGiven() {
        var random = new SplittableRandom(1);
        for (int i = 0; i < 1000; i++) {
            long key = random.nextLong();
            int move = random.nextInt(1 << 16);
            int value = random.nextInt(-Values.INFINITE, Values.INFINITE + 1);
            int depth = random.nextInt(256);
            int bound = 1 + random.nextInt(3);
            int proof = random.nextInt(4);
            table.store(key, move, value, depth, bound, proof);
            long data = table.probe(key);
            assertThat(TranspositionTable.move(data)).isEqualTo(move);
            assertThat(TranspositionTable.value(data)).isEqualTo(value);
            assertThat(TranspositionTable.depth(data)).isEqualTo(depth);
            assertThat(TranspositionTable.bound(data)).isEqualTo(bound);
            assertThat(TranspositionTable.proof(data)).isEqualTo(proof);
        }
    }

    @Test
    void knowsNothingAtFirstAndAfterClearing() {
        assertThat(table.probe(5)).isZero();
        table.store(5, 1, 2, 3, TranspositionTable.EXACT, 0);
        assertThat(table.probe(5)).isNotZero();
        assertThat(table.probe(5L + (1L << 40))).isZero();
        table.clear();
        assertThat(table.probe(5)).isZero();
    }

    @Test
    void keepsTheMoveOfAPositionStoredWithoutOne() {
        table.store(5, 77, 2, 3, TranspositionTable.LOWER, 0);
        table.store(5, 0, 1, 4, TranspositionTable.UPPER, 0);
        assertThat(TranspositionTable.move(table.probe(5))).isEqualTo(77);
        assertThat(TranspositionTable.depth(table.probe(5))).isEqualTo(4);
    }

    /** Keys that differ in the upper bits alone share a bucket of four. */
    @Test
    void givesUpTheShallowestFirst() {
        for (int i = 0; i < 5; i++) {
            table.store(key(i), 1, 0, i == 2 ? 1 : 10 + i, TranspositionTable.EXACT, 0);
        }
        assertThat(table.probe(key(2))).isZero();
        for (int i : new int[] {0, 1, 3, 4}) {
            assertThat(table.probe(key(i))).isNotZero();
        }
    }

    @Test
    void givesUpTheOldRatherThanTheNew() {
        table.store(key(0), 1, 0, 10, TranspositionTable.EXACT, 0);
        for (int i = 0; i < 3; i++) {
            table.newSearch();
        }
        for (int i = 1; i <= 4; i++) {
            table.store(key(i), 1, 0, 5, TranspositionTable.EXACT, 0);
        }
        assertThat(table.probe(key(0))).isZero();
        assertThat(table.probe(key(1))).isNotZero();
    }

    @Test
    void saysHowMuchOfItThisSearchHasFilled() {
        assertThat(table.fullness()).isZero();
        var random = new SplittableRandom(2);
        for (int i = 0; i < 400_000; i++) {
            table.store(random.nextLong(), 1, 0, 5, TranspositionTable.EXACT, 0);
        }
        assertThat(table.fullness()).isBetween(980, 1000);
        table.newSearch();
        assertThat(table.fullness()).isZero();
    }

    private static long key(int i) {
        return 9 + ((long) (i + 1) << 48);
    }

    /** Two threads write over each other all the time; each entry found must be one that was stored under its key. */
    @Test
    void neverGivesAMixtureOfTwoEntries() {
        table.newSearch();
        long found = IntStream.range(0, 2)
                .parallel()
                .mapToLong(seed -> {
                    var random = new SplittableRandom(seed);
                    long hits = 0;
                    for (int i = 0; i < 500_000; i++) {
                        long key = (long) random.nextInt(40) << 40;
                        long data = table.probe(key);
                        if (data != 0) {
                            assertThat((long) TranspositionTable.move(data)).isEqualTo(key >> 40);
                            assertThat(TranspositionTable.value(data)).isEqualTo((int) (key >> 40) * 1000);
                            hits++;
                        }
                        table.store(key, (int) (key >> 40), (int) (key >> 40) * 1000, i & 63, 3, 0);
                    }
                    return hits;
                })
                .sum();

        assertThat(found).isPositive();
    }
}
