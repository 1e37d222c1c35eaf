package hoppity.studio;

import hoppity.studio.app.Launcher;
import hoppity.studio.app.StudioOptions;
import hoppity.studio.app.StudioOptions.WindowSize;
import hoppity.studio.board.BoardControl;
import hoppity.studio.theme.Theme;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.event.Event;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.robot.Robot;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import javax.imageio.ImageIO;

/**
 * Draws one picture of the user guide: starts the studio, takes some steps in it, writes what its newest window then
 * shows into a PNG file and exits. Arguments: the file, light or dark, the size of the window, the steps, and after "--"
 * the games to open and perhaps {@code --ply N}. A step is a key such as {@code Ctrl+F}; {@code type:} and text; {@code press:} and the id of a button,
 * or its text; {@code choose:}, the id of a list and the number of an entry from 0; {@code wait:} and seconds; or {@code board}: the picture is
 * of the board alone.
 */
public final class GuidePicture {
    /** Milliseconds for each step to show. */
    private static final long STEP = 500;
    /** A window that has answered so often in a row within so many milliseconds has come to rest. */
    private static final int PROMPT_ANSWERS = 20;

    private static final long PROMPT = 50;

    private final Path png;
    private final List<String> steps;
    private boolean boardAlone;

    private GuidePicture(Path png, List<String> steps) {
        this.png = png;
        this.steps = steps;
    }

    public static void main(String[] arguments) {
        var all = List.of(arguments);
        int end = all.contains("--") ? all.indexOf("--") : all.size();
        var games = new ArrayList<>(all.subList(Math.min(end + 1, all.size()), all.size()));
        int option = games.indexOf("--ply");
        Integer ply = null;
        if (option >= 0) {
            ply = Integer.valueOf(games.get(option + 1));
            games.subList(option, option + 2).clear();
        }
        var options = new StudioOptions(
                games.stream().map(Path::of).toList(),
                ply,
                WindowSize.parse(all.get(2)),
                Theme.valueOf(all.get(1).toUpperCase(Locale.ROOT)),
                null,
                null,
                false);
        var picture = new GuidePicture(Path.of(all.get(0)), all.subList(3, end));
        new Thread(picture::draw, "picture").start();
        Launcher.launch(options);
    }

    private void draw() {
        try {
            awaitQuietWindow();
            onUiThread(GuidePicture::putPointerAway);
            for (var step : steps) {
                if (step.startsWith("wait:")) {
                    Thread.sleep(1000L * Integer.parseInt(step.substring("wait:".length())));
                } else {
                    onUiThread(() -> take(step));
                    Thread.sleep(STEP);
                }
            }
            onUiThread(this::write);
            Platform.exit();
        } catch (Exception e) {
            e.printStackTrace();
            System.exit(1);
        }
    }

    /** Waits for the first window, without which the toolkit may not have been started, and until it answers at once. */
    private static void awaitQuietWindow() throws Exception {
        while (Window.getWindows().isEmpty()) {
            Thread.sleep(STEP);
        }
        for (int prompt = 0; prompt < PROMPT_ANSWERS; ) {
            Thread.sleep(STEP / 5);
            long asked = System.currentTimeMillis();
            onUiThread(() -> {});
            prompt = System.currentTimeMillis() - asked < PROMPT ? prompt + 1 : 0;
        }
    }

    /** What lies under the pointer would look as if it were meant. */
    private static void putPointerAway() {
        var screen = Screen.getPrimary().getBounds();
        new Robot().mouseMove(screen.getMaxX() - 1, screen.getMaxY() - 1);
    }

    private static void onUiThread(Runnable action) throws Exception {
        var task = new FutureTask<Void>(action, null);
        Platform.runLater(task);
        task.get();
    }

    private void take(String step) {
        int colon = step.indexOf(':');
        var what = step.substring(colon + 1);
        switch (colon < 0 ? step : step.substring(0, colon)) {
            case "board" -> boardAlone = true;
            case "type" -> type(what);
            case "press" -> ((ButtonBase) node(what)).fire();
            case "choose" -> choose(what);
            default -> key(KeyCombination.valueOf(step));
        }
    }

    private static void type(String text) {
        if (scene().getFocusOwner() instanceof TextInputControl field) {
            field.appendText(text);
        } else {
            throw new IllegalStateException("nothing to type '" + text + "' into");
        }
    }

    private static void key(KeyCombination combination) {
        var key = (KeyCodeCombination) combination;
        var owner = scene().getFocusOwner();
        EventTarget target = owner == null ? scene() : owner;
        for (var type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
            Event.fireEvent(
                    target,
                    new KeyEvent(
                            type,
                            KeyEvent.CHAR_UNDEFINED,
                            "",
                            key.getCode() == null ? KeyCode.UNDEFINED : key.getCode(),
                            key.getShift() == KeyCombination.ModifierValue.DOWN,
                            key.getControl() == KeyCombination.ModifierValue.DOWN,
                            key.getAlt() == KeyCombination.ModifierValue.DOWN,
                            false));
        }
    }

    /** The entry of a list by its number, from 0. */
    private static void choose(String listAndNumber) {
        var words = listAndNumber.split(" ");
        ((ListView<?>) node(words[0])).getSelectionModel().select(Integer.parseInt(words[1]));
    }

    private static Node node(String name) {
        return scene().getRoot().lookupAll("*").stream()
                .filter(node ->
                        name.equals(node.getId()) || node instanceof Labeled labeled && name.equals(labeled.getText()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("there is no '" + name + "'"));
    }

    /** Of the window that was opened last. */
    private static Scene scene() {
        var windows = new ArrayList<>(Window.getWindows());
        Collections.reverse(windows);
        return windows.stream()
                .filter(Stage.class::isInstance)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no window is open"))
                .getScene();
    }

    private static Node board() {
        return scene().getRoot().lookupAll("*").stream()
                .filter(BoardControl.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    private void write() {
        var image = boardAlone ? board().snapshot(new SnapshotParameters(), null) : scene().snapshot(null);
        try {
            ImageIO.write(SwingFXUtils.fromFXImage(image, null), "png", png.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
