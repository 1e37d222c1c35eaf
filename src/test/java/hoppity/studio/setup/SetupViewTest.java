package hoppity.studio.setup;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.PositionText;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import hoppity.studio.theme.Theme;
import hoppity.studio.theme.ThemeSwitch;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/** That a position comes in and goes out by the clipboard, wherever the focus is. */
class SetupViewTest {
    private static final Variant HALMA = Variants.presets().get("halma-8");
    private static final String OTHER = "bbbb4/bbb5/bb6/b7/7w/5www/5www/5www b 7";

    private final FxRobot robot = new FxRobot();
    private final SetupViewModel model =
            new SetupViewModel(HALMA, Position.initial(HALMA.geometry()), new SplittableRandom(1));

    @BeforeEach
    void show() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupSceneRoot(() -> new SetupView(model, null, () -> {}, () -> {}));
        FxToolkit.setupStage(stage -> {
            ThemeSwitch.install(stage.getScene(), new SimpleObjectProperty<>(Theme.LIGHT));
            stage.setWidth(1000);
            stage.setHeight(740);
            stage.show();
        });
        robot.interact(() -> robot.lookup("#setup-board").query().requestFocus());
    }

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    @Test
    void theKeysCopyAndPasteThePosition() {
        robot.press(KeyCode.CONTROL, KeyCode.C).release(KeyCode.C, KeyCode.CONTROL);
        robot.interact(() -> assertThat(Clipboard.getSystemClipboard().getString())
                .isEqualTo(new PositionText(HALMA).write(Position.initial(HALMA.geometry()))));

        copied(OTHER + "\n");
        robot.press(KeyCode.CONTROL, KeyCode.V).release(KeyCode.V, KeyCode.CONTROL);

        assertThat(model.textProperty().get()).isEqualTo(OTHER);
        assertThat(model.undoableProperty().get()).isTrue();
    }

    @Test
    void theButtonSaysWhatIsWrongWithWhatWasCopied() {
        var before = model.textProperty().get();
        copied("bbbb4/bbb5 w 1");

        robot.clickOn("#setup-paste");

        assertThat(robot.lookup("The position has 2 rows, the board 8.").tryQuery())
                .isPresent();
        assertThat(model.textProperty().get()).isEqualTo(before);
    }

    private void copied(String text) {
        robot.interact(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text)));
    }
}
