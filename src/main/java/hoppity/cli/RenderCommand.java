package hoppity.cli;

import hoppity.export.ExportFormat;
import hoppity.format.DocumentFile;
import hoppity.format.FormatException;
import hoppity.format.OneLine;
import hoppity.format.RecordFile;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "render",
        description =
                "Write a game as a web page that replays it (.html) or as LaTeX source (.tex), or a position of it "
                        + "as a picture (.svg, .png).")
final class RenderCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "A file of games; its content says the format.")
    private Path file;

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "OUT",
            description = "The new file: .html, .tex, .svg or .png.")
    private Path out;

    @Option(
            names = "--ply",
            paramLabel = "N",
            description = "Of the main line, show the position after so many turns; the last if it is left out.")
    private @Nullable Integer ply;

    @Option(
            names = "--game",
            paramLabel = "N",
            defaultValue = "1",
            description = "Which game of a collection, from 1 (the default).")
    private int number;

    @Mixin
    private EncodingChoice encoding;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        var format = ExportFormat.of(out).orElseThrow(() -> wrong(noFormat()));
        if (ply != null && !format.isPicture()) {
            throw wrong("--ply is for pictures; " + format.ending() + " holds the whole game");
        }
        try {
            var result = RecordFile.load(file, encoding.charset());
            var err = spec.commandLine().getErr();
            result.notes().forEach(note -> err.println(OneLine.unbroken(file.toString()) + ": " + note));
            err.flush();
            int games = result.games().size();
            if (number < 1 || number > games) {
                throw wrong("--game " + number + ": " + OneLine.unbroken(file.toString()) + " holds "
                        + (games == 1 ? "1 game" : games + " games"));
            }
            var game = result.games().get(number - 1);
            DocumentFile.write(out, format.write(game, shown(game)));
        } catch (FormatException refused) {
            throw CommandFailure.badInput(refused);
        } catch (IOException failure) {
            throw new CommandFailure(ExitCode.USAGE_OR_ENVIRONMENT, String.valueOf(failure.getMessage()), failure);
        }
        return ExitCode.FINE.code();
    }

    private GameNode shown(GameRecord game) {
        var line = game.tree().lineThrough(game.tree().root());
        int last = line.size() - 1;
        int wanted = ply == null ? last : ply;
        if (wanted < 0 || wanted > last) {
            throw wrong("--ply " + wanted + ": the main line has the turns 0 to " + last);
        }
        return line.get(wanted);
    }

    private String noFormat() {
        var name = OneLine.unbroken(out.toString());
        return name.endsWith(".gif")
                ? "cannot save " + name + ": animations are not there yet; .html replays a game"
                : "cannot save " + name + ": its ending is none of .html, .tex, .svg, .png";
    }

    private static CommandFailure wrong(String message) {
        return new CommandFailure(ExitCode.USAGE_OR_ENVIRONMENT, message);
    }
}
