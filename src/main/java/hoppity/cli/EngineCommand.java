package hoppity.cli;

import hoppity.format.ProgramVersion;
import hoppity.protocol.UgiServer;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "engine",
        description =
                "Speak the protocol of engines (UGI) on standard input and output, until \"quit\" or the end of input.")
final class EngineCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        UgiServer.run(
                "Hoppity " + ProgramVersion.current(),
                new NamedVariants(),
                System.in,
                spec.commandLine().getOut());
        return ExitCode.FINE.code();
    }
}
