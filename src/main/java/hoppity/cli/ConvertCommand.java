package hoppity.cli;

import hoppity.format.FormatException;
import hoppity.format.OneLine;
import hoppity.format.RecordFile;
import hoppity.record.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "convert",
        description =
                "Write the games of a file in the format that the other file's ending says. What was forgiven or guessed in "
                        + "reading and what the new format cannot hold goes to standard error.")
final class ConvertCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "IN",
            description = "A file of games, of this program or another; its content says the format.")
    private Path in;

    @Parameters(index = "1", paramLabel = "OUT", description = "The new file: .hgj, .hgjl or .hgn.")
    private Path out;

    @Mixin
    private EncodingChoice encoding;

    @Mixin
    private PlayedVariant variant;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        var err = spec.commandLine().getErr();
        try {
            var result = RecordFile.load(in, encoding.charset(), variant.variant());
            if (result.readOnly() && Files.exists(out) && Files.isSameFile(in, out)) {
                throw CommandFailure.badInput(in + ": made by a newer program; convert it into another file");
            }
            var from = OneLine.unbroken(in.toString());
            var to = OneLine.unbroken(out.toString());
            var played = result.games().stream().map(GameRecord::variant).collect(Collectors.toSet());
            variant.remark(played).ifPresent(remark -> err.println(from + ": " + remark));
            result.notes().forEach(note -> err.println(from + ": " + note));
            RecordFile.save(result.games(), out).forEach(loss -> err.println(to + ": " + loss));
        } catch (FormatException refused) {
            throw CommandFailure.badInput(refused);
        } catch (IOException failure) {
            throw new CommandFailure(ExitCode.USAGE_OR_ENVIRONMENT, String.valueOf(failure.getMessage()), failure);
        }
        err.flush();
        return ExitCode.FINE.code();
    }
}
