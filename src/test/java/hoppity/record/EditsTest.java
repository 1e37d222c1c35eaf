package hoppity.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.rules.Variants;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EditsTest {
    private final GameRecord record = new GameRecord(Variants.presets().get("halma-8"));
    private final EditStack stack = new EditStack(record);
    private GameNode root;

    @BeforeEach
    void aGameWithVariations() {
        root = record.tree().root();
        add(root, "g3-f4 c8-d7 g1-g3-e5 a8-c8-e6");
        add(root, "h4-h5 d8-e8");
        add(root, "e1-d1");
        add(at("g3-f4 c8-d7"), "h3-g4 d7-d6");
    }

    @Test
    void aLineIsAddedWhereItLeavesTheTree() {
        var edit = Edits.addLine(record, root, turns("g3-f4 c8-d7 f2-e3 d8-d6")).orElseThrow();

        assertThat(edit.description()).isEqualTo("add f2-e3");
        assertThat(stack.perform(edit)).isEqualTo(at("g3-f4 c8-d7 f2-e3 d8-d6").id());
        assertThat(stack.undo()).hasValue(root.id());
    }

    @Test
    void aLineThatIsThereIsNotAddedAgainWhateverItsWay() {
        assertThat(Edits.addLine(record, root, turns("g3-f4 c8-d7 g1-e5"))).isEmpty();
        assertThat(Edits.addMove(record, root, turns("g3-f4").get(0))).isEmpty();
        assertThat(Edits.addLine(record, root, List.of())).isEmpty();
    }

    @Test
    void deletingStandsOnTheParentAndSaysHowMuchGoes() {
        var node = at("g3-f4 c8-d7");
        var edit = Edits.delete(record, node);
        assertThat(edit.description()).isEqualTo("delete 5 moves");
        assertThat(Edits.delete(record, at("e1-d1")).description()).isEqualTo("delete move");

        assertThat(stack.perform(edit)).isEqualTo(at("g3-f4").id());
        assertThat(record.tree().size()).isEqualTo(5);
        assertThat(record.tree().find(node.id())).isEmpty();
        assertThat(stack.undo()).hasValue(node.id());
        assertThat(record.tree().get(node.id())).isSameAs(node);
    }

    @Test
    void aGameIsMadeToStartFromALaterPosition() {
        var node = at("g3-f4 c8-d7");
        var position = record.positionAt(node);
        var below = node.children().stream().map(GameNode::id).toList();

        assertThat(stack.perform(Edits.startFrom(record, node).orElseThrow())).isZero();

        assertThat(record.startsInitially()).isFalse();
        assertThat(record.startPosition()).isEqualTo(position);
        assertThat(record.tree().root().children()).extracting(GameNode::id).containsExactlyElementsOf(below);
        assertThat(record.tree().size()).isEqualTo(5);
        assertThat(record.tree().get(below.get(0)).ply()).isEqualTo(1);
        assertThat(record.positionAt(record.tree().get(below.get(0))).moveNumber())
                .isEqualTo(2);

        assertThat(stack.undo()).hasValue(node.id());
        assertThat(record.startsInitially()).isTrue();
        assertThat(record.tree().get(node.id())).isSameAs(node);
        assertThat(record.positionAt(node)).isEqualTo(position);
    }

    @Test
    void aGameDoesNotStartFromItsStartOrFromAClaim() {
        add(root, "@resign");
        assertThat(Edits.startFrom(record, root)).isEmpty();
        assertThat(Edits.startFrom(record, at("@resign"))).isEmpty();
    }

    @Test
    void aVariationTakesThePlaceOfAWrongMoveWithAllThatFollowedIt() {
        var right = at("h4-h5");
        assertThat(Edits.replaceMain(record, at("g3-f4"))).isEmpty();

        assertThat(stack.perform(Edits.replaceMain(record, right).orElseThrow()))
                .isEqualTo(right.id());

        // d8-e8 was there before; g1-g3-e5 jumps over f4, which is empty now, and e5 stays out of reach.
        assertThat(record.tree().root().children().get(0)).isSameAs(right);
        assertThat(right.children()).hasSize(2);
        assertThat(at("h4-h5 c8-d7 h3-g4 d7-d6").isMainLine()).isFalse();
        assertThat(record.tree().child(at("h4-h5 c8-d7"), turns("g1-e5").get(0)))
                .isEmpty();
        assertThat(record.tree().child(root, turns("g3-f4").get(0))).isPresent();

        stack.undo();
        assertThat(at("g3-f4").isMainLine()).isTrue();
        assertThat(right.children()).hasSize(1);
    }

    @Test
    void aWrongMoveGoesWhenAllThatFollowedItIsTakenOver() {
        var right = at("e1-d1");
        stack.perform(Edits.delete(record, at("g3-f4 c8-d7 g1-e5")));
        stack.perform(Edits.delete(record, at("h4-h5")));

        stack.perform(Edits.replaceMain(record, right).orElseThrow());

        assertThat(root.children()).containsExactly(right);
        assertThat(at("e1-d1 c8-d7 h3-g4 d7-d6").isMainLine()).isTrue();
        stack.undo();
        assertThat(root.children()).hasSize(2);
    }

    @Test
    void anotherGameIsMergedOnce() {
        var other = record.snapshot();
        var d7 = other.tree().get(at("g3-f4 c8-d7").id());
        Edits.addLine(other, d7, turns("e1-d1 h8-g8")).orElseThrow().apply(other);
        d7.setAnnotations(d7.annotations().withPost(List.of(Comment.of("solid"))));

        stack.perform(Edits.merge(record, root, other).orElseThrow());

        assertThat(record.tree().size()).isEqualTo(other.tree().size());
        assertThat(at("g3-f4 c8-d7 e1-d1 h8-g8").isMainLine()).isFalse();
        assertThat(at("g3-f4 c8-d7").annotations().post()).containsExactly(Comment.of("solid"));
        assertThat(Edits.merge(record, root, other)).isEmpty();
        stack.undo();
        assertThat(record.tree().size()).isEqualTo(other.tree().size() - 2);
        assertThat(at("g3-f4 c8-d7").annotations().post()).isEmpty();
    }

    @Test
    void theTreeIsReadAsItIsWritten() {
        var read = new ArrayList<String>();
        var text = new MoveText(record.variant().topology());
        record.tree().read(node -> read.add(node.turn() == null ? "" : text.write(node.turn())));

        assertThat(read)
                .containsExactly(
                        "", "g3-f4", "h4-h5", "d8-e8", "e1-d1", "c8-d7", "g1-g3-e5", "h3-g4", "d7-d6", "a8-c8-e6");
    }

    @Test
    void theStartCannotBeDeleted() {
        assertThatThrownBy(() -> Edits.delete(record, root)).hasMessage("the start of a game cannot be deleted");
    }

    @Test
    void aDeletedVariationComesBackToItsPlace() {
        stack.perform(Edits.delete(record, at("h4-h5")));
        assertThat(order(root)).isEqualTo("g3-f4 e1-d1");
        stack.undo();
        assertThat(order(root)).isEqualTo("g3-f4 h4-h5 e1-d1");
    }

    @Test
    void aVariationGoesUpAndDownByOnePlace() {
        stack.perform(Edits.promote(at("e1-d1")).orElseThrow());
        assertThat(order(root)).isEqualTo("g3-f4 e1-d1 h4-h5");
        stack.perform(Edits.promote(at("e1-d1")).orElseThrow());
        assertThat(order(root)).isEqualTo("e1-d1 g3-f4 h4-h5");
        assertThat(Edits.promote(at("e1-d1"))).isEmpty();
        stack.perform(Edits.demote(at("e1-d1")).orElseThrow());
        assertThat(order(root)).isEqualTo("g3-f4 e1-d1 h4-h5");
        assertThat(Edits.demote(at("h4-h5 d8-e8"))).as("the last of its branch").isEmpty();
        assertThat(Edits.demote(root)).isEmpty();
    }

    @Test
    void aNodeInAVariationMovesItsNearestBranch() {
        stack.perform(Edits.promote(at("g3-f4 c8-d7 h3-g4 d7-d6")).orElseThrow());
        assertThat(order(at("g3-f4 c8-d7"))).isEqualTo("h3-g4 g1-g3-e5");
        assertThat(order(root)).isEqualTo("g3-f4 h4-h5 e1-d1");
    }

    @Test
    void theMainLineIsMadeAtEveryBranch() {
        stack.perform(Edits.demote(at("g3-f4")).orElseThrow());
        var node = at("g3-f4 c8-d7 h3-g4 d7-d6");
        assertThat(node.isMainLine()).isFalse();

        assertThat(stack.perform(Edits.makeMainLine(node).orElseThrow())).isEqualTo(node.id());

        assertThat(node.isMainLine()).isTrue();
        assertThat(order(root)).isEqualTo("g3-f4 h4-h5 e1-d1");
        assertThat(Edits.makeMainLine(node)).isEmpty();
        stack.undo();
        assertThat(order(root)).isEqualTo("h4-h5 g3-f4 e1-d1");
        assertThat(order(at("g3-f4 c8-d7"))).isEqualTo("g1-g3-e5 h3-g4");
    }

    @Test
    void whatIsSaidBeforeTheStartIsSaidAboutIt() {
        var comment = Comment.of("welcome");
        stack.perform(Edits.annotate(root, Annotations.NONE.withPre(List.of(comment)), "comment", "pre"));
        assertThat(root.annotations()).isEqualTo(Annotations.NONE.withPost(List.of(comment)));
    }

    @Test
    void unreadableLinesAreDiscardedAndComeBack() {
        var node = at("g3-f4");
        assertThat(Edits.discardBrokenTails(node)).isEmpty();
        var tail = new BrokenTail(BrokenTail.HGN, "c8-c3 1. a1-a2", "no");
        record.loader().brokenTails(node, List.of(tail));

        stack.perform(Edits.discardBrokenTails(node).orElseThrow());
        assertThat(node.brokenTails()).isEmpty();
        stack.undo();
        assertThat(node.brokenTails()).containsExactly(tail);
    }

    @Test
    void aSnapshotDoesNotFollow() {
        var copy = record.snapshot();
        int size = record.tree().size();
        stack.perform(Edits.delete(record, at("g3-f4")));
        assertThat(copy.tree().size()).isEqualTo(size);
        assertThat(copy.tree().freshId()).isEqualTo(record.tree().freshId());
        assertThat(copy.id()).isEqualTo(record.id());
    }

    @Test
    void oneTurnIsNeverTwoNodes() {
        assertThatThrownBy(() -> record.loader().add(99, root, turns("g3-f4").get(0)))
                .isInstanceOf(IllegalStateException.class);
    }

    private void add(GameNode parent, String moves) {
        stack.perform(Edits.addLine(record, parent, turns(moves)).orElseThrow());
    }

    private GameNode at(String moves) {
        var node = root;
        for (var turn : turns(moves)) {
            node = record.tree().child(node, turn).orElseThrow();
        }
        return node;
    }

    private List<Turn> turns(String moves) {
        var text = new MoveText(record.variant().topology());
        return Arrays.stream(moves.split(" ")).map(text::read).toList();
    }

    private String order(GameNode node) {
        var text = new MoveText(record.variant().topology());
        return node.children().stream().map(c -> text.write(c.turn())).collect(Collectors.joining(" "));
    }
}
