package hoppity.studio.board;

import hoppity.board.Topology;
import hoppity.export.diagram.BoardColor;
import hoppity.export.diagram.BoardLayout;
import java.util.List;
import javafx.event.EventHandler;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.SkinBase;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/** Draws the camps and tells of strokes. */
final class CampBoardSkin extends SkinBase<CampBoard> {
    private static final double TARGET_RING = 0.44;
    private static final double CORNER_MARK = 0.16;
    private static final double FAULT = 0.3;

    private final Canvas ground = new Layer();
    private final Canvas camps = new Layer();
    private final EventHandler<MouseEvent> mouse = this::handle;
    private final EventHandler<KeyEvent> keys = this::handle;
    private boolean painting;
    private double lastX;
    private double lastY;
    private int last = Topology.NONE;
    private int pointed = Topology.NONE;
    private int cursor = Topology.NONE;

    CampBoardSkin(CampBoard board) {
        super(board);
        getChildren().addAll(ground, camps);
        board.setOnLookChanged(board::requestLayout);
        registerChangeListener(board.pictureProperty(), observable -> board.requestLayout());
        registerChangeListener(board.focusedProperty(), observable -> board.requestLayout());
        board.addEventHandler(MouseEvent.ANY, mouse);
        board.addEventHandler(KeyEvent.KEY_PRESSED, keys);
    }

    @Override
    public void dispose() {
        var board = getSkinnable();
        board.removeEventHandler(MouseEvent.ANY, mouse);
        board.removeEventHandler(KeyEvent.KEY_PRESSED, keys);
        board.setOnLookChanged(() -> {});
        super.dispose();
    }

    // ---- input

    private void handle(MouseEvent event) {
        var layout = getSkinnable().places();
        var strokes = getSkinnable().strokesProperty().get();
        if (layout == null || strokes == null) {
            return;
        }
        var type = event.getEventType();
        int cell = layout.cellAt(event.getX(), event.getY());
        if (type == MouseEvent.MOUSE_PRESSED && event.getButton() == MouseButton.PRIMARY) {
            getSkinnable().requestFocus();
            cursor = Topology.NONE;
            if (cell != Topology.NONE) {
                painting = true;
                strokes.beginStroke(cell);
                reach(event, cell);
            }
        } else if (type == MouseEvent.MOUSE_DRAGGED && painting) {
            paintTo(layout, strokes, event);
        } else if (type == MouseEvent.MOUSE_RELEASED && painting) {
            painting = false;
            strokes.endStroke();
        }
        point(type == MouseEvent.MOUSE_EXITED ? Topology.NONE : cell);
    }

    /** A quick pointer skips cells: all on its way are painted. */
    private void paintTo(BoardLayout layout, Strokes strokes, MouseEvent event) {
        double x = event.getX() - lastX;
        double y = event.getY() - lastY;
        int steps = (int) Math.ceil(3 * Math.hypot(x, y) / layout.unit());
        for (int i = 1; i <= steps; i++) {
            int cell = layout.cellAt(lastX + x * i / steps, lastY + y * i / steps);
            if (cell != Topology.NONE && cell != last) {
                last = cell;
                strokes.stroke(cell);
            }
        }
        reach(event, last);
    }

    private void reach(MouseEvent event, int cell) {
        lastX = event.getX();
        lastY = event.getY();
        last = cell;
    }

    private void point(int cell) {
        if (cell != pointed) {
            pointed = cell;
            getSkinnable().requestLayout();
        }
    }

    private void handle(KeyEvent event) {
        var layout = getSkinnable().places();
        var strokes = getSkinnable().strokesProperty().get();
        if (layout == null || strokes == null || event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case LEFT -> go(layout, -1, 0);
            case RIGHT -> go(layout, 1, 0);
            case UP -> go(layout, 0, -1);
            case DOWN -> go(layout, 0, 1);
            case SPACE, ENTER -> {
                if (cursor == Topology.NONE) {
                    return;
                }
                strokes.beginStroke(cursor);
                strokes.endStroke();
            }
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void go(BoardLayout layout, int right, int down) {
        boolean isThere = cursor >= 0 && cursor < layout.topology().size();
        cursor = isThere ? CampBoard.beside(layout, cursor, right, down) : 0;
        getSkinnable().requestLayout();
    }

    // ---- drawing

    @Override
    protected void layoutChildren(double x, double y, double width, double height) {
        for (var canvas : List.of(ground, camps)) {
            canvas.setWidth(width);
            canvas.setHeight(height);
            canvas.relocate(x, y);
        }
        var board = getSkinnable();
        var shown = board.pictureProperty().get();
        var layout = board.places();
        if (shown == null || layout == null) {
            return;
        }
        GroundPainter.draw(Sheet.of(ground, layout, board), shown.homes());
        var sheet = Sheet.of(camps, layout, board);
        sheet.clear();
        for (int seat = 0; seat < shown.pieces().size(); seat++) {
            for (int cell : shown.pieces().get(seat)) {
                PiecePainter.draw(sheet, sheet.x(cell), sheet.y(cell), seat);
            }
        }
        drawTarget(sheet, shown);
        drawFaults(sheet, shown);
        ring(sheet, pointed, BoardColor.REACHABLE, 1);
        if (board.isFocused()) {
            ring(sheet, cursor, BoardColor.CHOSEN, 2.5);
        }
    }

    private static void drawTarget(Sheet sheet, CampPicture shown) {
        var g = sheet.graphics();
        g.setStroke(sheet.color(BoardColor.CHOSEN));
        g.setLineWidth(Math.max(1.5, sheet.cells(0.04)));
        g.setLineDashes(sheet.cells(0.12), sheet.cells(0.1));
        for (int cell : shown.target()) {
            sheet.strokeCircle(sheet.x(cell), sheet.y(cell), sheet.cells(TARGET_RING));
        }
        g.setLineDashes();
        if (shown.corner() != Topology.NONE) {
            double x = sheet.x(shown.corner());
            double y = sheet.y(shown.corner());
            g.setFill(sheet.color(BoardColor.LABEL));
            sheet.fillCircle(x, y, sheet.cells(CORNER_MARK) + 2);
            g.setFill(sheet.color(BoardColor.CHOSEN));
            sheet.fillCircle(x, y, sheet.cells(CORNER_MARK));
        }
    }

    private static void drawFaults(Sheet sheet, CampPicture shown) {
        var g = sheet.graphics();
        g.setStroke(sheet.color(BoardColor.MARK_RED));
        g.setLineWidth(Math.max(2, sheet.cells(0.07)));
        for (int cell : shown.faulty()) {
            double arm = sheet.cells(FAULT);
            double x = sheet.x(cell);
            double y = sheet.y(cell);
            g.strokeLine(x - arm, y - arm, x + arm, y + arm);
            g.strokeLine(x - arm, y + arm, x + arm, y - arm);
        }
    }

    private static void ring(Sheet sheet, int cell, BoardColor color, double width) {
        if (cell < 0 || cell >= sheet.layout().topology().size()) {
            return;
        }
        var g = sheet.graphics();
        g.setStroke(sheet.color(color));
        g.setLineWidth(width);
        sheet.strokeCircle(sheet.x(cell), sheet.y(cell), sheet.cells(0.47));
    }
}
