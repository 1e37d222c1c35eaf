package hoppity.studio.graph;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import hoppity.studio.theme.Theme;
import hoppity.studio.theme.ThemeSwitch;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/** That the pointer reaches the game through the graph. */
class TempoGraphViewTest {
    private final FxRobot robot = new FxRobot();
    private GameDocument document;
    private TempoGraphViewModel model;
    private TempoGraphView view;

    @BeforeEach
    void show() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        document = new GameDocument(GameFixture.shuttle(40), null);
        FxToolkit.setupSceneRoot(() -> {
            model = new TempoGraphViewModel(new InlineTasks(), new SimpleObjectProperty<>(Measure.TEMPO));
            model.documentProperty().set(document);
            view = new TempoGraphView(model);
            view.setPrefSize(500, 260);
            return new VBox(view.measureSwitch(), view);
        });
        FxToolkit.setupStage(stage -> {
            ThemeSwitch.install(stage.getScene(), new SimpleObjectProperty<>(Theme.LIGHT));
            stage.sizeToScene();
            stage.show();
        });
    }

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    @Test
    void aClickGoesToThePly() {
        robot.clickOn(at(25));

        assertThat(document.cursor().ply()).isEqualTo(25);
    }

    @Test
    void aDragMovesThroughTheGame() {
        robot.moveTo(at(5)).press(MouseButton.PRIMARY);
        assertThat(document.cursor().ply()).isEqualTo(5);
        robot.moveTo(at(18));
        assertThat(document.cursor().ply()).isEqualTo(18);
        robot.moveTo(at(11)).release(MouseButton.PRIMARY);

        assertThat(document.cursor().ply()).isEqualTo(11);
        assertThat(document.isDirty()).isFalse();
    }

    @Test
    void thePointerReadsTheNumbersOut() {
        robot.moveTo(at(3));

        assertThat(robot.lookup(".graph-read-out").queryLabeled().getText()).isEqualTo(model.readOut(3));
    }

    @Test
    void theSwitchShowsTheOtherNumber() {
        robot.clickOn("#measure-TO_GO");

        assertThat(model.measureProperty().get()).isEqualTo(Measure.TO_GO);
        robot.clickOn("#measure-TO_GO");
        assertThat(model.measureProperty().get()).as("a second click keeps it").isEqualTo(Measure.TO_GO);
    }

    private Point2D at(int ply) {
        return view.localToScreen(view.xOf(ply), view.getHeight() * 0.7);
    }
}
