package hoppity.studio.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class KeyStrokeTest {
    @Test
    void readsKeysByBothOfTheirNamesAndModifiersInAnyOrder() {
        assertThat(KeyStroke.parse("Left")).isEqualTo(KeyStroke.of(KeyCode.LEFT));
        assertThat(KeyStroke.parse("Page Up")).isEqualTo(KeyStroke.of(KeyCode.PAGE_UP));
        assertThat(KeyStroke.parse("PAGE_UP")).isEqualTo(KeyStroke.of(KeyCode.PAGE_UP));
        assertThat(KeyStroke.parse("Escape")).isEqualTo(KeyStroke.parse("Esc"));
        assertThat(KeyStroke.parse("Shift+Ctrl+Z"))
                .isEqualTo(KeyStroke.parse("Shortcut+Shift+Z"))
                .isEqualTo(new KeyStroke(KeyCode.Z, true, true, false));
    }

    @Test
    void keypadArrowsCountAsArrows() {
        assertThat(KeyStroke.of(KeyCode.KP_LEFT)).isEqualTo(KeyStroke.of(KeyCode.LEFT));
    }

    @Test
    void saysWhichPartIsUnknown() {
        assertThatThrownBy(() -> KeyStroke.parse("Ctrl+Sidewards"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Unknown key 'Sidewards' in shortcut 'Ctrl+Sidewards'");
        assertThatThrownBy(() -> KeyStroke.parse("Hyper+S"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Unknown modifier 'Hyper' in shortcut 'Hyper+S'");
    }

    @Test
    void showsArrowsAsArrows() {
        assertThat(KeyStroke.parse("Left").displayText()).isEqualTo("←");
        assertThat(KeyStroke.parse("Shift+F11").displayText()).endsWith("F11").isNotEqualTo("F11");
    }
}
