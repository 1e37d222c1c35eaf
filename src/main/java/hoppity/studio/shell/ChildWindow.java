package hoppity.studio.shell;

import static hoppity.words.Words.tr;

import javafx.beans.binding.Bindings;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
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
     * Shows a window over the middle of the one it belongs to, as large as asked for, or as that one's screen allows.
     *
     * @param onClose what Escape and the window's own button do
     */
    public static void show(Stage stage, Parent content, double width, double height, Runnable onClose) {
        var screen = screenOf(stage.getOwner());
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
        var above = stage.getOwner();
        stage.setX(within(
                above.getX() + (above.getWidth() - scene.getWidth()) / 2,
                screen.getMinX(),
                screen.getMaxX() - scene.getWidth()));
        stage.setY(within(
                above.getY() + (above.getHeight() - scene.getHeight() - TITLE_BAR) / 2,
                screen.getMinY(),
                screen.getMaxY() - scene.getHeight() - TITLE_BAR));
        stage.show();
    }

    private static Rectangle2D screenOf(Window window) {
        return Screen.getScreensForRectangle(window.getX(), window.getY(), window.getWidth(), window.getHeight())
                .stream()
                .findFirst()
                .orElseGet(Screen::getPrimary)
                .getVisualBounds();
    }

    private static double within(double wanted, double least, double most) {
        return Math.max(least, Math.min(wanted, most));
    }

    /** Asks whether what was done in a window may go; says whether the person wants that. */
    public static boolean agreesToDiscard(Window above, String title, String question, String warning) {
        var discard = new ButtonType(tr("Discard"), ButtonData.YES);
        var stay = new ButtonType(tr("Go on editing"), ButtonData.CANCEL_CLOSE);
        var alert = new Alert(Alert.AlertType.CONFIRMATION, warning, discard, stay);
        alert.initOwner(above);
        alert.setTitle(title);
        alert.setHeaderText(question);
        return alert.showAndWait().filter(discard::equals).isPresent();
    }
}
