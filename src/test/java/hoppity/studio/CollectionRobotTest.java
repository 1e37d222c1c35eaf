package hoppity.studio;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.collection.ManyGames;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** One game is chosen out of a file of thousands. */
class CollectionRobotTest extends StudioRobotCase {
    private static final int GAMES = 3000;

    private ListView<?> list() {
        return robot.lookup(node -> node instanceof ListView && isShown(node)).queryAs(ListView.class);
    }

    private boolean asks() {
        return says("many.hgn holds " + GAMES + " games. Which one?");
    }

    private TextField field() {
        return robot.lookup("#list-search").queryAs(TextField.class);
    }

    private void openMany() throws Exception {
        var many = folder.resolve("many.hgn");
        ManyGames.write(many, GAMES);
        start(many);
        await("the question", this::asks);
        await("the field has the focus", () -> field().isFocused());
        robot.targetWindow(field());
    }

    @Test
    void itIsSearchedChosenAndOpened() throws Exception {
        openMany();
        assertThat(list().getItems()).hasSize(GAMES);
        assertThat(robot.lookup("#list-count").queryAs(Label.class).isVisible()).isFalse();

        robot.write("hugo kutochky");
        await("fewer games", () -> list().getItems().size() < GAMES / 2);
        int found = list().getItems().size();
        assertThat(found).isPositive();
        assertThat(says(found + " of " + GAMES)).isTrue();
        assertThat(list().getSelectionModel().getSelectedIndex()).isZero();
        robot.push(KeyCode.DOWN);
        assertThat(list().getSelectionModel().getSelectedIndex()).isEqualTo(1);
        robot.push(KeyCode.ENTER);
        await("the game", () -> !asks() && says("Kutochky 3×3"));
        await("which it is", () -> says("This is one of " + GAMES + " games of many.hgn."));
    }

    @Test
    void nothingIsFoundOrOpened() throws Exception {
        openMany();

        robot.write("nobody of this name");
        await("nothing", () -> list().getItems().isEmpty());
        assertThat(says("Nothing has these words.")).isTrue();
        robot.push(KeyCode.ENTER);
        assertThat(asks()).isTrue();

        robot.push(KeyCode.ESCAPE);
        await("the question is gone", () -> !asks());
        assertThat(says("ply 0 of")).isFalse();
    }
}
