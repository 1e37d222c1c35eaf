package hoppity.studio.tree;

import hoppity.record.GameRecord;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.document.GameDocument;
import hoppity.studio.shell.Notifications;
import hoppity.studio.theme.Theme;
import hoppity.studio.theme.ThemeSwitch;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.stage.Stage;

/** The measurements of {@code TreeBench}. */
public final class TreeMeasure {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int REPEATS = 15;
    private static final int FRAMES = 300;
    private static final int WARM_UP = 60;
    private static final double[] ZOOMS = {1, 0.6, 0.3, 0.15, TreeViewport.SMALLEST};

    private TreeMeasure() {}

    /** Prints how much of a processor's time it takes to read and to arrange trees. */
    public static void layouts(int nodes) {
        layout("a bush, lines of 8", TestTrees.bushy(nodes, 300, 8, 1));
        layout("a bush, lines of 30", TestTrees.bushy(nodes, 300, 30, 1));
        layout("a nest", TestTrees.nest(nodes / 2));
        layout("siblings", TestTrees.siblings(Math.min(nodes, 4000)));
        layout("a chain", TestTrees.chain(nodes));
    }

    private static void layout(String what, GameRecord record) {
        var reading = new ArrayList<Double>();
        var arranging = new ArrayList<Double>();
        TreeLayout layout = TreeLayout.EMPTY;
        for (int i = 0; i < REPEATS; i++) {
            long start = THREADS.getCurrentThreadCpuTime();
            var shape = TreeShape.of(record.tree(), Set.of());
            long read = THREADS.getCurrentThreadCpuTime();
            layout = TreeLayout.of(shape);
            Overview.of(layout);
            reading.add((read - start) / 1e6);
            arranging.add((THREADS.getCurrentThreadCpuTime() - read) / 1e6);
        }
        System.out.printf(
                Locale.ROOT,
                "%s: %d nodes, %d lanes, %d rows; read on the UI thread %.1f ms (first %.1f), arranged behind it %.1f ms (first %.1f)%n",
                what,
                record.tree().size(),
                layout.lanes(),
                layout.rows(),
                median(reading),
                reading.get(0),
                median(arranging),
                arranging.get(0));
    }

    /** Prints how long frames take while a big tree is panned. */
    public static void panning(int nodes, double width, double height) throws InterruptedException {
        var started = new CountDownLatch(1);
        Platform.startup(started::countDown);
        started.await();
        var record = TestTrees.annotated(TestTrees.bushy(nodes, 300, 8, 1), 2);
        var ready = new CountDownLatch(1);
        var model = new TreeViewModel[1];
        var views = new TreeView[1];
        Platform.runLater(() -> {
            model[0] = new TreeViewModel(
                    new InlineTasks(), new Notifications(), new MoveMenu(node -> List.of(), "", node -> List.of()));
            model[0].documentProperty().set(new GameDocument(record, null));
            model[0].activeProperty().set(true);
            views[0] = new TreeView(model[0]);
            var stage = new Stage();
            stage.setScene(new Scene(views[0], width, height));
            ThemeSwitch.install(stage.getScene(), new SimpleObjectProperty<>(Theme.LIGHT));
            stage.show();
            ready.countDown();
        });
        ready.await();
        for (double zoom : ZOOMS) {
            var done = new CountDownLatch(1);
            var panner = new Panner(model[0], done);
            Platform.runLater(() -> {
                double now = model[0].viewportProperty().get().zoom();
                model[0].zoom(zoom / now, width / 2, height / 2);
                model[0].centreOn(0.3, 0.3);
                panner.start();
            });
            done.await();
            panner.print(zoom);
        }
    }

    /** Pans a little with each pulse and keeps the times between pulses. */
    private static final class Panner extends AnimationTimer {
        private final TreeViewModel model;
        private final CountDownLatch done;
        private final List<Double> between = new ArrayList<>();
        private final List<Double> processor = new ArrayList<>();
        private final long renderer = renderer();
        private long last;
        private long lastProcessor;
        private long rendererStart;
        private int frames;

        Panner(TreeViewModel model, CountDownLatch done) {
            this.model = model;
            this.done = done;
        }

        @Override
        public void handle(long pulse) {
            long now = System.nanoTime();
            long used = THREADS.getCurrentThreadCpuTime();
            if (++frames > WARM_UP) {
                between.add((now - last) / 1e6);
                processor.add((used - lastProcessor) / 1e6);
            } else {
                rendererStart = THREADS.getThreadCpuTime(renderer);
            }
            last = now;
            lastProcessor = used;
            double direction = frames / 100 % 2 == 0 ? 1 : -1;
            model.scroll(direction * 7, direction * 9);
            if (frames == WARM_UP + FRAMES) {
                stop();
                done.countDown();
            }
        }

        void print(double zoom) {
            double rendering = (THREADS.getThreadCpuTime(renderer) - rendererStart) / 1e6 / FRAMES;
            System.out.printf(
                    Locale.ROOT,
                    "panning at zoom %.2f: %d frames, from one to the next %s; processor time of the UI thread %s,"
                            + " of the rendering thread %.1f ms on average%n",
                    zoom,
                    FRAMES,
                    spread(between),
                    spread(processor),
                    rendering);
        }

        private static String spread(List<Double> times) {
            Collections.sort(times);
            return String.format(
                    Locale.ROOT,
                    "median %.1f ms, 99 %% %.1f ms, most %.1f ms",
                    median(times),
                    times.get(times.size() * 99 / 100),
                    times.get(times.size() - 1));
        }

        private static long renderer() {
            for (var id : THREADS.getAllThreadIds()) {
                var info = THREADS.getThreadInfo(id);
                if (info != null && info.getThreadName().startsWith("QuantumRenderer")) {
                    return id;
                }
            }
            throw new IllegalStateException("no thread renders");
        }
    }

    private static double median(List<Double> values) {
        var sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        return sorted.get(sorted.size() / 2);
    }
}
