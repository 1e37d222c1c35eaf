package hoppity.studio.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/** A key that opens a field is not typed into it. */
class KeyDispatcherTest {
    private final FxRobot robot = new FxRobot();
    private TextField field;
    private Scene scene;

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    @Test
    void theCharacterOfAKeyThatRanACommandIsSwallowed() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupScene(() -> {
            field = new TextField();
            var board = new StackPane(field);
            board.setFocusTraversable(true);
            var commands = new CommandRegistry();
            commands.add(Command.of("label", "Label").shortcut("L").runs(field::requestFocus));
            scene = new Scene(board, 200, 100);
            KeyDispatcher.install(scene, commands);
            return scene;
        });
        FxToolkit.setupStage(Stage::show);
        robot.interact(() -> scene.getRoot().requestFocus());

        press(KeyCode.L, "l");
        assertThat(field.isFocused()).isTrue();
        assertThat(field.getText()).isEmpty();

        press(KeyCode.L, "l");
        assertThat(field.getText()).as("in the field it is a letter").isEqualTo("l");
    }

    /** As a keyboard does it: both events go to whoever has the focus when they come. */
    private void press(KeyCode code, String character) {
        robot.interact(() -> {
            for (var event : new KeyEvent[] {
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false),
                new KeyEvent(KeyEvent.KEY_TYPED, character, "", KeyCode.UNDEFINED, false, false, false, false)
            }) {
                javafx.event.Event.fireEvent(scene.getFocusOwner(), event);
            }
        });
    }
}
