package hoppity.studio.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;

/** A text file to which warnings and errors are appended with their time, unexpected ones with their stack trace. */
final class ErrorLog {
    /** A longer file is set aside under the name with {@code .old}, so that two of this size is the most there is. */
    static final long MAXIMUM_BYTES = 1_000_000;

    private final Path file;
    private final Clock clock;

    ErrorLog(Path file, Clock clock) {
        this.file = file;
        this.clock = clock;
    }

    Path file() {
        return file;
    }

    void append(Thread thread, Throwable problem) throws IOException {
        append("in thread " + thread.getName() + "\n" + stackTrace(problem));
    }

    /** Appends a text below the time. */
    synchronized void append(String text) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        if (Files.exists(file) && Files.size(file) > MAXIMUM_BYTES) {
            var old = file.resolveSibling(file.getFileName() + ".old");
            Files.move(file, old, StandardCopyOption.REPLACE_EXISTING);
        }
        var time = OffsetDateTime.now(clock)
                .truncatedTo(ChronoUnit.SECONDS)
                .format(DateTimeFormatter.ISO_OFFSET_DATE_TIME);
        Files.writeString(file, time + " " + text + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /** All that has been written, the file set aside excepted; empty if nothing has. */
    synchronized String text() throws IOException {
        return Files.exists(file) ? Files.readString(file) : "";
    }

    static String stackTrace(Throwable problem) {
        var text = new StringWriter();
        problem.printStackTrace(new PrintWriter(text, true));
        return text.toString();
    }
}
