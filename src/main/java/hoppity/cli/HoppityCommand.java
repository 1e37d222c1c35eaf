package hoppity.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;

/**
 * The root of the command line. Commands write to {@code spec.commandLine().getOut()} and end with {@link CommandFailure}
 * when they cannot do what was asked; the mapping to {@link ExitCode} and to one line of standard error is made here.
 */
@Command(
        name = "hoppity",
        description = "Analysis studio for the Halma family. Without a command it opens the studio.",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        versionProvider = Version.class)
public final class HoppityCommand implements Callable<Integer> {
    @Option(names = "--verbose", scope = ScopeType.INHERIT, description = "Print the stack trace of an error as well.")
    private boolean verbose;

    private final Callable<Integer> studio;

    private HoppityCommand(Callable<Integer> studio) {
        this.studio = studio;
    }

    /**
     * The command line for these arguments.
     *
     * @param studio the command that opens the studio, run when no command is named; it stands above this layer
     */
    public static CommandLine with(Callable<Integer> studio, String... arguments) {
        var root = new HoppityCommand(studio);
        var commands = new CommandLine(root).addSubcommand(studio);
        // Making the others takes a noticeable part of the time until the studio's window shows.
        if (arguments.length > 0 && !commands.getSubcommands().containsKey(arguments[0])) {
            addOthers(commands);
        }
        // The settings go to the commands that are there by now.
        return commands.registerConverter(Path.class, new FileName())
                // An argument such as @resign is a move and no file of arguments.
                .setExpandAtFiles(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionStrategy(HoppityCommand::run)
                .setParameterExceptionHandler((problem, given) -> {
                    var name = problem.getCommandLine().getCommandSpec().qualifiedName();
                    return root.fail(
                            problem.getCommandLine(),
                            ExitCode.USAGE_OR_ENVIRONMENT,
                            String.valueOf(problem.getMessage()).replaceFirst("^Error: ", "") + " (see " + name
                                    + " --help)",
                            problem);
                })
                .setExecutionExceptionHandler((problem, where, parsed) -> root.report(problem, where));
    }

    private static void addOthers(CommandLine commands) {
        commands.addSubcommand(new VariantsCommand())
                .addSubcommand(new PerftCommand())
                .addSubcommand(new MovesCommand())
                .addSubcommand(PlayCommand.commandLine())
                .addSubcommand(new BestMoveCommand())
                .addSubcommand(new EngineCommand())
                .addSubcommand(new BenchCommand())
                .addSubcommand(new MatchCommand())
                .addSubcommand(new TuneCommand())
                .addSubcommand(new SolveCommand())
                .addSubcommand(new ConvertCommand())
                .addSubcommand(new RenderCommand())
                .addSubcommand(new ValidateCommand());
    }

    /** Runs when no command was named. */
    @Override
    public Integer call() throws Exception {
        return studio.call();
    }

    /** Like picocli's own strategy, except that a machine that is too small is reported like any other failure. */
    private static int run(ParseResult parsed) {
        try {
            return new RunLast().execute(parsed);
        } catch (OutOfMemoryError problem) {
            throw outOf("memory (java -Xmx4g -jar … gives it 4 GB)", parsed, problem);
        } catch (StackOverflowError problem) {
            throw outOf("stack", parsed, problem);
        }
    }

    private static ExecutionException outOf(String resource, ParseResult parsed, Error problem) {
        var message = "the program ran out of " + resource;
        return new ExecutionException(
                parsed.commandSpec().commandLine(), message, new CommandFailure(ExitCode.UNEXPECTED, message, problem));
    }

    private int report(Exception problem, CommandLine where) {
        if (problem instanceof CommandFailure failure) {
            return fail(where, failure.exitCode(), failure.getMessage(), failure);
        }
        return fail(
                where,
                ExitCode.UNEXPECTED,
                "unexpected error: " + problem + (verbose ? "" : " (--verbose shows where)"),
                problem);
    }

    private int fail(CommandLine where, ExitCode exitCode, @Nullable String message, Exception problem) {
        where.getErr().println("hoppity: " + String.valueOf(message).strip().replaceAll("\\s*\\R\\s*", " "));
        if (verbose) {
            problem.printStackTrace(where.getErr());
        }
        where.getErr().flush();
        return exitCode.code();
    }
}
