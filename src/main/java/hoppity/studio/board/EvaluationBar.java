package hoppity.studio.board;

import static hoppity.words.Words.tr;

import java.util.Locale;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** The first seat's chance of winning as a share of a bar, on its own side of the board. */
final class EvaluationBar extends Region {
    private static final double EDGE = 1;

    private final ObjectProperty<@Nullable Double> share = new SimpleObjectProperty<>(this, "share");
    private final BooleanProperty flipped = new SimpleBooleanProperty(this, "flipped");
    private final Region first = new Region();
    private final Region middle = new Region();
    private final Tooltip tooltip = new Tooltip();

    EvaluationBar() {
        getStyleClass().add("evaluation-bar");
        first.getStyleClass().add("evaluation-first-seat");
        middle.getStyleClass().add("evaluation-middle");
        first.setManaged(false);
        middle.setManaged(false);
        getChildren().addAll(first, middle);
        Tooltip.install(this, tooltip);
        share.addListener(observable -> show());
        flipped.addListener(observable -> requestLayout());
        show();
    }

    /** 0 to 1, or null while unknown: then the bar is not seen, but keeps its place. */
    ObjectProperty<@Nullable Double> shareProperty() {
        return share;
    }

    /** Whether the first seat is at the top. */
    BooleanProperty flippedProperty() {
        return flipped;
    }

    private void show() {
        var known = share.get();
        setVisible(known != null);
        if (known != null) {
            tooltip.setText(tr("White wins {0} %", String.format(Locale.ROOT, "%.0f", known * 100)));
        }
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        var known = share.get();
        if (known == null) {
            return;
        }
        double width = getWidth() - 2 * EDGE;
        double height = getHeight() - 2 * EDGE;
        double part = snapSizeY(Math.max(0, Math.min(1, known)) * height);
        first.resizeRelocate(EDGE, flipped.get() ? EDGE : EDGE + height - part, width, part);
        middle.resizeRelocate(0, snapPositionY(getHeight() / 2), getWidth(), 1);
    }
}
