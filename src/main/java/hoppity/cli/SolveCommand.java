package hoppity.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "solve",
        description = "Find exact results.",
        subcommands = {TransferCommand.class, RaceCommand.class})
final class SolveCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        var known = String.join(", ", spec.subcommands().keySet());
        throw new ParameterException(spec.commandLine(), "what is to be solved is missing; it is one of: " + known);
    }
}
