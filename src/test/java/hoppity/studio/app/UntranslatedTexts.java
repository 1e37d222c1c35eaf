package hoppity.studio.app;

import hoppity.format.ConfigFolder;
import hoppity.format.ProgramVersion;
import hoppity.format.RecordFile;
import hoppity.record.Comment;
import hoppity.record.GameRecord;
import hoppity.rules.Variants;
import hoppity.studio.ToolkitSettings;
import hoppity.studio.command.Command;
import hoppity.studio.command.KeyStroke;
import hoppity.words.PseudoLanguage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.ListView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.ContextMenuEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.testfx.api.FxToolkit;

/**
 * Uses all of the studio in the {@link PseudoLanguage}, which the class path must have in the place of Russian, and prints
 * what it says that no catalog has, a line each with what was done before, and how many texts it has looked at. A program of its own, because a language is
 * chosen once.
 */
public final class UntranslatedTexts {
    private static final Path GAME = Path.of("samples", "halma-8-shortest.hgj");
    private static final List<Path> OTHER_GAMES = List.of(
            Path.of("samples", "chinese-checkers-6-self-play.hgj"),
            Path.of("samples", "gambiter-halma-8-self-play.hgj"),
            Path.of("samples", "halma-16-partners-self-play.hgj"));

    /** Also left alone: a game without a file would ask for one, and a full screen hides the rest. */
    private static final Set<String> ALSO_LEFT_ALONE = Set.of("file.save", "view.fullScreen");

    /** Its own window comes before the system's. */
    private static final String PRINT = "file.print";

    private static final Pattern LETTERS = Pattern.compile("\\p{L}{2}");
    private static final Pattern CELLS_FILES_POSITIONS = Pattern.compile("\\b[a-z]{1,2}\\d{1,2}\\b"
            + "|\\S+\\.(hgj|hgn|hgv|json|log)\\b"
            + "|\\b(Ctrl|Shift|Alt)\\b"
            + "|\\w+(/\\w+){3,}");
    private static final long PATIENCE = 400;
    private static final long FRAME = 17;

    private final StudioApp app;
    private final Stage stage;
    private final Path file;
    private final Set<String> names =
            new TreeSet<>(Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder()));
    private final Set<String> judged = new HashSet<>();
    private final Map<String, String> found = new LinkedHashMap<>();

    private UntranslatedTexts(StudioApp app, Stage stage, Path file) {
        this.app = app;
        this.stage = stage;
        this.file = file;
    }

    public static void main(String[] arguments) {
        int code = 1;
        try {
            start();
            code = 0;
        } catch (Exception e) {
            e.printStackTrace();
        }
        System.exit(code);
    }

    private static void start() throws Exception {
        new ToolkitSettings().launcherSessionOpened(null);
        var folder = Path.of(System.getProperty(ConfigFolder.PROPERTY));
        Files.writeString(folder.resolve("settings.json"), "{\"language\": \"russian\"}");
        var file = Files.copy(GAME, folder.resolve("game.hgj"));
        var stage = FxToolkit.registerPrimaryStage();
        var app = (StudioApp) FxToolkit.setupApplication(StudioApp.class, "--size=1200x780", file.toString());
        new UntranslatedTexts(app, stage, file).run();
    }

    private void run() throws Exception {
        gatherNames(folder().toString());
        settle();
        collect("the start");
        onUi(() -> app.session().document().ifPresent(game -> {
            game.first();
            game.step(8);
        }));
        for (var command : List.copyOf(app.commands().commands())) {
            says(command);
            boolean leftAlone =
                    Monkey.LEFT_ALONE.contains(command.id()) && !command.id().equals(PRINT);
            if (!leftAlone && !ALSO_LEFT_ALONE.contains(command.id())) {
                use(command);
            }
        }
        openMenus();
        // It would only take the time of what follows.
        onUi(this::stopEngine);
        for (var variant : Variants.presets().all()) {
            onUi(() -> {
                app.session().newGame(variant);
                app.commands().get("view.page.rules").run();
            });
            settle();
            collect("a game of " + variant.id());
            onUi(app.session()::close);
        }
        for (var other : OTHER_GAMES) {
            onUi(() -> app.session().open(other, 12));
            settle();
            for (var page : List.of("moves", "tree", "info", "rules")) {
                onUi(() -> app.commands().get("view.page." + page).run());
                settle();
                collect(other + ", page " + page);
            }
        }
        found.forEach((text, after) -> System.out.println(text.replace("\n", " ⏎ ") + "\t(" + after + ")"));
        System.out.println(judged.size());
    }

    private void stopEngine() {
        var engine = app.commands().get("engine.toggle");
        if (engine.selected().orElseThrow().get()) {
            engine.run();
        }
    }

    private Path folder() {
        return file.getParent();
    }

    /** What is no sentence of the studio: names, and what was written into the games. */
    private void gatherNames(String path) throws IOException {
        names.add(path);
        names.add(System.getProperty("user.home"));
        names.add(Path.of("samples").toAbsolutePath().toString());
        names.addAll(List.of(
                ProgramVersion.current(),
                "JavaFX",
                "Java",
                System.getProperty("os.name"),
                System.getProperty("os.arch")));
        names.add(System.getProperty("os.version"));
        names.addAll(List.of("Hoppity", "English", "Русский", "Українська", "Language · Язык · Мова"));
        for (var variant : Variants.presets().all()) {
            names.addAll(List.of(variant.id(), variant.name(), variant.source()));
        }
        for (var game : Stream.concat(Stream.of(GAME), OTHER_GAMES.stream()).toList()) {
            RecordFile.load(game).games().forEach(this::gatherNames);
        }
        for (var command : app.commands().commands()) {
            command.shortcuts().stream().map(KeyStroke::displayText).forEach(names::add);
        }
        names.removeIf(String::isBlank);
    }

    private void gatherNames(GameRecord game) {
        names.addAll(game.info().headers().values());
        for (int seat = 1; seat <= game.variant().seats().size(); seat++) {
            names.add(game.info().playerName(seat));
        }
        game.info().engines().forEach(engine -> names.add(engine.name()));
        game.tree().read(node -> {
            var title = node.annotations().title();
            if (title != null) {
                names.add(title);
            }
            Stream.concat(node.annotations().pre().stream(), node.annotations().post().stream())
                    .map(Comment::text)
                    .forEach(names::add);
        });
    }

    private void says(Command command) {
        for (var text : List.of(command.name(), command.text(), command.description())) {
            judge(text, command.id());
        }
    }

    private void use(Command command) throws InterruptedException {
        if (app.session().document().isEmpty()) {
            onUi(() -> app.session().open(file, 8));
            settle();
        }
        onUi(command::run);
        settle();
        collect(command.id());
        if (command.id().equals("edit.preferences")) {
            lookIntoPreferences();
        }
        if (command.id().equals("edit.paste")) {
            onUi(() -> windows().forEach(window -> {
                if (window.getScene().lookup("#paste-open") instanceof Button open) {
                    open.fire();
                }
            }));
            settle();
            collect("the pasted game");
        }
        closeOthers();
    }

    private void lookIntoPreferences() throws InterruptedException {
        onUi(() -> windows().forEach(window -> {
            if (window.getScene().lookup("#preferences-sections") instanceof ListView<?> sections) {
                sections.getSelectionModel().selectLast();
            }
        }));
        settle();
        onUi(() -> windows().forEach(window -> {
            if (window.getScene().lookup(".key-add") instanceof Button add) {
                add.fire();
            }
        }));
        settle();
        collect("the keys");
    }

    /** The menus that a press with the right button opens, of everything that has one. */
    private void openMenus() throws InterruptedException {
        var nodes = new ArrayList<Node>();
        onUi(() -> {
            app.session().open(file, 8);
            nodes.addAll(stage.getScene().getRoot().lookupAll("*"));
        });
        for (var node : nodes) {
            boolean opens = node.getOnContextMenuRequested() != null
                    || node instanceof TextInputControl
                    || node instanceof Control control && control.getContextMenu() != null;
            if (opens) {
                onUi(() -> {
                    var middle = node.getBoundsInLocal();
                    var at = new Point2D(middle.getCenterX(), middle.getCenterY());
                    var screen = node.localToScreen(at);
                    if (screen != null) {
                        Event.fireEvent(
                                node,
                                new ContextMenuEvent(
                                        ContextMenuEvent.CONTEXT_MENU_REQUESTED,
                                        at.getX(),
                                        at.getY(),
                                        screen.getX(),
                                        screen.getY(),
                                        false,
                                        null));
                    }
                });
                settle();
                collect("the context menu of " + node);
            }
        }
        closeOthers();
    }

    private void collect(String after) throws InterruptedException {
        onUi(() -> ShownTexts.collect(text -> judge(text, after)));
    }

    private void judge(String shown, String after) {
        var own = PseudoLanguage.rest(shown);
        if (!judged.add(shown) || !LETTERS.matcher(own).find() || names.stream().anyMatch(name -> name.contains(own))) {
            return;
        }
        var rest = own;
        for (var name : names) {
            if (name.length() > 1) {
                rest = rest.replace(name, " ");
            }
        }
        if (LETTERS.matcher(CELLS_FILES_POSITIONS.matcher(rest).replaceAll(" ")).find()) {
            found.putIfAbsent(shown, after);
        }
    }

    private List<Window> windows() {
        return Window.getWindows().stream().filter(window -> window != stage).toList();
    }

    private void closeOthers() throws InterruptedException {
        // One dialog can wait for another.
        for (int i = 0; i < 3 && !windows().isEmpty(); i++) {
            onUi(() -> windows().forEach(Window::hide));
            settle();
        }
    }

    /** Runs on the UI thread; what opens a dialog goes on while that is open. */
    private static void onUi(Runnable action) throws InterruptedException {
        var done = new CountDownLatch(1);
        Platform.runLater(() -> {
            try {
                action.run();
            } finally {
                done.countDown();
            }
        });
        done.await(PATIENCE, TimeUnit.MILLISECONDS);
    }

    /** Lets pass what is still to happen on the UI thread, and two frames. */
    private void settle() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            onUi(() -> {});
            Thread.sleep(FRAME);
        }
    }
}
