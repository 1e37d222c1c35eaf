package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;

class TravelTest {
    private static final Variant HALMA = Variants.presets().get("halma-8");
    private static final BoardPosition START = BoardPosition.of(HALMA, Position.initial(HALMA.geometry()));

    private static BoardPosition play(BoardPosition from, String move) {
        var turn = (Turn.Played) new MoveText(HALMA.topology()).read(move);
        return new BoardPosition(HALMA, from.position().after(turn.move(), HALMA), turn.route());
    }

    private static List<String> names(Travel travel) {
        return travel.route().stream().map(HALMA.topology()::name).toList();
    }

    @Test
    void aPlyForwardTravelsAlongItsRoute() {
        var one = play(START, "h3-f3");
        var two = play(one, "a8-c8-e6");

        assertThat(names(Travel.between(START, one))).containsExactly("h3", "f3");
        assertThat(names(Travel.between(one, two))).containsExactly("a8", "c8", "e6");
    }

    @Test
    void aPlyBackTravelsTheSameWayBack() {
        var one = play(START, "h3-f3");
        var two = play(one, "a8-c8-e6");

        assertThat(names(Travel.between(two, one))).containsExactly("e6", "c8", "a8");
    }

    @Test
    void aLeapOrAnotherVariantTravelsNot() {
        var two = play(play(START, "h3-f3"), "a8-c8");
        var other = Variants.presets().get("halma-10");

        assertThat(Travel.between(START, two)).isNull();
        assertThat(Travel.between(START, START)).isNull();
        assertThat(Travel.between(START, BoardPosition.of(other, Position.initial(other.geometry()))))
                .isNull();
    }

    @Test
    void thePieceStartsAtTheOriginPassesEachLandingAndEndsAtTheGoal() {
        var travel = new Travel(List.of(3, 17, 35));

        assertThat(travel.at(0)).isEqualTo(new Travel.Point(3, 17, 0));
        assertThat(travel.at(0.25).share()).isCloseTo(0.5, within(1e-9));
        assertThat(travel.at(0.5)).isEqualTo(new Travel.Point(17, 35, 0));
        assertThat(travel.at(1)).isEqualTo(new Travel.Point(17, 35, 1));
    }
}
