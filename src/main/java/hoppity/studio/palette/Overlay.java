package hoppity.studio.palette;

import hoppity.studio.command.TakesKeys;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** A card over the window's content. Escape or a click beside it closes it and gives the focus back. */
public abstract class Overlay extends StackPane implements TakesKeys {
    private @Nullable Node focusBefore;

    Overlay(Region card) {
        getStyleClass().add("overlay");
        card.getStyleClass().add("overlay-card");
        card.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        getChildren().add(card);
        setVisible(false);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            if (event.getTarget() == this) {
                close();
            }
            event.consume();
        });
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                close();
                event.consume();
            }
        });
    }

    /** Opens the overlay, or closes it if it is open. */
    public abstract void toggle();

    /** Shows the card; {@code focused} takes the keys. */
    final void open(Node focused) {
        if (!isVisible() && getScene() != null) {
            focusBefore = getScene().getFocusOwner();
        }
        setVisible(true);
        focused.requestFocus();
    }

    /** Hides the card, if it shows, and gives the focus back. */
    public final void close() {
        if (isVisible()) {
            setVisible(false);
            var before = focusBefore;
            focusBefore = null;
            if (before != null) {
                before.requestFocus();
            }
        }
    }
}
