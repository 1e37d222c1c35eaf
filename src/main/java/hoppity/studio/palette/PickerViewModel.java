package hoppity.studio.palette;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * What fits a text that is being typed, the best first.
 *
 * @param <T> what is looked for
 */
abstract class PickerViewModel<T> {
    private final StringProperty query = new SimpleStringProperty(this, "query", "");
    private final ObservableList<T> entries = FXCollections.observableArrayList();
    private final IntegerProperty chosen = new SimpleIntegerProperty(this, "chosen", 0);

    private final ReadOnlyStringWrapper nothing = new ReadOnlyStringWrapper(this, "nothing", "");

    /** @param nothing what is said when nothing fits */
    PickerViewModel(String nothing) {
        this.nothing.set(nothing);
        query.addListener(observable -> search());
    }

    /** @param typed without blanks around it, perhaps empty */
    abstract List<T> found(String typed);

    /** What is said when nothing fits. */
    final ReadOnlyStringProperty nothingProperty() {
        return nothing.getReadOnlyProperty();
    }

    final void sayWhenNothingFits(String sentence) {
        nothing.set(sentence);
    }

    final StringProperty queryProperty() {
        return query;
    }

    final ObservableList<T> entries() {
        return entries;
    }

    /** The index of the entry that {@link #choice} gives. */
    final IntegerProperty chosenProperty() {
        return chosen;
    }

    /** Notes what shall hold while it is open; called before anything is found. */
    void opening() {}

    /** Starts anew with an empty query. */
    final void open() {
        opening();
        query.set("");
        search();
    }

    /** Chooses an entry further down or, if negative, further up; round at the ends. */
    final void move(int by) {
        if (!entries.isEmpty()) {
            chosen.set(Math.floorMod(chosen.get() + by, entries.size()));
        }
    }

    final Optional<T> choice() {
        int index = chosen.get();
        return index >= 0 && index < entries.size() ? Optional.of(entries.get(index)) : Optional.empty();
    }

    private void search() {
        entries.setAll(found(query.get().strip()));
        chosen.set(0);
    }
}
