package hoppity.studio.board;

import hoppity.board.Topology;
import hoppity.export.diagram.BoardLayout;
import hoppity.record.Extras;
import hoppity.record.Shape;
import java.util.List;
import java.util.function.Supplier;
import javafx.event.EventHandler;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/**
 * Draws marks with the right button: a click rings a cell, a drag is an arrow from cell to cell. Green by itself, red with
 * Shift, blue with Ctrl, yellow with both. With Alt a click opens a field for the label of a cell.
 */
final class BoardPen {
    private final BoardControl board;
    private final Supplier<@Nullable BoardLayout> layout;
    private final Runnable onChange;
    private final LabelField field;
    private final EventHandler<MouseEvent> mouse = this::handle;
    private int from = Topology.NONE;
    private int to = Topology.NONE;
    private String colour = "";

    /**
     * @param field where labels are written
     * @param onChange called when the mark that is being drawn is another one
     */
    BoardPen(BoardControl board, LabelField field, Supplier<@Nullable BoardLayout> layout, Runnable onChange) {
        this.board = board;
        this.field = field;
        this.layout = layout;
        this.onChange = onChange;
        board.addEventHandler(MouseEvent.ANY, mouse);
    }

    void dispose() {
        board.removeEventHandler(MouseEvent.ANY, mouse);
    }

    /** The mark that is being drawn; none while there is none, or while the pointer is beside the board. */
    List<Shape> drawing() {
        var places = layout.get();
        if (from == Topology.NONE || to == Topology.NONE || places == null) {
            return List.of();
        }
        var start = places.topology().name(from);
        return List.of(
                from == to
                        ? new Shape.Circle(start, colour, Extras.NONE)
                        : new Shape.Arrow(List.of(start, places.topology().name(to)), colour, Extras.NONE));
    }

    /** Forgets a mark that is being drawn or written. */
    void reset() {
        field.leave();
        endDrawing();
    }

    private void endDrawing() {
        if (from != Topology.NONE) {
            from = Topology.NONE;
            onChange.run();
        }
    }

    private void handle(MouseEvent event) {
        var places = layout.get();
        point(places, event);
        if (places == null
                || event.getButton() != MouseButton.SECONDARY
                || !board.interactiveProperty().get()) {
            return;
        }
        int cell = places.cellAt(event.getX(), event.getY());
        if (event.getEventType() == MouseEvent.MOUSE_PRESSED) {
            if (event.isAltDown() && cell != Topology.NONE) {
                field.open(places, cell);
                event.consume();
                return;
            }
            board.requestFocus();
            from = cell;
            follow(cell, event);
        } else if (event.getEventType() == MouseEvent.MOUSE_DRAGGED && from != Topology.NONE) {
            follow(cell, event);
        } else if (event.getEventType() == MouseEvent.MOUSE_RELEASED) {
            var drawn = drawing();
            endDrawing();
            drawn.forEach(board.onMarkProperty().get());
        }
    }

    private void point(@Nullable BoardLayout places, MouseEvent event) {
        int cell = places == null || event.getEventType() == MouseEvent.MOUSE_EXITED
                ? Topology.NONE
                : places.cellAt(event.getX(), event.getY());
        board.setPointedCell(
                places == null || cell == Topology.NONE ? "" : places.topology().name(cell));
    }

    private void follow(int cell, MouseEvent event) {
        to = cell;
        colour = colour(event.isShiftDown(), event.isShortcutDown());
        event.consume();
        onChange.run();
    }

    private static String colour(boolean shift, boolean shortcut) {
        if (shift) {
            return shortcut ? "Y" : "R";
        }
        return shortcut ? "B" : "G";
    }
}
