package hoppity.studio.settings;

import java.util.List;
import javafx.beans.property.Property;

/** Settings from elsewhere that differ from the present ones: checked, to be taken in one step, and to be taken back. */
public final class SettingsImport {
    private final List<Change<?>> changes;

    /** One setting's value now and then. */
    public record Change<T>(Property<T> property, T before, T after) {
        /** The setting's name in the file. */
        public String key() {
            return property.getName();
        }
    }

    SettingsImport(List<Change<?>> changes) {
        this.changes = List.copyOf(changes);
    }

    public List<Change<?>> changes() {
        return changes;
    }

    public void apply() {
        changes.forEach(SettingsImport::apply);
    }

    /** Gives what {@link #apply} changed its value from before. */
    public void undo() {
        changes.forEach(SettingsImport::undo);
    }

    private static <T> void apply(Change<T> change) {
        change.property().setValue(change.after());
    }

    private static <T> void undo(Change<T> change) {
        change.property().setValue(change.before());
    }
}
