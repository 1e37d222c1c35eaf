package hoppity.protocol;

import static hoppity.words.Words.tr;

import hoppity.notation.MoveText;
import hoppity.notation.PositionText;
import hoppity.protocol.EngineFault.Kind;
import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Another engine in a process of its own, asked by the protocol. After an {@link EngineFault} it is of no more use. For one
 * thread.
 */
public final class ForeignEngine implements AutoCloseable {
    private static final long FAREWELL_MS = 1000;
    private static final int LONGEST_NAME = 60;
    private static final long TICK_MS = 50;
    /** In this time an engine may say as many lines as between two requests. */
    private static final long WINDOW_MS = 10_000;

    private final ChildProcess process;
    private final long patienceMs;
    private final Set<String> options = new HashSet<>();
    private String name = "";

    /**
     * Starts the program and hears who it is.
     *
     * @param command the program and its arguments
     * @param patienceMs how long to wait for an answer that takes no thinking
     */
    public ForeignEngine(List<String> command, long patienceMs) throws EngineFault, InterruptedException {
        process = new ChildProcess(command);
        this.patienceMs = patienceMs;
        try {
            process.send("ugi");
            process.await(this::introduces, patienceMs, "ugiok");
            process.noteOffspring();
        } catch (EngineFault | InterruptedException e) {
            process.close();
            throw e;
        }
    }

    private boolean introduces(String line) {
        var words = line.strip().split("\\s+", 3);
        if (words.length == 3 && words[0].equals("id") && words[1].equals("name") && name.isEmpty()) {
            name = words[2].replaceAll("\\p{Cntrl}", "?");
            name = name.substring(0, Math.min(name.length(), LONGEST_NAME));
        } else if (words.length == 3 && words[0].equals("option") && words[1].equals("name")) {
            options.add(words[2].replaceFirst("\\s+type\\s.*", "").toLowerCase(Locale.ROOT));
        }
        return line.strip().equals("ugiok");
    }

    /** As it says itself; empty if it does not. */
    public String name() {
        return name;
    }

    /** Whether it has said that this can be set. */
    public boolean hasOption(String option) {
        return options.contains(option.toLowerCase(Locale.ROOT));
    }

    public void setOption(String option, String value) throws EngineFault {
        process.send("setoption name " + option + " value " + value);
    }

    /** Tells that a new game begins, and waits until the engine is ready for it. */
    public void newGame() throws EngineFault, InterruptedException {
        process.send("uginewgame");
        awaitReady();
    }

    /** The command that says a position by its start and the moves since. */
    public static String positionCommand(Variant variant, Position start, List<Move> moves) {
        var text = new MoveText(variant.topology());
        var position = start.equals(Position.initial(variant.geometry()))
                ? "startpos"
                : "fen " + new PositionText(variant).write(start);
        var played = moves.stream().map(text::write).collect(Collectors.joining(" "));
        return "position " + position + (played.isEmpty() ? "" : " moves " + played);
    }

    private void awaitReady() throws EngineFault, InterruptedException {
        process.send("isready");
        process.await(line -> line.strip().equals("readyok"), patienceMs, "readyok");
        process.noteOffspring();
    }

    /**
     * The move that the engine answers with, as it wrote it. Only the search counts as the time it took.
     *
     * @param position the command that says the position
     * @param milliseconds how long to wait for the answer
     */
    public Answer search(String position, GoLimits limits, long milliseconds) throws EngineFault, InterruptedException {
        process.send(position);
        awaitReady();
        process.ignoreWhatWasSaid();
        long begin = System.nanoTime();
        process.send(limits.write());
        var line = process.await(said -> said.startsWith("bestmove"), milliseconds, "move");
        long took = (System.nanoTime() - begin) / 1_000_000;
        var words = line.strip().split("\\s+");
        if (words.length != 2 || !words[0].equals("bestmove")) {
            throw noMove(line);
        }
        return new Answer(words[1], took);
    }

    private static EngineFault noMove(String line) {
        return new EngineFault(Kind.ILLEGAL, tr("its answer is no move: {0}", UgiParser.quote(line)));
    }

    /**
     * Lets the engine think until it answers by itself or is told to stop. One that says nothing for long is asked whether it is
     * still there.
     *
     * @param position the command that says the position
     * @param informed hears of each {@code info} line, on a thread of its own
     * @param isStopped asked many times a second whether the engine is to answer now
     * @param silenceMs how long it may say nothing, and how long it may take to show that it is there, or to answer when it is
     *     to stop
     * @return its move, as it wrote it
     */
    public String analyse(String position, Consumer<String> informed, BooleanSupplier isStopped, long silenceMs)
            throws EngineFault, InterruptedException {
        process.send(position);
        awaitReady();
        process.ignoreWhatWasSaid();
        var heardAt = new AtomicLong(now());
        process.inform(line -> {
            heardAt.set(now());
            informed.accept(line);
        });
        try {
            process.send(GoLimits.INFINITE.write());
            var line = awaitAnswer(heardAt, isStopped, silenceMs);
            var words = line.strip().split("\\s+");
            if (words.length != 2) {
                throw noMove(line);
            }
            return words[1];
        } finally {
            process.inform(line -> {});
            process.noteOffspring();
        }
    }

    private String awaitAnswer(AtomicLong heardAt, BooleanSupplier isStopped, long silenceMs)
            throws EngineFault, InterruptedException {
        long window = now();
        long asked = 0;
        while (!isStopped.getAsBoolean()) {
            var line = process.poll(
                    said -> said.startsWith("bestmove") || said.strip().equals("readyok"), TICK_MS);
            if (line != null && line.startsWith("bestmove")) {
                return line;
            }
            long now = now();
            if (line != null) {
                heardAt.set(now);
            }
            if (heardAt.get() >= asked) {
                asked = Long.MAX_VALUE;
            }
            if (asked == Long.MAX_VALUE && now - heardAt.get() > silenceMs) {
                process.send("isready");
                asked = now;
            } else if (asked != Long.MAX_VALUE && now - asked > silenceMs) {
                throw new EngineFault(Kind.SILENT, tr("no {0} within {1} ms", "readyok", silenceMs));
            }
            if (now - window > WINDOW_MS) {
                window = now;
                process.allowMore();
            }
        }
        process.send("stop");
        return process.await(said -> said.startsWith("bestmove"), silenceMs, "move");
    }

    private static long now() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }

    /** A move as it is written, and how long it took. */
    public record Answer(String move, long milliseconds) {}

    /** Ends the program, and whatever it has started. */
    @Override
    public void close() {
        process.close(FAREWELL_MS);
    }

    /** The same at once: after a fault there is nothing to wait for. */
    public void kill() {
        process.close();
    }
}
