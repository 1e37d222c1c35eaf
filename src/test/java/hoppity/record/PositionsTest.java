package hoppity.record;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.Turn;
import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.Variants;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PositionsTest {
    private static Position replayed(GameRecord record, GameNode node) {
        var variant = record.variant();
        var position = record.startPosition();
        for (var n : record.tree().pathTo(node)) {
            if (n.turn() instanceof Turn.Played played) {
                position = position.after(played.move(), variant);
            } else if (n.turn() instanceof Turn.Skipped) {
                position = position.after(Move.PASS, variant);
            }
        }
        return position;
    }

    @Test
    void theyAreThoseOfThePlainReplayInWhateverOrderTheyAreAsked() {
        for (int seed = 0; seed < 100; seed++) {
            var record = new RandomRecords(seed, false).next(120);
            var nodes = new ArrayList<>(record.tree().nodes());
            Collections.shuffle(nodes, new Random(seed));
            for (var node : nodes) {
                assertThat(record.positionAt(node)).isEqualTo(replayed(record, node));
            }
        }
    }

    @Test
    void theyStayRightThroughEdits() {
        var records = new RandomRecords(5, false);
        var record = records.next(100);
        var stack = new EditStack(record);
        for (int i = 0; i < 50; i++) {
            var nodes = new ArrayList<>(record.tree().nodes());
            var node = nodes.get(records.random().nextInt(nodes.size()));
            if (!node.isRoot()) {
                stack.perform(
                        i % 2 == 0 ? Edits.delete(record, node) : Edits.annotate(node, Annotations.NONE, "", null));
                if (i % 3 == 0) {
                    stack.undo();
                }
            }
            record.tree().nodes().forEach(n -> assertThat(record.positionAt(n)).isEqualTo(replayed(record, n)));
        }
    }

    @Test
    void aClaimLeavesThePositionAsItIs() {
        var record = new GameRecord(Variants.presets().get("halma-8"));
        var claim = record.loader().add(1, record.tree().root(), new Turn.Claimed(Turn.Claim.RESIGN));
        var skip = record.loader().add(2, claim, Turn.SKIP);
        assertThat(record.positionAt(claim)).isEqualTo(record.startPosition());
        assertThat(record.positionAt(skip).toMove()).isEqualTo(1);
    }
}
