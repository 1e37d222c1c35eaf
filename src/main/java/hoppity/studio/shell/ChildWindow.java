package hoppity.studio.shell;

import javafx.beans.binding.Bindings;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Modality;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;

/** Windows over another one that they belong to, in its theme. */
public final class ChildWindow {
    private static final double TITLE_BAR = 32;

    private ChildWindow() {}

    /** A window that keeps the one below from taking input while it is open. */
    public static Stage of(Window above, String title) {
        var stage = new Stage();
        stage.initOwner(above);
        stage.initModality(Modality.WINDOW_MODAL);
        stage.setTitle(title);
        return stage;
    }

    /**
     * Shows a window as large as asked for, or as the screen allows.
     *
     * @param onClose what Escape and the window's own button do
     */
    public static void show(Stage stage, Parent content, double width, double height, Runnable onClose) {
        var screen = Screen.getPrimary().getVisualBounds();
        var scene = new Scene(
                content, Math.min(width, screen.getWidth()), Math.min(height, screen.getHeight() - TITLE_BAR));
        Bindings.bindContent(scene.getStylesheets(), stage.getOwner().getScene().getStylesheets());
        scene.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                event.consume();
                onClose.run();
            }
        });
        stage.setOnCloseRequest(event -> {
            event.consume();
            onClose.run();
        });
        stage.setScene(scene);
        stage.show();
    }
}
