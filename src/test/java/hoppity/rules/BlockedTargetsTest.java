package hoppity.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.board.Topology;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Positions small enough to be judged by eye; White's target on 8×8 is the corner around a8. */
class BlockedTargetsTest {
    private static final Variant MINI = Variants.presets().get("gambiter-mini");

    private static Set<String> names(Topology topology, Set<Integer> cells) {
        return cells.stream().map(topology::name).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> held(Variant variant, String... armies) {
        return names(variant.topology(), blocked(variant, armies).held());
    }

    private static Set<String> walledIn(Variant variant, String... armies) {
        return names(variant.topology(), blocked(variant, armies).walledIn());
    }

    /** Of the first seat, where each army stands on the cells named. */
    private static BlockedTargets blocked(Variant variant, String... armies) {
        var cells = new int[variant.topology().size()];
        Arrays.fill(cells, Position.EMPTY);
        for (int seat = 0; seat < armies.length; seat++) {
            for (var name : armies[seat].split(" ")) {
                cells[variant.topology().find(name)] = seat;
            }
        }
        return BlockedTargets.of(variant, Position.of(cells, 0, 9), 0);
    }

    private static Variant preset(String id) {
        return Variants.presets().get(id);
    }

    private static Variant with(String preset, RuleOption option, String value) {
        var variant = Variants.presets().get(preset);
        return variant.withOptions(RuleOption.with(variant.options(), Map.of(option, value)));
    }

    @Test
    void atTheStartTheOthersHoldTheWholeTarget() {
        var variant = Variants.presets().get("halma-8");
        var blocked = BlockedTargets.of(variant, Position.initial(variant.geometry()), 0);

        assertThat(blocked.held())
                .containsExactlyInAnyOrderElementsOf(variant.target(0).cells());
        assertThat(blocked.walledIn()).isEmpty();
    }

    @Test
    void aPieceOfTheOthersHoldsItsCellAndAThinWallIsJumped() {
        // From d5 White jumps over c6 to b7, and steps on to the other cells from there.
        assertThat(held(preset("halma-8"), "d5", "c6 b6 a6")).containsExactly("a6", "b6");
        assertThat(walledIn(preset("halma-8"), "d5", "c6 b6 a6")).isEmpty();
    }

    @Test
    void behindAWallOfTwoTheCellsAreWalledIn() {
        // Orthogonal: a8 could be entered over a7 from a6 or over b8 from c8 only, and Black stands on both.
        assertThat(walledIn(MINI, "d5", "a7 a6 b8 c8 b7")).containsExactly("a8");
        assertThat(held(MINI, "d5", "a7 a6 b8 c8 b7")).containsExactly("a6", "a7", "b7", "b8", "c8");
        assertThat(walledIn(MINI, "d5", "a7 a6 b8 b7")).as("from c8 over b8").isEmpty();
    }

    @Test
    void anOwnPieceInFrontStepsIn() {
        assertThat(walledIn(MINI, "a7", "a6 b8 c8 b7")).isEmpty();
    }

    @Test
    void diagonalsOpenWhatOrthogonalLinesShut() {
        assertThat(walledIn(preset("gambiter-mini-diagonal"), "d5", "a7 a6 b8 c8 b7"))
                .as("from c6 over b7")
                .isEmpty();
    }

    @Test
    void whoMayOnlyGoForwardIsShutOutOfWhatLiesBehind() {
        assertThat(walledIn(with("gambiter-mini", RuleOption.FORWARD_ONLY, "true"), "a8", "h1"))
                .containsExactly("a6", "a7", "b6", "b7", "b8", "c6", "c7", "c8");
        assertThat(walledIn(MINI, "a8", "h1")).isEmpty();
    }

    @Test
    void aLongJumpGetsOverAWallFromAfar() {
        var wall = "a7 a6 b7 c8 b6 c7 c6 d7";
        // The only way in leads over c8: from e8 to a8, two cells before and behind it; or from d8 to b8.
        assertThat(walledIn(with("gambiter-mini", RuleOption.LONG_JUMPS, "true"), "e8", wall))
                .isEmpty();
        assertThat(walledIn(MINI, "e8", wall + " d8")).containsExactly("a8", "b8");
    }

    @Test
    void whatCountsAsFilledIsNotHeld() {
        assertThat(held(with("halma-8", RuleOption.WIN, "PARLETT"), "d5", "a8 b7"))
                .isEmpty();
        assertThat(held(preset("halma-8"), "d5", "a8 b7")).containsExactly("a8", "b7");
    }

    @Test
    void aPartnerStandsInTheWayWhereOnlyOpponentsYield() {
        var variant = with("halma-16-partners", RuleOption.WIN, "OCCUPY_FREE");
        var target = variant.target(0).cells();
        var opponent = variant.topology().name(target.get(0));
        var partner = variant.topology().name(target.get(1));

        assertThat(held(variant, "h8", opponent, partner)).containsExactly(partner);
        assertThat(held(preset("halma-16-partners"), "h8", opponent, partner))
                .containsExactlyInAnyOrder(opponent, partner);
    }
}
