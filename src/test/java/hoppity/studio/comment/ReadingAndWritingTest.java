package hoppity.studio.comment;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.record.Comment;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.studio.NeedsDisplay;
import hoppity.studio.command.Command;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.command.KeyDispatcher;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import hoppity.studio.moves.HeldText;
import hoppity.studio.moves.MovesView;
import hoppity.studio.moves.MovesViewModel;
import hoppity.studio.shell.Notifications;
import hoppity.studio.theme.Theme;
import hoppity.studio.theme.ThemeSwitch;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** The notation list and the comment editor together, under real keys and clicks. */
class ReadingAndWritingTest {
    private final FxRobot robot = new FxRobot();
    private final GameRecord record = GameFixture.empty();
    private final GameNode root = record.tree().root();
    private final GameNode f4 = GameFixture.add(record, root, "g3-f4");
    private final GameNode d7 = GameFixture.add(record, f4, "c8-d7");
    private final GameNode h5 = GameFixture.add(record, root, "h4-h5");
    private final GameNode a4 = GameFixture.add(record, h5, "a5-a4");
    private final GameNode end = GameFixture.add(record, a4, "h5-h4", "a4-a5");
    private final GameDocument document = new GameDocument(record, null);
    private CommentViewModel comments;
    private MovesViewModel moves;

    @BeforeEach
    void show() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupSceneRoot(() -> {
            moves = new MovesViewModel(new InlineTasks(), new Notifications(), new HeldText());
            comments = new CommentViewModel();
            var movesView = new MovesView(moves);
            movesView.setPrefSize(560, 280);
            var commentView = new CommentView(comments);
            commentView.setPrefSize(560, 120);
            moves.setOnComment(commentView::startWriting);
            open(document);
            return new VBox(movesView, commentView, new Button("Something else"));
        });
        FxToolkit.setupStage(stage -> {
            var scene = stage.getScene();
            ThemeSwitch.install(scene, new SimpleObjectProperty<>(Theme.LIGHT));
            KeyDispatcher.install(scene, commands());
            stage.setWidth(600);
            stage.setHeight(440);
            stage.show();
            scene.getRoot().requestFocus();
        });
        settle();
    }

    private void open(GameDocument game) {
        moves.documentProperty().set(game);
        comments.documentProperty().set(game);
    }

    private CommandRegistry commands() {
        var commands = new CommandRegistry();
        commands.add(Command.of("previous", "Back").shortcut("Left").runs(() -> game().step(-1)));
        commands.add(Command.of("next", "On").shortcut("Right").runs(() -> game().step(1)));
        commands.add(Command.of("undo", "Undo").shortcut("Shortcut+Z").runs(() -> game().undo()));
        moves.commandsForCurrentMove().forEach(commands::add);
        return commands;
    }

    private GameDocument game() {
        return moves.documentProperty().get();
    }

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    private void settle() {
        WaitForAsyncUtils.waitForFxEvents();
        robot.interact(() -> robot.window(0).getScene().getRoot().layout());
        WaitForAsyncUtils.waitForFxEvents();
    }

    private Text textOf(String move) {
        return robot.lookup(".notation-line > .notation-move")
                .lookup((Text text) -> text.getText().equals(move))
                .query();
    }

    private void clickOn(String move) {
        robot.clickOn(textOf(move));
        settle();
    }

    private void type(KeyCode... keys) {
        robot.push(keys);
        settle();
    }

    private void clickOnGlyph(String symbol) {
        robot.clickOn(robot.lookup(".glyph-button")
                .lookup((ToggleButton button) -> button.getText().equals(symbol))
                .queryAs(ToggleButton.class));
    }

    private String currentText() {
        Text current = robot.lookup(".notation-line > .notation-move")
                .lookup((Text text) -> text.getPseudoClassStates().contains(PseudoClass.getPseudoClass("current")))
                .query();
        return current.getText();
    }

    private TextArea field() {
        return robot.lookup(".comment-text").queryAs(TextArea.class);
    }

    private static List<String> commentsOf(GameNode node) {
        return node.annotations().post().stream().map(Comment::text).toList();
    }

    @Test
    void aCommentStaysWithTheMoveItWasTypedForWhenAnotherIsClicked() {
        clickOn("g3-f4");
        robot.clickOn(field()).write("a rung");
        clickOn("c8-d7");

        assertThat(commentsOf(f4)).containsExactly("a rung");
        assertThat(commentsOf(d7)).isEmpty();
        assertThat(field().getText()).isEmpty();
        assertThat(robot.lookup(".notation-line > .notation-comment")
                        .queryAs(Text.class)
                        .getText())
                .isEqualTo("a rung");
    }

    @Test
    void theArrowsStillMoveThroughTheGameAfterAClickOnTheList() {
        clickOn("c8-d7");
        type(KeyCode.LEFT);
        assertThat(document.cursor()).isEqualTo(f4);
        type(KeyCode.RIGHT);
        assertThat(document.cursor()).isEqualTo(d7);
    }

    @Test
    void theArrowsStayInTheTextWhileTyping() {
        clickOn("g3-f4");
        robot.clickOn(field()).write("rug");
        type(KeyCode.LEFT);
        robot.write("n");
        type(KeyCode.DELETE);
        assertThat(document.cursor()).isEqualTo(f4);

        type(KeyCode.ESCAPE);
        assertThat(commentsOf(f4)).containsExactly("run");
        type(KeyCode.RIGHT);
        assertThat(document.cursor()).isEqualTo(d7);
    }

    @Test
    void theTabKeyLeavesTheText() {
        clickOn("g3-f4");
        robot.clickOn(field()).write("a rung");
        type(KeyCode.TAB);

        assertThat(field().isFocused()).isFalse();
        assertThat(commentsOf(f4)).containsExactly("a rung");
    }

    @Test
    void controlEnterEndsTheWritingToo() {
        robot.clickOn(field()).write("An old game.");
        type(KeyCode.CONTROL, KeyCode.ENTER);

        assertThat(commentsOf(root)).containsExactly("An old game.");
        assertThat(field().isFocused()).isFalse();
    }

    @Test
    void undoInTheTextIsTheTextsOwnAndNeverBringsAnotherMovesText() {
        clickOn("g3-f4");
        robot.clickOn(field()).write("a rung");
        clickOn("c8-d7");
        robot.clickOn(field());
        type(KeyCode.CONTROL, KeyCode.Z);
        assertThat(field().getText()).isEmpty();
        assertThat(commentsOf(f4)).containsExactly("a rung");

        type(KeyCode.ESCAPE);
        type(KeyCode.CONTROL, KeyCode.Z);
        assertThat(commentsOf(f4)).isEmpty();
        assertThat(commentsOf(d7)).isEmpty();
        assertThat(document.cursor()).isEqualTo(f4);
    }

    @Test
    void afterDeletingTheBranchUnderTheCursorTheArrowsGoOn() {
        clickOn("a5-a4");
        type(KeyCode.DELETE);
        assertThat(document.cursor()).isEqualTo(h5);
        type(KeyCode.LEFT);
        assertThat(document.cursor()).isEqualTo(root);
        assertThat(record.tree().find(end.id())).isEmpty();
    }

    @Test
    void aGlyphIsSetByItsButton() {
        clickOn("g3-f4");
        clickOnGlyph("!?");
        settle();
        assertThat(f4.annotations().nags()).containsExactly(5);
        clickOnGlyph("!?");
        settle();
        assertThat(f4.annotations().nags()).isEmpty();
    }

    @Test
    void aVariationFoldsByItsMarkAndUnfoldsByItsCount() {
        robot.clickOn(robot.lookup(".notation-line > .notation-fold").queryAs(Text.class));
        settle();
        assertThat(document.collapsed()).containsExactly(h5.id());
        robot.clickOn(robot.lookup(".notation-line > .notation-more").queryAs(Text.class));
        settle();
        assertThat(document.collapsed()).isEmpty();
    }

    @Test
    void textThatNoFieldWouldTakeIsNotTouchedByLookingAtIt() {
        GameFixture.comment(record, f4, "a\u0001b\r\nc\u007f");
        clickOn("g3-f4");
        robot.clickOn(field());
        clickOn("c8-d7");

        assertThat(document.isDirty()).isFalse();
    }

    @Test
    void aLongGameShowsTheCurrentMoveWithFewNodes() {
        var longGame = new GameDocument(GameFixture.shuttle(20_000), null);
        robot.interact(() -> {
            open(longGame);
            longGame.last();
        });
        settle();

        assertThat(currentText()).isEqualTo("a4-a5");
        assertThat(robot.lookup(".notation-move").queryAll()).hasSizeBetween(10, 60);
        type(KeyCode.LEFT);
        assertThat(currentText()).isEqualTo("h5-h4");
    }

    @Test
    @NeedsDisplay
    void theContextMenuWorksOnTheMoveUnderThePointer() {
        robot.rightClickOn(textOf("a5-a4")).clickOn("Make main line");
        settle();

        assertThat(a4.isMainLine()).isTrue();
        assertThat(document.cursor()).isEqualTo(root);
    }
}
