package hoppity.studio.shell;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/**
 * A row or a column of panes with a hairline to pull between two of them. Other than a {@code SplitPane} it shares the
 * room by weight, so that a window can grow and shrink and a pane can be folded without the proportions being lost.
 */
final class SplitBox extends Pane {
    /** The line is thin, its handle is wide enough for a finger's breadth of a mouse. */
    private static final double LINE = 1;

    private static final double GRIP = 7;

    private static final PseudoClass REACHED = PseudoClass.getPseudoClass("reached");

    private final List<Item> items = new ArrayList<>();
    private List<Region> order = List.of();
    private final List<Region> lines = new ArrayList<>();
    private final List<Region> grips = new ArrayList<>();
    private final ReadOnlyBooleanWrapper dragged = new ReadOnlyBooleanWrapper(this, "dragged");
    private Runnable onWeightsChanged = () -> {};
    private Orientation orientation;
    private double dragStart;
    private double[] sizesAtStart = {};

    private static final class Item {
        private final Region node;
        private final double minimum;
        private final ObservableBooleanValue folded;
        private final ObservableBooleanValue hidden;
        private double weight;

        private Item(
                Region node,
                double minimum,
                double weight,
                ObservableBooleanValue folded,
                ObservableBooleanValue hidden) {
            this.node = node;
            this.minimum = minimum;
            this.weight = weight;
            this.folded = folded;
            this.hidden = hidden;
        }
    }

    SplitBox(Orientation orientation) {
        this.orientation = orientation;
        getStyleClass().add("split-box");
    }

    /**
     * Adds a pane at the end.
     *
     * @param minimum pixels along the orientation below which the unfolded pane does not shrink
     * @param folded while true the pane gets its own minimum size and no more
     * @param hidden while true the pane takes no room at all
     */
    void add(Region node, double minimum, double weight, ObservableBooleanValue folded, ObservableBooleanValue hidden) {
        if (!items.isEmpty()) {
            addDivider(items.size() - 1);
        }
        items.add(new Item(node, minimum, weight, folded, hidden));
        node.setMinSize(0, 0);
        // The grips stay on top of all panes.
        getChildren().add(items.size() - 1, node);
        folded.addListener(observable -> requestLayout());
        hidden.addListener(observable -> requestLayout());
    }

    /** Shows the panes in this order; those that are not named stand behind, in the order in which they were added. */
    void setOrder(List<? extends Region> nodes) {
        order = List.copyOf(nodes);
        requestLayout();
    }

    private List<Item> shown() {
        return items.stream()
                .filter(item -> !item.hidden.get())
                .sorted(Comparator.comparingInt(item -> place(item.node)))
                .toList();
    }

    private int place(Region node) {
        int place = order.indexOf(node);
        return place < 0 ? order.size() : place;
    }

    private void addDivider(int index) {
        var line = new Region();
        line.getStyleClass().add("split-line");
        line.setMouseTransparent(true);
        var grip = new Region();
        grip.getStyleClass().add("split-grip");
        grip.setCursor(orientation == Orientation.HORIZONTAL ? Cursor.H_RESIZE : Cursor.V_RESIZE);
        grip.setOnMousePressed(event -> {
            dragStart = along(event.getSceneX(), event.getSceneY());
            sizesAtStart = sizes();
            dragged.set(true);
            event.consume();
        });
        grip.setOnMouseDragged(event -> {
            var delta = along(event.getSceneX(), event.getSceneY()) - dragStart;
            setShownWeights(Shares.afterDrag(parts(), sizesAtStart, index, delta));
            event.consume();
        });
        grip.setOnMouseReleased(event -> {
            dragged.set(false);
            onWeightsChanged.run();
            event.consume();
        });
        grip.hoverProperty().addListener((observable, before, now) -> line.pseudoClassStateChanged(REACHED, now));
        lines.add(line);
        grips.add(grip);
        getChildren().addAll(line, grip);
    }

    Orientation orientation() {
        return orientation;
    }

    void setOrientation(Orientation value) {
        orientation = value;
        grips.forEach(grip -> grip.setCursor(value == Orientation.HORIZONTAL ? Cursor.H_RESIZE : Cursor.V_RESIZE));
        requestLayout();
    }

    /** True while a divider is being pulled. */
    ReadOnlyBooleanProperty draggedProperty() {
        return dragged.getReadOnlyProperty();
    }

    /** Called after the user has pulled a divider. */
    void setOnWeightsChanged(Runnable action) {
        onWeightsChanged = action;
    }

    /** The weights in the order in which the panes were added. */
    double[] weights() {
        return items.stream().mapToDouble(item -> item.weight).toArray();
    }

    /** Gives the shown, unfolded panes weights in proportion to these sizes; what they have together stays as it is. */
    private void setShownWeights(double[] sizes) {
        var shown = shown();
        double size = 0;
        double weight = 0;
        for (int i = 0; i < shown.size(); i++) {
            if (!shown.get(i).folded.get()) {
                size += sizes[i];
                weight += shown.get(i).weight;
            }
        }
        for (int i = 0; i < shown.size(); i++) {
            if (!shown.get(i).folded.get() && sizes[i] > 0) {
                shown.get(i).weight = weight * sizes[i] / size;
            }
        }
        requestLayout();
    }

    /** Sets the weights in the order in which the panes were added; folded panes keep theirs, so that unfolding brings back their room. */
    void setWeights(double... weights) {
        var total = 0.0;
        for (var weight : weights) {
            total += weight;
        }
        for (int i = 0; i < items.size() && i < weights.length; i++) {
            if (!items.get(i).folded.get() && weights[i] > 0) {
                items.get(i).weight = weights[i] / total;
            }
        }
        requestLayout();
    }

    private double along(double x, double y) {
        return orientation == Orientation.HORIZONTAL ? x : y;
    }

    private List<Shares.Part> parts() {
        return shown().stream()
                .map(item -> {
                    var folded = item.folded.get();
                    var minimum = folded ? minimumOf(item.node) : item.minimum;
                    return new Shares.Part(minimum, item.weight, folded);
                })
                .toList();
    }

    private double minimumOf(Region node) {
        return orientation == Orientation.HORIZONTAL ? node.prefWidth(-1) : node.prefHeight(-1);
    }

    private double[] sizes() {
        var parts = parts();
        var room = along(getWidth(), getHeight()) - Math.max(0, parts.size() - 1) * LINE;
        return Shares.sizes(parts, room);
    }

    @Override
    protected void layoutChildren() {
        var sizes = sizes();
        var shown = shown();
        items.forEach(item -> item.node.setVisible(!item.hidden.get()));
        for (int i = 0; i < lines.size(); i++) {
            lines.get(i).setVisible(i < shown.size() - 1);
            grips.get(i).setVisible(i < shown.size() - 1);
        }
        var horizontal = orientation == Orientation.HORIZONTAL;
        var across = horizontal ? getHeight() : getWidth();
        var position = 0.0;
        for (int i = 0; i < sizes.length; i++) {
            var end = snapPositionX(position + sizes[i]);
            place(shown.get(i).node, position, end - position, across, horizontal);
            if (i < shown.size() - 1) {
                place(lines.get(i), end, LINE, across, horizontal);
                place(grips.get(i), end + LINE / 2 - GRIP / 2, GRIP, across, horizontal);
            }
            position = end + LINE;
        }
    }

    private static void place(Node node, double position, double size, double across, boolean horizontal) {
        if (horizontal) {
            node.resizeRelocate(position, 0, size, across);
        } else {
            node.resizeRelocate(0, position, across, size);
        }
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computeMinHeight(double width) {
        return 0;
    }
}
