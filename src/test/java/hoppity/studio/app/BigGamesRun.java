package hoppity.studio.app;

import hoppity.format.Formats;
import hoppity.format.RecordFile;
import hoppity.notation.Turn;
import hoppity.record.Comment;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.rules.Game;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Variants;
import hoppity.studio.ToolkitSettings;
import hoppity.studio.Wheel;
import hoppity.studio.document.GameDocument;
import hoppity.studio.tree.TreeView;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.function.Predicate;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.stage.Stage;
import org.testfx.api.FxToolkit;

/**
 * Does what is hard with games that are too large: a bushy one, a line of 20,000 plies, variations nested 20,000 deep; and prints
 * how long the UI thread was busy at a stretch with each thing.
 *
 * <p>Argument: the number of nodes of the bushy game, 100,000 by default.
 */
public final class BigGamesRun {
    private static final int LONG_LINE = 20_000;
    private static final int PASTED = 10_000;
    private static final int LONG_TEXT = 100_000;
    private static final int STALL_MILLIS = 100;

    private final StudioApp app;
    private final Stage stage;
    private final UiStalls stalls;

    private BigGamesRun(StudioApp app, Stage stage, UiStalls stalls) {
        this.app = app;
        this.stage = stage;
        this.stalls = stalls;
    }

    public static void main(String[] arguments) throws Exception {
        int nodes = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100_000;
        new ToolkitSettings().launcherSessionOpened(null);
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> problem.printStackTrace());
        var folder = Files.createTempDirectory("hoppity-big");
        var bushy = save(bushy(nodes), folder.resolve("bushy.hgj"));
        var line = save(line(LONG_LINE, 1), folder.resolve("line.hgj"));
        var nest = save(line(LONG_LINE, 2), folder.resolve("nest.hgj"));
        System.out.println("games are made");
        var stage = FxToolkit.registerPrimaryStage();
        var app = (StudioApp) FxToolkit.setupApplication(StudioApp.class, "--size=1400x900");
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> problem.printStackTrace());
        try (var stalls = new UiStalls(STALL_MILLIS)) {
            new BigGamesRun(app, stage, stalls).run(List.of(bushy, line, nest));
        }
        System.exit(0);
    }

    private static Path save(GameRecord record, Path file) throws Exception {
        RecordFile.save(record, file);
        return file;
    }

    /** A line with this many moves at each place; the last of them goes on. */
    private static GameRecord line(int plies, int moves) {
        var variant = Variants.presets().get("halma-8");
        var random = new SplittableRandom(plies);
        var generator = new MoveGenerator(variant);
        var game = new Game(variant);
        var record = new GameRecord(variant);
        var loader = record.loader();
        var node = record.tree().root();
        for (int i = 0; i < plies; i++) {
            var legal = new ArrayList<>(generator.moves(game.position()));
            var parent = node;
            for (int j = 0; j < Math.min(moves, legal.size()); j++) {
                var move = legal.remove(random.nextInt(legal.size()));
                node = loader.add(loader.freshId(), parent, Turn.Played.of(move));
                if (j == Math.min(moves, legal.size()) - 1 || j == moves - 1) {
                    game.play(move);
                    break;
                }
            }
        }
        return record;
    }

    private static GameRecord bushy(int nodes) {
        var variant = Variants.presets().get("halma-8");
        var random = new SplittableRandom(nodes);
        var record = new GameRecord(variant);
        var loader = record.loader();
        var generator = new MoveGenerator(variant);
        var all = new ArrayList<GameNode>(List.of(record.tree().root()));
        while (all.size() <= nodes) {
            var node = all.get(random.nextInt(all.size()));
            for (int left = all.size() == 1 ? 300 : 1 + random.nextInt(40); left > 0; left--) {
                var moves = generator.moves(record.positionAt(node));
                var turn = Turn.Played.of(moves.get(random.nextInt(moves.size())));
                if (record.tree().child(node, turn).isPresent()) {
                    break;
                }
                node = loader.add(loader.freshId(), node, turn);
                if (random.nextInt(10) == 0) {
                    loader.annotate(
                            node,
                            node.annotations()
                                    .withBookmark(true)
                                    .withPost(List.of(Comment.of("the note about move " + node.id()))));
                }
                all.add(node);
            }
        }
        return record;
    }

    private void run(List<Path> files) throws Exception {
        for (var page : List.of("view.page.moves", "view.page.tree")) {
            does(page, () -> app.commands().get(page).run());
            for (var file : files) {
                does("open " + file.getFileName(), () -> app.session().open(file, 0));
            }
            for (var game : List.copyOf(app.session().games().all())) {
                use(game, page + " " + game.fileProperty().get().getFileName() + ": ");
            }
            does("twenty switches", () -> {
                for (int i = 0; i < 20; i++) {
                    app.session().games().step(1);
                }
            });
            does("close all", () -> {
                for (var game : app.session().games().all()) {
                    game.markSaved(game.contentRevision());
                }
                app.session().closeAll();
            });
        }
        fx("bookmarks", () -> {
            app.session().open(files.get(0), 0);
        });
        Thread.sleep(4000);
        does("go to bookmark", () -> app.commands().get("game.goToBookmark").run());
        does("type in bookmarks", () -> field("bookmarks").setText("note about 9"));
        does("close bookmarks", () -> app.commands().get("game.goToBookmark").run());
        does("go to move", () -> app.commands().get("game.goToMove").run());
        does("close it", () -> app.commands().get("game.goToMove").run());
        does("merge with itself", () -> {
            put(app.session().gameAsText().orElseThrow());
            app.commands().get("edit.mergeGame").run();
        });
    }

    private void use(GameDocument game, String where) throws Exception {
        var commands = app.commands();
        does(where + "show", () -> app.session().games().show(game));
        does(where + "last", game::last);
        does(where + "first", game::first);
        does(where + "a step", () -> game.step(1));
        does(
                where + "comment of 100 kB",
                () -> game.annotate(
                        game.cursor(),
                        a -> a.withPost(List.of(Comment.of("lorem _ipsum & ".repeat(LONG_TEXT / 15)))),
                        "comment"));
        does(
                where + "label, name and title of 100 kB",
                () -> game.annotate(game.cursor(), a -> a.withTitle("title".repeat(LONG_TEXT / 5)), "title"));
        does(where + "undo", game::undo);
        does(where + "undo", game::undo);
        for (var id : List.of("tree.foldAll", "tree.unfoldAll", "tree.fit")) {
            if (commands.commands().stream().anyMatch(command -> command.id().equals(id))) {
                does(where + id, () -> commands.get(id).run());
            }
        }
        if (where.contains("tree")) {
            does(where + "tree", () -> commands.get("view.page.tree").run());
            for (int notch = -12; notch <= 12; notch++) {
                int direction = notch;
                does(where + "zoom " + notch, () -> zoom(direction < 0 ? -40 : 40));
            }
        }
        does(where + "find e", () -> {
            commands.get("edit.find").run();
            var focus = stage.getScene().getFocusOwner();
            if (focus instanceof TextField field) {
                field.setText("e");
            }
        });
        does(where + "find next", () -> commands.get("edit.find.next").run());
        does(where + "delete near the root", () -> {
            game.first();
            game.step(2);
            commands.get("move.delete").run();
        });
        does(where + "undo", game::undo);
        does(where + "redo", game::redo);
        does(where + "undo", game::undo);
        if (where.contains("line.hgj")) {
            does(where + "paste a line", () -> {
                put(text(line(PASTED, 1)));
                game.first();
                commands.get("move.paste").run();
            });
            does(where + "undo", game::undo);
        }
        does(where + "save", () -> app.session().save(game));
    }

    private static String text(GameRecord record) {
        return Formats.byName("x.hgn").orElseThrow().write(List.of(record)).text();
    }

    private static void put(String text) {
        var content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    private TextField field(String overlay) {
        return (TextField) find(node -> node instanceof TextField && isWithin(node, overlay));
    }

    private static boolean isWithin(Node node, String id) {
        for (var n = node; n != null; n = n.getParent()) {
            if (id.equals(n.getId())) {
                return true;
            }
        }
        return false;
    }

    private Node find(Predicate<Node> wanted) {
        return stage.getScene().getRoot().lookupAll("*").stream()
                .filter(wanted)
                .findFirst()
                .orElseThrow();
    }

    private void zoom(double direction) {
        var tree = find(TreeView.class::isInstance);
        var middle = tree.localToScene(200, 200);
        Event.fireEvent(tree, Wheel.turned(direction, true, middle, middle));
    }

    private void fx(String what, Runnable action) throws InterruptedException {
        var done = new CountDownLatch(1);
        Platform.runLater(() -> {
            try {
                action.run();
            } catch (RuntimeException | Error e) {
                System.out.println(what + ": " + e);
                e.printStackTrace();
            } finally {
                done.countDown();
            }
        });
        done.await();
    }

    /** Does something, waits until nothing follows from it any more, and prints how the UI thread was held up. */
    private void does(String what, Runnable action) throws InterruptedException {
        stalls.doing(what);
        int before = stalls.stalls().size();
        fx(what, action);
        var quiet = new CountDownLatch(1);
        do {
            Thread.sleep(what.startsWith("open") ? 4000 : 400);
            Platform.runLater(quiet::countDown);
        } while (quiet.getCount() > 0 && !quiet.await(1, java.util.concurrent.TimeUnit.MINUTES));
        var found = stalls.stalls();
        found.subList(before, found.size()).forEach(System.out::println);
    }
}
