package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.rules.Position;
import hoppity.rules.Variants;
import org.junit.jupiter.api.Test;

class BoardWordsTest {
    @Test
    void theBoardIsToldSeatBySeat() {
        var variant = Variants.presets().get("halma-8");

        assertThat(BoardWords.of(BoardPosition.of(variant, Position.initial(variant.geometry()))))
                .isEqualTo("Halma 8×8. White to move. White on e1, f1, f2, g1, g2, g3, h1, h2, h3, h4."
                        + " Black on a5, a6, a7, a8, b6, b7, b8, c7, c8, d8.");
    }

    @Test
    void everyPresetCanBeTold() {
        for (var variant : Variants.presets().all()) {
            var words = BoardWords.of(BoardPosition.of(variant, Position.initial(variant.geometry())));

            assertThat(words).startsWith(variant.name() + ". White to move.");
            assertThat(words.substring(variant.name().length())
                            .chars()
                            .filter(c -> c == ',')
                            .count())
                    .isEqualTo(variant.seats().stream()
                            .mapToInt(seat -> seat.home().cells().size() - 1)
                            .sum());
        }
    }

    @Test
    void ranksAreOrderedAsNumbers() {
        var variant = Variants.presets().get("halma-16");

        assertThat(BoardWords.of(BoardPosition.of(variant, Position.initial(variant.geometry()))))
                .contains("p1, p2, p3")
                .doesNotContain("a16, a2");
    }
}
