package hoppity.studio;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.record.Shape;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;

class LabelByMouseRobotTest extends StudioRobotCase {
    @Test
    void theRightButtonWithAltOpensAFieldAndNothingElse() throws Exception {
        start(file);
        awaitPly(0, LAST_PLY);
        robot.press(KeyCode.ALT);
        robot.clickOn(cell("a4"), MouseButton.SECONDARY);
        robot.release(KeyCode.ALT);
        robot.write("A1").push(KeyCode.ENTER);
        robot.push(KeyCode.CONTROL, KeyCode.S);

        await(
                "the label is saved",
                () -> !saved().tree().root().annotations().shapes().isEmpty());
        assertThat(saved().tree().root().annotations().shapes()).singleElement().isInstanceOf(Shape.Label.class);
    }
}
