package hoppity.studio.app;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import javafx.application.Platform;

/** Notes when the UI thread is held up, by the processor time that it took meanwhile, and with what it was busy. */
final class UiStalls implements AutoCloseable {
    private static final int SAMPLE_MILLIS = 40;

    private final Thread ui;
    private final long bound;
    private final List<Stall> stalls = new ArrayList<>();
    private final Thread watcher = new Thread(this::watch, "stalls");
    private volatile boolean running = true;
    private volatile String doing = "";

    /**
     * One stall.
     *
     * @param doing what was going on, as the test said
     * @param millis processor time of the UI thread
     * @param stack where it was in the middle of it
     */
    record Stall(String doing, long millis, String stack) {
        @Override
        public String toString() {
            return millis + " ms, " + doing + "\n" + stack;
        }
    }

    UiStalls(long boundMillis) {
        bound = boundMillis;
        ui = Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("JavaFX Application Thread"))
                .findFirst()
                .orElseThrow();
        watcher.setDaemon(true);
        watcher.start();
    }

    void doing(String what) {
        doing = what;
    }

    List<Stall> stalls() {
        synchronized (stalls) {
            return List.copyOf(stalls);
        }
    }

    private void watch() {
        var threads = ManagementFactory.getThreadMXBean();
        try {
            while (running) {
                var reached = new CountDownLatch(1);
                long before = threads.getThreadCpuTime(ui.getId());
                Platform.runLater(reached::countDown);
                var samples = new ArrayList<StackTraceElement[]>();
                var what = doing;
                while (!reached.await(SAMPLE_MILLIS, TimeUnit.MILLISECONDS)) {
                    samples.add(ui.getStackTrace());
                }
                long millis = (threads.getThreadCpuTime(ui.getId()) - before) / 1_000_000;
                if (millis >= bound && !samples.isEmpty()) {
                    synchronized (stalls) {
                        stalls.add(new Stall(what, millis, deepest(samples)));
                    }
                }
                Thread.sleep(2);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Our own frames of the sample in the middle. */
    private static String deepest(List<StackTraceElement[]> samples) {
        var middle = samples.get(samples.size() / 2);
        var top = Arrays.stream(middle).limit(3);
        var own = Arrays.stream(middle)
                .filter(frame -> frame.getClassName().startsWith("hoppity."))
                .limit(14);
        return java.util.stream.Stream.concat(top, own)
                .map(frame -> "    " + frame)
                .collect(Collectors.joining("\n"));
    }

    @Override
    public void close() throws InterruptedException {
        running = false;
        watcher.join();
    }
}
