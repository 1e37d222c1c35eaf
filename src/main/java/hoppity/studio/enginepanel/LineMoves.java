package hoppity.studio.enginepanel;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** The moves of a line in a row, as many as there is room for, then three dots. The labels are kept and written anew. */
final class LineMoves extends Region {
    private static final PseudoClass FIRST = PseudoClass.getPseudoClass("first");
    private static final PseudoClass PREVIEWED = PseudoClass.getPseudoClass("previewed");
    private static final double GAP = 2;

    private final List<Label> labels = new ArrayList<>();
    private final Label more = new Label("…");
    private int count;

    /** What happens with the moves, by their number in the line from 0. */
    interface Actions {
        void hovered(Label label, int index);

        void left();

        /** The wheel was turned over a move: on (1) or back (−1). */
        void stepped(Label label, int direction);

        void chosen(int index);
    }

    private final Actions actions;

    LineMoves(Actions actions) {
        this.actions = actions;
        getStyleClass().add("line-moves");
        setMinWidth(0);
        more.getStyleClass().add("line-more");
        more.setManaged(false);
        getChildren().add(more);
    }

    void show(List<LineMove> moves) {
        count = moves.size();
        while (labels.size() < count) {
            labels.add(label(labels.size()));
        }
        for (int i = 0; i < labels.size(); i++) {
            labels.get(i).setText(i < count ? moves.get(i).text() : "");
        }
        requestLayout();
    }

    /** Marks the move whose position is previewed, none if it is not in sight. */
    void setPreviewed(int index) {
        for (int i = 0; i < labels.size(); i++) {
            labels.get(i).pseudoClassStateChanged(PREVIEWED, i == index);
        }
    }

    private Label label(int index) {
        var label = new Label();
        label.setManaged(false);
        label.getStyleClass().add("line-move");
        label.pseudoClassStateChanged(FIRST, index == 0);
        label.setOnMouseEntered(event -> actions.hovered(label, index));
        label.setOnMouseExited(event -> actions.left());
        label.setOnScroll(event -> {
            if (event.getDeltaY() != 0) {
                actions.stepped(label, event.getDeltaY() > 0 ? -1 : 1);
                event.consume();
            }
        });
        label.setOnMouseClicked(event -> {
            if (event.getButton() == javafx.scene.input.MouseButton.PRIMARY && event.isStillSincePress()) {
                // A click beside the moves means the whole line.
                event.consume();
                actions.chosen(index);
            }
        });
        getChildren().add(label);
        return label;
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.ceil(more.prefHeight(-1));
    }

    @Override
    protected double computePrefWidth(double height) {
        return 200;
    }

    @Override
    protected void layoutChildren() {
        double height = getHeight();
        double dots = more.prefWidth(-1);
        double x = 0;
        int shown = 0;
        while (shown < count) {
            var label = labels.get(shown);
            double width = Math.ceil(label.prefWidth(-1));
            double needed = x + width + (shown + 1 < count ? GAP + dots : 0);
            if (needed > getWidth() && shown > 0) {
                break;
            }
            // The first move shows whatever the width, cut off by its own label if need be.
            double given = shown == 0 ? Math.min(width, getWidth()) : width;
            label.resizeRelocate(x, 0, given, height);
            x += given + GAP;
            shown++;
        }
        for (int i = 0; i < labels.size(); i++) {
            labels.get(i).setVisible(i < shown);
        }
        more.setVisible(shown < count);
        more.resizeRelocate(x, 0, dots, height);
    }
}
