package hoppity.studio.shell;

import javafx.scene.Node;
import javafx.scene.layout.Region;

/** Nodes in a row, as many as there is room for: one that does not fit is left out with all behind it, never cut.
 * One that is not managed is not seen. */
public final class FittingRow extends Region {
    private final double gap;

    /** @param gap between two nodes, in pixels */
    public FittingRow(double gap, Node... nodes) {
        this.gap = gap;
        getStyleClass().add("fitting-row");
        setMinWidth(0);
        setNodes(nodes);
    }

    public void setNodes(Node... nodes) {
        getChildren().setAll(nodes);
    }

    @Override
    protected double computePrefWidth(double height) {
        double width = 0;
        for (var node : getManagedChildren()) {
            width += (width == 0 ? 0 : gap) + Math.ceil(node.prefWidth(-1));
        }
        return width;
    }

    @Override
    protected double computePrefHeight(double width) {
        return getManagedChildren().stream()
                .mapToDouble(node -> node.prefHeight(-1))
                .max()
                .orElse(0);
    }

    @Override
    protected void layoutChildren() {
        double x = 0;
        boolean fits = true;
        for (var node : getChildren()) {
            if (!node.isManaged()) {
                node.setVisible(false);
                continue;
            }
            double width = Math.ceil(node.prefWidth(-1));
            double height = node.prefHeight(width);
            fits &= x + width <= getWidth() + 0.5;
            node.setVisible(fits);
            node.resizeRelocate(x, snapPositionY((getHeight() - height) / 2), width, height);
            x += width + gap;
        }
    }
}
