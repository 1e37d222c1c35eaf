package hoppity.studio.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SoundTest {
    @ParameterizedTest
    @EnumSource
    void aSoundIsHeardNeverTooLoudAndBeginsAndEndsInSilence(Sound sound) {
        var samples = sound.samples();

        assertThat(samples).hasSize(sound.millis() * Sound.RATE / 1000);
        assertThat(samples[0]).isZero();
        assertThat(Math.abs(samples[samples.length - 1])).isLessThan(0.001);
        double loudest = Arrays.stream(samples).map(Math::abs).max().orElseThrow();
        assertThat(loudest).isBetween(0.1, 0.9);
    }

    @Test
    void aTurnIsDeeperAndLongerThanAHopAndTheEndIsTheLongest() {
        assertThat(hertz(Sound.TURN)).isLessThan(hertz(Sound.HOP) / 2);
        assertThat(Sound.TURN.millis()).isGreaterThan(Sound.HOP.millis());
        assertThat(Sound.END.millis()).isGreaterThan(3 * Sound.TURN.millis());
        // Quick hops must not run into each other.
        assertThat(Sound.HOP.millis()).isLessThan(90);
    }

    /** By the upward zero crossings of the first 30 ms. */
    private static double hertz(Sound sound) {
        var samples = sound.samples();
        int window = 30 * Sound.RATE / 1000;
        int crossings = 0;
        for (int i = 1; i < window; i++) {
            if (samples[i - 1] < 0 && samples[i] >= 0) {
                crossings++;
            }
        }
        return crossings / 0.03;
    }

    @Test
    void samplesBecomeLittleEndianNumbers() {
        assertThat(Loudspeaker.pcm(new double[] {0, 1, -1, 0.5}))
                .containsExactly(0, 0, 0xff, 0x7f, 0x01, 0x80, 0x00, 0x40);
    }
}
