package hoppity;

import hoppity.cli.HoppityCommand;
import hoppity.studio.app.Launcher;
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
        var exitCode = HoppityCommand.with(new StudioCommand(), arguments)
                .setOut(utf8(FileDescriptor.out))
                .setErr(utf8(FileDescriptor.err))
                .execute(arguments);
        System.exit(exitCode);
    }

    /** What the commands print is UTF-8 whatever the locale of the console. */
    private static PrintWriter utf8(FileDescriptor stream) {
        return new PrintWriter(new FileOutputStream(stream), true, StandardCharsets.UTF_8);
    }
}
