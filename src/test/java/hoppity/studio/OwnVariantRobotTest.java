package hoppity.studio;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.board.Rectangle;
import hoppity.board.Topology;
import hoppity.studio.app.StudioApp;
import hoppity.studio.board.CampBoard;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** A variant of one's own, by real clicks: painted, saved, played, still there after a restart, and deleted. */
class OwnVariantRobotTest {
    private static final int PATIENCE = 30;

    private final FxRobot robot = new FxRobot();

    private void start() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupApplication(StudioApp.class, "--size=1200x780");
    }

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    private void await(String what, Callable<Boolean> condition) throws TimeoutException {
        try {
            WaitForAsyncUtils.waitFor(PATIENCE, TimeUnit.SECONDS, condition);
        } catch (TimeoutException e) {
            throw new AssertionError("never came true: " + what, e);
        }
        WaitForAsyncUtils.waitForFxEvents();
    }

    private boolean shows(String title) {
        return Window.getWindows().stream()
                .anyMatch(window -> window instanceof Stage stage
                        && stage.isShowing()
                        && stage.getTitle().startsWith(title));
    }

    private void click(String query) {
        robot.clickOn(query);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private boolean says(String text) {
        return !robot.lookup((Node node) -> node instanceof Label label && text.equals(label.getText()))
                .queryAll()
                .isEmpty();
    }

    private Point2D cell(String name) {
        var board = robot.lookup("#camp-board").queryAs(CampBoard.class);
        return board.localToScreen(
                board.cellCentre(Topology.of(new Rectangle(8, 8)).find(name)));
    }

    @Test
    void aVariantIsPaintedSavedPlayedAndStillThereAfterARestart() throws Exception {
        start();
        click("#welcome-new-variant");
        await("the editor", () -> shows("New variant"));
        var save = robot.lookup("#variant-save").queryAs(Button.class);
        assertThat(save.isDisabled()).isTrue();
        assertThat(says("Cannot be saved yet: The variant needs a name.")).isTrue();

        robot.clickOn("#variant-name").write("Robot game");
        robot.drag(cell("f1"), MouseButton.PRIMARY).dropTo(cell("h1"));
        await("enough is painted", () -> !save.isDisabled());
        // Undo and redo by key, outside of texts.
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        await("undone", save::isDisabled);
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        await("done again", () -> !save.isDisabled());
        click("#variant-save");
        await("the editor closes", () -> !shows("New variant"));

        await("a card", () -> says("Robot game"));
        robot.clickOn("Robot game");
        await("a game of it", () -> shows("Robot game"));

        FxToolkit.cleanupStages();
        start();
        await("still there", () -> says("Robot game"));

        deleteIt();
    }

    private void deleteIt() throws TimeoutException {
        robot.clickOn("File");
        click("#file-variants");
        await("the list", () -> shows("Variants"));
        var list = robot.lookup("#variants-list").queryAs(ListView.class);
        assertThat(list.getSelectionModel().getSelectedIndex()).isZero();
        click("#variant-delete");
        await("a way back", () -> says("“Robot game” is deleted. Games of it stay as they are."));
        click("#variant-undo-delete");
        await("back", () -> says("“Robot game” is back."));
        click("#variant-delete");
        await("gone", () -> !says("Robot game"));
        robot.clickOn("#variants-list").push(KeyCode.ESCAPE);
        await("the list closes", () -> !shows("Variants"));
    }

    @Test
    void leavingWithChangesAsksFirst() throws Exception {
        start();
        robot.push(KeyCode.CONTROL, KeyCode.N);
        await("the dialog", () -> shows("New game"));
        click("#new-variant");
        await("the editor", () -> shows("New variant"));
        robot.clickOn("#variant-name").write("x");
        click("#variant-cancel");
        await("a question", () -> shows("Unsaved variant"));
        robot.clickOn("Go on editing");
        await("the question goes", () -> !shows("Unsaved variant"));
        assertThat(shows("New variant")).isTrue();
        click("#variant-cancel");
        await("a question again", () -> shows("Unsaved variant"));
        robot.clickOn("Discard");
        await("the editor closes", () -> !shows("New variant"));
    }
}
