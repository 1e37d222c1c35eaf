package hoppity.export.diagram;

import hoppity.board.Topology;
import hoppity.export.diagram.SquareLayout.Coordinates;
import hoppity.record.Shape;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.List;

/** Draws a board layer by layer, the lowest first. Pieces are discs with a ring or with their seat's mark. */
public final class DiagramPainter {
    private static final int LONGEST_LABEL = 3;
    private static final double LETTER_WIDTH = 0.6;

    private final Drawing drawing;
    private final BoardLayout layout;
    private final Palette palette;

    public DiagramPainter(Drawing drawing, BoardLayout layout, Palette palette) {
        this.drawing = drawing;
        this.layout = layout;
        this.palette = palette;
    }

    /** Frame, cells, camps and coordinates. */
    public void ground(Variant variant) {
        if (layout instanceof SquareLayout squares) {
            squares(squares, variant);
        } else {
            star((StarLayout) layout, variant);
        }
    }

    private void squares(SquareLayout squares, Variant variant) {
        var box = squares.board();
        double frame = squares.frame();
        drawing.box(box.x(), box.y(), box.width(), box.height(), frame / 2, palette.ink(BoardColor.FRAME));
        drawing.box(
                box.x() + frame,
                box.y() + frame,
                box.width() - 2 * frame,
                box.height() - 2 * frame,
                0,
                palette.ink(BoardColor.LINE));
        for (int cell = 0; cell < squares.topology().size(); cell++) {
            var place = squares.topology().cell(cell);
            boolean light = (place.x() + place.y()) % 2 == 1;
            square(squares.cell(cell), palette.ink(light ? BoardColor.CELL_LIGHT : BoardColor.CELL_DARK));
            for (var seat : variant.seats()) {
                if (seat.home().contains(cell)) {
                    square(squares.cell(cell), palette.seat(seat.index()).camp());
                }
            }
        }
        if (squares.coordinates() != Coordinates.NOWHERE) {
            coordinates(squares);
        }
    }

    private void square(SquareLayout.Box at, Ink ink) {
        double corner = layout.unit() * Proportions.CELL_CORNER;
        drawing.box(at.x() + 1, at.y() + 1, at.width() - 2, at.height() - 2, corner, ink);
    }

    private void coordinates(SquareLayout squares) {
        boolean inside = squares.coordinates() == Coordinates.IN_THE_CELLS;
        double size = inside ? layout.unit() * Proportions.COORDINATE : Proportions.FRAME_COORDINATE;
        double inset = inside ? layout.unit() * 0.14 : -squares.frame() / 2;
        var ink = palette.ink(inside ? BoardColor.COORDINATE : BoardColor.FRAME_COORDINATE);
        for (int cell = 0; cell < squares.topology().size(); cell++) {
            var at = squares.cell(cell);
            if (squares.inFirstColumn(cell)) {
                double y = inside ? at.y() + inset : layout.centreY(cell);
                drawing.text(squares.rowName(cell), at.x() + inset, y, size, ink);
            }
            if (squares.inLastRow(cell)) {
                double x = inside ? at.x() + at.width() - inset : layout.centreX(cell);
                drawing.text(squares.columnName(cell), x, at.y() + at.height() - inset, size, ink);
            }
        }
    }

    private void star(StarLayout star, Variant variant) {
        outline(star, star.margin(), palette.ink(BoardColor.FRAME));
        outline(star, star.margin() - star.frame(), palette.ink(BoardColor.CELL_LIGHT));
        double radius = Proportions.HOLE * star.distance();
        for (int cell = 0; cell < star.topology().size(); cell++) {
            drawing.disc(layout.centreX(cell), layout.centreY(cell), radius, palette.ink(BoardColor.CELL_DARK));
        }
        for (var seat : variant.seats()) {
            for (int cell : seat.home().cells()) {
                var camp = palette.seat(seat.index()).camp();
                drawing.disc(layout.centreX(cell), layout.centreY(cell), radius, camp);
            }
        }
        if (star.isNamed()) {
            var ink = palette.ink(BoardColor.COORDINATE);
            for (int cell = 0; cell < star.topology().size(); cell++) {
                var name = star.topology().name(cell);
                drawing.text(name, layout.centreX(cell), layout.centreY(cell), star.nameSize(), ink);
            }
        }
    }

    private void outline(StarLayout star, double margin, Ink ink) {
        double rounding = star.rounding();
        drawing.roundPolygon(star.outline((margin - rounding) / star.distance()), ink, 2 * rounding);
    }

    /** The way of the last move: dots, larger where the piece touched down. */
    public void lastMove(List<Integer> route) {
        if (route.isEmpty()) {
            return;
        }
        var ink = palette.ink(BoardColor.LAST_MOVE);
        drawing.dots(points(route), ink, layout.unit() * Proportions.LAST_MOVE);
        for (int cell : route) {
            drawing.disc(layout.centreX(cell), layout.centreY(cell), layout.unit() * Proportions.LANDING, ink);
        }
    }

    /** All pieces, with marks in place of rings if the seats are to be told apart without colours. */
    public void pieces(Position position, boolean marked) {
        for (int cell = 0; cell < layout.topology().size(); cell++) {
            int seat = position.at(cell);
            if (seat != Position.EMPTY) {
                piece(layout.centreX(cell), layout.centreY(cell), seat, marked);
            }
        }
    }

    /** One piece around a point. */
    public void piece(double x, double y, int seat, boolean marked) {
        double radius = layout.unit() * Proportions.PIECE;
        var inks = palette.seat(seat);
        drawing.disc(x, y, radius, inks.body());
        drawing.ring(x, y, radius, inks.edge(), layout.unit() * 0.03);
        if (marked) {
            SeatMark.of(seat).draw(drawing, x, y, radius * Proportions.PIECE_MARK, inks.mark());
        } else {
            drawing.ring(x, y, radius * Proportions.PIECE_RING, inks.ring(), layout.unit() * 0.02);
        }
    }

    /** The arrows, rings and labels of a record; what names no cell of this board is left out. */
    public void shapes(List<Shape> shapes) {
        for (var shape : shapes) {
            if (shape instanceof Shape.Arrow arrow) {
                var route = cells(arrow.path());
                if (route.size() >= 2) {
                    arrow(route, palette.mark(arrow.colour()), Proportions.ARROW);
                }
            } else if (shape instanceof Shape.Circle circle) {
                cells(List.of(circle.cell())).forEach(cell -> ring(cell, palette.mark(circle.colour())));
            } else if (shape instanceof Shape.Label label) {
                cells(List.of(label.cell())).forEach(cell -> label(cell, shortened(label.text())));
            }
        }
    }

    /** The cells with these names; none if one of them names no cell of the board. */
    private List<Integer> cells(List<String> names) {
        var cells = names.stream().map(layout.topology()::find).toList();
        return cells.contains(Topology.NONE) ? List.of() : cells;
    }

    private void ring(int cell, Ink ink) {
        double unit = layout.unit();
        double radius = unit * Proportions.MARK_RING;
        drawing.ring(layout.centreX(cell), layout.centreY(cell), radius, ink, unit * Proportions.MARK_RING_WIDTH);
    }

    /**
     * An arrow along cells.
     *
     * @param route at least two cells
     * @param width in cells
     */
    public void arrow(List<Integer> route, Ink ink, double width) {
        double size = layout.unit() * width;
        double head = size * Proportions.ARROW_HEAD;
        int last = route.size() - 1;
        var points = points(route);
        double endX = points[0][last];
        double endY = points[1][last];
        double dx = endX - points[0][last - 1];
        double dy = endY - points[1][last - 1];
        double length = Math.max(1e-6, Math.hypot(dx, dy));
        double baseX = endX - head * dx / length;
        double baseY = endY - head * dy / length;
        points[0][last] = baseX;
        points[1][last] = baseY;
        drawing.line(points, ink, size);
        double half = head / 2;
        drawing.polygon(
                new double[][] {
                    {endX, baseX - half * dy / length, baseX + half * dy / length},
                    {endY, baseY + half * dx / length, baseY - half * dx / length}
                },
                ink);
    }

    private double[][] points(List<Integer> route) {
        return new double[][] {
            route.stream().mapToDouble(layout::centreX).toArray(),
            route.stream().mapToDouble(layout::centreY).toArray()
        };
    }

    private void label(int cell, String text) {
        double size = layout.unit() * Proportions.LABEL;
        double half = size * Proportions.LABEL_HALF;
        double width = 2 * half + Math.max(0, text.codePointCount(0, text.length()) - 1) * size * LETTER_WIDTH;
        double x = layout.centreX(cell) + layout.unit() * 0.5 - width / 2 - 1;
        double y = layout.centreY(cell) - layout.unit() * 0.5 + half + 1;
        drawing.box(x - width / 2, y - half, width, 2 * half, half, palette.ink(BoardColor.LABEL));
        drawing.text(text, x, y, size, palette.ink(BoardColor.LABEL_TEXT));
    }

    /** A label has room for three characters; a file may hold longer ones. */
    public static String shortened(String text) {
        return text.codePointCount(0, text.length()) <= LONGEST_LABEL
                ? text
                : text.substring(0, text.offsetByCodePoints(0, LONGEST_LABEL - 1)) + "…";
    }
}
