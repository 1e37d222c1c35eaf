package hoppity.studio.gameinfo;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** A text as it is being typed, and as it was in the record. */
final class InfoField {
    private final StringProperty text = new SimpleStringProperty(this, "text", "");
    private String loaded = "";

    StringProperty textProperty() {
        return text;
    }

    /** Shows what the record says; what is being typed gives way. */
    void load(String recorded) {
        loaded = recorded;
        text.set(recorded);
    }

    /** Shows what the record says, unless something else is being typed. */
    void refresh(String recorded) {
        if (isChanged()) {
            loaded = recorded;
        } else {
            load(recorded);
        }
    }

    /** What was typed is in the record now. */
    void settle() {
        load(typed());
    }

    boolean isChanged() {
        return !text.get().equals(loaded);
    }

    /** Whether all that the record says was deleted. */
    boolean isEmptied() {
        return typed().isEmpty() && !loaded.isBlank();
    }

    /** What was typed, without blanks around it. */
    String typed() {
        return text.get().strip();
    }
}
