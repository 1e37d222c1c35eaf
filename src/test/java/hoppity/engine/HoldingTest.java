package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.rules.Position;
import hoppity.rules.RuleOptions.Win;
import hoppity.rules.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;

class HoldingTest {
    @Test
    void onlyRulesWithoutALimitLetOneHoldBack() {
        assertThat(Holding.isPossible(Variants.presets().get("halma-8"))).isTrue();
        assertThat(Holding.isPossible(Variants.presets().get("brainking-halma-8")))
                .isFalse();
        assertThat(Holding.isPossible(Variants.presets().get("gambiter-halma-8")))
                .isFalse();
        assertThat(Holding.isPossible(Variants.presets().get("chinese-checkers-2")))
                .isFalse();
    }

    @Test
    void nobodyHoldsIsTheSameGameWithAnotherEnding() {
        var halma = Variants.presets().get("halma-8");
        var request = new SearchRequest(7, halma, Position.initial(halma.geometry()), List.of(), Limits.ofDepth(2), 3);
        var assumed = Holding.without(request);

        assertThat(assumed.variant().options().win()).isEqualTo(Win.PARLETT);
        assertThat(assumed.variant().geometry()).isEqualTo(halma.geometry());
        assertThat(assumed.moves()).isEqualTo(request.moves());
        assertThat(assumed.multiPv()).isEqualTo(3);
    }

    @Test
    void aPieceAtHomeIsInTheWay() {
        var halma = Variants.presets().get("halma-8");
        assertThat(Holding.isHeld(halma, Position.initial(halma.geometry()))).isTrue();
    }
}
