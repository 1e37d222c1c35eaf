package hoppity.studio.board;

import java.util.List;
import java.util.Objects;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/** What is laid over the cells of the position that is shown; worked out once a position, and only what is chosen. */
public final class OverlayViewModel {
    private final ObservableValue<@Nullable BoardPosition> position;
    private final ObjectProperty<OverlayKind> kind = new SimpleObjectProperty<>(this, "kind", OverlayKind.NOTHING);
    private final ReadOnlyObjectWrapper<CellOverlay> overlay =
            new ReadOnlyObjectWrapper<>(this, "overlay", CellOverlay.NONE);
    private final ReadOnlyObjectWrapper<List<RuleChip>> legend = new ReadOnlyObjectWrapper<>(this, "legend", List.of());

    OverlayViewModel(ObservableValue<@Nullable BoardPosition> position) {
        this.position = position;
        position.addListener((observable, before, now) -> refresh());
        kind.addListener((observable, before, now) -> refresh());
    }

    /** What is to be shown. */
    public ObjectProperty<OverlayKind> kindProperty() {
        return kind;
    }

    ReadOnlyObjectProperty<CellOverlay> overlayProperty() {
        return overlay.getReadOnlyProperty();
    }

    /** One note below the board that names what is shown and for whom; none while nothing is. */
    ReadOnlyObjectProperty<List<RuleChip>> legendProperty() {
        return legend.getReadOnlyProperty();
    }

    private void refresh() {
        var shown = position.getValue();
        var now = shown == null
                ? CellOverlay.NONE
                : CellOverlay.of(Objects.requireNonNull(kind.get()), shown.variant(), shown.position());
        overlay.set(now);
        legend.set(shown == null ? List.of() : OverlayText.of(now, shown.variant(), shown.position()));
    }
}
