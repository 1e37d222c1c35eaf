package hoppity.cli;

import hoppity.format.FormatException;
import hoppity.format.OneLine;
import hoppity.format.RecordFile;
import hoppity.format.VariantFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "validate",
        description =
                "Read files of games, and of variants, and say what is wrong with them. Notes go to standard error; what "
                        + "was forgiven is no failure, a move that cannot be played is.")
final class ValidateCommand implements Callable<Integer> {
    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Files of games: .hgj, .hgjl, .hgn, and those of other programs; of variants: .json.")
    private List<Path> files = List.of();

    @Mixin
    private EncodingChoice encoding;

    @Mixin
    private PlayedVariant variant;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        int worst = ExitCode.FINE.code();
        for (var file : files) {
            worst = Math.max(worst, validate(file).code());
        }
        return worst;
    }

    private ExitCode validate(Path file) {
        var out = spec.commandLine().getOut();
        var err = spec.commandLine().getErr();
        var name = OneLine.unbroken(file.toString());
        try {
            if (VariantFile.recognises(file)) {
                out.println(
                        name + "\tvariants\tvariants:" + VariantFile.load(file).size());
                out.flush();
                return ExitCode.FINE;
            }
            var result = RecordFile.survey(file, encoding.charset(), variant.variant());
            variant.remark(result.variants()).ifPresent(remark -> err.println(name + ": " + remark));
            result.notes().forEach(note -> err.println(name + ": " + note));
            err.flush();
            out.println(
                    name + "\t" + result.format().name() + "\tgames:" + result.games() + "\tmoves:" + result.moves());
            out.flush();
            return result.isWhole() ? ExitCode.FINE : ExitCode.BAD_INPUT;
        } catch (IOException refused) {
            err.println("hoppity: " + refused.getMessage());
            err.flush();
            return refused instanceof FormatException ? ExitCode.BAD_INPUT : ExitCode.USAGE_OR_ENVIRONMENT;
        }
    }
}
