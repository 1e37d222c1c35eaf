package hoppity.studio.preferences;

import static hoppity.words.Words.tr;

import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import hoppity.studio.shell.SearchWords;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** The preferences as they are looked through: section by section, or what fits a search over all of them. */
final class PreferencesViewModel {
    private final Preferences preferences;
    private final KeyboardViewModel keyboard;
    private final Notifications messages = new Notifications();
    private final StringProperty query = new SimpleStringProperty(this, "query", "");
    private final ObjectProperty<Section> section = new SimpleObjectProperty<>(this, "section", Section.GENERAL);
    private final ReadOnlyObjectWrapper<SearchWords> words =
            new ReadOnlyObjectWrapper<>(this, "words", SearchWords.of(""));
    private final BooleanBinding changed;

    PreferencesViewModel(Preferences preferences, KeyboardViewModel keyboard) {
        this.preferences = preferences;
        this.keyboard = keyboard;
        keyboard.wordsProperty().bind(words);
        query.addListener((observable, before, now) -> words.set(SearchWords.of(now)));
        // To go to a section is to leave the search.
        section.addListener(observable -> query.set(""));
        changed = Bindings.createBooleanBinding(preferences::isChanged, preferences.observables());
    }

    KeyboardViewModel keyboard() {
        return keyboard;
    }

    /** What has happened in the window. */
    Notifications messages() {
        return messages;
    }

    /** What is typed in the search. */
    StringProperty queryProperty() {
        return query;
    }

    /** The section that shows while nothing is searched. */
    ObjectProperty<Section> sectionProperty() {
        return section;
    }

    /** Changes whenever other rows are to be shown, together with the section. */
    ReadOnlyObjectProperty<SearchWords> wordsProperty() {
        return words.getReadOnlyProperty();
    }

    /** The preferences of a section, in the order of the window. */
    List<Preference<?>> of(Section wanted) {
        return preferences.all().stream()
                .filter(preference -> preference.section() == wanted)
                .toList();
    }

    /** Whether a preference is to be seen. */
    boolean shows(Preference<?> preference) {
        return words.get().isEmpty()
                ? preference.section() == section.get()
                : words.get().fit(preference.words());
    }

    /** Whether anything of a section is to be seen. */
    boolean shows(Section wanted) {
        return words.get().isEmpty() ? wanted == section.get() : fits(wanted);
    }

    /** Whether anything of a section fits the search; so it does while nothing is searched. */
    boolean fits(Section wanted) {
        return words.get().isEmpty()
                || (wanted == Section.KEYBOARD
                        ? keyboard.rows().stream().anyMatch(keyboard::shows)
                        : of(wanted).stream().anyMatch(this::shows));
    }

    /** Whether anything is other than its default. */
    BooleanBinding changedProperty() {
        return changed;
    }

    /** Gives everything its default, with a way back. */
    void resetAll() {
        var undo = preferences.resetAll();
        messages.show(Notification.info(tr("All preferences and keys are as at the first start."))
                .withAction(tr("Undo"), undo));
    }
}
