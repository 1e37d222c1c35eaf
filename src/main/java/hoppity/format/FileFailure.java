package hoppity.format;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/** Failures with files as one line: what could not be done, with which file, and why. */
final class FileFailure {
    private FileFailure() {}

    /** @param what such as {@code "cannot open "} */
    static IOException of(String what, Path file, IOException cause) {
        return of(what, file, reason(cause), cause);
    }

    static IOException of(String what, Path file, String why, @Nullable IOException cause) {
        return new IOException(OneLine.unbroken(what + file + ": " + why), cause);
    }

    private static String reason(IOException e) {
        if (e instanceof NoSuchFileException missing) {
            var folder = Path.of(missing.getFile()).toAbsolutePath().getParent();
            return folder != null && !Files.isDirectory(folder)
                    ? "there is no folder " + folder
                    : "there is no such file";
        }
        if (e instanceof AccessDeniedException) {
            return "access is denied";
        }
        if (e instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason();
        }
        return String.valueOf(e.getMessage());
    }

    /** Reading a pipe or a device may never end, and neither can be replaced by a file. */
    static void requireOrdinary(BasicFileAttributes attributes) throws IOException {
        if (attributes.isDirectory()) {
            throw new IOException("this is a folder");
        }
        if (!attributes.isRegularFile()) {
            throw new IOException("this is no ordinary file but a pipe or a device");
        }
    }
}
