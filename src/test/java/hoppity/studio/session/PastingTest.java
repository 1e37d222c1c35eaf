package hoppity.studio.session;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.MoveText;
import hoppity.notation.PositionText;
import hoppity.record.GameNode;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.document.GameDocument;
import hoppity.studio.session.PastePreview.Action;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What was copied elsewhere is shown, and then opened, inserted after the current move, or merged. */
class PastingTest {
    private static final Variant HALMA = Variants.presets().get("halma-8");
    private static final MoveText MOVES = new MoveText(HALMA.topology());
    private static final String GAME =
            "[White \"Ada\"]\n[Black \"Bo\"]\n[Variant \"halma-8\"]\n\n1. g3-f4 c8-d7 2. h4-g5 {wide} (2. g1-g3-e5) 2... d7-c6 *\n";

    private final FixedPrompts prompts = new FixedPrompts();
    private final Notifications notifications = new Notifications();
    private final Session session = new Session(
            new InlineTasks(), GameFiles.ON_DISK, prompts, notifications, new Settings(), Clock.systemUTC());

    private GameDocument game(String... moves) {
        session.newGame(HALMA);
        for (var move : moves) {
            shown().play(MOVES.read(move));
        }
        return shown();
    }

    private GameDocument shown() {
        return session.document().orElseThrow();
    }

    private PastePreview preview() {
        assertThat(prompts.preview).isNotNull();
        return prompts.preview;
    }

    private Pasted chosen() {
        return preview().chosenProperty().get();
    }

    private static String move(GameNode node) {
        return MOVES.write(node.turn());
    }

    private List<String> messages() {
        return notifications.shown().stream().map(Notification::text).toList();
    }

    @Test
    void movesFromThePositionOnTheBoardBecomeAVariation() {
        var game = game("g3-f4", "c8-d7", "h4-g5");
        game.step(-1);
        var here = game.cursor();
        prompts.pasteAction = Action.INSERT;

        session.paste("Clipboard", "2. g1-e5, 2... d7-c6! {why} 3. h3-g4 *");

        assertThat(preview().actionsProperty().get()).containsExactly(Action.INSERT, Action.OPEN);
        assertThat(chosen().name()).isEqualTo("A list of 3 moves");
        assertThat(preview().factsProperty().get()).isEqualTo("Halma 8×8 · from the position on the board");
        assertThat(preview().endProperty().get().lastRoute()).hasSize(2);
        assertThat(preview().endProperty().get().position()).isEqualTo(game.position());
        assertThat(session.games().all()).containsExactly(game);
        assertThat(here.children()).extracting(PastingTest::move).containsExactly("h4-g5", "g1-e5");
        assertThat(game.cursor().ply()).isEqualTo(5);
        assertThat(game.cursor().variation()).contains(here.children().get(1));
        var reply = here.children().get(1).children().get(0);
        assertThat(reply.annotations().post())
                .singleElement()
                .satisfies(c -> assertThat(c.text()).isEqualTo("why"));
        assertThat(reply.annotations().nags()).containsExactly(1);
        assertThat(game.undoDescription()).contains("paste line");
        assertThat(messages()).isEmpty();

        game.undo();
        assertThat(here.children()).hasSize(1);
        assertThat(game.cursor()).isSameAs(here);
        game.redo();
        assertThat(game.cursor().ply()).isEqualTo(5);
        assertThat(move(game.cursor())).isEqualTo("h3-g4");
    }

    @Test
    void movesThatAreThereAreFollowed() {
        var game = game("g3-f4", "c8-d7", "h4-g5");
        game.first();
        prompts.pasteAction = Action.INSERT;

        session.paste("Clipboard", "g3-f4 c8-d7 h3-g4");
        assertThat(preview().factsProperty().get())
                .isEqualTo("Halma 8×8 · from the start of a game · 2 are in the game already");
        assertThat(game.record().tree().size()).isEqualTo(5);
        assertThat(move(game.cursor())).isEqualTo("h3-g4");
        long revision = game.contentRevision();

        game.first();
        session.paste("Clipboard", "g3-f4 c8-d7 h3-g4");
        assertThat(game.contentRevision()).isEqualTo(revision);
        assertThat(move(game.cursor())).isEqualTo("h3-g4");
        assertThat(messages()).containsExactly("The copied line is in the game already.");
    }

    @Test
    void aListOfBothKindsIsMergedAtTheStart() {
        var game = game("g3-f4", "c8-d7");
        prompts.pasteAction = Action.MERGE;
        prompts.onPreview = offered -> {
            assertThat(offered.ways()).extracting(Pasted::kind).containsExactly(Pasted.Kind.LINE, Pasted.Kind.GAME);
            offered.chosenProperty().set(offered.ways().get(1));
            assertThat(offered.actionsProperty().get()).containsExactly(Action.OPEN, Action.MERGE);
            assertThat(offered.factsProperty().get()).isEqualTo("Halma 8×8 · from the start of a game");
        };

        session.paste("Clipboard", "h4-g5, d8-e7");

        assertThat(game.record().tree().root().children())
                .extracting(PastingTest::move)
                .containsExactly("g3-f4", "h4-g5");
        assertThat(messages()).containsExactly("2 moves were merged.");
    }

    @Test
    void whatCannotBePlayedFromHereSaysWhy() {
        game("g3-f4");

        session.paste("Clipboard", "g3-f4 c8-d7");

        assertThat(preview().actionsProperty().get()).containsExactly(Action.OPEN, Action.MERGE);
        assertThat(chosen().remarks()).last().asString().startsWith("It cannot be inserted here: line 1, column 1: ");
    }

    @Test
    void aLineOpensInATabOfItsOwnFromThePositionOnTheBoard() {
        var before = game("g3-f4", "c8-d7", "h4-g5");
        var position = before.position();

        session.paste("Clipboard", "d7-c6 g5-f6");

        assertThat(shown()).isNotSameAs(before);
        assertThat(shown().record().startPosition()).isEqualTo(position);
        assertThat(shown().record().tree().size()).isEqualTo(3);
        assertThat(shown().isDirty()).isTrue();
        assertThat(before.record().tree().size()).isEqualTo(4);
    }

    @Test
    void aGameIsMergedFromTheSameStart() {
        var game = game("g3-f4", "c8-d7");
        prompts.pasteAction = Action.MERGE;

        session.paste("Clipboard", GAME);

        assertThat(chosen().name()).isEqualTo("Ada – Bo");
        assertThat(chosen().facts()).isEqualTo("Halma 8×8 · 5 moves");
        assertThat(game.record().tree().size()).isEqualTo(6);
        assertThat(game.undoDescription()).contains("merge game");
        assertThat(messages()).containsExactly("3 moves were merged.");
    }

    @Test
    void aGameIsMergedFromWhereItComesToThePositionOnTheBoard() {
        var there = game("g3-f4", "c8-d7");
        var position = new PositionText(HALMA).write(there.position());
        there.first();
        session.paste("Clipboard", position);
        var late = shown();
        assertThat(late).isNotSameAs(there);
        prompts.pasteAction = Action.MERGE;

        session.paste("Clipboard", GAME);

        assertThat(late.record().tree().root().children())
                .extracting(PastingTest::move)
                .containsExactly("h4-g5", "g1-g3-e5");
        assertThat(late.record().tree().size()).isEqualTo(4);
    }

    @Test
    void aGameThatMeetsThisOneNowhereIsOnlyOpened() {
        game("h4-g5");
        session.newGame(Variants.presets().get("halma-10"));

        session.paste("Clipboard", GAME);

        assertThat(preview().actionsProperty().get()).containsExactly(Action.OPEN);
        assertThat(shown().record().info().playerName(1)).isEqualTo("Ada");
    }

    @Test
    void oneOfSeveralGamesIsChosen() {
        prompts.onPreview =
                offered -> offered.chosenProperty().set(offered.ways().get(1));

        session.paste("Clipboard", GAME + "\n" + GAME.replace("Ada", "Cy"));

        assertThat(preview().ways()).extracting(Pasted::name).containsExactly("Ada – Bo", "Cy – Bo");
        assertThat(shown().record().info().playerName(1)).isEqualTo("Cy");
        assertThat(messages())
                .containsExactly("This is one of 2 games of Clipboard. Saved changes go into a file of its own.");
    }

    @Test
    void namesOfAnyKindStayOneShortLine() {
        session.paste("Clipboard", GAME.replace("Ada", "<b>Ada</b> \u202e" + "x".repeat(5000)));

        assertThat(chosen().name()).startsWith("<b>Ada</b>  xxx").endsWith("…").hasSizeLessThan(120);
        assertThat(shown().record().info().playerName(1)).hasSizeGreaterThan(5000);
    }

    @Test
    void aPositionIsShownToo() {
        var game = game("g3-f4");
        session.paste("Clipboard", new PositionText(HALMA).write(game.position()));

        assertThat(chosen().name()).isEqualTo("A position");
        assertThat(chosen().facts()).isEqualTo("Halma 8×8 · Black to move");
        assertThat(preview().endProperty().get().position()).isEqualTo(game.position());
        assertThat(preview().actionsProperty().get()).containsExactly(Action.OPEN);
    }

    @Test
    void nothingHappensToAMoveThatIsGone() {
        var game = game("g3-f4", "c8-d7");
        prompts.pasteAction = Action.INSERT;
        prompts.onPreview = offered -> game.undo();

        session.paste("Clipboard", "h4-g5");

        assertThat(game.record().tree().size()).isEqualTo(2);
        assertThat(messages()).containsExactly("The move is not there any more; nothing was inserted.");
    }

    @Test
    void aCommentBeforeTheFirstMoveIsNoObstacle() {
        var game = game("g3-f4");
        prompts.pasteAction = Action.INSERT;

        session.paste("Clipboard", "{<b>Or</b> [x](y)} c8-d7 (d8-e7) h4-g5");

        assertThat(game.cursor().ply()).isEqualTo(3);
        assertThat(game.record().tree().size()).isEqualTo(5);
        assertThat(game.record().tree().root().children().get(0).annotations().post())
                .singleElement()
                .satisfies(comment -> assertThat(comment.text()).isEqualTo("<b>Or</b> [x](y)"));
    }
}
