package hoppity.studio.shell;

import java.util.function.BiConsumer;
import java.util.function.Function;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/** Lets a pane be dragged by its header into the place of another one. */
final class PaneDrag {
    /** A press that wanders less far is a click. */
    private static final double START = 10;

    private final SidePane pane;
    private final Function<MouseEvent, @Nullable SidePane> under;
    private final BiConsumer<SidePane, SidePane> onDrop;
    private double pressedY;
    private boolean dragging;
    private @Nullable SidePane target;

    /**
     * @param under the pane below the pointer; null if there is none that could take this one
     * @param onDrop takes the dragged pane and the one whose place it shall have
     */
    PaneDrag(SidePane pane, Function<MouseEvent, @Nullable SidePane> under, BiConsumer<SidePane, SidePane> onDrop) {
        this.pane = pane;
        this.under = under;
        this.onDrop = onDrop;
        var header = pane.header();
        header.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            pressedY = event.getSceneY();
            dragging = false;
        });
        header.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        header.addEventHandler(MouseEvent.MOUSE_RELEASED, event -> drop());
    }

    private void drag(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY || !dragging && Math.abs(event.getSceneY() - pressedY) < START) {
            return;
        }
        dragging = true;
        pane.header().setCursor(Cursor.MOVE);
        var now = under.apply(event);
        aim(now == pane ? null : now);
    }

    private void aim(@Nullable SidePane now) {
        if (target != null) {
            target.setDropTarget(false);
        }
        target = now;
        if (now != null) {
            now.setDropTarget(true);
        }
    }

    private void drop() {
        var place = target;
        aim(null);
        pane.header().setCursor(null);
        if (dragging && place != null) {
            onDrop.accept(pane, place);
        }
        dragging = false;
    }
}
