package hoppity;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.protocol.Conversation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The command in a process of its own, as other programs start it. */
class EngineProcessTest {
    private Process process;
    private Conversation engine;

    @BeforeEach
    void start() throws IOException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        process = new ProcessBuilder(
                        java, "-Xmx256m", "-cp", System.getProperty("java.class.path"), Main.class.getName(), "engine")
                .redirectErrorStream(true)
                .start();
        engine = new Conversation(process.getOutputStream(), process.getInputStream());
    }

    @AfterEach
    void end() {
        process.destroyForcibly();
    }

    @Test
    void itEndsWhenItsInputDoes() throws Exception {
        engine.send("ugi", "position startpos", "go infinite");
        engine.upTo("info depth 3 ");
        engine.close();

        assertThat(engine.rest()).last().asString().matches("bestmove \\S+");
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).isZero();
    }

    @Test
    void itEndsWhenNobodyListensAnyMore() throws Exception {
        engine.send("position startpos", "go infinite");
        engine.upTo("info depth 3 ");
        process.getInputStream().close();
        engine.send("isready", "isready");

        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).isZero();
    }

    @Test
    void aFloodOfNonsenseIsAnsweredLineByLineAndHurtsNothing() throws Exception {
        int lines = 50_000;
        var flood = new Thread(() -> {
            try {
                for (int i = 0; i < lines; i++) {
                    engine.send("nonsense " + i);
                }
                engine.send("position startpos", "go depth 2", "quit");
            } catch (IOException e) {
                // The engine has hung up; what it said before tells the test.
                process.destroyForcibly();
            }
        });
        flood.start();
        var answers = engine.rest();
        flood.join();

        assertThat(answers)
                .filteredOn(line -> line.equals("info string there is no command \"nonsense\""))
                .hasSize(lines);
        assertThat(answers).noneMatch(line -> line.contains("Exception"));
        assertThat(answers).last().asString().matches("bestmove \\S+");
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    }
}
