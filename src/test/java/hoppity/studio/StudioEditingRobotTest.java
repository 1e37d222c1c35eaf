package hoppity.studio;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.record.Comment;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import java.util.List;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** What the hand does to a game: chains put in both ways, deleting where one stands, writing while going on, taking back. */
class StudioEditingRobotTest extends StudioRobotCase {
    /** The third ply of the recorded game is the chain g1-g3-e5. */
    private void goToTheChain() throws Exception {
        start(file);
        awaitPly(0, LAST_PLY);
        robot.push(KeyCode.RIGHT).push(KeyCode.RIGHT);
        awaitPly(2, LAST_PLY);
    }

    @Test
    void aChainIsPutInByItsEnd() throws Exception {
        goToTheChain();

        clickCell("g1");
        clickCell("e5");

        awaitPly(3, LAST_PLY);
    }

    @Test
    void aChainIsPutInLandingByLanding() throws Exception {
        goToTheChain();

        clickCell("g1");
        robot.press(KeyCode.CONTROL);
        clickCell("g3");
        robot.release(KeyCode.CONTROL);
        awaitPly(2, LAST_PLY);
        robot.press(KeyCode.CONTROL);
        clickCell("e5");
        robot.release(KeyCode.CONTROL);

        // From e5 the chain goes nowhere else: the turn is played.
        awaitPly(3, LAST_PLY);
    }

    @Test
    void aBranchIsDeletedWhereOneStandsAndTheArrowsGoOnFromThere() throws Exception {
        goToTheChain();
        clickCell("h4");
        clickCell("g5");
        awaitPly(3, 3);

        robot.push(KeyCode.DELETE);
        awaitPly(2, LAST_PLY);
        robot.push(KeyCode.LEFT);
        awaitPly(1, LAST_PLY);
        robot.push(KeyCode.RIGHT).push(KeyCode.RIGHT);
        awaitPly(3, LAST_PLY);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        awaitPly(3, 3);
    }

    @Test
    void aCommentStaysWithItsMoveWhenOneGoesOnAndSaves() throws Exception {
        goToTheChain();
        clickCell("h4");
        clickCell("g5");
        awaitPly(3, 3);
        var editor = textArea();
        robot.clickOn(editor).write("one");
        robot.push(KeyCode.LEFT);
        robot.write("-");
        // A click on the board leaves the text and plays on.
        clickCell("d8");
        clickCell("e7");
        awaitPly(4, 4);
        robot.push(KeyCode.CONTROL, KeyCode.S);

        await("saved", () -> saved().tree().size() == 28);
        var branch = branch(saved());
        assertThat(texts(branch)).containsExactly("on-e");
        assertThat(texts(branch.children().get(0))).isEmpty();
    }

    @Test
    void eachKindOfEditIsTakenBackAndMadeAgain() throws Exception {
        goToTheChain();
        clickCell("h4");
        clickCell("g5");
        awaitPly(3, 3);
        var editor = textArea();
        robot.clickOn(editor).write("why");
        robot.push(KeyCode.ESCAPE);
        robot.clickOn("!?");
        robot.rightClickOn(cell("e4"));
        robot.push(KeyCode.CONTROL, KeyCode.S);
        await("saved with all of it", () -> {
            var made = branch(saved()).annotations();
            return made.nags().equals(List.of(5))
                    && made.shapes().size() == 1
                    && !made.post().isEmpty();
        });

        for (int i = 0; i < 4; i++) {
            robot.push(KeyCode.CONTROL, KeyCode.Z);
        }
        awaitPly(2, LAST_PLY);
        robot.push(KeyCode.CONTROL, KeyCode.S);
        await("saved as it was", () -> saved().tree().size() == 26);

        for (int i = 0; i < 4; i++) {
            robot.push(KeyCode.CONTROL, KeyCode.Y);
        }
        awaitPly(3, 3);
        robot.push(KeyCode.CONTROL, KeyCode.S);
        await(
                "saved with all of it again",
                () -> saved().tree().size() == 27
                        && branch(saved()).annotations().shapes().size() == 1);
        assertThat(texts(branch(saved()))).containsExactly("why");
    }

    /** The move that was played beside the third ply of the game. */
    private static GameNode branch(GameRecord record) {
        return record.tree()
                .root()
                .children()
                .get(0)
                .children()
                .get(0)
                .children()
                .get(1);
    }

    private static List<String> texts(GameNode node) {
        return node.annotations().post().stream().map(Comment::text).toList();
    }
}
