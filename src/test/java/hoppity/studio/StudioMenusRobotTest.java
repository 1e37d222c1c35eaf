package hoppity.studio;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.record.GameRecord;
import hoppity.studio.shell.CopiedText;
import java.util.List;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;

/** Menus and windows that hang on an edit: of a move, of a comment, of the clipboard, of the set-up editor. */
class StudioMenusRobotTest extends StudioRobotCase {
    private static final PseudoClass DOOMED = PseudoClass.getPseudoClass("doomed");

    @Test
    @NeedsDisplay
    void whatADeletionWouldTakeIsStruckOutWhileItsItemIsPointedAt() throws Exception {
        start(file);
        awaitPly(0, LAST_PLY);
        robot.rightClickOn("g3-f4");
        await("the menu", () -> robot.lookup("#move-delete").tryQuery().isPresent());
        assertThat(struckOut()).isZero();

        robot.moveTo("#move-delete");
        await("struck out", () -> struckOut() > 1);
        robot.push(KeyCode.ESCAPE);
        await("as before", () -> struckOut() == 0);
        awaitPly(0, LAST_PLY);
    }

    private long struckOut() {
        return robot.lookup(node -> node.getPseudoClassStates().contains(DOOMED) && isShown(node))
                .queryAll()
                .size();
    }

    @Test
    @NeedsDisplay
    void theMenuOfACommentDeletesItAsOneEdit() throws Exception {
        start(file);
        awaitPly(0, LAST_PLY);
        robot.push(KeyCode.RIGHT);
        awaitPly(1, LAST_PLY);
        var before = saved().tree().root().children().get(0).annotations().post();
        assertThat(before).isNotEmpty();

        robot.rightClickOn(textArea());
        robot.clickOn("Delete comment");
        await("the menu is gone", () -> robot.listWindows().size() == 1);
        // From here on undoing is about the game and not about the text.
        clickCell("e4");
        robot.push(KeyCode.CONTROL, KeyCode.S);
        await("saved without it", () -> commentsOfTheFirstMove(saved()).isEmpty());
        robot.push(KeyCode.CONTROL, KeyCode.Z).push(KeyCode.CONTROL, KeyCode.S);
        await("saved with it", () -> commentsOfTheFirstMove(saved()).equals(before));
    }

    private static List<?> commentsOfTheFirstMove(GameRecord record) {
        return record.tree().root().children().get(0).annotations().post();
    }

    @Test
    void aCopiedGameIsMergedAndTakenOutAgain() throws Exception {
        var variant = saved().variant().id();
        start(file);
        awaitPly(0, LAST_PLY);
        robot.interact(() -> CopiedText.put("[Variant \"" + variant + "\"]\n\n1. g3-f4 b6-c5 {instead} *\n"));
        int size = saved().tree().size();

        robot.push(KeyCode.CONTROL, KeyCode.K);
        robot.write("merge copied").push(KeyCode.ENTER);
        await("what was done", () -> says("One move was merged."));
        robot.push(KeyCode.CONTROL, KeyCode.S);
        await("saved with it", () -> saved().tree().size() == size + 1);
        robot.push(KeyCode.CONTROL, KeyCode.Z).push(KeyCode.CONTROL, KeyCode.S);
        await("saved without it", () -> saved().tree().size() == size);
    }

    @Test
    void escapeAsksBeforeAPositionThatWasSetUpIsThrownAway() throws Exception {
        start(file);
        awaitPly(0, LAST_PLY);
        robot.push(KeyCode.CONTROL, KeyCode.E);
        await("the set-up editor", () -> says("A game can begin here."));
        robot.clickOn("Clear");
        await("what is wrong", () -> says("White has no piece on the board."));

        pressEscapeInTheEditor();
        await("the question", () -> says("Discard this position?"));
        robot.clickOn("Go on editing");
        await(
                "the editor as it was",
                () -> !says("Discard this position?") && says("White has no piece on the board."));
        pressEscapeInTheEditor();
        await("the question again", () -> says("Discard this position?"));
        robot.clickOn("Discard");
        await("the studio alone", () -> robot.listTargetWindows().size() == 1);
        awaitPly(0, LAST_PLY);
    }

    /** Without a window manager real keys go to the first window whatever is in front of it. */
    private void pressEscapeInTheEditor() {
        var board = robot.lookup("#setup-board").query();
        Platform.runLater(() -> Event.fireEvent(
                board, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false)));
    }
}
