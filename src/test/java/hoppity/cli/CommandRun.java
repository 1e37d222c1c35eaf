package hoppity.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/**
 * A command run inside the test, and what came of it.
 *
 * @param out lines of standard output
 * @param err lines of standard error
 */
record CommandRun(int exitCode, List<String> out, List<String> err) {

    static CommandRun of(String... arguments) {
        var out = new StringWriter();
        var err = new StringWriter();
        int exitCode = HoppityCommand.with(new NoStudio(), arguments)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
        return new CommandRun(
                exitCode,
                out.toString().lines().toList(),
                err.toString().lines().toList());
    }

    @Command(name = "studio")
    private static final class NoStudio implements Callable<Integer> {
        @Override
        public Integer call() {
            throw new AssertionError("no command of these tests opens the studio");
        }
    }
}
