package hoppity.studio.preferences;

import static hoppity.words.Words.english;

import java.util.Locale;
import java.util.stream.Collectors;
import javafx.beans.property.Property;

/**
 * Something that the user can choose once for all. Changing the property is all that it takes.
 *
 * @param text what is chosen, in a few words
 * @param description one or two sentences more; empty when there is nothing to add
 * @param initial the default
 * @param <T> the type of its values
 */
public record Preference<T>(
        Section section, String text, String description, Property<T> property, T initial, Kind<T> kind) {

    public boolean isChanged() {
        return !initial.equals(property.getValue());
    }

    /** Whether it changes by itself with what is done, so that it says nothing about what the user wants. */
    boolean followsUse() {
        return kind instanceof Kind.Folder;
    }

    /** Gives it its default again. */
    public void reset() {
        property.setValue(initial);
    }

    /** Everything that can be read about it, in lower case and in English too, for the search. */
    String words() {
        var choices = kind instanceof Kind.Choice<T> choice
                ? choice.values().stream().map(choice.name()).collect(Collectors.joining(" "))
                : "";
        return String.join(" ", text, description, section.displayName(), choices, english(text), english(description))
                .toLowerCase(Locale.ROOT);
    }
}
