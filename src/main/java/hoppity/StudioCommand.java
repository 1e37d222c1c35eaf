package hoppity;

import hoppity.cli.CommandFailure;
import hoppity.cli.ExitCode;
import hoppity.studio.app.DesktopUnavailable;
import hoppity.studio.app.Launcher;
import hoppity.studio.app.StudioOptions;
import hoppity.studio.app.StudioOptions.WindowSize;
import hoppity.studio.theme.Theme;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Opens the studio. It stands above the layers because it joins the command line to the studio. */
@Command(name = StudioCommand.NAME, description = "Open the studio (the default).")
final class StudioCommand implements Callable<Integer> {
    static final String NAME = "studio";
    private static final String MEASURE_START = "--measure-start";

    @Parameters(paramLabel = "FILE", description = "Games to open.")
    private List<Path> files = List.of();

    @Option(names = "--ply", paramLabel = "N", description = "Show the position after N plies of the main line.")
    private @Nullable Integer ply;

    @Option(
            names = "--size",
            paramLabel = "WxH",
            converter = SizeConverter.class,
            description = "Size of the window in pixels, such as 1440x900.")
    private @Nullable WindowSize size;

    @Option(names = "--theme", paramLabel = "light|dark", description = "Colours of the studio.")
    private @Nullable Theme theme;

    @Option(
            names = "--snapshot",
            paramLabel = "x.png",
            description = "Write a picture of the whole window to this file, then exit.")
    private @Nullable Path snapshot;

    @Option(
            names = "--measure",
            paramLabel = "SECONDS",
            arity = "0..1",
            fallbackValue = "60",
            description = "Use the studio by a script with the engine on and 50,000 moves open, print the times between"
                    + " its pulses, then exit.")
    private @Nullable Integer measure;

    @Option(
            names = MEASURE_START,
            description = "Print '" + Launcher.READY + "' as soon as the window shows its game, '" + Launcher.COMPLETE
                    + "' when everything in it is there and at rest, then exit.")
    private boolean measureStart;

    @Spec
    private CommandSpec spec;

    /**
     * The options of a command line that names nothing but files, or nothing at all. To read these few words by the annotations
     * above would take a tenth of the time until the window shows.
     *
     * @return empty if there is more to it, or something wrong with it
     */
    static Optional<StudioOptions> onlyFiles(String... arguments) {
        var words = new ArrayDeque<>(List.of(arguments));
        if (!words.isEmpty() && !words.remove().equals(NAME)) {
            return Optional.empty();
        }
        boolean measureStart = MEASURE_START.equals(words.peek());
        if (measureStart) {
            words.remove();
        }
        if (words.stream().anyMatch(word -> word.isEmpty() || word.startsWith("-"))) {
            return Optional.empty();
        }
        try {
            var files = words.stream().map(Path::of).toList();
            return Optional.of(new StudioOptions(files, null, null, null, null, null, measureStart));
        } catch (InvalidPathException unreadable) {
            return Optional.empty();
        }
    }

    @Override
    public Integer call() {
        if (ply != null && ply < 0) {
            throw new ParameterException(spec.commandLine(), "--ply is " + ply + ", but plies are counted from 0");
        }
        if (measure != null && measure < 1) {
            throw new ParameterException(
                    spec.commandLine(), "--measure is " + measure + ", but at least one second is needed");
        }
        try {
            Launcher.launch(new StudioOptions(files, ply, size, theme, snapshot, measure, measureStart));
        } catch (DesktopUnavailable problem) {
            throw new CommandFailure(ExitCode.USAGE_OR_ENVIRONMENT, problem.advice(), problem);
        }
        return ExitCode.FINE.code();
    }

    private static final class SizeConverter implements ITypeConverter<WindowSize> {
        @Override
        public WindowSize convert(String text) {
            try {
                return WindowSize.parse(text);
            } catch (IllegalArgumentException problem) {
                throw new TypeConversionException(String.valueOf(problem.getMessage()));
            }
        }
    }
}
