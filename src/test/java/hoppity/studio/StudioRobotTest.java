package hoppity.studio;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.record.Comment;
import hoppity.record.Extras;
import hoppity.record.Shape;
import hoppity.studio.board.BoardControl;
import java.nio.file.Files;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxToolkit;

/** The whole studio on a recorded game, under real keys and clicks: open, step, branch, annotate, save, open again. */
class StudioRobotTest extends StudioRobotCase {
    @Test
    void aGameIsOpenedSteppedBranchedAnnotatedSavedAndOpenedAgain() throws Exception {
        start(file);
        awaitPly(0, LAST_PLY);
        robot.push(KeyCode.END);
        awaitPly(LAST_PLY, LAST_PLY);
        robot.push(KeyCode.HOME).push(KeyCode.RIGHT).push(KeyCode.RIGHT);
        awaitPly(2, LAST_PLY);

        // Another second move for White: a new variation.
        clickCell("h4");
        clickCell("g5");
        awaitPly(3, 3);
        var editor = textArea();
        robot.clickOn(editor).write("towards the middle");
        // In a text the arrows move the caret.
        robot.push(KeyCode.LEFT);
        awaitPly(3, 3);
        robot.push(KeyCode.CONTROL, KeyCode.S);
        await("saved", () -> saved().tree().size() == 27);

        var record = saved();
        var second = record.tree().root().children().get(0).children().get(0);
        assertThat(second.children()).hasSize(2);
        var branch = second.children().get(1);
        assertThat(move(record, branch)).isEqualTo("h4-g5");
        assertThat(branch.annotations().post()).extracting(Comment::text).containsExactly("towards the middle");
        assertThat(record.tree().root().annotations().post()).isNotEmpty();

        FxToolkit.cleanupStages();
        start(file);
        // The cursor is where it was left.
        awaitPly(3, 3);
        var again = textArea();
        await("the comment", () -> again.getText().equals("towards the middle"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "{\"format\":\"hoppity-game\",\"version\":1,", "{\"format\":\"hoppity-game\",\"nodes\":7}"})
    void aFileThatCannotBeReadGivesOneMessage(String content) throws Exception {
        var bad = Files.writeString(folder.resolve("bad.hgj"), content);

        start(bad);

        await("a message", () -> says("bad.hgj"));
        assertThat(texts().stream().filter(text -> text.contains("bad.hgj"))).hasSize(1);
        robot.clickOn("Details");
        var details = robot.lookup(".notification-details .text-area").queryAs(TextArea.class);
        assertThat(details.getText()).contains(bad.toString());
        var log = folder.resolve("config").resolve("hoppity.log");
        await(
                "the message is in the log",
                () -> Files.exists(log) && Files.readString(log).contains("bad.hgj"));
    }

    @Test
    void tabsAreThereAgainAfterARestartAndAQuestionCancelledKeepsTheWindow() throws Exception {
        var other = Files.copy(file, folder.resolve("other.hgj"));
        start(file, other);
        await("two tabs", () -> says("game.hgj") && says("other.hgj"));
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        awaitPly(0, LAST_PLY);
        robot.push(KeyCode.RIGHT).push(KeyCode.RIGHT).push(KeyCode.RIGHT);
        awaitPly(3, LAST_PLY);
        robot.push(KeyCode.CONTROL, KeyCode.PAGE_DOWN);
        awaitPly(0, LAST_PLY);
        robot.push(KeyCode.CONTROL, KeyCode.PAGE_UP);
        awaitPly(3, LAST_PLY);

        clickCell("e2");
        robot.push(KeyCode.HOME);
        clickCell("h4");
        clickCell("g5");
        awaitPly(1, 1);
        robot.push(KeyCode.CONTROL, KeyCode.W);
        await("the question", () -> says("Save the changes to game.hgj?"));
        robot.push(KeyCode.ESCAPE);
        awaitPly(1, 1);
        robot.push(KeyCode.CONTROL, KeyCode.S);
        await("saved", () -> saved().tree().size() == 27);

        var settings = folder.resolve("config").resolve("settings.json");
        await("what is open is written down", () -> Files.readString(settings).contains("other.hgj"));
        FxToolkit.cleanupStages();
        start();
        await("both tabs again", () -> says("game.hgj") && says("other.hgj"));
        awaitPly(1, 1);
    }

    @Test
    void theEngineGivesAHintAndStops() throws Exception {
        start(file);
        awaitPly(0, LAST_PLY);

        robot.push(KeyCode.SPACE);
        await("a depth", () -> says("depth"));
        robot.push(KeyCode.SPACE);
        await("stopped", () -> says("stopped"));

        var stage = (Stage) robot.listTargetWindows().get(0);
        assertThat(stage.getTitle()).doesNotContain("•");
    }

    @Test
    void aCommandIsFoundByItsWordsAndRunWhileTheKeysGoNowhereElse() throws Exception {
        start(file);
        awaitPly(0, LAST_PLY);

        robot.push(KeyCode.CONTROL, KeyCode.K);
        robot.write("last mo");
        robot.push(KeyCode.ENTER);
        awaitPly(LAST_PLY, LAST_PLY);

        robot.push(KeyCode.F1);
        await("the list of keys", () -> says("Keys and mouse"));
        robot.push(KeyCode.LEFT).push(KeyCode.ESCAPE);
        awaitPly(LAST_PLY, LAST_PLY);
        robot.push(KeyCode.LEFT);
        awaitPly(LAST_PLY - 1, LAST_PLY);
    }

    @Test
    void aPositionIsSetUpAndAGameBegunThere() throws Exception {
        start(file);
        awaitPly(0, LAST_PLY);
        robot.push(KeyCode.RIGHT).push(KeyCode.RIGHT);

        robot.push(KeyCode.CONTROL, KeyCode.E);
        await("the set-up editor", () -> says("A game can begin here."));
        robot.clickOn("Clear");
        await("what is wrong", () -> says("White has no piece on the board."));
        robot.clickOn("First position");
        robot.clickOn("#setup-start");

        awaitPly(0, 0);
        assertThat(((Stage) robot.listTargetWindows().get(0)).getTitle()).contains("•");
    }

    @Test
    void keysShowOverlayAndThreatAndWriteALabel() throws TimeoutException {
        start(file);
        awaitPly(0, LAST_PLY);
        robot.push(KeyCode.ALT, KeyCode.DIGIT3);
        await("the legend of the distances", () -> says("Tempi to "));
        robot.push(KeyCode.ALT, KeyCode.DIGIT0);
        await("the plain board", () -> !says("Tempi to "));

        robot.type(KeyCode.X);
        await("the threat", () -> texts().contains("threat"));
        robot.type(KeyCode.RIGHT);
        await("its end", () -> !texts().contains("threat"));

        var board = robot.lookup(node -> node instanceof BoardControl).queryAs(BoardControl.class);
        robot.type(KeyCode.L);
        robot.write("c5 A");
        robot.type(KeyCode.ENTER);
        await("the label", () -> board.shapesProperty().get().contains(new Shape.Label("c5", "A", Extras.NONE)));
    }

    @Test
    void whatIsTypedIsFoundAndEscapeGivesTheKeysBack() throws Exception {
        start(file);
        awaitPly(0, LAST_PLY);
        var second =
                move(saved(), saved().tree().root().children().get(0).children().get(0));

        robot.push(KeyCode.CONTROL, KeyCode.F);
        robot.write(second);
        await("one match", () -> says("found") || says("of"));
        robot.push(KeyCode.ENTER);
        await("the second ply", () -> says("ply 2 of"));
        // In the field the arrows move the caret.
        robot.push(KeyCode.LEFT);
        await("still there", () -> says("ply 2 of"));
        robot.push(KeyCode.ESCAPE);
        robot.push(KeyCode.LEFT);
        awaitPly(1, LAST_PLY);
    }

    @Test
    void aMoveIsBookmarkedEntitledGoneToAndTheMenuNamesWhatItTakesBack() throws Exception {
        start(file);
        awaitPly(0, LAST_PLY);
        robot.push(KeyCode.CONTROL, KeyCode.G);
        robot.write("ply 5");
        robot.push(KeyCode.ENTER);
        awaitPly(5, LAST_PLY);

        robot.push(KeyCode.CONTROL, KeyCode.B);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.B);
        robot.write("The ladder");
        robot.push(KeyCode.ENTER);
        robot.push(KeyCode.HOME);
        awaitPly(0, LAST_PLY);
        robot.push(KeyCode.CONTROL, KeyCode.DOWN);
        awaitPly(5, LAST_PLY);
        robot.push(KeyCode.HOME);
        awaitPly(0, LAST_PLY);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.G);
        await("the bookmark", () -> says("The ladder"));
        robot.push(KeyCode.ENTER);
        awaitPly(5, LAST_PLY);

        robot.clickOn("Edit");
        await("the name of the edit", () -> says("Undo title"));
        robot.push(KeyCode.ESCAPE);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        robot.push(KeyCode.CONTROL, KeyCode.S);
        await(
                "saved without them",
                () -> saved().tree().nodes().stream()
                        .noneMatch(node -> node.annotations().bookmark()));
    }
}
