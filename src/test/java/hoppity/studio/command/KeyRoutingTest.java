package hoppity.studio.command;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.studio.command.KeyRouting.Focus;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyRoutingTest {
    private final CommandRegistry commands = new CommandRegistry();

    @BeforeEach
    void declare() {
        for (var key : new String[] {
            "Left",
            "Right",
            "Up",
            "Down",
            "Home",
            "End",
            "Page Up",
            "Page Down",
            "Space",
            "F",
            "Escape",
            "Delete",
            "F1",
            "Ctrl+Z",
            "Ctrl+Y",
            "Ctrl+Shift+Z",
            "Ctrl+S",
            "Ctrl+O",
            "Ctrl+N",
            "Ctrl+C",
            "Ctrl+V",
            "Ctrl+Left",
            "Alt+Left"
        }) {
            commands.add(Command.of(key, key).shortcut(key).runs(() -> {}));
        }
    }

    private String route(String key, Focus focus) {
        return KeyRouting.route(KeyStroke.parse(key), focus, commands)
                .map(Command::id)
                .orElse("none");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Left", "Right", "Up", "Down", "Home", "End", "Page Up", "Space", "F", "Escape", "Ctrl+Z", "Ctrl+S"
            })
    void outsideOfTextsEveryShortcutRunsItsCommand(String key) {
        assertThat(route(key, Focus.ANYWHERE_ELSE)).isEqualTo(key);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Left",
                "Right",
                "Up",
                "Down",
                "Home",
                "End",
                "Page Up",
                "Page Down",
                "Space",
                "F",
                "Escape",
                "Delete",
                "Ctrl+Z",
                "Ctrl+Y",
                "Ctrl+Shift+Z",
                "Ctrl+C",
                "Ctrl+V",
                "Ctrl+Left",
                "Alt+Left"
            })
    void aTextKeepsWhatItEditsWith(String key) {
        assertThat(route(key, Focus.TEXT)).isEqualTo("none");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ctrl+S", "Ctrl+O", "Ctrl+N", "F1"})
    void theOtherCommandsWorkWhileTyping(String key) {
        assertThat(route(key, Focus.TEXT)).isEqualTo(key);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Left", "Escape", "Ctrl+S", "Space"})
    void anOpenMenuKeepsEveryKey(String key) {
        assertThat(route(key, Focus.POPUP)).isEqualTo("none");
    }

    @Test
    void aButtonReachedWithTabKeepsSpaceAlone() {
        assertThat(route("Space", Focus.BUTTON_BY_KEYBOARD)).isEqualTo("none");
        assertThat(route("Left", Focus.BUTTON_BY_KEYBOARD)).isEqualTo("Left");
    }

    @Test
    void aStrokeThatNobodyDeclaredGoesToTheControl() {
        assertThat(route("Tab", Focus.ANYWHERE_ELSE)).isEqualTo("none");
        assertThat(route("Shift+Left", Focus.ANYWHERE_ELSE)).isEqualTo("none");
    }
}
