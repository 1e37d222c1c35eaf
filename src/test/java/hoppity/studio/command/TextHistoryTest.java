package hoppity.studio.command;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class TextHistoryTest {
    private static final KeyStroke UNDO = new KeyStroke(KeyCode.Z, true, false, false);
    private static final KeyStroke REDO = new KeyStroke(KeyCode.Y, true, false, false);
    private static final KeyStroke OTHER_REDO = new KeyStroke(KeyCode.Z, true, true, false);

    @Test
    void theTextUndoesByItselfWhileItCan() {
        assertThat(TextHistory.of(UNDO, true, false)).isEqualTo(TextHistory.OTHER);
        assertThat(TextHistory.of(UNDO, false, true)).isEqualTo(TextHistory.NOTHING_LEFT);
    }

    @Test
    void bothKeysRedo() {
        assertThat(TextHistory.of(REDO, true, true)).isEqualTo(TextHistory.REDO);
        assertThat(TextHistory.of(OTHER_REDO, true, true)).isEqualTo(TextHistory.REDO);
        assertThat(TextHistory.of(REDO, true, false)).isEqualTo(TextHistory.NOTHING_LEFT);
    }

    @Test
    void otherKeysAreNotAboutTheHistory() {
        assertThat(TextHistory.of(new KeyStroke(KeyCode.Z, false, false, false), false, false))
                .isEqualTo(TextHistory.OTHER);
        assertThat(TextHistory.of(new KeyStroke(KeyCode.Z, true, false, true), false, false))
                .isEqualTo(TextHistory.OTHER);
        assertThat(TextHistory.of(new KeyStroke(KeyCode.C, true, false, false), false, false))
                .isEqualTo(TextHistory.OTHER);
    }
}
