package hoppity.studio.concurrent;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LatestValueTest {
    private final SimulatedTiming timing = new SimulatedTiming();
    private final List<Integer> received = new ArrayList<>();
    private final LatestValue<Integer> gate = new LatestValue<>(Duration.ofMillis(100), received::add, timing);

    @Test
    void theFirstValuePassesAtOnce() {
        gate.offer(1);
        timing.advanceTo(0);

        assertThat(received).containsExactly(1);
    }

    @Test
    void ofAFloodTheLatestPassesOncePerIntervalAndTheLastAlways() {
        for (int millis = 0; millis < 1000; millis++) {
            timing.advanceTo(millis);
            gate.offer(millis);
        }
        timing.advanceTo(2000);

        assertThat(received).hasSize(11).last().isEqualTo(999);
        assertThat(received).startsWith(0, 99, 199);
        assertThat(timing.scheduled()).as("deliveries that were ever queued").isEqualTo(11);
    }

    @Test
    void onlyOneDeliveryWaitsWhileTheUiIsBusy() {
        gate.offer(1);
        gate.offer(2);
        gate.offer(3);

        assertThat(timing.waiting()).isEqualTo(1);
        timing.advanceTo(0);
        assertThat(received).containsExactly(3);
    }

    @Test
    void afterAPauseAValuePassesAtOnceAgain() {
        gate.offer(1);
        timing.advanceTo(500);
        gate.offer(2);
        timing.advanceTo(500);

        assertThat(received).containsExactly(1, 2);
    }

    @Test
    void aClearedValueIsNotDeliveredAndTheNextOneIs() {
        gate.offer(1);
        gate.clear();
        timing.advanceTo(10);
        assertThat(received).isEmpty();

        gate.offer(2);
        timing.advanceTo(10);
        assertThat(received).containsExactly(2);
    }

    @Test
    void aValueOfferedWhileOneIsDeliveredIsNotLost() {
        var gates = new ArrayList<LatestValue<Integer>>();
        gates.add(new LatestValue<>(
                Duration.ofMillis(100),
                value -> {
                    received.add(value);
                    if (value < 3) {
                        gates.get(0).offer(value + 1);
                    }
                },
                timing));
        gates.get(0).offer(1);
        timing.advanceTo(1000);

        assertThat(received).containsExactly(1, 2, 3);
    }
}
