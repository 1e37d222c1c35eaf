package hoppity.studio.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import org.junit.jupiter.api.Test;

class CommandTest {
    @Test
    void runsOnlyWhileEnabled() {
        var runs = new ArrayList<String>();
        var enabled = new SimpleBooleanProperty(false);
        var command = Command.of("a", "A").enabledWhen(enabled).runs(() -> runs.add("a"));

        command.run();
        assertThat(runs).isEmpty();

        enabled.set(true);
        command.run();
        assertThat(runs).containsExactly("a");
    }

    @Test
    void aSwitchTurnsItsStateOverAndShowsIt() {
        var state = new SimpleBooleanProperty(false);
        var command = Command.of("a", "A").toggles(state);

        command.run();

        assertThat(state.get()).isTrue();
        assertThat(command.selected().orElseThrow().get()).isTrue();
        command.run();
        assertThat(state.get()).isFalse();
    }

    @Test
    void ofTheChoicesThatOneIsSelectedWhichHasItsValue() {
        var size = new SimpleObjectProperty<>("small");
        var small = Command.of("s", "S").chooses(size, "small");
        var large = Command.of("l", "L").chooses(size, "large");

        large.run();
        large.run();

        assertThat(size.get()).isEqualTo("large");
        assertThat(small.selected().orElseThrow().get()).isFalse();
        assertThat(large.selected().orElseThrow().get()).isTrue();
    }

    @Test
    void theTooltipNamesTheFirstShortcut() {
        var command = Command.of("a", "Back")
                .shortcut("Left", "Page Up")
                .description("One move")
                .runs(() -> {});

        assertThat(command.tooltip()).isEqualTo("Back (←)\nOne move");
        assertThat(Command.of("b", "B").runs(() -> {}).tooltip()).isEqualTo("B");
    }

    @Test
    void menusKeepTheOrderAndShareOneRegistry() {
        var registry = new CommandRegistry();
        registry.menu("File").add(Command.of("open", "Open").runs(() -> {})).separator();
        registry.menu("View").add(Command.of("flip", "Flip").shortcut("F").runs(() -> {}));
        registry.menu("File").add(Command.of("quit", "Quit").runs(() -> {}));

        assertThat(registry.menus()).extracting(CommandMenu::title).containsExactly("File", "View");
        assertThat(registry.menu("File").entries()).hasSize(3);
        assertThat(registry.commands()).extracting(Command::id).containsExactly("open", "flip", "quit");
        assertThat(registry.get("flip").text()).isEqualTo("Flip");
    }

    @Test
    void noIdAndNoShortcutTwice() {
        var registry = new CommandRegistry();
        registry.add(Command.of("flip", "Flip").shortcut("F").runs(() -> {}));

        assertThatThrownBy(() -> registry.add(Command.of("flip", "Turn").runs(() -> {})))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'flip'");
        assertThatThrownBy(() -> registry.add(
                        Command.of("find", "Find").shortcut("Ctrl+G", "F").runs(() -> {})))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The commands 'flip' and 'find' have the same shortcut F");
        assertThat(registry.commands()).hasSize(1);
        assertThatThrownBy(() -> registry.get("find")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aTextCanFollowWhatTheCommandWouldDo() {
        var text = new SimpleStringProperty("Undo add g3-f4");
        var command = Command.of("edit.undo", "Undo")
                .says(text)
                .shortcut("Shortcut+Z")
                .runs(() -> {});

        assertThat(command.text()).isEqualTo("Undo add g3-f4");
        text.set("Undo comment");
        assertThat(command.text()).isEqualTo("Undo comment");
        assertThat(command.textValue().getValue()).isEqualTo("Undo comment");
        assertThat(command.tooltip()).startsWith("Undo comment (");
    }
}
