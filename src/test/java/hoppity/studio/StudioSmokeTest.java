package hoppity.studio;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.studio.app.StudioApp;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/** That a window opens and that the robot reaches it, with a display and without. */
class StudioSmokeTest {
    private final FxRobot robot = new FxRobot();
    private Stage stage;

    @BeforeEach
    void openStage() throws TimeoutException {
        stage = FxToolkit.registerPrimaryStage();
    }

    @AfterEach
    void closeStages() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    @Test
    void theStudioOpensItsWindow() throws TimeoutException {
        FxToolkit.setupApplication(StudioApp.class, "--size=900x600");

        assertThat(stage.isShowing()).isTrue();
        assertThat(stage.getTitle()).contains("Hoppity");
        assertThat(stage.getScene().getWidth()).isEqualTo(900);
    }

    @Test
    void theRobotTypesAndClicks() throws TimeoutException {
        FxToolkit.setupSceneRoot(() -> {
            var field = new TextField();
            field.setId("field");
            var button = new Button("Clear");
            button.setOnAction(event -> field.clear());
            return new VBox(field, button);
        });
        FxToolkit.setupStage(Stage::show);
        var field = robot.lookup("#field").queryAs(TextField.class);

        robot.clickOn("#field").write("e2-e4");
        assertThat(field.getText()).isEqualTo("e2-e4");

        robot.clickOn("Clear");
        assertThat(field.getText()).isEmpty();
    }

    @Test
    @NeedsDisplay
    void theRobotOpensAContextMenu() throws TimeoutException {
        FxToolkit.setupSceneRoot(() -> {
            var field = new TextField();
            field.setId("field");
            var item = new MenuItem("Write");
            item.setOnAction(event -> field.setText("written"));
            field.setContextMenu(new ContextMenu(item));
            return new VBox(field);
        });
        FxToolkit.setupStage(Stage::show);

        robot.rightClickOn("#field").clickOn("Write");

        assertThat(robot.lookup("#field").queryAs(TextField.class).getText()).isEqualTo("written");
    }
}
