package hoppity.protocol;

import static hoppity.words.Words.tr;

import hoppity.protocol.EngineFault.Kind;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Another program, spoken to in lines. It may do anything: what it says is bounded in memory, writing to it never blocks, and
 * with {@link #close}, or when this program ends, it is gone together with all that it has started.
 */
final class ChildProcess implements AutoCloseable {
    static final int LONGEST_LINE = 1 << 16;

    /** Lines between two requests: an honest engine says some hundred a second. */
    static final int MOST_LINES = 100_000;

    /** Lines that wait to be looked at, {@code info} lines apart, and lines that wait to be sent. */
    private static final int WAITING = 1000;

    private static final long END_SECONDS = 5;
    private static final Set<ChildProcess> LIVE = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> LIVE.forEach(ChildProcess::kill), "hoppity-children"));
    }

    private final Process process;
    private final BlockingQueue<Heard> heard = new ArrayBlockingQueue<>(WAITING);
    private final BlockingQueue<String> toSend = new ArrayBlockingQueue<>(WAITING);
    private final AtomicInteger lines = new AtomicInteger();
    private final Set<ProcessHandle> offspring = new HashSet<>();
    private final Thread writer;
    private volatile Consumer<String> informed = line -> {};

    /** A line, or the reason why there will be no more. */
    private record Heard(String line, @Nullable EngineFault end) {}

    /** @throws EngineFault if there is no such program */
    ChildProcess(List<String> command) throws EngineFault {
        try {
            process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            throw new EngineFault(
                    Kind.NOT_STARTED, tr("it cannot be started: {0}", new Refused("" + e.getMessage()).reason()));
        }
        LIVE.add(this);
        daemon(this::listen, "hoppity-child-reader").start();
        writer = daemon(this::write, "hoppity-child-writer");
        writer.start();
    }

    private static Thread daemon(Runnable task, String name) {
        var thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    /** @throws EngineFault if the program does not take in what it is told */
    void send(String line) throws EngineFault {
        lines.set(0);
        if (!toSend.offer(line)) {
            throw new EngineFault(Kind.SILENT, tr("it does not read what it is told"));
        }
    }

    /** Whom to tell {@code info} lines from now on, on the thread that reads them: as long as they take it, no more is read. */
    void inform(Consumer<String> listener) {
        informed = listener;
    }

    /** Counts lines anew: what was said until now was not too much. */
    void allowMore() {
        lines.set(0);
    }

    /** Forgets what was said until now. */
    void ignoreWhatWasSaid() {
        heard.removeIf(said -> said.end() == null);
    }

    /**
     * The next line that is meant; others are left out.
     *
     * @param awaited what is waited for, in words
     */
    String await(Predicate<String> meant, long milliseconds, String awaited) throws EngineFault, InterruptedException {
        var line = poll(meant, milliseconds);
        if (line == null) {
            throw new EngineFault(Kind.SILENT, tr("no {0} within {1} ms", awaited, milliseconds));
        }
        return line;
    }

    /** The next line that is meant, as {@link #await}; null if none comes in this time. */
    @Nullable
    String poll(Predicate<String> meant, long milliseconds) throws EngineFault, InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(milliseconds);
        while (true) {
            var next = heard.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (next == null) {
                return null;
            }
            var end = next.end();
            if (end != null) {
                heard.add(next);
                throw end;
            }
            if (meant.test(next.line())) {
                return next.line();
            }
        }
    }

    private void listen() {
        var in = new BoundedLines(process.getInputStream(), LONGEST_LINE);
        try {
            for (var line = in.next(); line != null; line = in.next()) {
                boolean fits = true;
                if (line.startsWith("info ")) {
                    informed.accept(line);
                } else {
                    fits = heard.offer(new Heard(line, null));
                }
                if (lines.incrementAndGet() > MOST_LINES || !fits) {
                    end(new EngineFault(Kind.FLOODED, tr("it floods its output")));
                    kill();
                    return;
                }
            }
            end(new EngineFault(Kind.DIED, ending()));
        } catch (BoundedLines.TooLong e) {
            end(new EngineFault(Kind.FLOODED, tr("it floods its output: {0}", e.getMessage())));
            kill();
        } catch (IOException e) {
            end(new EngineFault(Kind.DIED, tr("its output broke off: {0}", e.getMessage())));
        }
    }

    private void end(EngineFault fault) {
        while (!heard.offer(new Heard("", fault))) {
            heard.poll();
        }
    }

    private String ending() {
        try {
            if (process.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
                return tr("it ended with exit code {0}", process.exitValue());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return tr("it ended");
    }

    private void write() {
        try (OutputStream out = process.getOutputStream()) {
            while (true) {
                out.write((toSend.take() + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
        } catch (IOException e) {
            // It has closed its input or is dead; its output tells.
        } catch (InterruptedException e) {
            // The end: closing its input tells the program so.
        }
    }

    /** Remembers what the program has started by now: once it is dead, nobody can tell. */
    void noteOffspring() {
        synchronized (offspring) {
            process.descendants().forEach(offspring::add);
        }
    }

    /** Lets the program end by itself for so long, then makes it. */
    void close(long milliseconds) {
        noteOffspring();
        try {
            toSend.offer("quit");
            process.waitFor(milliseconds, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        close();
    }

    @Override
    public void close() {
        kill();
        writer.interrupt();
        try {
            process.waitFor(END_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        LIVE.remove(this);
    }

    private void kill() {
        noteOffspring();
        process.destroyForcibly();
        synchronized (offspring) {
            offspring.forEach(ProcessHandle::destroyForcibly);
        }
    }
}
