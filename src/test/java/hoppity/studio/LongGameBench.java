package hoppity.studio;

import hoppity.format.RecordFile;
import hoppity.notation.Turn;
import hoppity.record.GameRecord;
import hoppity.rules.Game;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Variants;
import hoppity.studio.app.StudioApp;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.testfx.api.FxToolkit;

/**
 * Measures how long the studio takes to read a long game, and how long the UI thread is held up while the game is stepped
 * through: the delay of a task that another thread puts into its queue every two milliseconds. Beside it stands how late
 * a thread of this process was that does nothing but wake up, over the same time: what the machine and the garbage
 * collector did to all threads.
 *
 * <p>Argument: the number of plies; 20,000 by default. Needs a display, or Monocle's properties.
 */
public final class LongGameBench {
    private static final int STEPS = 400;
    private static final int READINGS = 9;

    private LongGameBench() {}

    public static void main(String[] arguments) throws Exception {
        int plies = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 20_000;
        System.setProperty(
                "hoppity.config", Files.createTempDirectory("hoppity-bench").toString());
        for (var name : List.of("long.hgj", "long.hgn")) {
            var file = Files.createTempDirectory("hoppity-bench").resolve(name);
            RecordFile.save(randomGame(plies), file);
            reading(file);
        }
        var file = Files.createTempDirectory("hoppity-bench").resolve("long.hgj");
        RecordFile.save(randomGame(plies), file);
        // The readings leave garbage that no user's studio has.
        System.gc();
        stepping(file, plies);
        System.exit(0);
    }

    static GameRecord randomGame(int plies) {
        var variant = Variants.presets().get("halma-8");
        var random = new SplittableRandom(plies);
        var generator = new MoveGenerator(variant);
        var game = new Game(variant);
        var record = new GameRecord(variant);
        var loader = record.loader();
        var node = record.tree().root();
        for (int i = 0; i < plies; i++) {
            var moves = generator.moves(game.position());
            Turn turn = moves.isEmpty() ? Turn.SKIP : Turn.Played.of(moves.get(random.nextInt(moves.size())));
            if (turn instanceof Turn.Played played) {
                game.play(played.move());
            } else {
                game.skip();
            }
            node = loader.add(loader.freshId(), node, turn);
        }
        return record;
    }

    private static void reading(Path file) throws Exception {
        var times = new ArrayList<Double>();
        for (int i = 0; i < READINGS; i++) {
            long start = System.nanoTime();
            RecordFile.load(file);
            times.add((System.nanoTime() - start) / 1e6);
        }
        System.out.printf(
                Locale.ROOT,
                "read %s: first %.0f ms, median %.0f ms%n",
                file.getFileName(),
                times.get(0),
                median(times));
    }

    private static void stepping(Path file, int plies) throws Exception {
        FxToolkit.registerPrimaryStage();
        long start = System.nanoTime();
        FxToolkit.setupApplication(StudioApp.class, "--size=1280x800", file.toString());
        while (!shows("of " + plies)) {
            Thread.sleep(5);
        }
        System.out.printf(Locale.ROOT, "window with the game: %.0f ms%n", (System.nanoTime() - start) / 1e6);
        Thread.sleep(3000);
        measure("stepping on", KeyCode.RIGHT);
        measure("leaping on", KeyCode.PAGE_DOWN);
        measure("stepping back", KeyCode.LEFT);
        measure("first and last", KeyCode.END, KeyCode.HOME);
    }

    private static void measure(String what, KeyCode... keys) throws Exception {
        var delays = Collections.synchronizedList(new ArrayList<Double>());
        var running = new AtomicBoolean(true);
        var prober = new Thread(() -> probe(delays, running), "prober");
        prober.start();
        var idler = new Idler(running);
        idler.start();
        for (int i = 0; i < STEPS; i++) {
            var key = keys[i % keys.length];
            Platform.runLater(() -> press(key));
            Thread.sleep(20);
        }
        running.set(false);
        prober.join();
        idler.join();
        Collections.sort(delays);
        System.out.printf(
                Locale.ROOT,
                "%s: UI thread held up, median %.1f ms, 99 %% %.1f ms, most %.1f ms (an idle thread: %.1f ms)%n",
                what,
                median(delays),
                delays.get(delays.size() * 99 / 100),
                delays.get(delays.size() - 1),
                idler.latest);
    }

    /** Wakes up every millisecond and keeps how late it was at most, in milliseconds. */
    private static final class Idler extends Thread {
        private final AtomicBoolean running;
        private double latest;

        Idler(AtomicBoolean running) {
            super("idler");
            this.running = running;
        }

        @Override
        public void run() {
            try {
                while (running.get()) {
                    long asleep = System.nanoTime();
                    sleep(1);
                    latest = Math.max(latest, (System.nanoTime() - asleep) / 1e6 - 1);
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    private static void probe(List<Double> delays, AtomicBoolean running) {
        try {
            while (running.get()) {
                var reached = new CountDownLatch(1);
                long asked = System.nanoTime();
                Platform.runLater(reached::countDown);
                reached.await();
                delays.add((System.nanoTime() - asked) / 1e6);
                Thread.sleep(2);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void press(KeyCode key) {
        var scene = scene();
        var target = scene.getFocusOwner() == null ? scene.getRoot() : scene.getFocusOwner();
        javafx.event.Event.fireEvent(
                target, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
    }

    private static Scene scene() {
        return Window.getWindows().stream()
                .filter(Stage.class::isInstance)
                .findFirst()
                .orElseThrow()
                .getScene();
    }

    private static boolean shows(String text) throws Exception {
        return FxToolkit.setupFixture(() -> scene().getRoot().lookupAll(".label").stream()
                .anyMatch(node -> node instanceof javafx.scene.control.Label label
                        && label.getText() != null
                        && label.getText().contains(text)));
    }

    private static double median(List<Double> values) {
        var sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        return sorted.get(sorted.size() / 2);
    }
}
