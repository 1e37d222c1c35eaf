package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.rules.Variants;
import java.util.HashSet;
import org.junit.jupiter.api.Test;

class RuleClocksTest {
    private static RuleClocks clocks(String preset) {
        return new RuleClocks(Variants.presets().get(preset));
    }

    @Test
    void withoutLimitsTheNumberIsNoPartOfThePosition() {
        var clocks = clocks("halma-8");
        assertThat(clocks.key(1)).isEqualTo(clocks.key(500)).isZero();
        assertThat(clocks.isExact(7)).isTrue();
        assertThat(clocks.movesLeft(7)).isEqualTo(RuleClocks.NEVER);
    }

    @Test
    void tellsTheNumbersBeforeAHomeLimitApart() {
        var clocks = clocks("brainking-halma-8");
        var keys = new HashSet<Long>();
        for (int number = 1; number <= 31; number++) {
            assertThat(keys.add(clocks.key(number))).isTrue();
            assertThat(clocks.isExact(number)).isTrue();
        }
        assertThat(clocks.key(31)).isEqualTo(clocks.key(32)).isEqualTo(clocks.key(1000));
        assertThat(clocks.movesLeft(28)).isEqualTo(2);
        assertThat(clocks.movesLeft(30)).isZero();
        assertThat(clocks.movesLeft(31)).isEqualTo(RuleClocks.NEVER);
        assertThat(clocks.isHomeForbidden(30)).isFalse();
        assertThat(clocks.isHomeForbidden(31)).isTrue();
    }

    @Test
    void farFromTheTempoLimitTheNumberIsLeftOut() {
        var clocks = clocks("gambiter-halma-8");
        assertThat(clocks.key(30)).isNotEqualTo(clocks.key(31));
        assertThat(clocks.key(31)).isEqualTo(clocks.key(45));
        assertThat(clocks.isExact(31)).isFalse();
        assertThat(clocks.key(46)).isNotEqualTo(clocks.key(45)).isNotEqualTo(clocks.key(47));
        assertThat(clocks.isExact(46)).isTrue();
        assertThat(clocks.movesLeft(31)).isEqualTo(49);
        assertThat(clocks.isHomeForbidden(79)).isFalse();
    }

    @Test
    void noLineOfTheTableReachesALimitThatIsNotInItsKey() {
        assertThat(Search.MAX_PROOF / 2).isLessThan(RuleClocks.HORIZON);
        assertThat(Search.MAX_PLY / 2).isLessThan(RuleClocks.HORIZON);
    }
}
