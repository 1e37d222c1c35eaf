package hoppity.studio.comment;

import java.util.List;
import javafx.scene.layout.Region;

/**
 * The text before a move above the one after it, and below them what others have written. Where the pane is too low for
 * both texts they stand side by side.
 */
final class CommentTexts extends Region {
    private static final double GAP = 6;
    /** Two lines of text. */
    private static final double LEAST = 44;

    private final Region before;
    private final Region after;
    private final Region others;

    CommentTexts(Region before, Region after, Region others) {
        this.before = before;
        this.after = after;
        this.others = others;
        getChildren().addAll(before, after, others);
    }

    @Override
    protected double computeMinHeight(double width) {
        return 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        return List.of(before, after, others).stream()
                .filter(Region::isManaged)
                .mapToDouble(part -> part.prefHeight(width) + GAP)
                .sum();
    }

    @Override
    protected double computePrefWidth(double height) {
        return after.prefWidth(-1);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        if (others.isManaged()) {
            double below = Math.min(others.prefHeight(width), height / 2);
            height -= below + GAP;
            others.resizeRelocate(0, height + GAP, width, below);
        }
        if (!before.isManaged()) {
            after.resizeRelocate(0, 0, width, height);
            return;
        }
        double above = before.prefHeight(width);
        if (height - above - GAP >= LEAST) {
            before.resizeRelocate(0, 0, width, above);
            after.resizeRelocate(0, above + GAP, width, height - above - GAP);
        } else {
            double half = snapPositionX((width - GAP) / 2);
            before.resizeRelocate(0, 0, half, height);
            after.resizeRelocate(half + GAP, 0, width - half - GAP, height);
        }
    }
}
