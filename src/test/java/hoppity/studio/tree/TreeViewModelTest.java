package hoppity.studio.tree;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.MoveText;
import hoppity.record.Edits;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.studio.command.Command;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import hoppity.studio.shell.Notifications;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class TreeViewModelTest {
    private final GameRecord record = GameFixture.empty();
    private final GameNode root = record.tree().root();
    private final GameNode f4 = GameFixture.add(record, root, "g3-f4");
    private final GameNode d7 = GameFixture.add(record, f4, "c8-d7");
    private final GameNode h5 = GameFixture.add(record, root, "h4-h5");
    private final GameNode end = GameFixture.add(record, h5, "a5-a4", "h5-h4", "a4-a5", "h4-h5");
    private final GameDocument document = new GameDocument(record, null);
    private final TreeViewModel tree = model(new InlineTasks());

    private static TreeViewModel model(TaskRunner tasks) {
        return new TreeViewModel(
                tasks,
                new Notifications(),
                new MoveMenu(
                        node -> List.of(
                                List.of(Command.of("move.comment", "Comment " + node)
                                        .runs(() -> {})),
                                List.of(
                                        Command.of("move.fold", "Fold in the notation")
                                                .runs(() -> {}),
                                        Command.of("move.copy", "Copy").runs(() -> {}))),
                        "Rare",
                        node -> List.of(
                                Command.of("move.split", "Split at " + node).runs(() -> {}))));
    }

    @BeforeEach
    void open() {
        tree.activeProperty().set(true);
        tree.resize(600, 300);
        tree.documentProperty().set(document);
    }

    private TreeLayout layout() {
        return tree.pictureProperty().get().layout();
    }

    private int index(GameNode node) {
        return layout().find(node.id()).orElseThrow();
    }

    private TreeViewport view() {
        return tree.viewportProperty().get();
    }

    private double x(GameNode node) {
        return view().x(layout().lane(index(node)));
    }

    private double y(GameNode node) {
        return view().y(node.ply());
    }

    private List<String> menu(OptionalInt node) {
        return tree.commandsAt(node).stream()
                .flatMap(List::stream)
                .map(Command::text)
                .toList();
    }

    private void run(String text, OptionalInt node) {
        tree.commandsAt(node).stream()
                .flatMap(List::stream)
                .filter(command -> command.text().equals(text))
                .findFirst()
                .orElseThrow()
                .run();
    }

    @Test
    void whatIsSeldomWantedIsThereForNodesOnly() {
        assertThat(tree.rareCommandsAt(OptionalInt.of(index(d7))))
                .extracting(Command::text)
                .containsExactly("Split at " + d7.id());
        assertThat(tree.rareCommandsAt(OptionalInt.empty())).isEmpty();
        assertThat(tree.rareCommandsAt(OptionalInt.of(layout().shape().nodeCount())))
                .isEmpty();
    }

    @Nested
    class Following {
        @Test
        void theTreeGrowsWithTheGame() {
            document.goTo(d7);
            document.play(new MoveText(record.variant().topology()).read("h3-g4"));

            assertThat(layout().shape().nodeCount()).isEqualTo(record.tree().size());
            assertThat(tree.pictureProperty().get().current()).isEqualTo(index(document.cursor()));
        }

        @Test
        void theFollowedLineIsThatOfTheDocument() {
            document.goTo(h5);
            var line = tree.pictureProperty().get().line();

            assertThat(line.lastRow(layout().shape().runOf(index(end)))).isEqualTo(end.ply());
            assertThat(line.lastRow(layout().shape().runOf(index(d7)))).isZero();
        }

        @Test
        void anEditOfWordsArrangesNothing() {
            var before = layout();
            int annotated = tree.annotatedProperty().get();
            document.annotate(f4, a -> a.withNags(List.of(1)), "glyph");

            assertThat(layout()).isSameAs(before);
            assertThat(tree.annotatedProperty().get()).isGreaterThan(annotated);
        }

        @Test
        void anUndoneVariationIsGone() {
            document.perform(Edits.delete(record, h5));
            assertThat(layout().find(h5.id())).isEmpty();
            document.undo();
            assertThat(layout().find(h5.id())).isPresent();
        }

        @Test
        void anotherGameReplacesTheTree() {
            tree.zoom(0.3, 0, 0);
            var other = new GameDocument(GameFixture.shuttle(30), null);
            tree.documentProperty().set(other);

            assertThat(layout().rows()).isEqualTo(31);
            assertThat(view().zoom()).isEqualTo(1);
            document.goTo(d7);
            assertThat(tree.pictureProperty().get().current()).isZero();
        }

        @Test
        void theMessageSaysWhatToDo() {
            assertThat(tree.messageProperty().get()).isEmpty();
            tree.documentProperty().set(new GameDocument(GameFixture.empty(), null));
            assertThat(tree.messageProperty().get()).startsWith("No moves yet.\nPlay one on the board");
            tree.documentProperty().set(null);
            assertThat(tree.messageProperty().get()).isEqualTo("No game is open.");
        }
    }

    @Nested
    class NotShowing {
        @Test
        void nothingIsArrangedUntilItShowsAgain() {
            tree.activeProperty().set(false);
            var before = tree.pictureProperty().get();
            document.goTo(d7);
            document.play(new MoveText(record.variant().topology()).read("h3-g4"));
            assertThat(tree.pictureProperty().get()).isSameAs(before);

            tree.activeProperty().set(true);
            assertThat(tree.pictureProperty().get().current()).isEqualTo(index(document.cursor()));
        }

        @Test
        void aGameThatIsGoneIsForgotten() {
            tree.activeProperty().set(false);
            tree.documentProperty().set(null);

            assertThat(layout().shape().nodeCount()).isZero();
        }
    }

    @Nested
    class Background {
        private final HeldTasks held = new HeldTasks();
        private final TreeViewModel slow = model(held);
        private final GameRecord big = TestTrees.bushy(3000, 100, 6, 1);
        private final GameDocument game = new GameDocument(big, null);

        @BeforeEach
        void openBigGame() {
            slow.activeProperty().set(true);
            slow.resize(600, 300);
            slow.documentProperty().set(game);
        }

        private int nodes() {
            return slow.pictureProperty().get().layout().shape().nodeCount();
        }

        @Test
        void aBigTreeIsArrangedInTheBackground() {
            assertThat(nodes()).isZero();
            held.runAll();
            assertThat(nodes()).isEqualTo(3000);
        }

        @Test
        void aLateResultIsDropped() {
            var first = big.tree().root().children().get(0);
            game.perform(Edits.delete(big, first));
            held.runAllBackwards();

            assertThat(nodes()).isEqualTo(big.tree().size());
        }

        @Test
        void aResultThatNobodyWaitsForIsDropped() {
            slow.activeProperty().set(false);
            held.runAll();

            assertThat(nodes()).isZero();
        }

        @Test
        void theCursorComesIntoSightOnceTheTreeIsThere() {
            var line = game.line();
            game.goTo(line.get(line.size() - 1));
            held.runAll();

            int current = slow.pictureProperty().get().current();
            var layout = slow.pictureProperty().get().layout();
            assertThat(layout.row(current)).isEqualTo(line.size() - 1);
            assertThat(slow.viewportProperty().get().shows(layout.lane(current), layout.row(current)))
                    .isTrue();
        }
    }

    @Nested
    class Pointing {
        @Test
        void aNodeIsFoundWhereItIsDrawn() {
            for (var node : record.tree().nodes()) {
                assertThat(tree.nodeAt(x(node), y(node))).hasValue(index(node));
                assertThat(tree.nodeAt(x(node) + 40, y(node) + 5)).hasValue(index(node));
            }
        }

        @Test
        void besideTheNodesThereIsNothing() {
            assertThat(tree.nodeAt(x(h5), y(root))).isEmpty();
            assertThat(tree.nodeAt(2, y(f4))).isEmpty();
            assertThat(tree.nodeAt(590, 290)).isEmpty();
        }

        @Test
        void withoutTextsANodeReachesHalfwayToItsNeighbours() {
            tree.zoom(0.6, 0, 0);

            assertThat(tree.nodeAt(x(h5) - 5, y(h5))).hasValue(index(h5));
            assertThat(tree.nodeAt(x(h5) + 5, y(h5) - 4)).hasValue(index(h5));
        }

        @Test
        void aPressGoesToTheNode() {
            tree.press(index(end));

            assertThat(document.cursor()).isEqualTo(end);
        }

        @Test
        void aPressOnANodeThatIsGoneDoesNothing() {
            var before = tree.pictureProperty().get();
            document.goTo(d7);
            int gone = index(end);
            tree.activeProperty().set(false);
            document.perform(Edits.delete(record, h5));
            assertThat(tree.pictureProperty().get().layout()).isSameAs(before.layout());
            tree.press(gone);

            assertThat(document.cursor().id()).isNotEqualTo(end.id());
            assertThat(tree.summary(gone)).isEmpty();
        }

        @Test
        void theSummaryTellsMoveSignsAndComment() {
            GameFixture.annotate(record, d7, d7.annotations().withNags(List.of(6)));
            GameFixture.comment(record, d7, "Too early.");
            var summary = tree.summary(index(d7)).orElseThrow();

            assertThat(summary.title()).isEqualTo("1… c8-d7 ?!");
            assertThat(summary.details()).contains("Doubtful");
            assertThat(summary.comment()).isEqualTo("Too early.");
            assertThat(summary.position().position()).isEqualTo(record.positionAt(d7));
            assertThat(summary.position().lastRoute()).hasSize(2);
        }
    }

    @Nested
    class FoldingVariations {
        @Test
        void aFoldedVariationIsOneBadge() {
            run("Fold variation", OptionalInt.of(index(end)));

            assertThat(document.collapsed()).containsExactly(h5.id());
            assertThat(layout().shape().hidden(layout().shape().runOf(index(h5))))
                    .isEqualTo(4);
            assertThat(menu(OptionalInt.of(index(h5)))).contains("Unfold variation");
        }

        @Test
        void aPressOnTheBadgeUnfoldsAndGoesNowhere() {
            document.collapsed().add(h5.id());
            tree.press(index(h5));

            assertThat(document.collapsed()).isEmpty();
            assertThat(layout().find(end.id())).isPresent();
            assertThat(document.cursor()).isEqualTo(root);
        }

        @Test
        void goingToAFoldedNodeUnfolds() {
            document.collapsed().add(h5.id());
            document.goTo(end);

            assertThat(document.collapsed()).isEmpty();
            assertThat(tree.pictureProperty().get().current()).isEqualTo(index(end));
        }

        @Test
        void aBadgeAroundTheCursorIsCurrent() {
            document.goTo(end);
            document.collapsed().add(h5.id());

            assertThat(tree.pictureProperty().get().current()).isEqualTo(index(h5));
        }

        @Test
        void allAreFoldedButTheOneThatTheCursorIsIn() {
            var other = GameFixture.add(record, root, "h3-g4");
            GameFixture.add(record, other, "a5-a4");
            document.goTo(end);
            run("Fold all variations", OptionalInt.empty());
            assertThat(document.collapsed()).containsExactly(other.id());

            run("Unfold all variations", OptionalInt.empty());
            assertThat(document.collapsed()).isEmpty();
            assertThat(layout().shape().nodeCount()).isEqualTo(record.tree().size());
        }

        @Test
        void theMenuHasTheOperationsOfTheMoveButOneWayToFold() {
            assertThat(menu(OptionalInt.of(index(d7))))
                    .contains("Comment " + d7.id(), "Copy", "Fold variation", "Show whole tree")
                    .doesNotContain("Fold in the notation");
            assertThat(menu(OptionalInt.empty())).doesNotContain("Copy").contains("Fold all variations");
        }
    }

    @Nested
    class InSight {
        private final GameDocument longGame = new GameDocument(GameFixture.shuttle(200), null);

        @BeforeEach
        void openLongGame() {
            tree.documentProperty().set(longGame);
        }

        private boolean currentShows() {
            return view().shows(0, longGame.cursor().ply());
        }

        @Test
        void theViewFollowsTheCursorOutOfSight() {
            for (int i = 0; i < 200; i++) {
                longGame.step(1);
                assertThat(currentShows()).isTrue();
            }
            longGame.first();
            assertThat(currentShows()).isTrue();
        }

        @Test
        void itStaysWhileTheCursorIsWellInSight() {
            longGame.goTo(longGame.line().get(100));
            var before = view();
            longGame.step(2);
            longGame.step(-4);

            assertThat(view()).isEqualTo(before);
        }

        @Test
        void itStaysWhereTheReaderHasScrolledToUntilTheCursorMoves() {
            longGame.goTo(longGame.line().get(20));
            tree.scroll(0, 3000);
            assertThat(currentShows()).isFalse();
            longGame.annotate(longGame.cursor(), a -> a.withNags(List.of(1)), "glyph");
            assertThat(currentShows()).isFalse();
            longGame.step(1);
            assertThat(currentShows()).isTrue();
        }

        @Test
        void aSmallerPaneKeepsTheCursorInSight() {
            longGame.goTo(longGame.line().get(100));
            tree.resize(400, 90);

            assertThat(currentShows()).isTrue();
        }
    }

    private static final class HeldTasks implements TaskRunner {
        private final List<Runnable> waiting = new ArrayList<>();

        @Override
        public <T> Future<?> run(
                String what, Callable<T> work, Consumer<? super T> onDone, Consumer<? super Exception> onError) {
            waiting.add(() -> {
                try {
                    onDone.accept(work.call());
                } catch (Exception e) {
                    onError.accept(e);
                }
            });
            return new FutureTask<>(() -> null);
        }

        void runAll() {
            while (!waiting.isEmpty()) {
                waiting.remove(0).run();
            }
        }

        void runAllBackwards() {
            while (!waiting.isEmpty()) {
                waiting.remove(waiting.size() - 1).run();
            }
        }

        @Override
        public ObservableValue<String> busyWith() {
            return new ReadOnlyStringWrapper("");
        }
    }
}
