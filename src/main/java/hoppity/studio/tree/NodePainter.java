package hoppity.studio.tree;

import static hoppity.words.Words.tr;

import hoppity.export.diagram.Proportions;
import hoppity.record.Annotations;
import hoppity.record.GameNode;
import hoppity.record.Glyph;
import hoppity.studio.board.SeatMarkPainter;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;

/**
 * Draws nodes: a disc in the tone of the seat that moved, a bubble where there is a comment, a ring in the colour of the
 * glyph, a ribbon for a bookmark, and the move beside it where there is room.
 */
final class NodePainter {
    private static final double RADIUS = 0.27;
    private static final double SMALLEST_DISC = 2.4;
    private static final double LARGEST_DISC = 10;
    private static final double PLAIN_BELOW = 5;
    private static final double EDGE = 1.2;
    private static final double TEXT_GAP = 7;
    private static final double SIGN_GAP = 4;
    private static final double SPECK = 2;
    private static final double CURRENT_SPECK = 4.5;

    private final GraphicsContext g;
    private final NodeTexts texts;
    private final TreeViewport view;
    private final TreeInk ink;
    private final double radius;
    private final Text probe = new Text();

    /**
     * @param followed whether the node is on the line that is followed
     * @param hovered whether the pointer is on it
     */
    record State(boolean followed, boolean current, boolean hovered) {}

    NodePainter(GraphicsContext g, NodeTexts texts, TreeViewport view, TreeInk ink) {
        this.g = g;
        this.texts = texts;
        this.view = view;
        this.ink = ink;
        radius = Math.min(LARGEST_DISC, view.rowPitch() * RADIUS);
        probe.setFont(TreePainter.FONT);
    }

    void node(int index, GameNode node, int lane, State state) {
        double x = view.x(lane);
        double y = view.y(node.ply());
        var annotations = node.annotations();
        if (state.current() || state.hovered()) {
            disc(x, y, radius + Math.max(2.5, radius * 0.5), state.current() ? ink.accent() : ink.branch());
        }
        if (node.isRoot()) {
            root(x, y, state);
        } else {
            var glyph = ink.ofGlyphs(annotations);
            var seat = ink.seats().get(texts.seat(index, node));
            boolean bright = state.followed() || state.current();
            if (glyph != null) {
                body(x, y, radius + Math.max(1, radius * 0.32), glyph, hasComment(annotations));
            }
            if (!bright && radius < PLAIN_BELOW) {
                body(x, y, radius, seat.small(), hasComment(annotations));
            } else {
                body(x, y, radius, seat.edge(bright), hasComment(annotations));
                body(x, y, radius - Math.min(EDGE, radius / 2), seat.body(bright), hasComment(annotations));
            }
            if (texts.marksSeats() && radius >= 5) {
                g.setFill(seat.edge(bright));
                SeatMarkPainter.fill(g, texts.seat(index, node), x, y, radius * Proportions.PIECE_MARK);
            }
        }
        if (annotations.bookmark()) {
            ribbon(x, y);
        }
        if (view.hasLabels()) {
            label(node.isRoot() ? tr("Start") : texts.move(index, node), annotations, x, y, state);
        }
    }

    /** The current node where nodes are too small for their looks. */
    void currentSpeck(int lane, int row) {
        disc(view.x(lane), view.y(row), CURRENT_SPECK, ink.accent());
    }

    /** A node too small for its looks: it is drawn only if it stands out. */
    void speck(GameNode node, int lane) {
        var annotations = node.annotations();
        if (annotations != Annotations.NONE) {
            var glyph = ink.ofGlyphs(annotations);
            if (glyph != null || annotations.bookmark()) {
                disc(view.x(lane), view.y(node.ply()), SPECK, glyph == null ? ink.accent() : glyph);
            }
        }
    }

    /** A folded variation: how many moves there are to unfold. */
    void folded(int index, GameNode first, int lane, int moves, boolean current) {
        double x = view.x(lane);
        double y = view.y(first.ply());
        if (view.rowPitch() < 14) {
            disc(x, y, Math.max(2, radius), current ? ink.accent() : ink.muted());
            return;
        }
        var count = "+" + moves;
        double width = width(count) + 10;
        double left = view.hasLabels() ? x - radius - 2 : x - width / 2;
        g.setFill(current ? ink.accent() : ink.branch());
        g.fillRoundRect(left, y - 9, width, 18, 18, 18);
        g.setFill(current ? ink.accentSoft() : ink.badge());
        g.fillRoundRect(left + 1, y - 8, width - 2, 16, 16, 16);
        g.setFill(current ? ink.accent() : ink.muted());
        g.fillText(count, left + 5, y);
        if (view.hasLabels()) {
            g.fillText(texts.move(index, first), left + width + SIGN_GAP, y, labelRoom() - width);
        }
    }

    // ---- the parts

    private void disc(double x, double y, double r, Color colour) {
        g.setFill(colour);
        if (r < SMALLEST_DISC) {
            g.fillRect(x - r, y - r, 2 * r, 2 * r);
        } else {
            g.fillOval(x - r, y - r, 2 * r, 2 * r);
        }
    }

    private void root(double x, double y, State state) {
        g.setFill(state.followed() ? ink.muted() : ink.faint());
        double r = Math.max(2, radius * 0.75);
        g.fillRect(x - r, y - r, 2 * r, 2 * r);
    }

    private static boolean hasComment(Annotations annotations) {
        return !annotations.post().isEmpty() || !annotations.pre().isEmpty();
    }

    /** A disc, or a speech bubble: a square with soft corners and a tip to the lower left. */
    private void body(double x, double y, double r, Color colour, boolean bubble) {
        if (!bubble) {
            disc(x, y, r, colour);
            return;
        }
        g.setFill(colour);
        g.fillRoundRect(x - r, y - r, 2 * r, 2 * r, r * 0.7, r * 0.7);
        g.fillPolygon(
                new double[] {x - r, x - r, x - 0.1 * r}, new double[] {y + 0.2 * r, y + 1.6 * r, y + 0.9 * r}, 3);
    }

    /** A bookmark's ribbon, at the upper left. */
    private void ribbon(double x, double y) {
        double width = Math.max(4, radius * 0.8);
        double height = width * 1.6;
        double left = x - radius - width - 1;
        double top = y - radius - 1;
        g.setFill(ink.accent());
        g.fillPolygon(
                new double[] {left, left + width, left + width, left + width / 2, left},
                new double[] {top, top, top + height, top + height - width / 2, top + height},
                5);
    }

    private void label(String text, Annotations annotations, double x, double y, State state) {
        double left = x + radius + TEXT_GAP;
        var signs = annotations.nags();
        double width = state.current() || !signs.isEmpty() ? width(text) : 0;
        if (state.current()) {
            g.setFill(ink.accentSoft());
            g.fillRoundRect(left - 3, y - 10, width + 6, 20, 10, 10);
        }
        var quiet = state.followed() ? ink.text() : ink.muted();
        g.setFill(state.current() ? ink.accent() : quiet);
        g.fillText(text, left, y, labelRoom());
        double at = left + width + SIGN_GAP;
        for (int nag : signs) {
            var colour = ink.ofGlyph(nag);
            g.setFill(colour == null ? quiet : colour);
            var symbol = Glyph.of(nag).symbol();
            g.fillText(symbol, at, y);
            at += width(symbol) + 2;
        }
    }

    private double labelRoom() {
        return view.lanePitch() - 2 * radius - TEXT_GAP;
    }

    private double width(String text) {
        probe.setText(text);
        return probe.getLayoutBounds().getWidth();
    }
}
