package hoppity.studio;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** What was copied elsewhere is shown under Ctrl+V, and then inserted or opened. */
class PasteRobotTest extends StudioRobotCase {
    private void copy(String text) {
        robot.interact(() -> {
            var content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        });
    }

    private boolean isOpen() {
        return robot.lookup("#paste").tryQuery().isPresent();
    }

    @Test
    void movesAreInsertedAsAVariationAndTakenBack() throws Exception {
        start(file);
        awaitPly(0, LAST_PLY);
        copy("1. <b>h3-g4</b>");
        robot.push(KeyCode.CONTROL, KeyCode.V);
        await("no game", () -> says("this text is neither a game nor a position"));

        copy("1. h4-g5 d8-e7 {<i>why</i>} 2. h3-g4");
        robot.push(KeyCode.CONTROL, KeyCode.V);
        await("the preview", this::isOpen);
        assertThat(says("A list of 3 moves")).isTrue();
        robot.push(KeyCode.ESCAPE);
        await("it is gone", () -> !isOpen());
        awaitPly(0, LAST_PLY);

        robot.push(KeyCode.CONTROL, KeyCode.V);
        await("the preview", this::isOpen);
        var insert = robot.lookup("#paste-insert").queryAs(Button.class);
        assertThat(insert.isDefaultButton()).isTrue();
        assertThat(insert.getText()).isEqualTo("Insert as a variation here");
        robot.push(KeyCode.ENTER);
        awaitPly(3, 3);
        assertThat(isOpen()).isFalse();

        robot.push(KeyCode.CONTROL, KeyCode.Z);
        awaitPly(0, LAST_PLY);
    }

    @Test
    void aGameIsOpenedInATabOfItsOwnWhileAFieldPastesItsOwnText() throws Exception {
        start(file);
        awaitPly(0, LAST_PLY);
        copy("1. h4-g5 d8-e7 *");
        robot.push(KeyCode.CONTROL, KeyCode.F);
        await("the field", () -> focused() instanceof TextField);
        robot.push(KeyCode.CONTROL, KeyCode.V);
        await("its text", () -> ((TextField) focused()).getText().equals("1. h4-g5 d8-e7 *"));
        assertThat(isOpen()).isFalse();

        robot.push(KeyCode.ESCAPE);
        await("the field is left", () -> !(focused() instanceof TextField));
        robot.push(KeyCode.CONTROL, KeyCode.V);
        await("the preview", this::isOpen);
        robot.clickOn("#paste-open");
        awaitPly(0, 2);
    }

    private javafx.scene.Node focused() {
        return robot.listWindows().get(0).getScene().getFocusOwner();
    }
}
