package hoppity.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The contract that every command keeps: exit codes, and one line of standard error. */
class HoppityCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void withoutACommandTheStudioRuns() {
        var studio = new Studio(null);

        assertThat(run(studio)).isZero();
        assertThat(studio.runs).isEqualTo(1);
        assertThat(run(studio, "studio", "--ply", "3")).isZero();
        assertThat(studio.runs).isEqualTo(2);
        assertThat(studio.ply).isEqualTo(3);
    }

    @Test
    void helpAndVersionGoToStandardOutput() {
        assertThat(run(new Studio(null), "--version")).isZero();
        assertThat(out.toString()).matches("Hoppity \\d+\\.\\d+\\.\\d+\\S*\\R");

        assertThat(run(new Studio(null), "studio", "--help")).isZero();
        assertThat(out.toString()).contains("Usage: hoppity studio", "--verbose");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void aWrongCommandLineIsOneLineAndExitCodeTwo() {
        assertThat(run(new Studio(null), "prft")).isEqualTo(2);
        assertThat(err.toString()).isEqualTo("hoppity: Unmatched argument at index 0: 'prft' (see hoppity --help)\n");
    }

    @Test
    void aWrongOptionPointsToTheHelpOfItsCommand() {
        assertThat(run(new Studio(null), "studio", "--ply", "x")).isEqualTo(2);
        assertThat(err.toString())
                .isEqualTo(
                        "hoppity: Invalid value for option '--ply': 'x' is not an int (see hoppity studio --help)\n");
    }

    @Test
    void badInputIsOneLineAndExitCodeThree() {
        var failure = CommandFailure.badInput(new IllegalArgumentException("ply 7:\n  the move is illegal"));

        assertThat(run(new Studio(failure), "studio")).isEqualTo(3);
        assertThat(err.toString()).isEqualTo("hoppity: ply 7: the move is illegal\n");
    }

    @Test
    void anEnvironmentThatLacksSomethingIsExitCodeTwo() {
        var failure = new CommandFailure(ExitCode.USAGE_OR_ENVIRONMENT, "no display");

        assertThat(run(new Studio(failure))).isEqualTo(2);
        assertThat(err.toString()).isEqualTo("hoppity: no display\n");
    }

    @Test
    void anythingElseIsUnexpected() {
        assertThat(run(new Studio(new IllegalStateException("odd")), "studio")).isEqualTo(1);
        assertThat(err.toString())
                .isEqualTo("hoppity: unexpected error: java.lang.IllegalStateException: odd (--verbose shows where)\n");
    }

    @Test
    void aMachineThatIsTooSmallIsOneLineToo() {
        assertThat(run(new Studio(new OutOfMemoryError("Java heap space")), "studio"))
                .isEqualTo(1);
        assertThat(err.toString())
                .startsWith("hoppity: the program ran out of memory")
                .hasLineCount(1);

        err.getBuffer().setLength(0);
        assertThat(run(new Studio(new StackOverflowError()), "studio")).isEqualTo(1);
        assertThat(err.toString()).isEqualTo("hoppity: the program ran out of stack\n");
    }

    @Test
    void verboseAddsTheStackTraceBeforeOrAfterTheCommand() {
        assertThat(run(new Studio(new IllegalStateException("odd")), "studio", "--verbose"))
                .isEqualTo(1);
        assertThat(err.toString())
                .startsWith("hoppity: unexpected error: java.lang.IllegalStateException: odd\n")
                .contains("\tat hoppity.cli.HoppityCommandTest.");

        err.getBuffer().setLength(0);
        assertThat(run(new Studio(new IllegalStateException("odd")), "--verbose", "studio"))
                .isEqualTo(1);
        assertThat(err.toString()).contains("\tat hoppity.cli.HoppityCommandTest.");
    }

    private int run(Studio studio, String... arguments) {
        return HoppityCommand.with(studio, arguments)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }

    @Command(name = "studio")
    private static final class Studio implements Callable<Integer> {
        private final @Nullable Throwable failure;
        private int runs;

        @Option(names = "--ply")
        private int ply;

        Studio(@Nullable Throwable failure) {
            this.failure = failure;
        }

        @Override
        public Integer call() throws Exception {
            runs++;
            if (failure instanceof Error error) {
                throw error;
            }
            if (failure instanceof Exception exception) {
                throw exception;
            }
            return 0;
        }
    }
}
