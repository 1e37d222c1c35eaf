package hoppity.studio.tree;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TreeLayoutTest {
    private static TreeLayout layout(GameRecord record, Integer... folded) {
        return TreeLayout.of(TreeShape.of(record.tree(), Set.of(folded)));
    }

    /** A run as somebody would note it who lays the tree out by hand. */
    private record Placed(int lane, int from, int to) {}

    /**
     * The packing rules, carried out without any index: each run takes the leftmost lane to the right of its parent's in
     * which no run placed before has a row of [row of the parent, last row].
     */
    private static List<Placed> byHand(TreeLayout layout) {
        var shape = layout.shape();
        var placed = new ArrayList<Placed>();
        for (int run = 0; run < shape.runCount(); run++) {
            int parent = shape.parent(run);
            int from = parent < 0 ? 0 : shape.node(parent).ply();
            int to = shape.node(shape.last(run)).ply();
            int lane = parent < 0 ? 0 : placed.get(shape.runOf(parent)).lane() + 1;
            while (isTaken(placed, lane, from, to)) {
                lane++;
            }
            placed.add(new Placed(lane, from, to));
        }
        return placed;
    }

    private static boolean isTaken(List<Placed> placed, int lane, int from, int to) {
        return placed.stream().anyMatch(p -> p.lane() == lane && p.from() <= to && from <= p.to());
    }

    private static void everyNodeHasACellOfItsOwn(TreeLayout layout, GameRecord record) {
        var cells = new HashSet<Long>();
        for (int i = 0; i < layout.shape().nodeCount(); i++) {
            assertThat(cells.add((long) layout.lane(i) << 32 | layout.row(i))).isTrue();
            assertThat(layout.nodeAt(layout.lane(i), layout.row(i))).hasValue(i);
            assertThat(layout.find(layout.node(i).id())).hasValue(i);
        }
        assertThat(cells).hasSize(record.tree().size());
    }

    @ParameterizedTest
    @CsvSource({"1, 0, 1", "2, 1, 1", "40, 10, 2", "600, 40, 3", "600, 5, 1", "600, 80, 12", "2000, 100, 6"})
    void theLanesAreThoseOfTheRules(int size, int mainLine, double length) {
        for (long seed = 0; seed < 5; seed++) {
            var record = TestTrees.bushy(size, mainLine, length, seed);
            var layout = layout(record);
            everyNodeHasACellOfItsOwn(layout, record);
            var expected = byHand(layout);
            for (int run = 0; run < expected.size(); run++) {
                assertThat(layout.laneOfRun(run)).isEqualTo(expected.get(run).lane());
            }
            assertThat(layout.lanes())
                    .isEqualTo(expected.stream().mapToInt(Placed::lane).max().orElseThrow() + 1);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {1.5, 8, 30})
    void noTwoOfFiftyThousandNodesShareACell(double length) {
        var record = TestTrees.bushy(50_000, 300, length, 1);

        everyNodeHasACellOfItsOwn(layout(record), record);
    }

    @Test
    void runsStandInTheOrderOfPlacing() {
        var record = TestTrees.bushy(800, 60, 4, 3);
        var shape = layout(record).shape();
        for (int run = 1; run < shape.runCount(); run++) {
            var first = shape.node(shape.first(run));
            var before = new ArrayList<Integer>();
            for (int other = 0; other < run; other++) {
                if (shape.parent(other) >= 0
                        && shape.runOf(shape.parent(other)) == shape.runOf(shape.parent(run))
                        && other != run) {
                    before.add(shape.node(shape.first(other)).ply());
                }
            }
            assertThat(before).as("of one run, deep variations first").allMatch(ply -> ply >= first.ply());
        }
    }

    @Test
    void theMainLineIsStraight() {
        var record = TestTrees.bushy(3000, 120, 5, 9);
        var layout = layout(record);
        for (var node : record.tree().lineThrough(record.tree().root())) {
            int index = layout.find(node.id()).orElseThrow();
            assertThat(layout.lane(index)).isZero();
            assertThat(layout.row(index)).isEqualTo(node.ply());
        }
    }

    @Test
    void aChainOfTwentyThousandHasOneLane() {
        var layout = layout(TestTrees.chain(20_000));

        assertThat(layout.lanes()).isEqualTo(1);
        assertThat(layout.rows()).isEqualTo(20_001);
        assertThat(layout.forks().count()).isZero();
    }

    @Test
    void aNestOfFiftyThousandIsAStaircase() {
        var record = TestTrees.nest(50_000);
        var layout = layout(record);

        assertThat(layout.lanes()).isEqualTo(50_001);
        everyNodeHasACellOfItsOwn(layout, record);
        var line = FollowedLine.to(deepest(record), layout);
        assertThat(line.runCount()).isEqualTo(50_001);
    }

    private static GameNode deepest(GameRecord record) {
        var node = record.tree().root();
        while (!node.children().isEmpty()) {
            node = node.children().get(node.children().size() - 1);
        }
        return node;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 3500})
    void siblingsStandBesideEachOtherInTheirOrder(int count) {
        var record = TestTrees.siblings(count);
        var layout = layout(record);

        assertThat(layout.lanes()).isEqualTo(count);
        for (var child : record.tree().root().children()) {
            int index = layout.find(child.id()).orElseThrow();
            assertThat(layout.lane(index)).isEqualTo(child.index());
        }
        assertThat(layout.forks().count()).isEqualTo(1);
        assertThat(layout.forks().reach(0)).isEqualTo(count - 1);
    }

    @Test
    void whatIsFoldedTakesNoRoom() {
        var record = TestTrees.bushy(2000, 100, 6, 5);
        var root = record.tree().root();
        var variations = record.tree().lineThrough(root).stream()
                .flatMap(node -> node.children().stream().skip(1))
                .toList();
        var ids = variations.stream().map(GameNode::id).toArray(Integer[]::new);
        var layout = layout(record, ids);

        assertThat(layout.shape().nodeCount()).isEqualTo(101 + variations.size());
        for (var first : variations) {
            int index = layout.find(first.id()).orElseThrow();
            int run = layout.shape().runOf(index);
            assertThat(layout.shape().hidden(run)).isEqualTo(record.tree().sizeFrom(first) - 1);
            for (var child : first.children()) {
                assertThat(layout.find(child.id())).isEmpty();
                assertThat(layout.nearest(child)).isEqualTo(index);
            }
        }
        assertThat(layout.lanes()).isLessThan(layout(record).lanes());
    }

    @Test
    void theMainLineCannotBeFolded() {
        var record = TestTrees.chain(5);

        assertThat(layout(record, 0, 1, 3).shape().nodeCount()).isEqualTo(6);
    }

    /** What is in sight, found by looking at every node. */
    @Test
    void runsInSightAreAllThatHaveNodesThere() {
        var record = TestTrees.bushy(1500, 90, 5, 4);
        var layout = layout(record);
        var random = new SplittableRandom(8);
        for (int i = 0; i < 200; i++) {
            int lane = random.nextInt(layout.lanes());
            int from = random.nextInt(layout.rows());
            int to = from + random.nextInt(12);
            var found = new HashSet<Integer>();
            layout.runs(lane, from, to, (run, first, last) -> {
                for (int row = first; row <= last; row++) {
                    found.add(layout.shape().first(run) + row - layout.firstRow(run));
                }
            });
            var expected = new HashSet<Integer>();
            for (int node = 0; node < layout.shape().nodeCount(); node++) {
                if (layout.lane(node) == lane && layout.row(node) >= from && layout.row(node) <= to) {
                    expected.add(node);
                }
            }
            assertThat(found).isEqualTo(expected);
        }
    }

    @Test
    void forksReachToTheirLastVariation() {
        var record = TestTrees.bushy(1500, 90, 5, 6);
        var layout = layout(record);
        var forks = layout.forks();
        int forked = 0;
        for (var node : record.tree().nodes()) {
            forked += node.children().size() > 1 ? 1 : 0;
        }
        assertThat(forks.count()).isEqualTo(forked);
        for (int i = 0; i < forks.count(); i++) {
            var node = layout.node(layout.nodeAt(forks.lane(i), forks.row(i)).orElseThrow());
            assertThat(node.children().stream()
                            .mapToInt(
                                    child -> layout.lane(layout.find(child.id()).orElseThrow()))
                            .max()
                            .orElseThrow())
                    .isEqualTo(forks.reach(i));
            assertThat(i == 0 || forks.row(i - 1) <= forks.row(i)).isTrue();
            assertThat(forks.firstFrom(forks.row(i))).isLessThanOrEqualTo(i);
        }
    }

    @Test
    void thereIsNothingInAnEmptyCell() {
        var layout = layout(TestTrees.siblings(3));

        assertThat(layout.nodeAt(1, 0)).isEqualTo(OptionalInt.empty());
        assertThat(layout.nodeAt(-1, 0)).isEmpty();
        assertThat(layout.nodeAt(0, 2)).isEmpty();
        assertThat(layout.nodeAt(3, 1)).isEmpty();
    }

    @Test
    void theFollowedLineIsTheWayFromTheRoot() {
        var record = TestTrees.bushy(1000, 60, 5, 2);
        var layout = layout(record);
        var random = new SplittableRandom(4);
        for (int i = 0; i < 50; i++) {
            var end = layout.node(random.nextInt(layout.shape().nodeCount()));
            var line = FollowedLine.to(end, layout);
            var way = new HashSet<>(record.tree().pathTo(end));
            for (int node = 0; node < layout.shape().nodeCount(); node++) {
                int run = layout.shape().runOf(node);
                assertThat(layout.row(node) <= line.lastRow(run)).isEqualTo(way.contains(layout.node(node)));
            }
        }
    }

    @Test
    void theOverviewCountsEveryNode() {
        var record = TestTrees.bushy(5000, 400, 8, 2);
        var layout = layout(record);
        var overview = Overview.of(layout);
        double cells = (double) layout.lanes() / overview.columns() * layout.rows() / overview.lines();
        double nodes = 0;
        for (float density : overview.density()) {
            nodes += density * cells;
        }

        assertThat(overview.lines()).isEqualTo(Overview.MOST);
        assertThat(Math.round(nodes)).isEqualTo(5000);
    }
}
