package hoppity.studio.palette;

import static hoppity.words.Words.tr;
import static org.assertj.core.api.Assertions.assertThat;

import hoppity.studio.command.Command;
import hoppity.studio.command.CommandRegistry;
import hoppity.words.OtherLanguage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.FXCollections;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PaletteViewModelTest {
    private final CommandRegistry commands = new CommandRegistry();
    private final SimpleBooleanProperty gameOpen = new SimpleBooleanProperty(false);
    private final List<String> ran = new ArrayList<>();
    private final PaletteViewModel model = new PaletteViewModel(commands);

    @BeforeEach
    void fill() {
        commands.menu("_File").add(command("new", "New game…"), command("open", "Open…"));
        commands.menu("_File").submenu("Open recent", FXCollections.observableArrayList(command("r1", "evening.hgj")));
        commands.menu("_Game")
                .add(
                        Command.of("next", "Next move").enabledWhen(gameOpen).runs(() -> ran.add("next")),
                        command("turn", "Turn board"));
        model.open();
    }

    private Command command(String id, String text) {
        return Command.of(id, text).runs(() -> ran.add(id));
    }

    private List<String> shown() {
        return model.entries().stream().map(entry -> entry.command().id()).toList();
    }

    @Test
    void anEmptyQueryShowsAllInOrderWithWhatCannotBeRunLast() {
        assertThat(shown()).containsExactly("new", "open", "turn", "r1", "next");

        gameOpen.set(true);
        model.open();
        assertThat(shown()).containsExactly("new", "open", "next", "turn", "r1");
    }

    @Test
    void theBestComesFirst() {
        model.queryProperty().set("open");
        assertThat(shown()).containsExactly("open", "r1");

        model.queryProperty().set("game");
        assertThat(shown()).containsExactly("new", "turn", "next");
    }

    @Test
    void placesAreToldWithTheSubmenus() {
        assertThat(model.entries().get(3).place()).isEqualTo("File › Open recent");
    }

    @Test
    void theChoiceMovesRoundTheEndsAndStartsAboveAfterEachLetter() {
        model.move(-1);
        assertThat(model.chosenProperty().get()).isEqualTo(4);
        model.move(1);
        assertThat(model.chosenProperty().get()).isZero();
        model.move(2);
        model.queryProperty().set("o");
        assertThat(model.chosenProperty().get()).isZero();
    }

    @Test
    void whatCannotBeRunIsNotRun() {
        model.queryProperty().set("next");
        assertThat(model.command()).isEmpty();

        gameOpen.set(true);
        assertThat(model.command()).map(Command::id).contains("next");
        model.queryProperty().set("zebra");
        assertThat(model.command()).isEmpty();
        model.move(1);
    }

    @Test
    void aCommandIsFoundInTheLanguageOfTheStudioAndInEnglish() {
        try (var spoken = new OtherLanguage(Map.of("Zoom in", "Збільшити", "_View", "_Вигляд"))) {
            commands.menu(tr("_View")).add(command("zoomIn", tr("Zoom in")));

            model.queryProperty().set("збіл");
            assertThat(shown()).containsExactly("zoomIn");
            model.queryProperty().set("zoom");
            assertThat(shown()).containsExactly("zoomIn");
            model.queryProperty().set("вигляд");
            assertThat(shown()).containsExactly("zoomIn");
        }
    }
}
