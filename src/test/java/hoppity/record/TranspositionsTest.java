package hoppity.record;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.rules.Variants;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TranspositionsTest {
    private final GameRecord record = new GameRecord(Variants.presets().get("halma-8"));

    private GameNode add(GameNode from, String moves) {
        var text = new MoveText(record.variant().topology());
        var node = from;
        for (var move : moves.split(" ")) {
            var turn = text.read(move);
            var parent = node;
            node = record.tree().child(parent, turn).orElseGet(() -> {
                var loader = record.loader();
                return loader.add(loader.freshId(), parent, turn);
            });
        }
        return node;
    }

    @Test
    void twoOrdersOfTheSameMovesMeet() {
        var root = record.tree().root();
        var one = add(root, "g3-f4 c8-d7 h4-h5");
        var other = add(root, "h4-h5 c8-d7 g3-f4");
        var alone = add(root, "h4-h5 d8-e8");

        var same = Transpositions.of(record);

        assertThat(same.sameAs(one.id())).containsExactly(other.id());
        assertThat(same.sameAs(other.id())).containsExactly(one.id());
        assertThat(same.isTransposition(one.id())).isTrue();
        assertThat(same.isRepetition(one.id())).isFalse();
        assertThat(same.sameAs(alone.id())).isEmpty();
        assertThat(same.isTransposition(alone.id())).isFalse();
    }

    @Test
    void aPositionThatComesAgainOnTheSameLineIsARepetitionAndNoTransposition() {
        var root = record.tree().root();
        var again = add(root, "h4-h5 a5-a4 h5-h4 a4-a5");

        var same = Transpositions.of(record);

        assertThat(same.isRepetition(again.id())).isTrue();
        assertThat(same.isTransposition(again.id())).isFalse();
        assertThat(same.isTransposition(root.id())).isFalse();
        assertThat(same.sameAs(again.id())).containsExactly(root.id());
    }

    @Test
    void theSeatToMoveCounts() {
        var root = record.tree().root();
        var white = add(root, "h4-h5 a5-a4");
        // The same placement two plies and a skip later, with the other seat to move.
        var black = add(root, "-- a5-a4 h4-h5");

        assertThat(Transpositions.of(record).sameAs(white.id())).doesNotContain(black.id());
    }

    @Test
    void aClaimIsNoPositionOfItsOwn() {
        var end = add(record.tree().root(), "h4-h5 @resign");
        assertThat(Transpositions.of(record).sameAs(end.id())).isEmpty();
        assertThat(Transpositions.of(record).isRepetition(end.id())).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void whatIsFoundIsWhatComparingAllPairsFinds(int seed) {
        var random = new RandomRecords(seed, false).next(120);
        var same = Transpositions.of(random);
        var nodes = new ArrayList<GameNode>();
        random.tree().walk(random.tree().root(), nodes::add);
        nodes.removeIf(node -> node.turn() instanceof Turn.Claimed);
        for (var node : nodes) {
            var position = random.positionAt(node);
            var others = nodes.stream()
                    .filter(other -> other != node && random.positionAt(other).repeats(position))
                    .toList();
            assertThat(same.sameAs(node.id()))
                    .containsExactlyElementsOf(others.stream().map(GameNode::id).toList());
            assertThat(same.isRepetition(node.id())).isEqualTo(others.stream().anyMatch(other -> isAbove(other, node)));
            assertThat(same.isTransposition(node.id()))
                    .isEqualTo(others.stream().anyMatch(other -> !isAbove(other, node) && !isAbove(node, other)));
        }
    }

    @Test
    void aLongLineNeedsNoStack() {
        var chain = new RandomRecords(1, false).chain(record.variant(), 20_000);
        var last = chain.tree().get(20_000);

        var same = Transpositions.of(chain);

        assertThat(same.isTransposition(last.id())).isFalse();
        assertThat(same.sameAs(last.id())).allMatch(other -> other < last.id());
    }

    private static boolean isAbove(GameNode upper, GameNode lower) {
        for (var node = lower.parent(); node != null; node = node.parent()) {
            if (node == upper) {
                return true;
            }
        }
        return false;
    }
}
