package hoppity.studio.tree;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** Draws the part of a tree that is in sight: branches, the followed line, nodes, and the numbers of the moves. */
final class TreePainter {
    static final Font FONT = Font.font(12);

    /** Below this distance of rows a node is no more than its place on the line, unless it is marked. */
    private static final double NUMBER_GAP = 12;

    private static final double NODES_FROM = 5;

    /** Below this one only the current node is made out; marks would cover each other. */
    private static final double MARKS_FROM = 3.5;

    private static final double NUMBER_DISTANCE = 22;
    private static final int[] NUMBER_STEPS = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};

    private final GraphicsContext g;

    TreePainter(GraphicsContext g) {
        this.g = g;
    }

    /**
     * @param hovered index of the node at the pointer; −1 for none
     * @param pixel the size of a device pixel
     */
    void paint(TreePicture picture, TreeViewport view, TreeInk ink, int hovered, double pixel) {
        g.clearRect(0, 0, view.width(), view.height());
        var texts = picture.texts();
        if (texts == null || view.width() <= 0 || view.height() <= 0) {
            return;
        }
        g.setFont(FONT);
        g.setTextBaseline(VPos.CENTER);
        g.setTextAlign(TextAlignment.LEFT);
        new BranchPainter(g, picture, view, ink, pixel).paint();
        var painter = new NodePainter(g, texts, view, ink);
        if (view.rowPitch() >= MARKS_FROM) {
            nodes(painter, picture, view, hovered);
        } else if (picture.current() >= 0) {
            painter.currentSpeck(
                    picture.layout().lane(picture.current()), picture.layout().row(picture.current()));
        }
        numbers(texts, view, ink);
    }

    private static void nodes(NodePainter painter, TreePicture picture, TreeViewport view, int hovered) {
        var layout = picture.layout();
        var shape = layout.shape();
        var line = picture.line();
        boolean all = view.rowPitch() >= NODES_FROM;
        for (int lane = view.firstLane(); lane <= view.lastLane(); lane++) {
            int at = lane;
            layout.runs(lane, view.firstRow(), view.lastRow(), (run, from, to) -> {
                if (shape.hidden(run) > 0) {
                    int index = shape.first(run);
                    painter.folded(index, layout.node(index), at, shape.hidden(run) + 1, index == picture.current());
                    return;
                }
                int first = shape.first(run) - layout.firstRow(run);
                for (int row = from; row <= to; row++) {
                    int index = first + row;
                    var state = new NodePainter.State(
                            row <= line.lastRow(run), index == picture.current(), index == hovered);
                    if (all) {
                        painter.node(index, layout.node(index), at, state);
                    } else if (state.current()) {
                        painter.currentSpeck(at, row);
                    } else {
                        painter.speck(layout.node(index), at);
                    }
                }
            });
        }
    }

    private void numbers(NodeTexts texts, TreeViewport view, TreeInk ink) {
        if (view.left() > 0) {
            g.setFill(ink.panel().deriveColor(0, 1, 1, 0.9));
            g.fillRect(0, 0, TreeViewport.GUTTER - 8, view.height());
        }
        g.setTextAlign(TextAlignment.RIGHT);
        g.setFill(ink.muted());
        int step = step(texts, view);
        for (int row = view.firstRow(); row <= view.lastRow(); row++) {
            int number = texts.numberFrom(row);
            if (number > 0 && (step == 1 || number % step == 0)) {
                // One of five digits is set a little closer, rather than cut.
                g.fillText(
                        Integer.toString(number),
                        TreeViewport.GUTTER - NUMBER_GAP,
                        view.y(row),
                        TreeViewport.GUTTER - NUMBER_GAP - 2);
            }
        }
    }

    /** Every so manieth move is numbered. */
    private static int step(NodeTexts texts, TreeViewport view) {
        for (int step : NUMBER_STEPS) {
            if (step * texts.seats() * view.rowPitch() >= NUMBER_DISTANCE) {
                return step;
            }
        }
        return NUMBER_STEPS[NUMBER_STEPS.length - 1];
    }
}
