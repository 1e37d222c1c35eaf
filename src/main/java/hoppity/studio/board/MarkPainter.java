package hoppity.studio.board;

import hoppity.board.Topology;
import hoppity.export.diagram.BoardColor;
import hoppity.export.diagram.Proportions;
import hoppity.record.Shape;
import hoppity.rules.Position;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

/** Draws what lies over the pieces: arrows, marks of the record, and what belongs to the chosen piece. */
final class MarkPainter {
    private static final double ALPHA = 0.82;
    private static final double WEAKEST_ALPHA = 0.45;
    private static final double GHOST = 0.55;
    /** Of the dashes of a threat, in widths of its line. */
    private static final double DASH = 1.7;

    private static final double GAP = 0.8;

    private final Sheet sheet;

    MarkPainter(Sheet sheet) {
        this.sheet = sheet;
    }

    /** The best move: a solid arrow. */
    void hint(List<Integer> route) {
        arrow(route, sheet.color(BoardColor.BEST_MOVE), Proportions.BEST_ARROW, false, ALPHA);
    }

    /** The engine's moves, the best over the others: solid arrows, threats dashed, as nobody draws them by hand. */
    void engine(List<EngineArrow> arrows, Position position) {
        for (int i = arrows.size() - 1; i >= 0; i--) {
            var arrow = arrows.get(i);
            if (fits(arrow, position)) {
                arrow(
                        arrow.route(),
                        sheet.color(arrow.threat() ? BoardColor.MARK_RED : BoardColor.BEST_MOVE),
                        width(arrow),
                        arrow.threat(),
                        WEAKEST_ALPHA + arrow.strength() * (ALPHA - WEAKEST_ALPHA));
            }
        }
    }

    /** Whether an arrow is about the position at all: it begins at a piece of the seat that would move. */
    static boolean fits(EngineArrow arrow, Position position) {
        int mover = position.at(arrow.route().get(0));
        return arrow.threat() ? mover != Position.EMPTY && mover != position.toMove() : mover == position.toMove();
    }

    /** How wide an arrow of the engine is, in cells: the stronger the wider. */
    static double width(EngineArrow arrow) {
        return Proportions.WEAKEST_ARROW + arrow.strength() * (Proportions.BEST_ARROW - Proportions.WEAKEST_ARROW);
    }

    /** The marks of the record; what names no cell of this board is left out. */
    void shapes(List<Shape> shapes) {
        for (var shape : shapes) {
            if (shape instanceof Shape.Arrow arrow) {
                var route = cells(arrow.path());
                if (route.size() >= 2) {
                    arrow(route, markColor(arrow.colour()), Proportions.ARROW, false, ALPHA);
                }
            } else if (shape instanceof Shape.Circle circle) {
                cells(List.of(circle.cell()))
                        .forEach(cell -> ring(
                                cell, markColor(circle.colour()), Proportions.MARK_RING, Proportions.MARK_RING_WIDTH));
            } else if (shape instanceof Shape.Label label) {
                cells(List.of(label.cell())).forEach(cell -> label(cell, label.text()));
            }
        }
    }

    /**
     * The chosen piece, where it can go, and the way that it has walked so far or would take.
     *
     * @param seat whose piece is seen, or {@link PieceLook#NEUTRAL}
     */
    void chosen(MoveInput input, int seat) {
        int chosen = input.chosen();
        if (chosen == Topology.NONE) {
            return;
        }
        var chain = input.chain();
        var preview = input.preview();
        var way = preview.isEmpty() ? chain : preview;
        int end = way.get(way.size() - 1);
        var g = sheet.graphics();
        g.setFill(sheet.color(BoardColor.REACHABLE));
        for (int cell : input.ends()) {
            if (!way.contains(cell)) {
                g.setGlobalAlpha(0.85);
                dot(cell, input.isStep(cell) ? 0.085 : 0.125);
            }
        }
        for (int cell : input.landings()) {
            if (!way.contains(cell)) {
                g.setGlobalAlpha(0.5);
                dot(cell, 0.06);
            }
        }
        g.setGlobalAlpha(1);
        var accent = sheet.color(BoardColor.CHOSEN);
        if (!preview.isEmpty()) {
            way(preview, accent, 0.045);
        }
        if (chain.size() > 1) {
            way(chain, accent, 0.07);
        }
        if (end != chosen && !input.dragging()) {
            g.setGlobalAlpha(GHOST);
            PiecePainter.draw(sheet, sheet.x(end), sheet.y(end), seat);
            g.setGlobalAlpha(1);
        }
        ring(chosen, accent, Proportions.PIECE + 0.055, 0.05);
    }

    /** A line with its landings, leaving out the piece at one end and the goal at the other. */
    private void way(List<Integer> route, Color color, double width) {
        var g = sheet.graphics();
        pen(color, Math.max(2, sheet.cells(width)));
        g.setGlobalAlpha(0.8);
        RoutePath.trace(sheet, route);
        g.stroke();
        g.setGlobalAlpha(1);
        g.setFill(color);
        route.subList(1, route.size() - 1).forEach(cell -> dot(cell, 0.085));
    }

    private void arrow(List<Integer> route, Color color, double width, boolean dashed, double alpha) {
        var g = sheet.graphics();
        double head = sheet.cells(width * Proportions.ARROW_HEAD);
        g.setGlobalAlpha(alpha);
        double stroke = Math.max(2, sheet.cells(width));
        pen(color, stroke);
        if (dashed) {
            g.setLineCap(StrokeLineCap.BUTT);
            g.setLineDashes(DASH * stroke, GAP * stroke);
        }
        RoutePath.traceShort(sheet, route, head + Math.max(1, sheet.cells(width / 2)));
        g.stroke();
        g.setLineDashes();
        var end = RoutePath.end(sheet, route);
        double baseX = end.x() - head * end.dx();
        double baseY = end.y() - head * end.dy();
        double half = head * 0.5;
        g.setFill(color);
        g.fillPolygon(
                new double[] {end.x(), baseX - half * end.dy(), baseX + half * end.dy()},
                new double[] {end.y(), baseY + half * end.dx(), baseY - half * end.dx()},
                3);
        g.setGlobalAlpha(1);
    }

    private void pen(Color color, double width) {
        var g = sheet.graphics();
        g.setStroke(color);
        g.setLineWidth(width);
        g.setLineCap(StrokeLineCap.ROUND);
        g.setLineJoin(StrokeLineJoin.ROUND);
    }

    private void ring(int cell, Color color, double radius, double width) {
        pen(color, Math.max(2, sheet.cells(width)));
        sheet.strokeCircle(sheet.x(cell), sheet.y(cell), sheet.cells(radius));
    }

    private void dot(int cell, double radius) {
        sheet.fillCircle(sheet.x(cell), sheet.y(cell), Math.max(2, sheet.cells(radius)));
    }

    private void label(int cell, String text) {
        var g = sheet.graphics();
        double size = Math.max(10, sheet.cells(Proportions.LABEL));
        double half = size * Proportions.LABEL_HALF;
        double width = 2 * half + (Math.min(CellLabel.LONGEST, text.codePointCount(0, text.length())) - 1) * size * 0.6;
        double x = sheet.x(cell) + sheet.cells(0.5) - width / 2 - 1;
        double y = sheet.y(cell) - sheet.cells(0.5) + half + 1;
        g.setFill(sheet.color(BoardColor.LABEL));
        g.fillRoundRect(x - width / 2, y - half, width, 2 * half, 2 * half, 2 * half);
        g.setFill(sheet.color(BoardColor.LABEL_TEXT));
        g.setFont(Font.font(null, FontWeight.BOLD, size));
        g.setTextAlign(TextAlignment.CENTER);
        g.setTextBaseline(VPos.CENTER);
        g.fillText(text, x, y, width - half / 2);
    }

    private List<Integer> cells(List<String> names) {
        return cells(sheet.layout().topology(), names);
    }

    /** The cells with these names; none if one of them names no cell of the board. */
    static List<Integer> cells(Topology topology, List<String> names) {
        var cells = new ArrayList<Integer>();
        for (var name : names) {
            int cell = topology.find(name);
            if (cell == Topology.NONE) {
                return List.of();
            }
            cells.add(cell);
        }
        return cells;
    }

    private Color markColor(String letter) {
        return markColor(sheet.surface(), letter);
    }

    /** The colour of a mark by its letter in the record. */
    static Color markColor(BoardSurface surface, String letter) {
        return surface.color(
                switch (letter) {
                    case "R" -> BoardColor.MARK_RED;
                    case "Y" -> BoardColor.MARK_YELLOW;
                    case "B" -> BoardColor.MARK_BLUE;
                    default -> BoardColor.MARK_GREEN;
                });
    }
}
