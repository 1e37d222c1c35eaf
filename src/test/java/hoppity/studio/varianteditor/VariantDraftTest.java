package hoppity.studio.varianteditor;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.board.Rectangle;
import hoppity.board.Star;
import hoppity.board.Topology;
import hoppity.rules.RuleOption;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class VariantDraftTest {
    static Stream<Variant> presets() {
        return Variants.presets().all().stream();
    }

    private static VariantDraft preset(String id) {
        return VariantDraft.of(Variants.presets().get(id));
    }

    private static Set<String> names(VariantDraft draft, PaintedCamp camp) {
        return camp.cells().stream().map(draft.topology()::name).collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @MethodSource("presets")
    void aDraftOfAPresetBuildsThePreset(Variant preset) {
        var draft = VariantDraft.of(preset);

        assertThat(draft.build(preset.id())).isEqualTo(preset);
        assertThat(draft.isSymmetric()).isTrue();
        assertThat(draft.targets()).isEqualTo(Targets.TURNED);
        assertThat(draft.homes()).allMatch(home -> home.chosenCorner() == Topology.NONE);
    }

    @Test
    void cornersAndTargetsThatAreUnusualAreKept() {
        var draft = preset("halma-8").withTargets(Targets.PAINTED);
        int corner = draft.topology().find("d8");
        var targets = List.of(
                draft.paintedTargets().get(0).withCorner(corner),
                draft.paintedTargets().get(1));
        var built = draft.withPaintedTargets(targets).build("x");

        assertThat(built.target(0).corner()).isEqualTo(corner);
        assertThat(VariantDraft.of(built).build("x")).isEqualTo(built);
        assertThat(VariantDraft.of(built).targets()).isEqualTo(Targets.PAINTED);
    }

    @Test
    void swappedTargetsAreTheHomesOpposite() {
        var draft = preset("halma-16-four").withTargets(Targets.SWAPPED);

        assertThat(draft.build("x").geometry())
                .isEqualTo(preset("halma-16-four").build("x").geometry());
        var moved = draft.withHomes(List.of(
                draft.homes().get(0),
                draft.homes().get(1),
                PaintedCamp.EMPTY.with(draft.topology().find("h8")),
                draft.homes().get(3)));
        assertThat(names(moved, moved.target(0))).containsExactly("h8");
    }

    @ParameterizedTest
    @CsvSource({
        "halma-16-13,        4, halma-16-four",
        "halma-16-four,      2, halma-16-13",
        "chinese-checkers-2, 3, chinese-checkers-3",
        "chinese-checkers-3, 5, chinese-checkers-5",
        "chinese-checkers-6, 4, chinese-checkers-4",
        "chinese-checkers-4, 6, chinese-checkers-6"
    })
    void seatsThatAreAlikeAreSeatedAsThePresetsAre(String from, int seats, String to) {
        assertThat(preset(from).withSeats(seats).build("x").geometry())
                .isEqualTo(preset(to).build("x").geometry());
    }

    @Test
    void seatsThatAreNotAlikeKeepTheirCamps() {
        var draft = preset("halma-8");
        var odd = draft.withHomes(List.of(draft.homes().get(0), PaintedCamp.EMPTY.with(30)));

        var three = odd.withSeats(3);
        assertThat(three.homes())
                .startsWith(draft.homes().get(0), PaintedCamp.EMPTY.with(30))
                .endsWith(PaintedCamp.EMPTY);
        assertThat(three.withSeats(2)).isEqualTo(odd);
        assertThat(draft.withSeats(6).homes())
                .endsWith(PaintedCamp.EMPTY, PaintedCamp.EMPTY)
                .hasSize(6);
    }

    @Test
    void campsKeepToTheirCornersWhenTheBoardChanges() {
        assertThat(preset("halma-8").withShape(new Rectangle(9, 9)).build("x").geometry())
                .isEqualTo(preset("chinese-checkers-2-rhombus").build("x").geometry());
        var wide = preset("gambiter-mini").withShape(new Rectangle(16, 5));
        assertThat(names(wide, wide.homes().get(0)))
                .containsExactly("n1", "n2", "n3", "o1", "o2", "o3", "p1", "p2", "p3");
        assertThat(names(wide, wide.homes().get(1)))
                .containsExactly("a3", "a4", "a5", "b3", "b4", "b5", "c3", "c4", "c5");
        var odd = preset("halma-8").withShape(new Rectangle(4, 4));
        assertThat(odd.homes()).allMatch(home -> home.size() > 0);
    }

    @Test
    void aStarSeatsEverybodyInItsPointsAndHasSixDirections() {
        var star = preset("halma-8").withShape(new Star(4));

        assertThat(star.build("x").geometry())
                .isEqualTo(preset("chinese-checkers-2").build("x").geometry());
        assertThat(star.option(RuleOption.STEP_DIRECTIONS)).isEqualTo("6");
        assertThat(star.allowed(RuleOption.JUMP_DIRECTIONS)).containsExactly("6");
        var small = star.withSeats(6).withShape(new Star(2)).build("x");
        assertThat(small.seats()).allMatch(seat -> seat.home().size() == 3);
        var back = star.withShape(new Rectangle(8, 8));
        assertThat(back.option(RuleOption.JUMP_DIRECTIONS)).isEqualTo("8");
        assertThat(back.homes()).containsOnly(PaintedCamp.EMPTY);
    }

    @Test
    void changesLeaveTheRestAsItIs() {
        var draft = preset("gambiter-ugolki");
        assertThat(draft.withName("a").withName(draft.name())).isEqualTo(draft);
        assertThat(draft.withSource("a").withSource(draft.source())).isEqualTo(draft);
        assertThat(draft.withOption(RuleOption.WIN, "PARLETT").withOption(RuleOption.WIN, "ALL_OWN"))
                .isEqualTo(draft);
        assertThat(draft.withShape(draft.shape())).isEqualTo(draft);
    }
}
