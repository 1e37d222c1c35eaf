package hoppity.studio.board;

import hoppity.rules.Position;
import hoppity.studio.board.SquareLayout.Coordinates;

/** Writes a board as SVG, in the colours of the one that is shown. Pieces are discs with a ring and their seat's mark. */
final class SvgBoard {
    private final BoardControl board;
    private final BoardPosition shown;
    private final BoardLayout layout;
    private final SvgText svg;

    /** @param board laid out, with its styles applied */
    SvgBoard(BoardControl board, BoardPosition shown) {
        this.board = board;
        this.shown = shown;
        layout = board.layout(shown);
        svg = new SvgText(board.getWidth(), board.getHeight());
    }

    String write() {
        if (layout instanceof SquareLayout squares) {
            squares(squares);
        } else {
            star((StarLayout) layout);
        }
        lastMove();
        pieces();
        var marks = new SvgMarks(svg, layout, board);
        marks.engine(board.engineArrowsProperty().get(), shown.position());
        marks.shapes(board.shapesProperty().get());
        return svg.finish();
    }

    private void squares(SquareLayout squares) {
        var box = squares.board();
        double frame = squares.frame();
        svg.box(box.x(), box.y(), box.width(), box.height(), frame, board.color(BoardColor.FRAME));
        svg.box(
                box.x() + frame,
                box.y() + frame,
                box.width() - 2 * frame,
                box.height() - 2 * frame,
                0,
                board.color(BoardColor.LINE));
        for (int cell = 0; cell < squares.topology().size(); cell++) {
            var place = squares.topology().cell(cell);
            var at = squares.cell(cell);
            boolean light = (place.x() + place.y()) % 2 == 1;
            double corner = layout.unit() * 0.1;
            svg.box(
                    at.x() + 1,
                    at.y() + 1,
                    at.width() - 2,
                    at.height() - 2,
                    corner,
                    board.color(light ? BoardColor.CELL_LIGHT : BoardColor.CELL_DARK));
            for (var seat : shown.variant().seats()) {
                if (seat.home().cells().contains(cell)) {
                    svg.box(at.x() + 1, at.y() + 1, at.width() - 2, at.height() - 2, corner, board.camp(seat.index()));
                }
            }
        }
        if (squares.coordinates() != Coordinates.NOWHERE) {
            coordinates(squares);
        }
    }

    private void coordinates(SquareLayout squares) {
        boolean inside = squares.coordinates() == Coordinates.IN_THE_CELLS;
        double size = inside ? layout.unit() * 0.15 : SquareGround.FRAME_TEXT;
        double inset = inside ? layout.unit() * 0.14 : -squares.frame() / 2;
        var color = board.color(inside ? BoardColor.COORDINATE : BoardColor.FRAME_COORDINATE);
        for (int cell = 0; cell < squares.topology().size(); cell++) {
            var at = squares.cell(cell);
            if (squares.inFirstColumn(cell)) {
                double y = inside ? at.y() + inset : layout.centreY(cell);
                svg.text(squares.rowName(cell), at.x() + inset, y, size, color);
            }
            if (squares.inLastRow(cell)) {
                double x = inside ? at.x() + at.width() - inset : layout.centreX(cell);
                svg.text(squares.columnName(cell), x, at.y() + at.height() - inset, size, color);
            }
        }
    }

    private void star(StarLayout star) {
        double frame = StarGround.frame(star);
        double rounding = StarGround.rounding(star);
        for (double margin : new double[] {star.margin(), star.margin() - frame}) {
            var color = board.color(margin == star.margin() ? BoardColor.FRAME : BoardColor.CELL_LIGHT);
            svg.roundPolygon(star.outline((margin - rounding) / star.distance()), color, 2 * rounding);
        }
        double radius = StarGround.HOLE * star.distance();
        for (int cell = 0; cell < star.topology().size(); cell++) {
            svg.disc(layout.centreX(cell), layout.centreY(cell), radius, board.color(BoardColor.CELL_DARK));
        }
        for (var seat : shown.variant().seats()) {
            for (int cell : seat.home().cells()) {
                svg.disc(layout.centreX(cell), layout.centreY(cell), radius, board.camp(seat.index()));
            }
        }
        if (star.isNamed()) {
            double size = StarGround.nameSize(star);
            for (int cell = 0; cell < star.topology().size(); cell++) {
                var name = star.topology().name(cell);
                svg.text(name, layout.centreX(cell), layout.centreY(cell), size, board.color(BoardColor.COORDINATE));
            }
        }
    }

    private void lastMove() {
        var route = shown.lastRoute();
        if (route.isEmpty()) {
            return;
        }
        var points = new double[2][route.size()];
        for (int i = 0; i < route.size(); i++) {
            points[0][i] = layout.centreX(route.get(i));
            points[1][i] = layout.centreY(route.get(i));
        }
        var color = board.color(BoardColor.LAST_MOVE);
        svg.line(points, color, layout.unit() * 0.05);
        for (int i = 0; i < route.size(); i++) {
            svg.disc(points[0][i], points[1][i], layout.unit() * 0.085, color);
        }
    }

    private void pieces() {
        double radius = layout.unit() * PiecePainter.RADIUS;
        for (int cell = 0; cell < layout.topology().size(); cell++) {
            int seat = shown.position().at(cell);
            if (seat == Position.EMPTY) {
                continue;
            }
            double x = layout.centreX(cell);
            double y = layout.centreY(cell);
            var colors = board.piece(seat);
            svg.disc(x, y, radius, colors.body());
            svg.ring(x, y, radius, colors.edge(), layout.unit() * 0.03);
            if (board.marksPieces()) {
                SeatMark.of(seat).write(svg, x, y, radius * PiecePainter.MARK, colors.mark());
            } else {
                svg.ring(x, y, radius * PieceArt.RING, colors.ring(), layout.unit() * 0.02);
            }
        }
    }
}
