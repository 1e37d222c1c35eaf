package hoppity.studio.moves;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.MoveText;
import hoppity.record.Annotations;
import hoppity.record.BrokenTail;
import hoppity.record.Comment;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.studio.command.Command;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class MovesViewModelTest {
    private static final TextWidth MEASURE = (text, style) -> 7 * text.length();

    private final GameRecord record = GameFixture.empty();
    private final GameNode root = record.tree().root();
    private final GameNode f4 = GameFixture.add(record, root, "g3-f4");
    private final GameNode d7 = GameFixture.add(record, f4, "c8-d7");
    private final GameNode h5 = GameFixture.add(record, root, "h4-h5");
    private final GameNode end = GameFixture.add(record, h5, "a5-a4", "h5-h4", "a4-a5", "h4-h5");
    private final Notifications notifications = new Notifications();
    private final HeldText clipboard = new HeldText();
    private final MovesViewModel moves = new MovesViewModel(new InlineTasks(), notifications, clipboard);
    private final GameDocument document = new GameDocument(record, null);

    @BeforeEach
    void open() {
        moves.format(MEASURE, 600);
        moves.documentProperty().set(document);
    }

    private List<String> lines() {
        return moves.lines().stream().map(NotationLine::spoken).toList();
    }

    private Command command(String id, GameNode node) {
        return moves.commandsFor(node.id()).stream()
                .filter(c -> c.id().equals("move." + id))
                .findFirst()
                .orElseThrow();
    }

    private boolean can(String id, GameNode node) {
        return command(id, node).enabled().get();
    }

    @Nested
    class Reading {
        @Test
        void theListFollowsTheGame() {
            assertThat(lines())
                    .containsExactly(
                            "1. g3-f4 c8-d7",
                            "▾ 1. h4-h5 a5-a4 2. h5-h4 a4-a5 repeated position 3. h4-h5 repeated position");
            document.goTo(d7);
            document.play(new MoveText(record.variant().topology()).read("h3-g4"));

            assertThat(lines()).last().isEqualTo("2. h3-g4");
            assertThat(moves.currentProperty().get())
                    .isEqualTo(document.cursor().id());
            assertThat(moves.lineOf(document.cursor().id())).isEqualTo(2);
        }

        @Test
        void movingTheCursorChangesNoLine() {
            var changes = new ArrayList<String>();
            moves.lines().addListener((ListChangeListener<NotationLine>) change -> changes.add(change.toString()));
            document.last();
            document.goTo(end);
            document.first();

            assertThat(changes).isEmpty();
        }

        @Test
        void anEditChangesOnlyItsLines() {
            var last = moves.lines().get(1);
            document.annotate(f4, a -> a.withNags(List.of(1)), "glyph");

            assertThat(lines()).first().isEqualTo("1. g3-f4 ! c8-d7");
            assertThat(moves.lines().get(1)).isSameAs(last);
        }

        @Test
        void aPressGoesToTheMove() {
            moves.press(new Token.Gap(d7.id()), 1);
            assertThat(document.cursor()).isEqualTo(d7);
        }

        @Test
        void twoPressesOnACommentOpenItsEditor() {
            var opened = new ArrayList<GameNode>();
            moves.setOnComment(() -> opened.add(document.cursor()));
            moves.press(new Token.Words(d7.id(), TextStyle.COMMENT, "so"), 1);
            moves.press(new Token.Words(d7.id(), TextStyle.NOTE, "so"), 2);
            assertThat(opened).isEmpty();
            moves.press(new Token.Words(d7.id(), TextStyle.COMMENT, "so"), 2);
            assertThat(opened).containsExactly(d7);
        }

        @Test
        void foldingHidesAndGoingThereShowsAgain() {
            moves.press(new Token.Fold(h5.id(), false), 1);
            assertThat(lines()).last().isEqualTo("▸ 1. h4-h5 a5-a4 2. h5-h4 2 more");
            assertThat(document.collapsed()).containsExactly(h5.id());
            assertThat(moves.lineOf(end.id())).isEqualTo(-1);

            document.goTo(end);
            assertThat(lines())
                    .last()
                    .isEqualTo("▾ 1. h4-h5 a5-a4 2. h5-h4 a4-a5 repeated position 3. h4-h5 repeated position");
            assertThat(document.collapsed()).isEmpty();
        }

        @Test
        void aVariationFoldedAroundTheCursorSaysThatItHoldsIt() {
            document.goTo(end);
            moves.press(new Token.Fold(h5.id(), false), 1);

            assertThat(moves.holdsCurrent(h5.id())).isTrue();
            document.goTo(d7);
            assertThat(moves.holdsCurrent(h5.id())).isFalse();
        }

        @Test
        void theEndBySuchRulesIsMarked() {
            GameFixture.add(record, d7, "@resign");
            document.annotate(f4, a -> a.withNags(List.of(1)), "glyph");

            assertThat(lines()).last().isEqualTo("0–1 · White resigned");
        }

        @Test
        void aMoveThatTheRulesDoNotAllowIsReportedAndTheListShowsAllTheSame() {
            GameFixture.add(record, d7, "a1-a2");
            moves.documentProperty().set(null);
            moves.documentProperty().set(document);

            assertThat(lines()).contains("2. a1-a2");
            assertThat(notifications.shown())
                    .extracting(Notification::text)
                    .containsExactly("The game cannot be replayed by its rules: not a legal move");
        }

        @Test
        void closingTheGameEmptiesTheList() {
            moves.documentProperty().set(null);

            assertThat(moves.lines()).isEmpty();
            assertThat(moves.currentProperty().get()).isEqualTo(-1);
            assertThat(moves.commandsForCurrentMove())
                    .noneMatch(c -> c.enabled().get());
            document.goTo(d7);
            assertThat(moves.currentProperty().get()).isEqualTo(-1);
        }

        @Test
        void anotherGameReplacesTheOne() {
            moves.documentProperty().set(new GameDocument(GameFixture.shuttle(3), null));

            assertThat(lines()).containsExactly("1. h4-h5 a5-a4", "2. h5-h4");
        }
    }

    @Nested
    class Editing {
        @Test
        void eachCommandIsOfferedWhereItApplies() {
            assertThat(can("promote", d7)).isFalse();
            assertThat(can("promote", end)).isTrue();
            assertThat(can("demote", d7)).isTrue();
            assertThat(can("demote", end)).isFalse();
            assertThat(can("main", d7)).isFalse();
            assertThat(can("main", end)).isTrue();
            assertThat(can("delete", root)).isFalse();
            assertThat(can("delete", d7)).isTrue();
            assertThat(can("fold", d7)).isFalse();
            assertThat(can("fold", end)).isTrue();
            assertThat(can("copy", root)).isTrue();
            assertThat(can("comment", root)).isTrue();
            assertThat(moves.commandsFor(d7.id())).extracting(Command::id).doesNotContain("move.discard");
        }

        @Test
        void promotingAndDemotingLeaveTheCursor() {
            document.goTo(d7);
            command("promote", end).run();
            assertThat(root.children()).containsExactly(h5, f4);
            assertThat(document.cursor()).isEqualTo(d7);

            command("demote", end).run();
            assertThat(root.children()).containsExactly(f4, h5);
        }

        @Test
        void aVariationBecomesTheMainLine() {
            command("main", end).run();

            assertThat(end.isMainLine()).isTrue();
            assertThat(lines()).startsWith("1. h4-h5 a5-a4", "1. g3-f4 c8-d7");
        }

        @Test
        void deletingOneMoveIsQuiet() {
            assertThat(command("delete", d7).text()).isEqualTo("Delete move");
            command("delete", d7).run();

            assertThat(lines()).first().isEqualTo("1. g3-f4");
            assertThat(notifications.shown()).isEmpty();
        }

        @Test
        void deletingSeveralSaysHowManyAndOffersToUndo() {
            assertThat(command("delete", h5).text()).isEqualTo("Delete 5 moves from here");
            command("delete", h5).run();
            assertThat(lines()).containsExactly("1. g3-f4 c8-d7");
            assertThat(notifications.shown()).extracting(Notification::text).containsExactly("5 moves deleted");

            notifications.shown().get(0).action().orElseThrow().task().run();
            assertThat(lines()).hasSize(2);
            assertThat(notifications.shown()).isEmpty();
        }

        @Test
        void theOfferToUndoGoesWithTheNextEdit() {
            command("delete", h5).run();
            document.annotate(f4, a -> a.withNags(List.of(1)), "glyph");

            assertThat(notifications.shown()).isEmpty();
        }

        @Test
        void aLineIsCopiedFromTheStartToItsEnd() {
            command("copy", h5).run();

            assertThat(clipboard.text()).isEqualTo("1. h4-h5 a5-a4 2. h5-h4 a4-a5 3. h4-h5");
        }

        @Test
        void foldingIsInTheMenuToo() {
            assertThat(command("fold", end).text()).isEqualTo("Fold variation");
            command("fold", end).run();
            assertThat(command("fold", end).text()).isEqualTo("Unfold variation");
        }

        @Test
        void commentingGoesToTheMoveFirst() {
            var opened = new ArrayList<GameNode>();
            moves.setOnComment(() -> opened.add(document.cursor()));
            assertThat(command("comment", d7).text()).isEqualTo("Add comment");
            command("comment", d7).run();

            assertThat(opened).containsExactly(d7);
        }

        @Test
        void whatCannotBePlayedIsThrownAwayOnDemand() {
            record.loader().brokenTails(d7, List.of(new BrokenTail(BrokenTail.HGN, "a1-a9", "no such cell")));
            assertThat(can("discard", d7)).isTrue();
            command("discard", d7).run();

            assertThat(d7.brokenTails()).isEmpty();
            document.undo();
            assertThat(d7.brokenTails()).hasSize(1);
        }

        @Test
        void theWindowsCommandsFollowTheCursor() {
            var commands = moves.commandsForCurrentMove();
            var promote = commands.stream()
                    .filter(c -> c.id().equals("move.promote"))
                    .findFirst()
                    .orElseThrow();
            assertThat(promote.enabled().get()).isFalse();
            document.goTo(end);
            assertThat(promote.enabled().get()).isTrue();
            promote.run();
            assertThat(end.isMainLine()).isTrue();
            assertThat(promote.enabled().get()).isFalse();
        }
    }

    @Nested
    class LongGames {
        private final GameDocument longGame = new GameDocument(GameFixture.shuttle(5_000), null);
        private final HeldTasks tasks = new HeldTasks();
        private final MovesViewModel held = new MovesViewModel(tasks, notifications, clipboard);

        @BeforeEach
        void openLongGame() {
            held.format(MEASURE, 600);
            held.documentProperty().set(longGame);
        }

        @Test
        void areArrangedInTheBackground() {
            assertThat(held.lines()).isEmpty();
            tasks.runAll();
            // Each row, and a line that says that the game ends with a repetition.
            assertThat(held.lines()).hasSize(2_501);
        }

        @Test
        void theLatestArrangementWinsWhateverTheOrder() {
            tasks.runAll();
            var third = longGame.line().get(3);
            longGame.annotate(third, a -> comment("one"), "comment");
            longGame.annotate(third, a -> comment("two"), "comment");
            tasks.runAllBackwards();

            assertThat(held.lines())
                    .extracting(NotationLine::spoken)
                    .contains("two")
                    .doesNotContain("one");
        }

        @Test
        void anEditAfterTheSnapshotDoesNotDisturbIt() {
            tasks.runAll();
            longGame.annotate(longGame.line().get(3), a -> comment("one"), "comment");
            GameFixture.comment(longGame.record(), longGame.line().get(3), "later");
            tasks.runAll();

            assertThat(held.lines())
                    .extracting(NotationLine::spoken)
                    .contains("one")
                    .doesNotContain("later");
        }

        private Annotations comment(String text) {
            return Annotations.NONE.withPost(List.of(Comment.of(text)));
        }
    }

    /** Keeps tasks until they are let go; one that was cancelled reports all the same, as one does that was just done. */
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
