package hoppity.studio.board;

import hoppity.board.Geometry;
import hoppity.board.Topology;
import hoppity.export.diagram.BoardLayout;
import hoppity.notation.Turn;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.event.EventHandler;
import javafx.scene.Cursor;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/** Turns mouse and keys on a board into input for its {@link MoveInput}, and lets the piece follow the pointer. */
final class BoardPointer {
    /** Pixels that the pointer may tremble before a press becomes a drag. */
    private static final double TREMBLE = 4;

    private final BoardControl board;
    private final FloatingPiece floating;
    private final Supplier<@Nullable BoardLayout> layout;
    private final Runnable onChange;
    private final EventHandler<MouseEvent> mouse = this::handle;
    private final EventHandler<KeyEvent> keys = this::handle;
    private @Nullable MoveInput input;
    private @Nullable Geometry geometryBefore;
    private int over = Topology.NONE;
    private double pressX;
    private double pressY;
    private int lifted = Topology.NONE;
    private int chosenBefore = Topology.NONE;
    private int liftedBefore = Topology.NONE;
    private boolean dropped;

    /** @param onChange called when something of what the input shows may have changed */
    BoardPointer(
            BoardControl board, FloatingPiece floating, Supplier<@Nullable BoardLayout> layout, Runnable onChange) {
        this.board = board;
        this.floating = floating;
        this.layout = layout;
        this.onChange = onChange;
        board.addEventHandler(MouseEvent.ANY, mouse);
        board.addEventHandler(KeyEvent.KEY_PRESSED, keys);
    }

    void dispose() {
        board.removeEventHandler(MouseEvent.ANY, mouse);
        board.removeEventHandler(KeyEvent.KEY_PRESSED, keys);
    }

    /** The state of the input; null where there is none. */
    @Nullable
    MoveInput input() {
        return input;
    }

    /** The cell whose piece is under the pointer instead, or {@link Topology#NONE}. */
    int lifted() {
        return lifted;
    }

    /** The cell of the chosen piece, or {@link Topology#NONE}. */
    int chosen() {
        return input == null ? Topology.NONE : input.chosen();
    }

    /** Whether another piece is chosen or lifted than when this was asked last. */
    boolean piecesChanged() {
        boolean changed = lifted != liftedBefore || chosen() != chosenBefore;
        liftedBefore = lifted;
        chosenBefore = chosen();
        return changed;
    }

    /** Whether the turn being played was dropped on its goal, where its piece is already. */
    boolean isDropping() {
        return dropped;
    }

    /** Forgets everything and starts anew on the board's present position. */
    void reset() {
        putDown();
        var shown = board.positionProperty().get();
        var geometry = shown == null ? null : shown.variant().geometry();
        if (!Objects.equals(geometry, geometryBefore)) {
            // Which cell of the new board the pointer is over, if any, its next move will tell.
            over = Topology.NONE;
            geometryBefore = geometry;
        }
        if (shown == null || !board.interactiveProperty().get()) {
            input = null;
        } else {
            input = new MoveInput(shown.variant(), shown.position());
            input.setHopByHop(board.hopByHopProperty().get());
        }
        changed();
    }

    private void handle(MouseEvent event) {
        var places = layout.get();
        var current = input;
        if (places == null || current == null) {
            return;
        }
        int cell = places.cellAt(event.getX(), event.getY());
        var type = event.getEventType();
        if (type == MouseEvent.MOUSE_MOVED) {
            hover(current, cell);
        } else if (type == MouseEvent.MOUSE_EXITED) {
            hover(current, Topology.NONE);
        } else if (event.getButton() != MouseButton.PRIMARY) {
            return;
        } else if (type == MouseEvent.MOUSE_PRESSED) {
            press(current, cell, event);
        } else if (type == MouseEvent.MOUSE_DRAGGED) {
            drag(current, cell, places, event);
        } else if (type == MouseEvent.MOUSE_RELEASED) {
            release(current, cell);
        }
    }

    private void hover(MoveInput current, int cell) {
        if (cell != over) {
            over = cell;
            current.hover(cell);
            changed();
        }
    }

    private void press(MoveInput current, int cell, MouseEvent event) {
        board.requestFocus();
        floating.land();
        pressX = event.getX();
        pressY = event.getY();
        over = cell;
        current.press(cell, event.isShortcutDown() || event.isShiftDown());
        event.consume();
        changed();
    }

    private void drag(MoveInput current, int cell, BoardLayout places, MouseEvent event) {
        boolean moved = Math.hypot(event.getX() - pressX, event.getY() - pressY) > TREMBLE;
        if (lifted == Topology.NONE && moved && current.isHeld()) {
            lifted = current.chosen();
            floating.show(places, seat(current), event.getX(), event.getY());
            changed();
        }
        if (lifted != Topology.NONE) {
            floating.moveTo(event.getX(), event.getY());
        }
        if (cell != over) {
            over = cell;
            current.drag(cell);
            changed();
        }
        event.consume();
    }

    private int seat(MoveInput current) {
        return blindfolded() ? PieceLook.NEUTRAL : current.seat();
    }

    private boolean blindfolded() {
        return board.blindfoldProperty().get() != Blindfold.OFF;
    }

    private void release(MoveInput current, int cell) {
        boolean byHand = lifted != Topology.NONE;
        putDown();
        var turn = current.release(cell);
        if (turn.isEmpty()) {
            current.hover(cell);
        }
        changed();
        dropped = byHand;
        hand(turn);
        dropped = false;
    }

    private void handle(KeyEvent event) {
        var current = input;
        if (current == null) {
            return;
        }
        switch (event.getCode()) {
            case ESCAPE -> {
                putDown();
                if (current.cancel()) {
                    changed();
                    event.consume();
                }
            }
            case ENTER -> {
                var turn = current.commit();
                if (turn.isPresent()) {
                    changed();
                    event.consume();
                    hand(turn);
                }
            }
            default -> {}
        }
    }

    private void putDown() {
        if (lifted != Topology.NONE) {
            lifted = Topology.NONE;
            floating.hide();
        }
    }

    private void changed() {
        var current = input;
        // A hand over a piece would tell where it is.
        boolean takes = current != null
                && (current.isOwn(over) && !blindfolded() || !current.preview().isEmpty());
        board.setCursor(takes ? Cursor.HAND : Cursor.DEFAULT);
        onChange.run();
    }

    private void hand(Optional<Turn.Played> turn) {
        turn.ifPresent(played -> board.onPlayProperty().get().accept(played));
    }
}
