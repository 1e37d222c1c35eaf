package hoppity.studio.gameinfo;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.record.GameInfo;
import hoppity.record.GameRecord;
import hoppity.record.GameResult;
import hoppity.rules.Outcome;
import hoppity.rules.Termination;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import hoppity.studio.theme.Theme;
import hoppity.studio.theme.ThemeSwitch;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** That the form's controls reach the record, and show what it says. */
class GameInfoViewTest {
    private final FxRobot robot = new FxRobot();
    private final GameRecord record = GameFixture.shuttle(4);
    private final GameDocument document = new GameDocument(record, null);

    @BeforeEach
    void show() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupSceneRoot(() -> {
            record.loader().info(GameInfo.EMPTY.withResult(GameResult.of(Outcome.win(0, Termination.CAMP_FILLED), 2)));
            var model = new GameInfoViewModel();
            var view = new GameInfoView(model);
            model.documentProperty().set(document);
            view.setPrefSize(560, 420);
            return new StackPane(view);
        });
        FxToolkit.setupStage(stage -> {
            ThemeSwitch.install(stage.getScene(), new SimpleObjectProperty<>(Theme.LIGHT));
            stage.setWidth(600);
            stage.setHeight(480);
            stage.show();
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    private List<ComboBox<?>> boxes() {
        var boxes = new ArrayList<ComboBox<?>>();
        robot.lookup(".combo-box").queryAll().forEach(node -> boxes.add((ComboBox<?>) node));
        return boxes;
    }

    @Test
    void aNameIsKeptWhenItsFieldIsLeft() {
        var name = robot.lookup(".text-field").lookup((TextField f) -> "Name".equals(f.getPromptText()));
        robot.clickOn(name.queryAs(TextField.class)).write("Ann");
        robot.push(KeyCode.TAB);

        assertThat(record.info().playerName(1)).isEqualTo("Ann");
    }

    @Test
    void theResultIsShownChangedAndTakenBack() {
        assertThat(boxes().get(0).getValue()).isEqualTo(new ResultChoice.Win(1));
        assertThat(boxes().get(1).getValue()).isEqualTo(Termination.CAMP_FILLED);
        robot.interact(() -> boxes().get(0).getSelectionModel().select(2));
        assertThat(Objects.requireNonNull(record.info().result()).scores()).containsEntry(2, 1.0);
        robot.interact(() -> boxes().get(0).getSelectionModel().select(0));
        assertThat(record.info().result()).isNull();
        assertThat(boxes().get(1).isDisabled()).isTrue();

        robot.interact(() -> {
            document.undo();
            document.undo();
        });
        assertThat(boxes().get(0).getValue()).isEqualTo(new ResultChoice.Win(1));
        assertThat(boxes().get(1).getValue()).isEqualTo(Termination.CAMP_FILLED);
        assertThat(document.isDirty()).isFalse();
    }
}
