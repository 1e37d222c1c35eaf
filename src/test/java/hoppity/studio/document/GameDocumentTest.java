package hoppity.studio.document;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.record.Annotations;
import hoppity.record.Comment;
import hoppity.record.Edits;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.ViewState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class GameDocumentTest {
    /** 1. g3-f4 c8-d7 2. h3-g4, with the variations 1. h4-h5 a5-a4 and 1... b6-c5 2. g2-f3. */
    private final GameRecord record = GameFixture.empty();

    private final GameNode root = record.tree().root();
    private final GameNode f4 = GameFixture.add(record, root, "g3-f4");
    private final GameNode d7 = GameFixture.add(record, f4, "c8-d7");
    private final GameNode g4 = GameFixture.add(record, d7, "h3-g4");
    private final GameNode h5 = GameFixture.add(record, root, "h4-h5");
    private final GameNode a4 = GameFixture.add(record, h5, "a5-a4");
    private final GameNode c5 = GameFixture.add(record, f4, "b6-c5");
    private final GameNode f3 = GameFixture.add(record, c5, "g2-f3");
    private final GameDocument document = new GameDocument(record, null);

    private Turn turn(String text) {
        return new MoveText(record.variant().topology()).read(text);
    }

    private void comment(GameNode node, String text) {
        document.annotate(node, a -> a.withPost(List.of(Comment.of(text))), "comment");
    }

    private static String commentOf(GameNode node) {
        return node.annotations().post().isEmpty()
                ? ""
                : node.annotations().post().get(0).text();
    }

    @Nested
    class Moving {
        @Test
        void steppingFollowsTheMainLineToItsEnds() {
            document.step(2);
            assertThat(document.cursor()).isEqualTo(d7);
            document.step(5);
            assertThat(document.cursor()).isEqualTo(g4);
            document.step(-9);
            assertThat(document.cursor()).isEqualTo(root);
            document.last();
            assertThat(document.cursor()).isEqualTo(g4);
        }

        @Test
        void steppingBackAndForthStaysInTheVariation() {
            document.goTo(f3);
            document.first();
            document.last();

            assertThat(document.cursor()).isEqualTo(f3);
            assertThat(document.line()).containsExactly(root, f4, c5, f3);
        }

        @Test
        void seekingGoesToTheNearestOfAKindOnTheLineAndElseStays() {
            document.seek(1, node -> node.children().isEmpty());
            assertThat(document.cursor()).isEqualTo(g4);
            document.seek(-1, node -> node.ply() < 3);
            assertThat(document.cursor()).isEqualTo(d7);
            document.seek(1, node -> node == f3);
            assertThat(document.cursor()).isEqualTo(d7);
            document.seek(-1, node -> node == root);
            assertThat(document.cursor()).isEqualTo(root);
        }

        @Test
        void theStartOfAVariationIsItsFirstMoveThenThatOfTheOneAroundIt() {
            var inner = GameFixture.add(record, f3, "a5-a4");
            var other = GameFixture.add(record, f3, "c8-d7");
            var last = GameFixture.add(record, other, "h3-g4");
            assertThat(inner.isMainLine()).isFalse();

            document.goTo(last);
            document.variationStart();
            assertThat(document.cursor()).isEqualTo(other);
            document.variationStart();
            assertThat(document.cursor()).isEqualTo(c5);
            document.variationStart();
            assertThat(document.cursor()).isEqualTo(root);
            document.goTo(g4);
            document.variationStart();
            assertThat(document.cursor()).isEqualTo(root);
        }

        @Test
        void variationsGoRoundAtTheNearestBranch() {
            document.goTo(f3);
            document.switchVariation(1);
            assertThat(document.cursor()).isEqualTo(d7);
            document.switchVariation(-1);
            assertThat(document.cursor()).isEqualTo(c5);
        }

        @Test
        void aMoveThatIsKnownIsFollowedAndOneThatIsNewIsAdded() {
            document.play(turn("h4-h5"));
            assertThat(document.cursor()).isEqualTo(h5);
            assertThat(document.isDirty()).isFalse();

            document.play(turn("b7-c6"));
            assertThat(document.cursor().parent()).isEqualTo(h5);
            assertThat(h5.children()).containsExactly(a4, document.cursor());
            assertThat(document.isDirty()).isTrue();
        }

        @Test
        void twoRoutesToOneCellAreOneMove() {
            document.play(turn("g1-g3"));
            var first = document.cursor();
            document.first();
            document.play(turn("g1-e3-g3"));

            assertThat(document.cursor()).isEqualTo(first);
        }

        @Test
        void goingToANodeThatIsGoneStaysHere() {
            document.goTo(d7);
            document.editInPlace(() -> Optional.of(Edits.delete(record, h5)));
            document.goTo(a4);

            assertThat(document.cursor()).isEqualTo(d7);
        }
    }

    @Nested
    class EditingUnderTheCursor {
        @Test
        void deletingTheBranchUnderTheCursorFallsBackToItsParent() {
            document.goTo(f3);
            document.editInPlace(() -> Optional.of(Edits.delete(record, c5)));

            assertThat(document.cursor()).isEqualTo(f4);
            assertThat(document.line()).containsExactly(root, f4, d7, g4);
            document.step(-1);
            assertThat(document.cursor()).isEqualTo(root);
        }

        @Test
        void deletingElsewhereLeavesTheCursorWhereItIs() {
            document.goTo(g4);
            document.editInPlace(() -> Optional.of(Edits.delete(record, h5)));

            assertThat(document.cursor()).isEqualTo(g4);
            document.undo();
            assertThat(document.cursor()).isEqualTo(g4);
            assertThat(root.children()).containsExactly(f4, h5);
        }

        @Test
        void aPromotedVariationIsStillFollowed() {
            document.goTo(c5);
            document.edit(() -> Edits.promote(c5));

            assertThat(f4.children()).containsExactly(c5, d7);
            assertThat(document.cursor()).isEqualTo(c5);
            assertThat(document.line()).containsExactly(root, f4, c5, f3);
        }

        @Test
        void aDemotedMainLineIsStillFollowed() {
            document.goTo(d7);
            document.edit(() -> Edits.demote(d7));

            assertThat(document.line()).containsExactly(root, f4, d7, g4);
        }

        @Test
        void theFollowedLineGrowsWithTheTree() {
            document.goTo(d7);
            document.editInPlace(() -> Edits.addMove(record, g4, turn("b7-c6")));

            assertThat(document.cursor()).isEqualTo(d7);
            assertThat(document.line()).hasSize(5);
        }

        @Test
        void undoAndRedoShowWhatTheyChange() {
            document.goTo(h5);
            document.play(turn("b7-c6"));
            var added = document.cursor();
            document.goTo(g4);

            document.undo();
            assertThat(document.cursor()).isEqualTo(h5);
            document.redo();
            assertThat(document.cursor()).isEqualTo(added);
        }

        @Test
        void cursorAndLineHoldThroughAnyRowOfEdits() {
            var random = new Random(20260131);
            for (int i = 0; i < 3000; i++) {
                var nodes = List.copyOf(record.tree().nodes());
                var node = nodes.get(random.nextInt(nodes.size()));
                switch (random.nextInt(9)) {
                    case 0 -> document.goTo(node);
                    case 1 -> document.step(random.nextInt(7) - 3);
                    case 2 -> document.switchVariation(random.nextBoolean() ? 1 : -1);
                    case 3 -> document.play(turn(random.nextBoolean() ? "h4-h5" : "a5-a4"));
                    case 4 -> document.editInPlace(() -> Edits.addMove(record, node, turn("b6-c5")));
                    case 5 -> document.editInPlace(() -> Edits.makeMainLine(node));
                    case 6 -> document.edit(() -> Edits.demote(node));
                    case 7 -> {
                        if (!node.isRoot() && random.nextInt(4) == 0) {
                            document.editInPlace(() -> Optional.of(Edits.delete(record, node)));
                        }
                    }
                    default -> {
                        if (random.nextBoolean()) {
                            document.undo();
                        } else {
                            document.redo();
                        }
                    }
                }
                assertThat(document.line()).contains(document.cursor());
                assertThat(document.line())
                        .isEqualTo(record.tree()
                                .lineThrough(document.line().get(document.line().size() - 1)));
                assertThat(document.line())
                        .allMatch(n -> record.tree().find(n.id()).orElse(null) == n);
            }
        }
    }

    @Nested
    class OpenEditors {
        private final StringBuilder typed = new StringBuilder();

        private void typeInto(GameNode node, String text) {
            document.registerEditor(() -> {
                if (!typed.isEmpty()) {
                    var changed = node.annotations().withPost(List.of(Comment.of(typed.toString())));
                    typed.setLength(0);
                    document.performInPlace(Edits.annotate(node, changed, "comment", null));
                }
            });
            typed.append(text);
        }

        @Test
        void areCommittedBeforeTheCursorMoves() {
            document.goTo(f4);
            typeInto(f4, "first rung");
            document.step(1);

            assertThat(commentOf(f4)).isEqualTo("first rung");
            assertThat(document.cursor()).isEqualTo(d7);
        }

        @Test
        void areCommittedBeforeUndoWhichThenTakesTheTextBack() {
            typeInto(f4, "first rung");
            document.undo();

            assertThat(commentOf(f4)).isEmpty();
            document.redo();
            assertThat(commentOf(f4)).isEqualTo("first rung");
        }

        @Test
        void areCommittedBeforeAnEditIsMade() {
            typeInto(f4, "first rung");
            document.annotate(f4, a -> a.withNags(List.of(1)), "glyph");

            assertThat(commentOf(f4)).isEqualTo("first rung");
            assertThat(f4.annotations().nags()).containsExactly(1);
        }

        @Test
        void areCommittedBeforeTheirNodeIsDeleted() {
            typeInto(f4, "first rung");
            document.editInPlace(() -> Optional.of(Edits.delete(record, f4)));
            document.undo();

            assertThat(commentOf(f4)).isEqualTo("first rung");
        }

        @Test
        void areCommittedBeforeAMoveIsPlayed() {
            typeInto(root, "the start");
            document.play(turn("h4-h5"));

            assertThat(commentOf(root)).isEqualTo("the start");
            assertThat(document.cursor()).isEqualTo(h5);
        }
    }

    @Nested
    class Saving {
        @Test
        void undoingBackToTheSavedStateIsClean() {
            comment(f4, "one");
            document.markSaved(document.contentRevision());
            assertThat(document.isDirty()).isFalse();

            comment(f4, "two");
            comment(d7, "three");
            assertThat(document.isDirty()).isTrue();
            document.undo();
            document.undo();
            assertThat(document.isDirty()).isFalse();
            document.undo();
            assertThat(document.isDirty()).isTrue();
            document.redo();
            assertThat(document.isDirty()).isFalse();
        }

        @Test
        void anEditMadeWhileTheFileIsWrittenKeepsTheDocumentDirty() {
            comment(f4, "one");
            long written = document.contentRevision();
            comment(f4, "two");
            document.markSaved(written);

            assertThat(document.isDirty()).isTrue();
            document.undo();
            assertThat(document.isDirty()).isFalse();
        }

        @Test
        void annotatingWithNoChangeIsNoEdit() {
            document.annotate(f4, a -> Annotations.NONE, "nothing");

            assertThat(document.isDirty()).isFalse();
            assertThat(document.undoDescription()).isEmpty();
        }

        @Test
        void lookingAroundIsNoChange() {
            document.goTo(f3);
            document.collapsed().add(h5.id());
            document.rotationProperty().set(180);

            assertThat(document.isDirty()).isFalse();
        }

        @Test
        void theViewIsStoredAndComesBack() {
            document.goTo(f3);
            document.collapsed().addAll(Set.of(h5.id(), 4711));
            document.rotationProperty().set(180);
            document.storeView();
            assertThat(record.view().collapsed()).containsExactly(h5.id());

            var reopened = new GameDocument(record, null);
            assertThat(reopened.cursor()).isEqualTo(f3);
            assertThat(reopened.collapsed()).containsExactly(h5.id());
            assertThat(reopened.rotationProperty().get()).isEqualTo(180);
        }

        @Test
        void aCursorThatTheFileNamesButDoesNotHoldIsTheStart() {
            record.setView(new ViewState(4711, Set.of(), 0, record.view().extras()));

            assertThat(new GameDocument(record, null).cursor()).isEqualTo(root);
        }
    }

    @Test
    void listenersHearOfAChangeInOrder() {
        var heard = new ArrayList<String>();
        document.lineProperty().addListener((o, before, now) -> heard.add("line"));
        document.cursorProperty().addListener((o, before, now) -> heard.add("cursor"));
        document.dirtyProperty().addListener((o, before, now) -> heard.add("dirty"));
        document.revisionProperty().addListener((o, before, now) -> heard.add("revision"));
        document.play(turn("h2-h5"));

        assertThat(heard).containsExactly("line", "cursor", "dirty", "revision");
    }

    @Test
    void aGameOfTwentyThousandPliesCanBeWalkedFromEndToEnd() {
        var longGame = new GameDocument(GameFixture.shuttle(20_000), null);
        longGame.last();
        assertThat(longGame.cursor().ply()).isEqualTo(20_000);
        assertThat(longGame.position().moveNumber()).isEqualTo(10_001);
        for (int i = 0; i < 20_000; i++) {
            longGame.step(-1);
            assertThat(longGame.position().toMove()).isEqualTo(longGame.cursor().ply() % 2);
        }
        assertThat(longGame.cursor().isRoot()).isTrue();
        longGame.last();
        longGame.play(new MoveText(longGame.record().variant().topology()).read("g3-f4"));
        assertThat(longGame.line()).hasSize(20_002);
    }
}
