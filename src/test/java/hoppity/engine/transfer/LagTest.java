package hoppity.engine.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.transfer.TransferResult.Bounds;
import hoppity.engine.transfer.TransferResult.Exact;
import hoppity.engine.transfer.TransferResult.Impossible;
import hoppity.notation.PositionText;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LagTest {
    private static final String FAR = "wwww4/www5/ww6/w7/bbbb4/bbb5/bb6/b7 w 31";

    @ParameterizedTest
    @CsvSource({
        // White completed with its move 30 and Black has made its move 30 too; it completes with move 32.
        "kutochky-3x3, www5/www5/www5/8/8/5bbb/5bbb/3b2bb w 31, 1, 2, 2",
        // White completed with its move 30 and Black has made 29 moves; it completes with move 31.
        "brainking-halma-8, wwww4/www5/ww6/w7/7b/6bb/5bbb/2b2bbb b 30, 1, 2, 1",
        // Black completed with its move 30 and White has made 30 moves; it completes with move 31.
        "kutochky-3x3, www5/www5/ww6/2w5/8/5bbb/5bbb/5bbb w 31, 0, 1, 1"
    })
    void isTheLosersMoveLessTheWinners(String preset, String position, int loser, int turns, int lostBy) {
        var lag = lag(preset, position, Lag.USUAL_LIMITS);

        assertThat(lag.seat()).isEqualTo(loser);
        assertThat(lag.completion()).isInstanceOf(Exact.class);
        assertThat(lag.completion().lower()).isEqualTo(turns);
        assertThat(lag.least()).hasValue(lostBy);
        assertThat(lag.most()).hasValue(lostBy);
        var name = loser == 0 ? "White" : "Black";
        var moves = turns == 1 ? " more move" : " more moves";
        assertThat(text(preset, lag))
                .isEqualTo("Lag: " + name + " needs " + turns + moves + " (proven), lost by " + lostBy);
        assertThat(explanation(preset, lag)).endsWith("It is proven that fewer are not enough.");
    }

    @Test
    void theWinnersPiecesStandAndMayBeJumpedOver() {
        var variant = Variants.presets().get("kutochky-3x3");
        var last = new PositionText(variant).read("www5/www5/www5/b7/8/5bbb/5bbb/6bb w 31");
        var alone = ArmyTransfer.alone(variant, last, 1);
        var among = ArmyTransfer.amongOthers(variant, last, 1);

        assertThat(among.army()).isEqualTo(alone.army());
        assertThat(among.obstacles()).isEqualTo(variant.target(0).cells());
        assertThat(lag("kutochky-3x3", "www5/www5/www5/b7/8/5bbb/5bbb/6bb w 31", Lag.USUAL_LIMITS)
                        .completion()
                        .lower())
                .isEqualTo(TransferSolver.solve(among, Lag.USUAL_LIMITS).lower());
    }

    @Test
    void isABoundWhereTimeRunsOut() {
        var lag = lag("gambiter-halma-8", FAR, TransferLimits.ofTime(Duration.ZERO));

        assertThat(lag.completion()).isInstanceOf(Bounds.class);
        int lower = lag.completion().lower();
        assertThat(lower).isGreaterThanOrEqualTo(10);
        assertThat(lag.least()).hasValue(lower);
        assertThat(lag.most()).isEmpty();
        assertThat(text("gambiter-halma-8", lag))
                .isEqualTo("Lag: Black needs at least " + lower + " more moves, lost by " + lower + " or more");
        assertThat(explanation("gambiter-halma-8", lag)).endsWith("not enough, and no way is known yet.");
    }

    @Test
    void isBetweenBoundsWhereOnlySomeWayIsKnown() {
        var line = new Bounds(14, OptionalInt.of(19), List.of(), TransferResult.Limit.TIME);
        var lag = new Lag(1, 30, OptionalInt.of(31), line);

        assertThat(text("kutochky-3x3", lag))
                .isEqualTo("Lag: Black needs at least 14, at most 19 more moves, lost by 13 to 18");
        assertThat(explanation("kutochky-3x3", lag))
                .endsWith("it is proven that fewer than 14 are not enough, and a way of 19 is known.");
        var withoutWinner = new Lag(1, 30, OptionalInt.empty(), line);
        assertThat(text("kutochky-3x3", withoutWinner))
                .isEqualTo("Lag: Black needs at least 14, at most 19 more moves");
        assertThat(LagText.played(Variants.presets().get("kutochky-3x3"), 1, 43, 40))
                .isEqualTo("Black completed at move 43, lost by 3");
    }

    @Test
    void endsSoonWhenCancelled() {
        var asked = new int[1];
        var variant = Variants.presets().get("gambiter-halma-8");
        var lags = Lag.ofLosers(variant, new PositionText(variant).read(FAR), Lag.USUAL_LIMITS, () -> ++asked[0] > 3);

        assertThat(lags)
                .singleElement()
                .satisfies(lag -> assertThat(lag.completion())
                        .isInstanceOfSatisfying(
                                Bounds.class,
                                bounds -> assertThat(bounds.reason()).isEqualTo(TransferResult.Limit.CANCELLED)));
        assertThat(asked[0]).isEqualTo(4);
    }

    @Test
    void withoutAWinnerEachSeatIsToldWhatItNeeds() {
        // Ended by the home check, say.
        var lags = lags("kutochky-3x3", "www5/www5/ww6/2w5/8/5bbb/5bbb/3b2bb w 51");

        assertThat(lags).extracting(Lag::seat).containsExactly(0, 1);
        assertThat(lags).extracting(lag -> lag.completion().lower()).containsExactly(1, 2);
        assertThat(lags).allSatisfy(lag -> assertThat(lag.least()).isEmpty());
        assertThat(text("kutochky-3x3", lags.get(0))).isEqualTo("Lag: White needs 1 more move (proven)");
        assertThat(lags("kutochky-3x3", "www5/www5/www5/8/8/5bbb/5bbb/5bbb w 31"))
                .isEmpty();
    }

    @Test
    void aTargetThatAnotherSeatHoldsCanNeverBeFilled() {
        var variant = Variants.presets().get("kutochky-3x3");
        var last = new PositionText(variant).read("www5/www5/ww6/8/8/4bbbb/5bbb/5bbw w 31");
        // White is 14 steps away; that Black cannot get there needs no search.
        var lag = Lag.ofLosers(variant, last, TransferLimits.ofTime(Duration.ZERO), () -> false)
                .get(1);

        assertThat(lag.completion()).isInstanceOf(Impossible.class);
        assertThat(lag.least()).isEmpty();
        assertThat(lag.most()).isEmpty();
        assertThat(text("kutochky-3x3", lag))
                .isEqualTo("Lag: Black can never fill its camp, h1 in Black's target is held by another seat");
    }

    @ParameterizedTest
    @CsvSource({
        "kutochky-3x3, www5/w7/ww6/w6b/2w4b/4b1bb/6bb/5bbw b 41, 0",
        "gambiter-ugolki-diagonal, wwww4/www5/wwww4/8/6bb/4bbbb/5bbb/4bbbw w 31, 0"
    })
    void aPieceThatIsShutInForGoodIsSeenAtOnce(String preset, String position, int seat) {
        var variant = Variants.presets().get(preset);
        var last = new PositionText(variant).read(position);
        // White's piece on h1 has no way out while Black stays.
        var lag = Lag.ofLosers(variant, last, TransferLimits.ofTime(Duration.ZERO), () -> false)
                .get(seat);

        assertThat(text(preset, lag))
                .matches("Lag: White can never fill its camp, too few of White's pieces can get to .. past the others");
    }

    @Test
    void withMoreSeatsEachLoserHasItsOwn() {
        var variant = Variants.presets().get("chinese-checkers-3");
        var cells = cleared(variant);
        fill(cells, variant, 0, 0);
        fill(cells, variant, 1, 1);
        fill(cells, variant, 2, 2);
        // Red is to move: in this round White has completed, and the others have made a move less.
        var lags = Lag.ofLosers(variant, Position.of(cells, 1, 50), Lag.USUAL_LIMITS, () -> false);

        assertThat(lags).extracting(Lag::seat).containsExactly(1, 2);
        assertThat(lags).extracting(lag -> lag.completion().lower()).containsExactly(1, 2);
        assertThat(lags).extracting(Lag::least).containsExactly(OptionalInt.of(0), OptionalInt.of(1));
        assertThat(LagText.of(variant, lags.get(1)))
                .isEqualTo("Lag: " + variant.seat(2).name() + " needs 2 more moves (proven), lost by 1");
    }

    @Test
    void seatsThatHaveFinishedForAPlaceAreNotLosersAndTheirMoveIsForgotten() {
        var variant = Variants.presets().get("chinese-checkers-3");
        var cells = cleared(variant);
        fill(cells, variant, 0, 0);
        fill(cells, variant, 1, 0);
        fill(cells, variant, 2, 2);
        var lags = Lag.ofLosers(variant, Position.of(cells, 2, 50, List.of(1, 0)), Lag.USUAL_LIMITS, () -> false);

        assertThat(lags).singleElement().satisfies(lag -> {
            assertThat(lag.seat()).isEqualTo(2);
            assertThat(lag.completion().lower()).isEqualTo(2);
            assertThat(lag.least()).isEmpty();
        });
    }

    @Test
    void aTeamHasWonWhenBothHaveCompleted() {
        var variant = Variants.presets().get("halma-16-partners");
        var cells = cleared(variant);
        fill(cells, variant, 0, 0);
        fill(cells, variant, 1, 2);
        fill(cells, variant, 2, 0);
        fill(cells, variant, 3, 1);
        // The third seat has just completed with its move 80, the first with one before.
        var lags = Lag.ofLosers(variant, Position.of(cells, 3, 80), Lag.USUAL_LIMITS, () -> false);

        assertThat(lags).extracting(Lag::seat).containsExactly(1, 3);
        assertThat(lags).extracting(Lag::least).containsExactly(OptionalInt.of(2), OptionalInt.of(0));
    }

    private static int[] cleared(Variant variant) {
        var cells = new int[variant.topology().size()];
        Arrays.fill(cells, Position.EMPTY);
        return cells;
    }

    /** Puts the seat's pieces into its target, but the last one so many steps before it. */
    private static void fill(int[] cells, Variant variant, int seat, int steps) {
        var topology = variant.topology();
        var target = variant.target(seat);
        target.cells().forEach(cell -> cells[cell] = seat);
        int gap = target.cells().stream()
                .max(Comparator.comparing(cell -> topology.distance(cell, target.corner())))
                .orElseThrow();
        if (steps > 0) {
            cells[gap] = Position.EMPTY;
            int outside = IntStream.range(0, topology.size())
                    .filter(cell -> cells[cell] == Position.EMPTY
                            && topology.distance(cell, target.corner())
                                    == topology.distance(gap, target.corner()) + steps
                            && topology.distance(cell, gap) == steps)
                    .findFirst()
                    .orElseThrow();
            cells[outside] = seat;
        }
    }

    private static String text(String preset, Lag lag) {
        return LagText.of(Variants.presets().get(preset), lag);
    }

    private static String explanation(String preset, Lag lag) {
        return LagText.explanation(Variants.presets().get(preset), lag);
    }

    private static List<Lag> lags(String preset, String position) {
        var variant = Variants.presets().get(preset);
        return Lag.ofLosers(variant, new PositionText(variant).read(position), Lag.USUAL_LIMITS, () -> false);
    }

    private static Lag lag(String preset, String position, TransferLimits limits) {
        var variant = Variants.presets().get(preset);
        var lags = Lag.ofLosers(variant, new PositionText(variant).read(position), limits, () -> false);
        assertThat(lags).hasSize(1);
        return lags.get(0);
    }
}
