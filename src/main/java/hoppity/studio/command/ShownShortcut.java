package hoppity.studio.command;

import java.util.Objects;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/**
 * A shortcut that a menu item shows and never acts on. {@link KeyDispatcher} alone turns keys into commands: as a real
 * accelerator a key would fire even while the user is typing, whenever the text input has no use for it.
 */
final class ShownShortcut extends KeyCombination {
    private final KeyStroke stroke;

    ShownShortcut(KeyStroke stroke) {
        this.stroke = stroke;
    }

    @Override
    public boolean match(KeyEvent event) {
        return false;
    }

    @Override
    public String getDisplayText() {
        return stroke.displayText();
    }

    @Override
    public String getName() {
        return stroke.displayText();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ShownShortcut shown && shown.stroke.equals(stroke);
    }

    @Override
    public int hashCode() {
        return Objects.hash(ShownShortcut.class, stroke);
    }
}
