package hoppity.record;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.RecordDifference;
import hoppity.format.hgn.BrokenLine;
import hoppity.notation.Turn;
import hoppity.rules.MoveGenerator;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The laws of edits, on random trees with random edits. */
class EditLawsTest {
    private static final int EDITS = 25;

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
    void undoAndRedoGoBackAndForthThroughTheSameRecords(int hundred) {
        for (int seed = 20 * hundred; seed < 20 * hundred + 20; seed++) {
            var records = new RandomRecords(seed, true);
            var record = records.next(30);
            var stack = new EditStack(record);
            var states = new ArrayList<GameRecord>(List.of(record.snapshot()));
            var objects = new ArrayList<>(List.of(nodesById(record)));
            for (int i = 0; i < EDITS; i++) {
                var edit = randomEdit(records, record);
                if (edit.isPresent()) {
                    int cursor = stack.perform(edit.get());
                    assertThat(record.tree().find(cursor))
                            .as("cursor of %s", edit.get().description())
                            .isPresent();
                    TreeLaws.check(record.tree());
                    states.add(record.snapshot());
                    objects.add(nodesById(record));
                }
            }
            for (int round = 0; round < 2; round++) {
                for (int i = states.size() - 2; i >= 0; i--) {
                    assertThat(record.tree().find(stack.undo().orElseThrow())).isPresent();
                    same(record, states.get(i), objects.get(i));
                }
                assertThat(stack.undo()).isEmpty();
                for (int i = 1; i < states.size(); i++) {
                    assertThat(record.tree().find(stack.redo().orElseThrow())).isPresent();
                    same(record, states.get(i), objects.get(i));
                }
                assertThat(stack.redo()).isEmpty();
            }
        }
    }

    @Test
    void anIdIsNeverGivenTwice() {
        var record = new RandomRecords(3, false).next(40);
        var taken = new HashMap<Integer, GameNode>();
        record.tree().nodes().forEach(n -> taken.put(n.id(), n));
        var stack = new EditStack(record);
        var random = new Random(3);
        for (int i = 0; i < 100; i++) {
            var parent = any(record, random);
            Edits.addMove(record, parent, turn(record, parent, random)).ifPresent(stack::perform);
            record.tree()
                    .nodes()
                    .forEach(
                            n -> assertThat(taken.merge(n.id(), n, (a, b) -> a)).isSameAs(n));
            var node = any(record, random);
            if (!node.isRoot()) {
                stack.perform(Edits.delete(record, node));
            }
        }
    }

    private static void same(GameRecord record, GameRecord expected, Map<Integer, GameNode> nodes) {
        assertThat(RecordDifference.between(record, expected, true)).isEmpty();
        assertThat(nodesById(record)).isEqualTo(nodes);
        TreeLaws.check(record.tree());
    }

    /** Nodes have no equality but identity, so equal maps hold the very same nodes. */
    private static Map<Integer, GameNode> nodesById(GameRecord record) {
        var nodes = new HashMap<Integer, GameNode>();
        record.tree().nodes().forEach(n -> nodes.put(n.id(), n));
        return nodes;
    }

    private static Optional<Edit> randomEdit(RandomRecords records, GameRecord record) {
        var random = records.random();
        var node = any(record, random);
        return switch (random.nextInt(18)) {
            case 0 -> Edits.addMove(record, node, turn(record, node, random));
            case 1 -> {
                var first = turn(record, node, random);
                yield Edits.addLine(record, node, List.of(first, Turn.SKIP, Turn.SKIP));
            }
            case 2 ->
                node.isRoot() || random.nextBoolean() ? Optional.empty() : Optional.of(Edits.delete(record, node));
            case 3 -> Edits.promote(node);
            case 4 -> Edits.demote(node);
            case 5 -> Edits.makeMainLine(node);
            case 6 -> Optional.of(Edits.annotate(node, records.annotations(record, node), "annotate", null));
            case 7 ->
                Optional.of(Edits.changeInfo(
                        record, record.info().withHeader("Event", records.text()), node.id(), "change header"));
            case 8 -> random.nextInt(8) == 0 ? Edits.startFrom(record, node) : Optional.empty();
            case 9 -> Edits.replaceMain(record, node);
            case 10 -> Edits.merge(record, record.tree().root(), changedCopy(records, record));
            case 11 -> node.isRoot() ? Optional.empty() : Optional.of(Edits.drop(record, node, BrokenLine.TEXT));
            case 12 -> inserted(record, node, random);
            case 13 -> Edits.insertBeforeMain(record, node, BrokenLine.TEXT);
            case 14 -> random.nextInt(4) == 0 ? Strip.of(node, someParts(random)) : Optional.empty();
            case 15 -> random.nextInt(8) == 0 ? Edits.cutAfter(record, node) : Optional.empty();
            case 16 -> repaired(record);
            default -> random.nextInt(4) == 0 ? Edits.discardBrokenTails(node) : Optional.empty();
        };
    }

    private static Optional<Edit> inserted(GameRecord record, GameNode node, Random random) {
        var parent = node.parent();
        if (parent == null) {
            return Optional.empty();
        }
        var turns = random.nextBoolean()
                ? List.of(turn(record, parent, random))
                : List.of(turn(record, parent, random), Turn.SKIP);
        return Optional.of(Edits.insert(record, node, turns, BrokenLine.TEXT));
    }

    private static Set<Strip.Part> someParts(Random random) {
        var parts = EnumSet.noneOf(Strip.Part.class);
        for (var part : Strip.Part.values()) {
            if (random.nextInt(3) == 0) {
                parts.add(part);
            }
        }
        return parts;
    }

    private static Optional<Edit> repaired(GameRecord record) {
        var broken = record.tree().nodes().stream()
                .filter(node -> !node.brokenTails().isEmpty())
                .findFirst();
        return broken.map(node -> {
            var tail = node.brokenTails().get(0);
            var text = "-- " + BrokenLine.text(record, node, tail).orElseThrow();
            return Edits.repair(
                    record,
                    node,
                    tail,
                    BrokenLine.mend(record.variant(), record.positionAt(node), text)
                            .played());
        });
    }

    /** The same game with one more turn and other words beside a node. */
    private static GameRecord changedCopy(RandomRecords records, GameRecord record) {
        var copy = record.snapshot();
        var parent = any(copy, records.random());
        Edits.addMove(copy, parent, turn(copy, parent, records.random())).ifPresent(edit -> edit.apply(copy));
        var node = any(copy, records.random());
        node.setAnnotations(records.annotations(copy, node));
        return copy;
    }

    private static GameNode any(GameRecord record, Random random) {
        var nodes = List.copyOf(record.tree().nodes());
        return nodes.get(random.nextInt(nodes.size()));
    }

    private static Turn turn(GameRecord record, GameNode node, Random random) {
        var moves = new MoveGenerator(record.variant()).moves(record.positionAt(node));
        return moves.isEmpty() ? Turn.SKIP : Turn.Played.of(moves.get(random.nextInt(moves.size())));
    }
}
