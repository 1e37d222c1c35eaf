package hoppity.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.Outcome;
import hoppity.rules.Termination;
import hoppity.rules.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTextTest {
    private final MoveText text =
            new MoveText(Variants.presets().get("halma-10").topology());

    @ParameterizedTest
    @ValueSource(strings = {"a1-a2", "g1-g3-e5", "j10-j8-h6-h4", "--", "@resign", "@draw", "@time"})
    void aTurnIsWrittenAsItWasRead(String written) {
        assertThat(text.write(text.read(written))).isEqualTo(written);
    }

    @Test
    void theWayIsNoPartOfTheMove() {
        var far = (Turn.Played) text.read("g1-g3-e5");

        assertThat(far).isEqualTo(text.read("g1-e5")).hasSameHashCodeAs(text.read("g1-e5"));
        assertThat(far).isNotEqualTo(text.read("g1-e4"));
        assertThat(far.route()).hasSize(3);
        assertThat(text.write(far.move())).isEqualTo("g1-e5");
        assertThat(text.write(Turn.Played.of(far.move()))).isEqualTo("g1-e5");
        assertThat(text.write(Move.PASS)).isEqualTo("--");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ``         | 0 | "" is no cell of a board of 10×10
            a1         | 0 | a move has an origin and a destination, such as a1-a2
            a1-        | 3 | "" is no cell of a board of 10×10
            -a1        | 0 | "" is no cell of a board of 10×10
            a1-a11     | 3 | "a11" is no cell of a board of 10×10
            a1-k1      | 3 | "k1" is no cell of a board of 10×10
            a1-a01     | 3 | "a01" is no cell of a board of 10×10
            a1-A2      | 3 | "A2" is no cell of a board of 10×10
            a1-c1-c3-x | 9 | "x" is no cell of a board of 10×10
            a1-c1-a1   | 0 | a move does not end where it began
            a1 a2      | 0 | "a1 a2" is no cell of a board of 10×10
            @Resign    | 0 | "@Resign" is none of @resign, @draw, @time
            @          | 0 | "@" is none of @resign, @draw, @time
            """)
    void whatIsWrongAndWhere(String written, int offset, String message) {
        assertThatThrownBy(() -> text.read(written))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.offset()).isEqualTo(offset))
                .hasMessage(message);
    }

    @Test
    void aClaimEndsTheGameForTheSeatToMove() {
        var white = new Game(Variants.presets().get("halma-10"));
        var black = new Game(white.variant());
        black.skip();

        assertThat(Turn.Claim.RESIGN.outcome(white)).isEqualTo(Outcome.win(1, Termination.RESIGNATION));
        assertThat(Turn.Claim.TIME.outcome(black)).isEqualTo(Outcome.win(0, Termination.TIME));
        assertThat(Turn.Claim.DRAW.outcome(black)).isEqualTo(Outcome.draw(Termination.AGREEMENT));
    }

    @Test
    void amongManyTheOneWhoClaimsComesLast() {
        var three = new Game(Variants.presets().get("chinese-checkers-3"));
        var partners = new Game(Variants.presets().get("halma-16-partners"));
        partners.skip();

        assertThat(Turn.Claim.RESIGN.outcome(three).allPlaces(3)).isEqualTo(List.of(List.of(1, 2), List.of(0)));
        assertThat(Turn.Claim.TIME.outcome(partners).allPlaces(4)).isEqualTo(List.of(List.of(0, 2), List.of(1, 3)));
        assertThat(Turn.Claim.DRAW.outcome(three)).isEqualTo(Outcome.draw(Termination.AGREEMENT));
    }
}
