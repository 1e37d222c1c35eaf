package hoppity.studio.board;

import hoppity.board.Topology;
import hoppity.export.diagram.BoardLayout;
import hoppity.studio.command.TakesKeys;
import javafx.event.Event;
import javafx.geometry.Pos;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/**
 * A small field on a cell, to write its label in. Enter, or a click elsewhere, takes it; Escape does not. It never outlives the
 * position that it was opened on.
 */
final class LabelField extends TextField implements TakesKeys {
    private static final double WIDTH = 58;
    private static final double HEIGHT = 28;

    private final BoardControl board;
    private int cell = Topology.NONE;

    LabelField(BoardControl board) {
        this.board = board;
        getStyleClass().add("label-field");
        setAlignment(Pos.CENTER);
        setManaged(false);
        setVisible(false);
        setTextFormatter(new TextFormatter<>(change ->
                CellLabel.shortened(change.getControlNewText()).equals(change.getControlNewText()) ? change : null));
        focusedProperty().addListener((observable, before, now) -> {
            if (!now) {
                take();
            }
        });
        // The board must not take a click into the field for one on a cell.
        addEventHandler(MouseEvent.ANY, Event::consume);
        // The release of the button that opened the field would open a menu over it.
        addEventFilter(ContextMenuEvent.CONTEXT_MENU_REQUESTED, Event::consume);
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                take();
                event.consume();
            } else if (event.getCode() == KeyCode.ESCAPE) {
                leave();
                event.consume();
            }
        });
    }

    /** Opens on a cell with the label that is there. */
    void open(BoardLayout places, int onto) {
        take();
        setText(CellLabel.shortened(
                CellLabel.at(board.shapesProperty().get(), places.topology().name(onto))));
        double x = Math.min(places.centreX(onto) - WIDTH / 2, board.getWidth() - WIDTH);
        double y = Math.min(places.centreY(onto) - HEIGHT / 2, board.getHeight() - HEIGHT);
        resizeRelocate(Math.round(Math.max(0, x)), Math.round(Math.max(0, y)), WIDTH, HEIGHT);
        cell = onto;
        setVisible(true);
        requestFocus();
        selectAll();
    }

    /** Closes without a change. */
    void leave() {
        if (cell != Topology.NONE) {
            cell = Topology.NONE;
            boolean hadFocus = isFocused();
            setVisible(false);
            if (hadFocus) {
                board.requestFocus();
            }
        }
    }

    private void take() {
        var shown = board.positionProperty().get();
        int labelled = cell;
        leave();
        if (labelled != Topology.NONE && shown != null) {
            board.onLabelProperty().get().accept(shown.variant().topology().name(labelled), getText());
        }
    }
}
