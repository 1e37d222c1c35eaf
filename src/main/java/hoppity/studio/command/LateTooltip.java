package hoppity.studio.command;

import java.util.function.Supplier;
import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

/** Tooltips that are made when the pointer comes: each is a window of its own, and few controls ever need theirs. */
public final class LateTooltip {
    private LateTooltip() {}

    /** Gives the control a tooltip, made once. */
    public static void install(Control control, Supplier<Tooltip> tooltip) {
        control.addEventFilter(MouseEvent.MOUSE_ENTERED, event -> {
            if (control.getTooltip() == null) {
                control.setTooltip(tooltip.get());
            }
        });
    }
}
