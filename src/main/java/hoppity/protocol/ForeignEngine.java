package hoppity.protocol;

import hoppity.protocol.EngineFault.Kind;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Another engine in a process of its own, asked by the protocol. After an {@link EngineFault} it is of no more use. For one
 * thread.
 */
public final class ForeignEngine implements AutoCloseable {
    private static final long FAREWELL_MS = 1000;
    private static final int LONGEST_NAME = 60;

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
            throw new EngineFault(Kind.ILLEGAL, "its answer is no move: " + UgiParser.quote(line));
        }
        return new Answer(words[1], took);
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
