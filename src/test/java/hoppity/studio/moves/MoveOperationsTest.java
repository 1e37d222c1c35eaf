package hoppity.studio.moves;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.hgn.BrokenLine;
import hoppity.notation.Turn;
import hoppity.record.BrokenTail;
import hoppity.record.Clock;
import hoppity.record.Extras;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.Strip;
import hoppity.studio.command.Command;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What can be done with moves beyond promoting and deleting, and what the notation marks. */
class MoveOperationsTest {
    private static final TextWidth MEASURE = (text, style) -> 7 * text.length();

    private final GameRecord record = GameFixture.empty();
    private final GameNode root = record.tree().root();
    private final GameNode f4 = GameFixture.add(record, root, "g3-f4");
    private final GameNode d7 = GameFixture.add(record, f4, "c8-d7");
    private final GameNode last = GameFixture.add(record, d7, "h4-h5");
    private final GameNode h5 = GameFixture.add(record, root, "h4-h5");
    private final GameNode meets = GameFixture.add(record, h5, "c8-d7", "g3-f4");
    private final Notifications notifications = new Notifications();
    private final List<GameRecord> opened = new ArrayList<>();
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

    private List<String> messages() {
        return notifications.shown().stream().map(Notification::text).toList();
    }

    /** The menu of the tree takes the same commands. */
    private Command inTree(String id, GameNode node) {
        return moves.commandGroupsFor(node.id()).stream()
                .flatMap(List::stream)
                .filter(c -> c.id().equals("move." + id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void continuationsCanBePutInAnyOrderOneStepAtATime() {
        GameFixture.add(record, d7, "h3-g4");
        GameFixture.add(record, d7, "g2-f3");
        GameFixture.add(record, d7, "g3-g4");
        document.goTo(last);
        var random = new Random(7);
        for (int round = 0; round < 20; round++) {
            var wanted = new ArrayList<>(d7.children());
            var before = List.copyOf(wanted);
            Collections.shuffle(wanted, random);
            int steps = 0;
            for (int i = 0; i < wanted.size(); i++) {
                while (wanted.get(i).index() > i) {
                    inTree("promote", wanted.get(i)).run();
                    steps++;
                }
            }
            assertThat(d7.children()).isEqualTo(wanted);
            assertThat(document.cursor()).isSameAs(last);
            if (steps > 0) {
                assertThat(document.undoDescription()).hasValue("promote variation");
            }
            for (int i = 0; i < steps; i++) {
                document.undo();
            }
            assertThat(d7.children()).isEqualTo(before);
            for (int i = 0; i < steps; i++) {
                document.redo();
            }
        }
        // The other way round one continuation goes down to the end.
        var first = d7.children().get(0);
        while (command("demote", first).enabled().get()) {
            command("demote", first).run();
        }
        assertThat(first.index()).isEqualTo(3);
    }

    @Test
    void aMoveIsBookmarkedAndTheBookmarkTakenAway() {
        assertThat(can("bookmark", root)).isFalse();
        command("bookmark", d7).run();

        assertThat(lines()).first().isEqualTo("1. g3-f4 c8-d7 bookmark");
        assertThat(document.undoDescription()).hasValue("add bookmark");
        assertThat(command("bookmark", d7).text()).isEqualTo("Remove bookmark");
        command("bookmark", d7).run();
        assertThat(d7.annotations().bookmark()).isFalse();
        document.undo();
        assertThat(d7.annotations().bookmark()).isTrue();
    }

    @Test
    void aTitleStandsAboveItsMoveWithTheBookmark() {
        document.annotate(last, a -> a.withTitle("Key").withBookmark(true), "title");

        assertThat(lines().subList(lines().size() - 2, lines().size()))
                .containsExactly("bookmark Key", "2. h4-h5 same position elsewhere");
    }

    @Test
    void writingATitleGoesToTheMoveFirst() {
        var opened = new ArrayList<GameNode>();
        moves.setOnTitle(() -> opened.add(document.cursor()));
        command("title", d7).run();
        assertThat(opened).containsExactly(d7);
    }

    @Test
    void timesShowUnlessTheyAreSwitchedOff() {
        document.annotate(f4, a -> a.withClock(new Clock(60_000L, 65_000L, Extras.NONE)), "clock");
        assertThat(lines()).first().isEqualTo("1. g3-f4 1:05 c8-d7");
        moves.clocksProperty().set(false);
        assertThat(lines()).first().isEqualTo("1. g3-f4 c8-d7");
    }

    @Test
    void aPositionThatComesAboutTwiceIsMarkedAndLeadsToItsOtherPlace() {
        assertThat(lines()).last().isEqualTo("2. h4-h5 same position elsewhere");
        assertThat(moves.samePositions(last.id()))
                .isEqualTo("Same position as after 2. g3-f4 in the variation at 1. h4-h5");
        assertThat(moves.samePositions(meets.id())).isEqualTo("Same position as after 2. h4-h5");

        var places = moves.goToSamePositions(last.id());
        assertThat(places).hasSize(1);
        places.get(0).run();
        assertThat(document.cursor()).isSameAs(meets);
    }

    @Test
    void theMarkFollowsTheEdits() {
        command("delete", h5).run();
        assertThat(lines()).last().isEqualTo("2. h4-h5");
        document.undo();
        assertThat(lines()).last().isEqualTo("2. h4-h5 same position elsewhere");
    }

    @Test
    void aRepetitionIsSaidAsOne() {
        var again = GameFixture.add(record, last, "a5-a4", "h5-h4", "a4-a5", "h4-h5");
        document.annotate(root, a -> a.withTitle("x"), "title");

        assertThat(moves.samePositions(again.id())).startsWith("Repeats the position after 2. h4-h5");
    }

    @Test
    void whatDeletingTakesAlongIsShownBefore() {
        moves.showDoomed(h5.id());
        assertThat(moves.isDoomed(h5.id())).isTrue();
        assertThat(moves.isDoomed(meets.id())).isTrue();
        assertThat(moves.isDoomed(f4.id())).isFalse();
        moves.showDoomed(-1);
        assertThat(moves.isDoomed(h5.id())).isFalse();
        moves.showDoomed(last.id());
        assertThat(moves.isDoomed(last.id())).isFalse();
    }

    @Test
    void onlyWhatWasFoundShowsWithItsNumbers() {
        moves.foundProperty().set(Set.of(d7.id(), meets.id()));
        assertThat(moves.isFound(d7.id())).isTrue();
        assertThat(lines()).hasSize(3);

        moves.onlyFoundProperty().set(true);

        assertThat(lines()).containsExactly("2. g3-f4 same position elsewhere", "1… c8-d7");
        assertThat(moves.lineOf(d7.id())).isEqualTo(1);
        assertThat(moves.lineOf(f4.id())).isEqualTo(-1);
        moves.onlyFoundProperty().set(false);
        assertThat(lines()).hasSize(3);
    }

    @Test
    void aLineIsPastedAtAMove() {
        clipboard.put("2. h3-g4 {solid} d8-d6! 3. g1-g3");
        command("paste", d7).run();

        assertThat(document.cursor().ply()).isEqualTo(5);
        assertThat(d7.children()).hasSize(2);
        assertThat(document.undoDescription()).hasValue("paste line");
        document.undo();
        assertThat(d7.children()).hasSize(1);
        assertThat(messages()).isEmpty();
    }

    @Test
    void aLineThatWasCopiedFromTheStartIsPastedFromTheStart() {
        clipboard.put("1. g3-f4 c8-d7 2. h3-g4");
        command("paste", meets).run();

        assertThat(document.cursor().parent()).isSameAs(d7);
    }

    @Test
    void aLineThatCannotBePlayedIsRefusedWithTheMove() {
        int size = record.tree().size();
        clipboard.put("g1-g3 d8-d1 h3-g4");
        command("paste", d7).run();

        assertThat(record.tree().size()).isEqualTo(size);
        assertThat(messages())
                .containsExactly("The line cannot be pasted: move 2, \"d8-d1\": the piece on d8 cannot get to d1.");
        clipboard.put("");
        command("paste", d7).run();
        assertThat(messages()).contains("The line cannot be pasted: there is no move in the copied text.");
    }

    @Test
    void aVariationTakesThePlaceOfAMoveThatWasWrong() {
        assertThat(can("replace", f4)).isFalse();
        command("replace", h5).run();

        // g3-f4 c8-d7 h4-h5: with the pawn on h5 already only the last of them is not possible any more.
        assertThat(h5.isMainLine()).isTrue();
        assertThat(document.cursor()).isSameAs(h5);
        assertThat(messages())
                .containsExactly("1. g3-f4 is replaced by h4-h5; what the board does not allow after it stays in the"
                        + " variation");
        document.undo();
        assertThat(f4.isMainLine()).isTrue();
    }

    @Test
    void theMovesBeforeAPositionAreDeletedAndComeBack() {
        assertThat(can("start", root)).isFalse();
        var position = record.positionAt(d7);
        document.goTo(last);
        command("start", d7).run();

        assertThat(record.startPosition()).isEqualTo(position);
        assertThat(document.cursor()).isSameAs(record.tree().root());
        assertThat(lines()).containsExactly("2. h4-h5");
        assertThat(messages()).containsExactly("2 moves before this position deleted");
        document.undo();
        assertThat(lines()).hasSize(3);
        assertThat(document.cursor()).isSameAs(last);
    }

    private Command rare(String id, GameNode node) {
        return moves.rareCommandsFor(node.id()).stream()
                .filter(c -> c.id().equals("move." + id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aDroppedMoveLeavesTheRestAsTextThatIsRepaired() {
        var asked = new ArrayList<GameNode>();
        moves.setReworking(new Reworking() {
            @Override
            public void strip(GameDocument game, GameNode node, BiConsumer<GameNode, Set<Strip.Part>> then) {
                then.accept(game.record().tree().root(), Set.of(Strip.Part.VARIATIONS, Strip.Part.COMMENTS));
            }

            @Override
            public void mend(GameDocument game, GameNode node, BiConsumer<BrokenTail, BrokenLine.Mended> then) {
                asked.add(node);
                var tail = node.brokenTails().get(0);
                then.accept(
                        tail,
                        BrokenLine.mend(
                                game.record().variant(), game.record().positionAt(node), "c8-d7 " + tail.text()));
            }

            @Override
            public void open(GameRecord made) {
                opened.add(made);
            }
        });
        assertThat(rare("drop", root).enabled().get()).isFalse();
        assertThat(moves.commandsFor(f4.id())).extracting(Command::id).doesNotContain("move.mend");
        var wherever = moves.commandsForCurrentMove().stream()
                .filter(c -> c.id().equals("move.mend"))
                .findFirst()
                .orElseThrow();
        assertThat(wherever.enabled().get()).isFalse();
        rare("drop", d7).run();
        assertThat(messages())
                .containsExactly("1… c8-d7 dropped; what the board does not allow after it is kept as text");
        assertThat(can("mend", f4)).isTrue();
        document.goTo(h5);
        assertThat(wherever.enabled().get()).isTrue();
        wherever.run();
        assertThat(asked).containsExactly(f4);
        assertThat(wherever.enabled().get()).isFalse();
        assertThat(messages()).contains("2 moves of the line taken over");
        assertThat(f4.brokenTails()).isEmpty();
        assertThat(lines()).first().isEqualTo("1. g3-f4 c8-d7");

        document.undo();
        document.undo();
        rare("split", f4).run();
        assertThat(opened).hasSize(1);
        assertThat(f4.children()).isEmpty();
        document.undo();
        rare("newGame", f4).run();
        assertThat(f4.children()).containsExactly(d7);
        rare("strip", root).run();
        assertThat(root.children()).containsExactly(f4);
        assertThat(messages()).contains("Taken out: 1 variation");
        document.undo();
        rare("beforeMain", meets.parent()).run();
        assertThat(root.children()).containsExactly(h5);
        document.undo();
        document.goTo(d7);
        moves.insert(List.of(Turn.SKIP, Turn.SKIP));
        assertThat(document.cursor().ply()).isEqualTo(3);
        assertThat(messages()).contains("2 moves inserted");
    }
}
