package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.PositionText;
import hoppity.rules.Position;
import hoppity.rules.Tempo;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is laid over cells, in positions that can be judged by eye. */
class CellOverlayTest {
    private static final Variant HALMA = Variants.presets().get("halma-8");

    private static Position read(Variant variant, String text) {
        return new PositionText(variant).read(text);
    }

    private static List<String> names(Variant variant, Collection<Integer> cells) {
        return cells.stream().sorted().map(variant.topology()::name).toList();
    }

    private static List<String> last(Variant variant, String text) {
        return names(variant, Stragglers.of(variant, read(variant, text)).last());
    }

    private static List<String> lateAtHome(Variant variant, String text) {
        return names(variant, Stragglers.of(variant, read(variant, text)).lateAtHome());
    }

    private static String legend(OverlayKind kind, Variant variant, String text) {
        var position = read(variant, text);
        var notes = OverlayText.of(CellOverlay.of(kind, variant, position), variant, position);
        return notes.isEmpty() ? "" : notes.get(0).text();
    }

    @Test
    void eachReachableCellSaysByHowManyPieces() {
        // a1 steps to a2 and b1's left over cells; b1 jumps nowhere: they stand side by side on the edge.
        var overlay = CellOverlay.Reachable.of(HALMA, read(HALMA, "8/8/8/8/8/8/8/ww5b w 1"));
        var topology = HALMA.topology();

        assertThat(overlay.counts().get(topology.find("a2"))).as("from both").isEqualTo(2);
        assertThat(overlay.counts().get(topology.find("b2"))).isEqualTo(2);
        assertThat(overlay.counts().get(topology.find("c2"))).as("from b1").isEqualTo(1);
        assertThat(overlay.counts().get(topology.find("c1")))
                .as("step and jump")
                .isEqualTo(2);
        assertThat(overlay.counts().get(topology.find("a1"))).isZero();
        assertThat(overlay.cells()).isEqualTo(4);
        assertThat(overlay.most()).isEqualTo(2);
        assertThat(legend(OverlayKind.REACHABLE, HALMA, "8/8/8/8/8/8/8/ww5b w 1"))
                .isEqualTo("White reaches 4 cells");
    }

    @ParameterizedTest
    @ValueSource(strings = {"halma-8", "gambiter-ugolki", "halma-16-four", "chinese-checkers-6"})
    void theNumbersUnderTheArmySumToItsTempoNumber(String preset) {
        var variant = Variants.presets().get(preset);
        var position = Position.initial(variant.geometry());
        var overlay = CellOverlay.Distances.of(variant, position);

        int sum = position.piecesOf(0).stream().mapToInt(overlay.tempi()::get).sum();
        assertThat(sum).isEqualTo(Tempo.tempo(variant, position, 0));
        assertThat(overlay.tempi().get(variant.target(0).corner())).isZero();
    }

    @Test
    void theDistanceIsThatOfTheSeatToMove() {
        assertThat(legend(OverlayKind.DISTANCE, HALMA, "8/8/8/8/8/8/8/ww5b w 1"))
                .isEqualTo("Tempi to a8 · White's pieces: 15");
        assertThat(legend(OverlayKind.DISTANCE, HALMA, "8/8/8/8/8/8/8/ww5b b 1"))
                .isEqualTo("Tempi to h1 · Black's pieces: 0");
    }

    @Test
    void aQuarterRoundedUpAreStragglers() {
        // Ten pieces: three of them. h1 is 14 from a8, g1 13, f2 11; the others are nearer.
        assertThat(last(HALMA, "8/8/wwwwwww1/8/8/8/5w2/b5ww w 1")).containsExactly("g1", "h1", "f2");
    }

    @Test
    void ofEquallyFarOnesAllOrNone() {
        // g1 and h2 are as far as each other and bring the number from one to three.
        assertThat(last(HALMA, "8/8/wwwwwww1/8/8/8/7w/b5ww w 1")).containsExactly("g1", "h1", "h2");
        // Six of ten at one distance would be more than half of the army.
        assertThat(last(HALMA, "w7/wb6/ww6/7w/6w1/5w2/4w3/3w4 w 1")).isEmpty();
    }

    @Test
    void inTheTargetNobodyIsAStraggler() {
        assertThat(last(HALMA, "wwww4/www5/ww6/1w6/8/8/8/7b w 1")).containsExactly("b5");
        assertThat(last(HALMA, "wwww4/www5/ww6/w7/8/8/8/7b w 1")).isEmpty();
    }

    @Test
    void theHomeRuleBitesWhenMovesRunShort() {
        var each = Variants.presets().get("brainking-halma-8");
        // Two pieces at home: six moves or fewer, of which the 31st is the last that counts.
        assertThat(lateAtHome(each, "8/8/8/8/8/8/8/b3w2w w 25")).isEmpty();
        assertThat(lateAtHome(each, "8/8/8/8/8/8/8/b3w2w w 26")).containsExactly("e1", "h1");
        assertThat(lateAtHome(each, "8/8/8/8/8/8/8/b3w2w w 99")).containsExactly("e1", "h1");
        var once = Variants.presets().get("gambiter-halma-8");
        assertThat(lateAtHome(once, "8/8/8/8/8/8/8/b3w2w w 24")).isEmpty();
        assertThat(lateAtHome(once, "8/8/8/8/8/8/8/b3w2w w 25")).containsExactly("e1", "h1");
        assertThat(lateAtHome(once, "8/8/8/8/8/8/8/b3w2w w 31"))
                .as("looked at, and no more")
                .isEmpty();
        assertThat(lateAtHome(HALMA, "8/8/8/8/8/8/8/b3w2w w 99")).isEmpty();
    }

    @Test
    void theLegendCountsWhatIsMarked() {
        var each = Variants.presets().get("brainking-halma-8");
        assertThat(legend(OverlayKind.STRAGGLERS, each, "b7/8/8/8/8/8/8/4w2w w 26"))
                .isEqualTo("White: 1 straggler · 2 late at home · 1 target cell blocked");
        assertThat(legend(OverlayKind.STRAGGLERS, HALMA, "wwww4/www5/ww6/w7/8/8/8/7b w 1"))
                .isEqualTo("White: no stragglers");
        assertThat(legend(OverlayKind.NOTHING, HALMA, "8/8/8/8/8/8/8/ww5b w 1")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"chinese-checkers-3", "chinese-checkers-6", "halma-16-partners"})
    void withManySeatsItIsAboutTheSeatToMove(String preset) {
        var variant = Variants.presets().get(preset);
        var start = Position.initial(variant.geometry());
        for (int seat = 0; seat < variant.seatCount(); seat++) {
            int toMove = seat;
            var cells = java.util.stream.IntStream.range(0, start.size())
                    .map(start::at)
                    .toArray();
            var overlay = Stragglers.of(variant, Position.of(cells, toMove, 1));
            assertThat(overlay.last()).isNotEmpty().allMatch(cell -> start.at(cell) == toMove);
        }
    }
}
