package hoppity;

import hoppity.cli.ExitCode;
import hoppity.cli.HoppityCommand;
import hoppity.studio.app.DesktopUnavailable;
import hoppity.studio.app.Launcher;
import hoppity.studio.app.StudioOptions;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** Entry point of the jar. It is no JavaFX {@code Application}, so that it starts from a plain class path too. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        if (arguments.length == 0 || arguments[0].equals(StudioCommand.NAME)) {
            Launcher.prepare();
        }
        StudioCommand.onlyFiles(arguments).ifPresent(Main::open);
        var exitCode = HoppityCommand.with(new StudioCommand(), arguments)
                .setOut(utf8(FileDescriptor.out))
                .setErr(utf8(FileDescriptor.err))
                .execute(arguments);
        System.exit(exitCode);
    }

    /** The usual start. It returns if there is no desktop: then the command line is read as always, which says so. */
    private static void open(StudioOptions options) {
        try {
            Launcher.launch(options);
        } catch (DesktopUnavailable problem) {
            return;
        }
        System.exit(ExitCode.FINE.code());
    }

    /** What the commands print is UTF-8 whatever the locale of the console. */
    private static PrintWriter utf8(FileDescriptor stream) {
        return new PrintWriter(new FileOutputStream(stream), true, StandardCharsets.UTF_8);
    }
}
