package hoppity.studio.shell;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.studio.theme.Theme;
import hoppity.studio.theme.TokenColors;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuBar;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** The window frame under real keys and clicks: which key reaches what, folding, pulling, themes. */
class ShellRobotTest {
    private final FxRobot robot = new FxRobot();
    private ShellPreview preview;

    @BeforeEach
    void open() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupFixture(() -> {
            preview = new ShellPreview();
            preview.shell.gameOpenProperty().set(true);
        });
        FxToolkit.setupScene(() -> preview.scene(1100, 760));
        FxToolkit.setupStage(stage -> {
            // One stage serves all tests of a run.
            stage.setWidth(1100);
            stage.setHeight(760);
            stage.show();
        });
        settle();
        robot.interact(() -> preview.shell.getScene().getWindow().requestFocus());
    }

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    /** Waits for what is under way, and has the result laid out. */
    private void settle() {
        WaitForAsyncUtils.waitForFxEvents();
        robot.interact(() -> {
            preview.shell.applyCss();
            preview.shell.layout();
        });
    }

    private <T extends Node> T find(String query, Class<T> type) {
        return robot.lookup(query).queryAs(type);
    }

    @ParameterizedTest
    @ValueSource(strings = {"#file-new", "#engine-run", "#list", "#slider", ".page-title", "#pane-graph"})
    void navigationKeysWorkWhateverWasClicked(String clicked) {
        robot.clickOn(clicked);
        robot.interact(preview.ran::clear);

        robot.push(KeyCode.RIGHT).push(KeyCode.LEFT).push(KeyCode.HOME).push(KeyCode.END);

        assertThat(preview.ran).containsExactly("game.forward", "game.back", "game.first", "game.last");
    }

    @Test
    void inATextFieldTheArrowsMoveTheCaretAndLettersAreTyped() {
        var field = find("#field", TextField.class);
        robot.clickOn(field);
        robot.push(KeyCode.END).push(KeyCode.LEFT).write("f ");

        assertThat(field.getText()).isEqualTo("texf t");
        assertThat(preview.ran).isEmpty();
    }

    @Test
    void inATextAreaUndoMeansTheTextAndSaveStillMeansTheGame() {
        var area = find("#area", TextArea.class);
        var before = area.getText();
        robot.clickOn(area);
        robot.push(KeyCode.UP).push(KeyCode.DOWN).push(KeyCode.HOME).write("x");
        assertThat(area.getText()).isNotEqualTo(before);

        robot.push(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(area.getText()).isEqualTo(before);
        assertThat(preview.ran).isEmpty();

        robot.push(KeyCode.SHORTCUT, KeyCode.Y);
        assertThat(preview.ran)
                .as("Redo is left to the text, even where it has no use for the key")
                .isEmpty();

        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        assertThat(preview.ran).containsExactly("file.save");
    }

    @Test
    void navigationKeysWorkAsSoonAsAGameIsOpen() {
        robot.interact(() -> preview.shell.gameOpenProperty().set(false));
        robot.interact(() -> find("#field", TextField.class).requestFocus());
        robot.interact(() -> preview.shell.gameOpenProperty().set(true));
        robot.push(KeyCode.RIGHT);

        assertThat(preview.ran).containsExactly("game.forward");
    }

    @ParameterizedTest
    @ValueSource(strings = {"#field", "#area"})
    void escapeLeavesATextAndTheArrowsNavigateAgain(String text) {
        robot.clickOn(text).push(KeyCode.RIGHT);
        assertThat(preview.ran).isEmpty();

        robot.push(KeyCode.ESCAPE).push(KeyCode.RIGHT);
        assertThat(preview.ran).containsExactly("game.forward");
    }

    @Test
    void outsideOfTextsUndoMeansTheGame() {
        robot.clickOn("#list").push(KeyCode.SHORTCUT, KeyCode.Z).push(KeyCode.SHORTCUT, KeyCode.Y);

        assertThat(preview.ran).containsExactly("edit.undo", "edit.redo");
    }

    @Test
    void anOpenMenuTakesTheArrows() {
        robot.clickOn(find(".menu-bar", MenuBar.class).lookup(".menu-button"));
        settle();
        robot.push(KeyCode.RIGHT);
        assertThat(preview.ran).isEmpty();

        robot.push(KeyCode.ESCAPE).push(KeyCode.ESCAPE);
        settle();
        robot.push(KeyCode.RIGHT);
        assertThat(preview.ran).containsExactly("game.forward");
    }

    @Test
    void oneDeclarationFeedsMenuButtonAndKey() {
        var button = find("#engine-run", ToggleButton.class);
        assertThat(button.isSelected()).isTrue();
        robot.moveTo(button);
        assertThat(button.getTooltip().getText()).isEqualTo("Analyse (Space)");

        robot.push(KeyCode.SPACE);
        assertThat(button.isSelected()).isFalse();
        robot.clickOn(button);
        assertThat(button.isSelected()).isTrue();
        assertThat(button.isFocused()).isFalse();
    }

    @Test
    void aFoldedPaneLeavesItsRoomToTheOthersAndComesBackAsItWas() {
        var engine = find("#pane-engine", Region.class);
        var moves = find("#pane-moves", Region.class);
        var before = engine.getHeight();
        var movesBefore = moves.getHeight();

        robot.doubleClickOn(find("#pane-engine .page-title", Labeled.class));
        assertThat(engine.getHeight()).isEqualTo(32);
        assertThat(moves.getHeight()).isGreaterThan(movesBefore);
        assertThat(ShellView.folded(preview.settings, Slot.ENGINE).get()).isTrue();

        robot.clickOn(find("#pane-engine .button.compact:last-child", Button.class));
        robot.interact(() -> ShellView.folded(preview.settings, Slot.ENGINE).set(false));
        settle();
        assertThat(engine.getHeight()).isEqualTo(before);
    }

    @Test
    void theLineBesideTheBoardCanBePulledAndIsRemembered() {
        var board = find(".board-slot", Region.class);
        var before = board.getWidth();
        var edge = board.localToScreen(board.getWidth(), board.getHeight() / 2);

        robot.drag(edge.getX(), edge.getY(), MouseButton.PRIMARY).dropTo(edge.getX() - 120, edge.getY());
        settle();

        assertThat(board.getWidth()).isBetween(before - 125, before - 115);
        var shares = preview.settings
                .shares("layout.beside", java.util.List.of(0.5, 0.5))
                .get();
        assertThat(shares.get(0) / shares.get(1))
                .isCloseTo(board.getWidth() / (1099 - board.getWidth()), org.assertj.core.data.Offset.offset(0.02));
    }

    @Test
    void onANarrowWindowTheColumnGoesBelowTheBoard() {
        var board = find(".board-slot", Region.class);
        var column = find(".side-column", Region.class);
        assertThat(column.getLayoutX()).isGreaterThan(board.getWidth());

        robot.interact(() -> {
            var window = preview.shell.getScene().getWindow();
            window.setWidth(560);
            window.setHeight(780);
        });
        settle();

        assertThat(column.getLayoutX()).isZero();
        assertThat(column.getLayoutY()).isGreaterThan(board.getHeight());
        assertThat(column.getWidth()).isEqualTo(preview.shell.getScene().getWidth());
    }

    @Test
    void theThemeIsSwitchedWhileTheWindowIsOpen() {
        var colours = new TokenColors("-hop-bg", "-hop-text");
        robot.interact(() -> preview.shell.statusBar().leading().add(colours));
        settle();
        assertThat(colours.get("-hop-bg")).isEqualTo(Color.web("#f6f7f9"));

        robot.interact(() -> preview.settings.theme().set(Theme.DARK));
        settle();
        assertThat(colours.get("-hop-bg")).isEqualTo(Color.web("#14171c"));
        var board = find(".board-slot", Region.class);
        assertThat(board.getBackground().getFills().get(0).getFill()).isEqualTo(Color.web("#14171c"));

        robot.interact(() -> preview.settings.theme().set(Theme.LIGHT));
        settle();
        assertThat(colours.get("-hop-bg")).isEqualTo(Color.web("#f6f7f9"));
    }

    @Test
    void aMessageShowsAsPlainTextAndItsActionRuns() {
        robot.interact(() -> preview.notifications.show(Notification.error("<b>ladder</b>_1.hgn cannot be opened.")
                .withAction("Try again", () -> preview.ran.add("again"))));
        settle();
        assertThat(find(".notification-text", Labeled.class).getText())
                .isEqualTo("<b>ladder</b>_1.hgn cannot be opened.");

        robot.clickOn("Try again");

        assertThat(preview.ran).containsExactly("again");
        assertThat(preview.notifications.shown()).isEmpty();
        assertThat(robot.lookup(".notification-text").queryAll()).isEmpty();
    }

    @Test
    void theWelcomePageStartsAndOpensGames() {
        robot.interact(() -> preview.shell.gameOpenProperty().set(false));
        settle();

        robot.clickOn("Halma 8×8");
        robot.clickOn("study_of_corners.json");
        robot.clickOn("#welcome-open");

        assertThat(preview.ran).containsExactly("new Halma 8×8", "r2", "open");
    }
}
