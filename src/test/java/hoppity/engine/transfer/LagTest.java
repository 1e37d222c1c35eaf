package hoppity.engine.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.transfer.TransferResult.Bounds;
import hoppity.engine.transfer.TransferResult.Exact;
import hoppity.notation.PositionText;
import hoppity.rules.Variants;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LagTest {
    @ParameterizedTest
    @CsvSource({
        // White completed with its move 30 and Black has made its move 30 too; it completes with move 32.
        "kutochky-3x3, www5/www5/www5/8/8/5bbb/5bbb/3b2bb w 31, 1, 2, 0",
        // White completed with its move 30 and Black has made 29 moves; it completes with move 31.
        "brainking-halma-8, wwww4/www5/ww6/w7/7b/6bb/5bbb/2b2bbb b 30, 1, 2, -1",
        // Black completed with its move 30 and White has made 30 moves; it completes with move 31.
        "kutochky-3x3, www5/www5/ww6/2w5/8/5bbb/5bbb/5bbb w 31, 0, 1, 0"
    })
    void isTheLosersMoveLessTheWinners(String preset, String position, int loser, int turns, int headStart) {
        var lag = lag(preset, position, Lag.USUAL_LIMITS).orElseThrow();

        assertThat(lag.loser()).isEqualTo(loser);
        assertThat(lag.completion()).isInstanceOf(Exact.class);
        assertThat(lag.completion().lower()).isEqualTo(turns);
        assertThat(lag.headStart()).isEqualTo(headStart);
        assertThat(lag.least()).isEqualTo(turns + headStart);
        assertThat(lag.most()).hasValue(turns + headStart);
    }

    @Test
    void theWinnersPiecesStandAndMayBeJumpedOver() {
        var variant = Variants.presets().get("kutochky-3x3");
        var text = new PositionText(variant);
        var last = text.read("www5/www5/www5/b7/8/5bbb/5bbb/6bb w 31");
        var alone = ArmyTransfer.alone(variant, last, 1);
        var among = ArmyTransfer.amongOthers(variant, last, 1);

        assertThat(among.army()).isEqualTo(alone.army());
        assertThat(among.obstacles()).isEqualTo(variant.target(0).cells());
        assertThat(Lag.of(variant, last, Lag.USUAL_LIMITS, () -> false)
                        .orElseThrow()
                        .completion()
                        .lower())
                .isEqualTo(TransferSolver.solve(among, Lag.USUAL_LIMITS).lower());
    }

    @Test
    void isABoundWhereTimeRunsOut() {
        var position = "wwww4/www5/ww6/w7/bbbb4/bbb5/bb6/b7 w 31";
        var lag = lag("gambiter-halma-8", position, TransferLimits.ofTime(Duration.ZERO))
                .orElseThrow();

        assertThat(lag.completion()).isInstanceOf(Bounds.class);
        assertThat(lag.least()).isGreaterThanOrEqualTo(10);
        assertThat(lag.most()).isEmpty();
    }

    @Test
    void isThereOnlyWhenOneSeatHasCompleted() {
        assertThat(lag("kutochky-3x3", "bbb5/bbb5/bbb5/8/8/5www/5www/5www w 1", Lag.USUAL_LIMITS))
                .isEmpty();
        assertThat(lag("kutochky-3x3", "www5/www5/www5/8/8/5bbb/5bbb/5bbb w 31", Lag.USUAL_LIMITS))
                .isEmpty();
    }

    private static Optional<Lag> lag(String preset, String position, TransferLimits limits) {
        var variant = Variants.presets().get(preset);
        return Lag.of(variant, new PositionText(variant).read(position), limits, () -> false);
    }
}
