package hoppity.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class BenchTest {
    private static final int DEPTH = 4;

    private static long[] nodes() {
        return IntStream.range(0, Bench.size())
                .mapToObj(item -> Bench.run(item, DEPTH))
                .filter(measure -> !measure.isTree())
                .mapToLong(Bench.Measure::nodes)
                .toArray();
    }

    /**
     * A change of the search or the evaluation that is meant to change what is searched writes the new number, and its match
     * result into docs/engine-log.md; any other change keeps the number.
     */
    @Test
    void theFingerprintIsTheOneThatIsKnownAndTheSameEachTime() throws IOException {
        var once = nodes();

        assertThat(nodes()).isEqualTo(once);
        try (var in = Objects.requireNonNull(getClass().getResourceAsStream("fingerprint.txt"))) {
            var known = new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
            assertThat("depth " + DEPTH + " nodes " + LongStream.of(once).sum()).isEqualTo(known);
        }
    }
}
