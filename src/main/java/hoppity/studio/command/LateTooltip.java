package hoppity.studio.command;

import java.util.function.Supplier;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

/** Tooltips that are made when the pointer comes: each is a window of its own, and few nodes ever need theirs. */
public final class LateTooltip {
    private LateTooltip() {}

    /** Gives the node a tooltip with a text that stays as it is. */
    public static void install(Node node, String text) {
        install(node, () -> new Tooltip(text));
    }

    /** Gives the node a tooltip, made once. */
    public static void install(Node node, Supplier<Tooltip> tooltip) {
        node.addEventFilter(MouseEvent.MOUSE_ENTERED, new EventHandler<MouseEvent>() {
            @Override
            public void handle(MouseEvent event) {
                node.removeEventFilter(MouseEvent.MOUSE_ENTERED, this);
                if (node instanceof Control control) {
                    control.setTooltip(tooltip.get());
                } else {
                    Tooltip.install(node, tooltip.get());
                }
            }
        });
    }
}
