package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hoppity.analysis.WinChance;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WinSharesTest {
    @Test
    void twoSeatsAreAsWinChanceHasThem() {
        for (int lead = -3000; lead <= 3000; lead += 61) {
            var shares = WinShares.of(new int[] {lead + 700, 700});
            assertThat(shares.get(0)).isCloseTo(WinChance.of(lead), within(1e-12));
            assertThat(WinShares.of(new Score.Estimate(lead)).get(0)).isEqualTo(WinChance.of(lead));
            assertThat(WinShares.lead(shares.get(0), 2)).isEqualTo(lead);
        }
    }

    @Test
    void provenScoresShareNothing() {
        assertThat(WinShares.of(new Score.Win(3))).containsExactly(1.0, 0.0);
        assertThat(WinShares.of(new Score.Loss(3))).containsExactly(0.0, 1.0);
        assertThat(WinShares.of(Score.DRAW)).containsExactly(0.5, 0.5);
    }

    @Test
    void theySumToOneAndFollowTheStrengths() {
        var random = new Random(6);
        for (int i = 0; i < 200; i++) {
            var strengths =
                    random.ints(2 + random.nextInt(5), -200_000, 200_000).toArray();
            var shares = WinShares.of(strengths);
            assertThat(shares.stream().mapToDouble(Double::doubleValue).sum()).isCloseTo(1, within(1e-9));
            for (int a = 0; a < strengths.length; a++) {
                for (int b = 0; b < strengths.length; b++) {
                    if (strengths[a] > strengths[b]) {
                        assertThat(shares.get(a)).isGreaterThanOrEqualTo(shares.get(b));
                    }
                }
            }
        }
    }

    @Test
    void equalsShareEqually() {
        assertThat(WinShares.of(new int[] {-50, -50, -50, -50, -50})).allMatch(share -> Math.abs(share - 0.2) < 1e-12);
    }

    /** Rivals taken together leave a seat the share that it has among them all. */
    @Test
    void rivalsTakenTogether() {
        var random = new Random(7);
        for (int i = 0; i < 200; i++) {
            var strengths = random.ints(4, -1000, 1000).toArray();
            int rivals = WinShares.together(WinShares.together(strengths[1], strengths[2]), strengths[3]);
            double share = WinShares.of(strengths).get(0);
            assertThat(WinShares.lead(share, 4)).isCloseTo(strengths[0] - rivals, within(3));
        }
    }

    @Test
    void noLeadIsToldBeyondFiftyTempi() {
        assertThat(WinShares.lead(0, 3)).isEqualTo(-5000);
        assertThat(WinShares.lead(1, 3)).isEqualTo(5000);
    }
}
