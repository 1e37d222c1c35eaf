package hoppity.studio.board;

import hoppity.export.diagram.Zoom;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/** Changes which part of a board is seen, within its limits. Another board is seen whole again. */
public final class BoardZoom {
    private static final double STEP = 1.25;
    /** Less than a step above the whole is the whole. */
    private static final double ALMOST = 1.02;

    private final ReadOnlyObjectWrapper<Zoom> zoom = new ReadOnlyObjectWrapper<>(this, "zoom", Zoom.WHOLE);
    private final BooleanBinding zoomed = zoom.isNotEqualTo(Zoom.WHOLE);
    private double most = 1;

    BoardZoom(ObservableValue<@Nullable BoardPosition> position) {
        position.addListener((observable, before, now) -> {
            if (now == null
                    || before == null
                    || !now.variant().geometry().equals(before.variant().geometry())) {
                most = now == null ? 1 : Zoom.most(now.variant().geometry().shape());
                whole();
            }
        });
    }

    public ReadOnlyObjectProperty<Zoom> zoomProperty() {
        return zoom.getReadOnlyProperty();
    }

    /** Whether less than the whole board is seen. */
    public ObservableBooleanValue zoomedProperty() {
        return zoomed;
    }

    /** One step larger around the middle. */
    public void in() {
        by(STEP, 0.5, 0.5);
    }

    /** One step smaller around the middle. */
    public void out() {
        by(1 / STEP, 0.5, 0.5);
    }

    /** Shows the whole board. */
    public void whole() {
        zoom.set(Zoom.WHOLE);
    }

    /** So many steps larger, or smaller if negative, around a point given by shares of what is seen. */
    void steps(double steps, double acrossX, double acrossY) {
        by(Math.pow(STEP, steps), acrossX, acrossY);
    }

    /** So many times larger around a point given by shares of what is seen. */
    void by(double times, double acrossX, double acrossY) {
        double factor = Math.min(most, zoom.get().factor() * times);
        zoom.set(factor < ALMOST ? Zoom.WHOLE : zoom.get().to(factor, acrossX, acrossY));
    }

    /** Brings a point into sight, given by shares of what is seen; returns whether that moved it. */
    boolean follow(double acrossX, double acrossY) {
        var before = zoom.get();
        if (!before.isWhole()) {
            zoom.set(before.showing(acrossX, acrossY));
        }
        return !zoom.get().equals(before);
    }

    /** Moves what is seen with the pointer, by shares of it. */
    void drag(double acrossX, double acrossY) {
        zoom.set(zoom.get().dragged(acrossX, acrossY));
    }
}
