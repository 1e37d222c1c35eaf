package hoppity.studio.tree;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/**
 * Draws the lines between the nodes: down along a run, and from a node with variations to the right, halfway to the next
 * row, with a bend down into each variation. The line that is followed is drawn over the others.
 */
final class BranchPainter {
    private static final double WIDTH = 1.4;
    private static final double FOLLOWED_WIDTH = 2.4;
    private static final double LARGEST_BEND = 9;
    private static final double BENDS_FROM = 9;
    /** Lines to the right from neighbouring lanes keep apart by this share of a row. */
    private static final double STAGGER = 0.09;

    private final GraphicsContext g;
    private final TreeLayout layout;
    private final FollowedLine line;
    private final TreeViewport view;
    private final TreeInk ink;
    private final double pixel;
    private final int current;
    private final double bend;
    private double width;

    BranchPainter(GraphicsContext g, TreePicture picture, TreeViewport view, TreeInk ink, double pixel) {
        this.g = g;
        layout = picture.layout();
        line = picture.line();
        this.view = view;
        this.ink = ink;
        this.pixel = pixel;
        current = picture.current() < 0 ? 0 : layout.row(picture.current());
        bend = view.rowPitch() < BENDS_FROM
                ? 0
                : Math.min(LARGEST_BEND, Math.min(view.lanePitch() / 2, view.rowPitch() * (0.5 - STAGGER)));
    }

    void paint() {
        use(ink.branch(), WIDTH);
        for (int lane = view.firstLane(); lane <= view.lastLane(); lane++) {
            int at = lane;
            // A run's way to its first node begins above it.
            layout.runs(lane, view.firstRow(), view.lastRow() + 1, (run, from, to) -> run(run, at, from, to));
        }
        forks();
        followed();
    }

    private void use(Color colour, double thickness) {
        g.setStroke(colour);
        g.setFill(colour);
        g.setLineWidth(thickness);
        width = Math.max(pixel, Math.round(thickness / pixel) * pixel);
    }

    private void run(int run, int lane, int from, int to) {
        int parent = layout.shape().parent(run);
        int first = layout.firstRow(run);
        if (from == first && parent >= 0) {
            into(lane, first, layout.lane(parent));
        }
        if (to > from || from > first) {
            down(lane, view.y(Math.max(first, from - 1)), view.y(Math.min(layout.lastRow(run), to + 1)));
        }
    }

    /** From the line to the right down into the first node of a variation. */
    private void into(int lane, int row, int parentLane) {
        double top = across(row - 1, parentLane);
        if (bend > 0) {
            double x = view.x(lane);
            g.beginPath();
            g.moveTo(x - bend, top);
            g.quadraticCurveTo(x, top, x, top + bend);
            g.stroke();
        }
        down(lane, top + bend, view.y(row));
    }

    private void forks() {
        var forks = layout.forks();
        for (int i = forks.firstFrom(view.firstRow() - 1); i < forks.count() && forks.row(i) <= view.lastRow(); i++) {
            if (forks.lane(i) <= view.lastLane() && forks.reach(i) >= view.firstLane()) {
                right(forks.row(i), forks.lane(i), forks.reach(i));
            }
        }
    }

    private void followed() {
        for (int i = line.firstReaching(view.firstRow() - 1); i < line.runCount(); i++) {
            int run = line.run(i);
            int first = layout.firstRow(run);
            if (first > view.lastRow() + 1) {
                return;
            }
            int parent = layout.shape().parent(run);
            int lane = layout.laneOfRun(run);
            if (parent >= 0) {
                use(colour(first), FOLLOWED_WIDTH);
                int parentLane = layout.lane(parent);
                down(parentLane, view.y(first - 1), across(first - 1, parentLane));
                right(first - 1, parentLane, lane);
                into(lane, first, parentLane);
            }
            int last = line.lastRow(run);
            int turn = Math.max(first, Math.min(last, current));
            use(ink.accent(), FOLLOWED_WIDTH);
            down(lane, view.y(first), view.y(turn));
            use(ink.followed(), FOLLOWED_WIDTH);
            down(lane, view.y(turn), view.y(last));
        }
    }

    /** Of the way into a row of the followed line: played already, or still to come. */
    private Color colour(int row) {
        return row <= current ? ink.accent() : ink.followed();
    }

    /** The y of the line to the right from a node. */
    private double across(int row, int lane) {
        double stagger = bend > 0 ? STAGGER * (lane % 3 - 1) : 0;
        return view.y(row + 0.5 + stagger);
    }

    private void right(int row, int lane, int reach) {
        double from = Math.max(-width, view.x(lane));
        double to = Math.min(view.width() + width, view.x(reach) - bend);
        if (to > from) {
            g.fillRect(from, snapped(across(row, lane) - width / 2), to - from, width);
        }
    }

    private void down(int lane, double from, double to) {
        double top = Math.max(-width, from);
        double bottom = Math.min(view.height() + width, to);
        if (bottom > top) {
            g.fillRect(snapped(view.x(lane) - width / 2), top, width, bottom - top);
        }
    }

    private double snapped(double value) {
        return Math.round(value / pixel) * pixel;
    }
}
