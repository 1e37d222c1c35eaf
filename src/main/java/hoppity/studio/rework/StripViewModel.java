package hoppity.studio.rework;

import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.Strip;
import hoppity.record.Strip.Part;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/** What is to be taken out of a game, and from where on. */
final class StripViewModel {
    private final GameNode root;
    private final GameNode node;
    private final Map<Part, BooleanProperty> chosen = new EnumMap<>(Part.class);
    private final BooleanProperty fromHere = new SimpleBooleanProperty(this, "fromHere");
    private final ReadOnlyObjectWrapper<Map<Part, Integer>> counts = new ReadOnlyObjectWrapper<>(this, "counts");

    /** @param node where the line begins that may be meant alone */
    StripViewModel(GameRecord record, GameNode node) {
        root = record.tree().root();
        this.node = node;
        for (var part : Part.values()) {
            chosen.put(part, new SimpleBooleanProperty(this, part.name()));
        }
        fromHere.addListener(observable -> recount());
        recount();
    }

    private void recount() {
        counts.set(Strip.countAll(from()));
    }

    /** Whether only the move and what follows it is meant. */
    BooleanProperty fromHereProperty() {
        return fromHere;
    }

    /** How many there are of each. */
    ReadOnlyObjectProperty<Map<Part, Integer>> countsProperty() {
        return counts.getReadOnlyProperty();
    }

    int count(Part part) {
        return counts.get().getOrDefault(part, 0);
    }

    BooleanProperty chosenProperty(Part part) {
        var property = chosen.get(part);
        if (property == null) {
            throw new IllegalStateException("no part " + part);
        }
        return property;
    }

    /** Whether anything would be taken out. */
    BooleanBinding takesSomething() {
        var watched = new ArrayList<Observable>(chosen.values());
        watched.add(counts);
        return Bindings.createBooleanBinding(
                () -> parts().stream().anyMatch(part -> count(part) > 0), watched.toArray(Observable[]::new));
    }

    Set<Part> parts() {
        var parts = EnumSet.noneOf(Part.class);
        chosen.forEach((part, property) -> {
            if (property.get()) {
                parts.add(part);
            }
        });
        return parts;
    }

    GameNode from() {
        return fromHere.get() ? node : root;
    }
}
