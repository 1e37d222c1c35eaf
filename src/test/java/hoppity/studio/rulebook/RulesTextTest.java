package hoppity.studio.rulebook;

import static hoppity.board.Rectangle.Corner.LOWER_RIGHT;
import static hoppity.board.Rectangle.Corner.UPPER_LEFT;
import static org.assertj.core.api.Assertions.assertThat;

import hoppity.board.Geometry;
import hoppity.board.Rectangle;
import hoppity.board.Seat;
import hoppity.rules.RuleOption;
import hoppity.rules.RuleOptions;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import hoppity.studio.session.VariantText;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class RulesTextTest {
    static Collection<Variant> presets() {
        return Variants.presets().all();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everySentenceIsWhole(Variant variant) {
        for (var chapter : RulesText.of(variant)) {
            assertThat(chapter.sentences()).isNotEmpty();
            for (var sentence : chapter.sentences()) {
                assertThat(sentence)
                        .matches("[A-Z“].*[.:]")
                        .doesNotContain("  ")
                        .doesNotContain("null");
            }
        }
    }

    /** Where an option has a say, two variants that differ in it alone differ in what is said of them. */
    @ParameterizedTest
    @EnumSource(RuleOption.class)
    void noOptionIsPassedOver(RuleOption option) {
        assertThat(presets()).anySatisfy(variant -> {
            var texts = values(option).stream()
                    .flatMap(value -> changed(variant, option, value).stream())
                    .map(RulesTextTest::whole)
                    .toList();
            assertThat(texts).hasSizeGreaterThan(1).doesNotHaveDuplicates();
        });
    }

    @Test
    void campsInThePointsOfAStarAreCalledByTheirTips() {
        assertThat(whole(preset("chinese-checkers-3")))
                .contains("White starts in the point of a1 and makes for the point of q1.");
        assertThat(whole(preset("chinese-checkers-2-15")))
                .contains("White starts in the point of a1 with the row before it and makes for the point of q1 with"
                        + " the row before it.");
    }

    @Test
    void theRulesOfAClubGameAreAllThere() {
        assertThat(whole(preset("gambiter-halma-8")))
                .contains("White starts on e1 f1 g1 h1 f2 g2 h2 g3 h3 h4 and makes for a5 a6 b6 a7 b7 c7 a8 b8 c8 d8.")
                .contains("straight or diagonally")
                .contains("Black still plays the move of the same number")
                .contains("After Black's move 30 both homes are looked at")
                .contains("After Black's move 80 the game ends: the smaller tempo number wins")
                .contains("for White a8, counted along files and ranks")
                .contains("a filled camp has 20")
                .doesNotContain("Beware of holding");
    }

    @Test
    void armiesAreCountedForEachSide() {
        assertThat(whole(preset("gambiter-mini")))
                .contains("; each of two sides has 9 pieces, which fill its home camp");

        var board = new Rectangle(10, 10);
        var large = List.of(5, 4, 3, 2, 1);
        var small = List.of(4, 3, 2, 1);
        var geometry = new Geometry(
                board,
                List.of(
                        Seat.of(0, board.camp(LOWER_RIGHT, large), board.camp(UPPER_LEFT, large)),
                        Seat.of(1, board.camp(UPPER_LEFT, small), board.camp(LOWER_RIGHT, small))));
        var uneven = new Variant("uneven", "Uneven", "", geometry, RuleOptions.bare(8));
        assertThat(whole(uneven))
                .contains("; White has 15 pieces, Black 10, which fill the home camps at first.")
                .contains("a filled camp has 40 for White, 20 for Black.")
                .doesNotContain("each of two sides");
        assertThat(VariantText.summary(uneven)).startsWith("15/10 pieces");
    }

    @Test
    void whereNothingStopsHoldingThatIsSaid() {
        assertThat(whole(preset("halma-16"))).contains("Beware of holding");
        assertThat(whole(preset("brainking-halma-8"))).doesNotContain("Beware of holding");
        assertThat(whole(preset("chinese-checkers-2"))).doesNotContain("Beware of holding");
    }

    @Test
    void partnersAndPlacesAreExplained() {
        assertThat(whole(preset("halma-16-partners"))).contains("White and Red; Black and Green");
        assertThat(whole(preset("chinese-checkers-3")))
                .contains("the others play on for the places")
                .contains("White, then Black, then Red and so on round the board");
    }

    private static Variant preset(String id) {
        return Variants.presets().get(id);
    }

    private static List<String> values(RuleOption option) {
        return option.allowed().isEmpty() ? List.of("0", "12", "13") : option.allowed();
    }

    private static Optional<Variant> changed(Variant variant, RuleOption option, String value) {
        try {
            return Optional.of(variant.withOptions(RuleOption.with(variant.options(), Map.of(option, value))));
        } catch (IllegalArgumentException e) {
            // This value does not go with the rest of the variant.
            return Optional.empty();
        }
    }

    private static String whole(Variant variant) {
        return RulesText.of(variant).stream()
                .flatMap(chapter -> chapter.sentences().stream())
                .collect(Collectors.joining("\n"));
    }
}
