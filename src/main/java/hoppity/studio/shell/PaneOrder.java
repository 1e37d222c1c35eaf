package hoppity.studio.shell;

import hoppity.studio.settings.Settings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;

/** The order of the panes in the side column, and which of them are hidden; remembered. */
final class PaneOrder {
    private static final List<String> USUAL =
            Arrays.stream(Slot.values()).map(Slot::id).toList();

    private final Settings settings;
    private final ObjectProperty<List<String>> order;

    PaneOrder(Settings settings) {
        this.settings = settings;
        order = settings.permutation("layout.order", USUAL);
    }

    /** The ids of the slots from the top to the bottom, the hidden ones included. */
    ObjectProperty<List<String>> orderProperty() {
        return order;
    }

    List<Slot> slots() {
        var byId = Arrays.stream(Slot.values()).collect(Collectors.toMap(Slot::id, slot -> slot));
        return order.get().stream().map(byId::get).toList();
    }

    BooleanProperty hidden(Slot slot) {
        return settings.flag("layout." + slot.id() + ".hidden", false);
    }

    /** Puts a pane into the place of another, which makes room for it. */
    void moveTo(Slot moved, Slot place) {
        var ids = new ArrayList<>(order.get());
        int to = ids.indexOf(place.id());
        ids.remove(moved.id());
        ids.add(to, moved.id());
        order.set(List.copyOf(ids));
    }

    /** Moves a pane past the next one that is not hidden, upwards (−1) or downwards (1), if there is one. */
    void move(Slot moved, int direction) {
        next(moved, direction).ifPresent(place -> moveTo(moved, place));
    }

    /** Whether {@link #move} would do anything. */
    boolean canMove(Slot moved, int direction) {
        return next(moved, direction).isPresent();
    }

    private Optional<Slot> next(Slot from, int direction) {
        var slots = slots();
        for (int i = slots.indexOf(from) + direction; i >= 0 && i < slots.size(); i += direction) {
            if (!hidden(slots.get(i)).get()) {
                return Optional.of(slots.get(i));
            }
        }
        return Optional.empty();
    }

    void reset() {
        order.set(USUAL);
        for (var slot : Slot.values()) {
            hidden(slot).set(false);
        }
    }
}
