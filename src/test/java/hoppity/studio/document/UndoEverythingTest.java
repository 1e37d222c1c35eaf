package hoppity.studio.document;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.RecordDifference;
import hoppity.notation.Turn;
import hoppity.record.Comment;
import hoppity.record.EditStack;
import hoppity.record.Edits;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.Glyph;
import hoppity.record.RandomRecords;
import hoppity.rules.MoveGenerator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** As many random edits as can be taken back, of every kind that a document has, taken back and done again one by one. */
class UndoEverythingTest {
    private static final int KINDS = 16;

    /** The game and where the reader stood, and what the menu offered, between two edits. */
    private record Moment(GameRecord record, int cursor, String offered) {}

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void everyEditIsTakenBackToTheRecordAndThePlaceBeforeItAndDoneAgain(int seed) {
        var records = new RandomRecords(seed, true);
        var document = new GameDocument(records.next(40), null);
        var before = new ArrayList<Moment>();
        var after = new ArrayList<Moment>();
        while (before.size() < EditStack.DEPTH) {
            document.goTo(any(document, records));
            var moment = moment(document, document.undoDescription());
            long revision = document.revisionProperty().get();
            edit(document, records);
            assertThat(document.revisionProperty().get() - revision).isLessThanOrEqualTo(1);
            if (document.revisionProperty().get() > revision) {
                before.add(moment);
                after.add(moment(document, document.undoDescription()));
            }
        }

        for (int i = before.size() - 1; i >= 0; i--) {
            assertThat(document.undoDescription().orElseThrow())
                    .isEqualTo(after.get(i).offered());
            document.undo();
            check(
                    document,
                    before.get(i),
                    "undo of edit " + i + ", " + after.get(i).offered());
        }
        assertThat(document.undoDescription()).isEmpty();
        for (int i = 0; i < after.size(); i++) {
            document.redo();
            check(
                    document,
                    after.get(i),
                    "redo of edit " + i + ", " + after.get(i).offered());
        }
        assertThat(document.redoDescription()).isEmpty();
    }

    private static Moment moment(GameDocument document, Optional<String> offered) {
        return new Moment(document.record().snapshot(), document.cursor().id(), offered.orElse(""));
    }

    private static void check(GameDocument document, Moment expected, String what) {
        assertThat(RecordDifference.between(document.record(), expected.record(), true))
                .as(what)
                .isEmpty();
        assertThat(document.cursor().id()).as("cursor after " + what).isEqualTo(expected.cursor());
        assertThat(document.record().tree().find(document.cursor().id())).containsSame(document.cursor());
        assertThat(document.line()).contains(document.cursor());
        assertThat(document.position()).isEqualTo(document.record().positionAt(document.cursor()));
    }

    /** Makes one edit, at the cursor or elsewhere; it may find nothing to do. */
    private static void edit(GameDocument document, RandomRecords records) {
        var random = records.random();
        var record = document.record();
        var cursor = document.cursor();
        var node = random.nextBoolean() ? cursor : any(document, records);
        switch (random.nextInt(KINDS)) {
            case 0 -> document.edit(() -> Edits.addMove(record, cursor, turn(document, records)));
            case 1 ->
                document.edit(
                        () -> Edits.addLine(record, cursor, List.of(turn(document, records), Turn.SKIP, Turn.SKIP)));
            case 2 -> {
                // Rarer and of small branches, or nothing would be left.
                if (!node.isRoot() && record.tree().sizeFrom(node) < 8 && random.nextBoolean()) {
                    document.editInPlace(() -> Optional.of(Edits.delete(record, node)));
                }
            }
            case 3 -> document.edit(() -> Edits.promote(node));
            case 4 -> document.edit(() -> Edits.demote(node));
            case 5 -> document.edit(() -> Edits.makeMainLine(node));
            case 6 -> document.edit(() -> Edits.replaceMain(record, node));
            case 7 -> {
                if (random.nextInt(40) == 0) {
                    document.edit(() -> Edits.startFrom(record, node));
                }
            }
            case 8 -> {
                var other = record.snapshot();
                var there = other.tree().get(node.id());
                Edits.addMove(other, there, Turn.SKIP).ifPresent(edit -> edit.apply(other));
                document.edit(() -> Edits.merge(record, record.tree().root(), other));
            }
            case 9 -> document.annotate(node, a -> a.withPost(List.of(Comment.of(records.text()))), "comment");
            case 10 -> document.annotate(node, a -> a.withPre(List.of(Comment.of("before"))), "comment before");
            case 11 -> {
                var glyph = Glyph.MOVES.get(random.nextInt(Glyph.MOVES.size()));
                document.annotate(node, a -> a.withNags(glyph.toggledIn(a.nags())), "add " + glyph.symbol());
            }
            case 12 ->
                document.annotate(
                        node,
                        a -> a.withShapes(records.annotations(record, node).shapes()),
                        "draw");
            case 13 -> document.annotate(node, a -> a.withTitle(a.title() == null ? records.text() : null), "title");
            case 14 -> document.annotate(node, a -> a.withBookmark(!a.bookmark()), "bookmark");
            default ->
                document.edit(() -> Optional.of(Edits.changeInfo(
                        record, record.info().withHeader("Event", records.text()), node.id(), "change event")));
        }
    }

    private static GameNode any(GameDocument document, RandomRecords records) {
        var nodes = List.copyOf(document.record().tree().nodes());
        return nodes.get(records.random().nextInt(nodes.size()));
    }

    private static Turn turn(GameDocument document, RandomRecords records) {
        var moves = new MoveGenerator(document.record().variant()).moves(document.position());
        return moves.isEmpty()
                ? Turn.SKIP
                : Turn.Played.of(moves.get(records.random().nextInt(moves.size())));
    }
}
