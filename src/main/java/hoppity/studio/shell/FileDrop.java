package hoppity.studio.shell;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/** Takes files that are dropped anywhere on the window. */
public final class FileDrop {
    private final ReadOnlyBooleanWrapper over = new ReadOnlyBooleanWrapper(this, "over");

    private FileDrop(Scene scene, Consumer<List<Path>> onFiles) {
        scene.addEventHandler(DragEvent.DRAG_OVER, event -> {
            if (event.getDragboard().hasFiles()) {
                event.acceptTransferModes(TransferMode.COPY);
                over.set(true);
                event.consume();
            }
        });
        scene.addEventHandler(DragEvent.DRAG_EXITED_TARGET, event -> {
            if (event.getTarget() == scene || event.getTarget() == scene.getRoot()) {
                over.set(false);
            }
        });
        scene.addEventHandler(DragEvent.DRAG_DROPPED, event -> {
            over.set(false);
            var dragboard = event.getDragboard();
            if (dragboard.hasFiles()) {
                onFiles.accept(dragboard.getFiles().stream().map(File::toPath).toList());
                event.setDropCompleted(true);
                event.consume();
            }
        });
    }

    /** Lets the scene take files; a pane that takes drops itself and consumes the event comes first. */
    public static FileDrop install(Scene scene, Consumer<List<Path>> onFiles) {
        return new FileDrop(scene, onFiles);
    }

    /** Whether files hover over the window now. */
    public ReadOnlyBooleanProperty overProperty() {
        return over.getReadOnlyProperty();
    }
}
