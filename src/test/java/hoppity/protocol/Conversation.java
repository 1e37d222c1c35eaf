package hoppity.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The user interface's end of two streams to an engine. Reading blocks until the engine says something. */
public final class Conversation implements AutoCloseable {
    private final OutputStream toEngine;
    private final BufferedReader fromEngine;

    public Conversation(OutputStream toEngine, InputStream fromEngine) {
        this.toEngine = toEngine;
        this.fromEngine = new BufferedReader(new InputStreamReader(fromEngine, StandardCharsets.UTF_8));
    }

    public void send(String... lines) throws IOException {
        for (var line : lines) {
            toEngine.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        }
        toEngine.flush();
    }

    /** The next line, which must be there. */
    public String line() throws IOException {
        var line = fromEngine.readLine();
        assertThat(line).as("the next line").isNotNull();
        return line;
    }

    /** All lines up to the first that is meant, which comes last. */
    public List<String> upTo(Predicate<String> meant) throws IOException {
        var lines = new ArrayList<String>();
        do {
            lines.add(line());
        } while (!meant.test(lines.get(lines.size() - 1)));
        return lines;
    }

    public List<String> upTo(String beginning) throws IOException {
        return upTo(line -> line.startsWith(beginning));
    }

    /** What comes until the engine hangs up. */
    public List<String> rest() {
        return fromEngine.lines().toList();
    }

    @Override
    public void close() throws IOException {
        toEngine.close();
    }
}
