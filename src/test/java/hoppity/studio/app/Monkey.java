package hoppity.studio.app;

import hoppity.format.Formats;
import hoppity.studio.board.BoardControl;
import hoppity.studio.command.Command;
import hoppity.studio.command.KeyStroke;
import hoppity.studio.document.GameDocument;
import hoppity.studio.moves.MovesView;
import hoppity.studio.session.Session;
import hoppity.studio.tree.TreeView;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonType;
import javafx.scene.control.DialogPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import javafx.stage.Window;

/**
 * Uses a studio without sense: commands, keys, clicks, tabs, texts, dialogs, one after the other by chance, with a seed. Keeps
 * what went wrong: exceptions that nobody caught, games that were lost, games that undoing and redoing everything changed.
 */
final class Monkey {
    /** What would open a window of the system's, or end the studio. */
    static final Set<String> LEFT_ALONE = Set.of(
            "file.open",
            "file.saveAs",
            "file.picture",
            "file.webPage",
            "file.latex",
            "file.print",
            "file.quit",
            "edit.importPreferences",
            "edit.exportPreferences");

    private static final KeyCode[] KEYS = {
        KeyCode.LEFT,
        KeyCode.RIGHT,
        KeyCode.UP,
        KeyCode.DOWN,
        KeyCode.HOME,
        KeyCode.END,
        KeyCode.PAGE_UP,
        KeyCode.PAGE_DOWN,
        KeyCode.ENTER,
        KeyCode.ESCAPE,
        KeyCode.TAB,
        KeyCode.SPACE,
        KeyCode.DELETE,
        KeyCode.BACK_SPACE,
        KeyCode.A,
        KeyCode.E,
        KeyCode.M,
        KeyCode.X,
        KeyCode.Z,
        KeyCode.DIGIT1,
        KeyCode.DIGIT5,
        KeyCode.F3,
        KeyCode.F6,
        KeyCode.SLASH,
        KeyCode.PLUS,
        KeyCode.MINUS,
        KeyCode.COMMA,
        KeyCode.W,
        KeyCode.T
    };
    private static final String[] TEXTS = {
        "e", "g3-f4", "", "a8-", "!?", "«Ω» \u202Eabc", "_x & <b>", "12", "two\nlines", "%s {0} \\", "g3", "-0"
    };
    private static final long PATIENCE = 400;

    private final SplittableRandom random;
    private final StudioApp app;
    private final Stage stage;
    private final UiStalls stalls;
    private final Deque<String> latest = new ArrayDeque<>();
    private final List<String> findings = new ArrayList<>();
    private final Map<GameDocument, Boolean> dirty = new IdentityHashMap<>();
    private final Set<String> ran = new HashSet<>();
    private boolean gaveUp;

    Monkey(StudioApp app, Stage stage, UiStalls stalls, long seed) {
        this.app = app;
        this.stage = stage;
        this.stalls = stalls;
        random = new SplittableRandom(seed);
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, problem) -> find(thread + ": " + ErrorLog.stackTrace(problem)));
    }

    List<String> findings() {
        synchronized (findings) {
            return List.copyOf(findings);
        }
    }

    /** Ids of the commands that were run while they could be. */
    Set<String> ran() {
        return ran;
    }

    private void find(String what) {
        synchronized (findings) {
            findings.add(what + "\n  after " + latest);
        }
    }

    /** @param files games to open when too few are open */
    void run(int actions, List<Path> files) throws InterruptedException {
        for (int i = 0; i < actions; i++) {
            onUi("settle", this::watchGames);
            act(files);
            answerDialogs();
            if (i % 200 == 199) {
                onUi("undo and redo everything", () -> session().games().all().forEach(this::undoAndRedo));
            }
        }
        onUi("undo and redo everything", () -> session().games().all().forEach(this::undoAndRedo));
    }

    private Session session() {
        return app.session();
    }

    private void act(List<Path> files) throws InterruptedException {
        int kind = random.nextInt(20);
        if (kind < 8) {
            var all = List.copyOf(app.commands().commands());
            var command = all.get(random.nextInt(all.size()));
            if (mayRun(command)) {
                onUi(command.id(), () -> {
                    if (command.enabled().get()) {
                        ran.add(command.id());
                    }
                    command.run();
                });
            }
        } else if (kind < 11) {
            var key = KEYS[random.nextInt(KEYS.length)];
            boolean shortcut = random.nextInt(6) == 0;
            boolean shift = random.nextInt(6) == 0;
            boolean alt = random.nextInt(10) == 0;
            var command = app.commands().byShortcut(new KeyStroke(key, shortcut, shift, alt));
            if (command.isEmpty() || mayRun(command.get())) {
                onUi("key " + key + (shortcut ? " ctrl" : ""), () -> press(key, shortcut, shift, alt));
            }
        } else if (kind < 15) {
            var where = List.of(BoardControl.class, BoardControl.class, TreeView.class, MovesView.class)
                    .get(random.nextInt(4));
            var button = random.nextInt(8) == 0 ? MouseButton.SECONDARY : MouseButton.PRIMARY;
            double x = random.nextDouble();
            double y = random.nextDouble();
            onUi("click on " + where.getSimpleName(), () -> click(where, x, y, button));
        } else if (kind < 16) {
            int place = random.nextInt(8);
            onUi("tab " + place, () -> {
                var all = session().games().all();
                if (!all.isEmpty()) {
                    session().games().show(all.get(place % all.size()));
                }
            });
        } else if (kind < 18) {
            var text = TEXTS[random.nextInt(TEXTS.length)];
            int which = random.nextInt(5);
            onUi("type " + text, () -> type(text, which));
        } else if (kind < 19) {
            onUi(
                    "undo or redo",
                    () -> app.commands()
                            .get(random.nextInt(2) == 0 ? "edit.undo" : "edit.redo")
                            .run());
        } else if (session().games().all().size() < 5) {
            var file = files.get(random.nextInt(files.size()));
            onUi("open " + file.getFileName(), () -> session().open(file, 0));
        }
    }

    private boolean mayRun(Command command) {
        boolean savesUnasked = command.id().equals("file.save")
                && session().document().map(game -> game.fileProperty().get()).isEmpty();
        return !LEFT_ALONE.contains(command.id())
                && !savesUnasked
                && !command.id().contains("fullScreen");
    }

    private void press(KeyCode key, boolean shortcut, boolean shift, boolean alt) {
        var window = Window.getWindows().get(Window.getWindows().size() - 1);
        var scene = window.getScene();
        fire(scene, new KeyEvent(KeyEvent.KEY_PRESSED, "", key.getName(), key, shift, shortcut, alt, false));
        if (!shortcut && !alt && key.isLetterKey()) {
            fire(
                    scene,
                    new KeyEvent(KeyEvent.KEY_TYPED, key.getName(), "", KeyCode.UNDEFINED, shift, false, false, false));
        }
        fire(scene, new KeyEvent(KeyEvent.KEY_RELEASED, "", key.getName(), key, shift, shortcut, alt, false));
    }

    private static void fire(Scene scene, KeyEvent event) {
        Event.fireEvent(scene.getFocusOwner() == null ? scene.getRoot() : scene.getFocusOwner(), event);
    }

    private void click(Class<? extends Node> where, double x, double y, MouseButton button) {
        for (var node : stage.getScene().getRoot().lookupAll("*")) {
            if (where.isInstance(node) && isShown(node)) {
                var bounds = node.getLayoutBounds();
                var point = node.localToScreen(x * bounds.getWidth(), y * bounds.getHeight());
                if (point != null) {
                    var robot = new Robot();
                    robot.mouseMove(point);
                    robot.mousePress(button);
                    robot.mouseRelease(button);
                }
                return;
            }
        }
    }

    private void type(String text, int which) {
        var fields = stage.getScene().getRoot().lookupAll("*").stream()
                .filter(node -> (node instanceof TextField || node instanceof TextArea) && isShown(node))
                .toList();
        if (fields.isEmpty()) {
            return;
        }
        var field = fields.get(which % fields.size());
        field.requestFocus();
        text.chars()
                .forEach(letter -> Event.fireEvent(
                        field,
                        new KeyEvent(
                                KeyEvent.KEY_TYPED,
                                String.valueOf((char) letter),
                                "",
                                KeyCode.UNDEFINED,
                                false,
                                false,
                                false,
                                false)));
    }

    private static boolean isShown(Node node) {
        for (var n = node; n != null; n = n.getParent()) {
            if (!n.isVisible()) {
                return false;
            }
        }
        return true;
    }

    /** Runs on the UI thread and waits for what follows from it; a dialog that it opens is left open. */
    private void onUi(String what, Runnable action) throws InterruptedException {
        latest.addLast(what);
        if (latest.size() > 12) {
            latest.removeFirst();
        }
        stalls.doing(what);
        var done = new CountDownLatch(1);
        Platform.runLater(() -> {
            try {
                action.run();
            } catch (RuntimeException | Error e) {
                find(what + ": " + ErrorLog.stackTrace(e));
            } finally {
                Platform.runLater(done::countDown);
            }
        });
        while (!done.await(PATIENCE, TimeUnit.MILLISECONDS)) {
            answerDialogs();
        }
    }

    /** Closes every window but the studio's, dialogs by one of their buttons. */
    private void answerDialogs() throws InterruptedException {
        int choice = random.nextInt(3);
        boolean stays = random.nextInt(3) == 0;
        var done = new CountDownLatch(1);
        Platform.runLater(() -> {
            try {
                for (var window : List.copyOf(Window.getWindows())) {
                    if (window != stage && window instanceof Stage other) {
                        answer(other, choice, stays);
                    }
                }
            } finally {
                done.countDown();
            }
        });
        if (!done.await(60, TimeUnit.SECONDS)) {
            var ui = Thread.getAllStackTraces().entrySet().stream()
                    .filter(entry -> entry.getKey().getName().equals("JavaFX Application Thread"))
                    .map(entry -> java.util.Arrays.toString(entry.getValue()))
                    .findFirst();
            throw new IllegalStateException("the UI thread hangs after " + latest + ": " + ui);
        }
    }

    private void answer(Stage other, int choice, boolean stays) {
        if (!(other.getScene().getRoot() instanceof DialogPane pane)) {
            if (!stays) {
                other.close();
            }
            return;
        }
        // A game without a file is not saved: that would open a window of the system's.
        var buttons = pane.getButtonTypes().stream()
                .filter(type ->
                        !type.getText().equals("Save") && !type.getText().contains("…"))
                .toList();
        var chosen = buttons.isEmpty() ? ButtonType.CANCEL : buttons.get(choice % buttons.size());
        gaveUp |= chosen.getText().startsWith("Don");
        var button = pane.lookupButton(chosen);
        if (button == null || button.isDisabled()) {
            other.close();
        } else {
            Event.fireEvent(button, new javafx.event.ActionEvent());
        }
    }

    /** A game with changes may go only after somebody said that it may. */
    private void watchGames() {
        var now = session().games().all();
        dirty.forEach((game, changed) -> {
            if (changed && !now.contains(game) && !gaveUp) {
                find("a game with changes is gone");
            }
        });
        gaveUp = false;
        dirty.clear();
        now.forEach(game -> dirty.put(game, game.isDirty()));
    }

    private void undoAndRedo(GameDocument game) {
        game.commitEditors();
        while (game.redoDescription().isPresent()) {
            game.redo();
        }
        var before = text(game);
        int steps = 0;
        while (game.undoDescription().isPresent()) {
            game.undo();
            steps++;
        }
        for (int i = 0; i < steps; i++) {
            game.redo();
        }
        if (game.redoDescription().isPresent() || !before.equals(text(game))) {
            find("undoing and redoing " + steps + " edits changed the game:\n" + before + "\n" + text(game));
        }
    }

    static String text(GameDocument game) {
        return Formats.byName("monkey.hgj")
                .orElseThrow()
                .write(List.of(game.record()))
                .text();
    }
}
