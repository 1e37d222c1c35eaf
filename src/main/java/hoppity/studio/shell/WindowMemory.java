package hoppity.studio.shell;

import hoppity.studio.settings.WindowPlace;
import javafx.application.Platform;
import javafx.beans.property.Property;
import javafx.beans.value.ChangeListener;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

/** Puts the window where it was last time, and remembers where it goes. */
public final class WindowMemory {
    private final Stage stage;
    private final Property<WindowPlace> remembered;

    private WindowMemory(Stage stage, Property<WindowPlace> remembered) {
        this.stage = stage;
        this.remembered = remembered;
    }

    /** To be called before the stage is shown. */
    public static void install(Stage stage, Property<WindowPlace> remembered) {
        var memory = new WindowMemory(stage, remembered);
        memory.restore();
        ChangeListener<Object> note = (observable, before, now) -> memory.note();
        stage.xProperty().addListener(note);
        stage.yProperty().addListener(note);
        stage.widthProperty().addListener(note);
        stage.heightProperty().addListener(note);
        stage.maximizedProperty().addListener(note);
    }

    private void restore() {
        var screens = Screen.getScreens().stream()
                .map(Screen::getVisualBounds)
                .map(bounds ->
                        new WindowPlace.Area(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight()))
                .toList();
        var place = remembered.getValue().within(screens);
        stage.setWidth(place.width());
        stage.setHeight(place.height());
        if (!Double.isNaN(place.x())) {
            stage.setX(place.x());
            stage.setY(place.y());
        }
        stage.setMaximized(place.maximized());
        if (!place.maximized()) {
            stage.addEventHandler(WindowEvent.WINDOW_SHOWN, event -> Platform.runLater(() -> insist(place)));
        }
    }

    /**
     * Asks for the size once more: under some window managers a window that has just been shown falls back to the smallest
     * one. Setting the same size again would ask for nothing.
     */
    private void insist(WindowPlace place) {
        stage.setWidth(place.width() + 1);
        stage.setWidth(place.width());
        stage.setHeight(place.height() + 1);
        stage.setHeight(place.height());
    }

    private void note() {
        if (!stage.isShowing() || stage.isFullScreen() || stage.isIconified()) {
            return;
        }
        var last = remembered.getValue();
        if (stage.isMaximized()) {
            // The size to come back to stays what it was.
            remembered.setValue(new WindowPlace(last.x(), last.y(), last.width(), last.height(), true));
        } else {
            remembered.setValue(new WindowPlace(
                    stage.getX(),
                    stage.getY(),
                    Math.max(WindowPlace.MINIMUM_WIDTH, stage.getWidth()),
                    Math.max(WindowPlace.MINIMUM_HEIGHT, stage.getHeight()),
                    false));
        }
    }
}
