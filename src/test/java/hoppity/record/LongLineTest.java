package hoppity.record;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.RecordDifference;
import hoppity.notation.Turn;
import hoppity.rules.Variants;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/** Nothing in a tree is recursive: a line of 20,000 plies is handled like any other. */
class LongLineTest {
    private static final int PLIES = 20_000;

    private final GameRecord record =
            new RandomRecords(2, false).chain(Variants.presets().get("gambiter-ugolki"), PLIES);
    private final GameTree tree = record.tree();

    @Test
    void itIsWalkedCopiedAndReplayed() {
        var end = tree.get(PLIES);
        assertThat(end.ply()).isEqualTo(PLIES);
        assertThat(end.isMainLine()).isTrue();
        assertThat(tree.lineThrough(tree.root())).hasSize(PLIES + 1).isEqualTo(tree.pathTo(end));
        assertThat(tree.sizeFrom(tree.get(1))).isEqualTo(PLIES);
        assertThat(record.positionAt(end).moveNumber()).isEqualTo(PLIES / 2 + 1);
        assertThat(RecordDifference.between(record, record.snapshot(), true)).isEmpty();
        assertThat(LineReplay.of(record.variant(), record.startPosition(), tree.lineThrough(end)))
                .hasSize(PLIES + 1);
    }

    @Test
    void itIsDeletedAndComesBack() {
        var stack = new EditStack(record);
        stack.perform(Edits.delete(record, tree.get(1)));
        assertThat(tree.size()).isEqualTo(1);
        stack.undo();
        assertThat(tree.size()).isEqualTo(PLIES + 1);
        TreeLaws.check(tree);
    }

    @Test
    void itsEndBecomesTheMainLineOverManyBranches() {
        var stack = new EditStack(record);
        for (int id = 0; id < PLIES; id += 10) {
            var node = tree.get(id);
            Edits.addLine(record, node, Collections.nCopies(3, Turn.SKIP)).ifPresent(stack::perform);
            Edits.demote(tree.get(id + 1)).ifPresent(stack::perform);
        }
        var end = tree.get(PLIES);
        assertThat(end.isMainLine()).isFalse();
        stack.perform(Edits.makeMainLine(end).orElseThrow());
        assertThat(end.isMainLine()).isTrue();
        stack.undo();
        assertThat(end.isMainLine()).isFalse();
    }
}
