package hoppity.format;

import static hoppity.words.Words.tr;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** Failures with files as one line: what could not be done, with which file, and why. */
final class FileFailure {
    private FileFailure() {}

    static IOException toOpen(Path file, IOException cause) {
        return new IOException(OneLine.unbroken(tr("cannot open {0}: {1}", file, reason(cause))), cause);
    }

    static IOException toSave(Path file, IOException cause) {
        return new IOException(OneLine.unbroken(tr("cannot save {0}: {1}", file, reason(cause))), cause);
    }

    static IOException toSave(Path file, String why) {
        return new IOException(OneLine.unbroken(tr("cannot save {0}: {1}", file, why)));
    }

    private static String reason(IOException e) {
        if (e instanceof NoSuchFileException missing) {
            var folder = Path.of(missing.getFile()).toAbsolutePath().getParent();
            return folder != null && !Files.isDirectory(folder)
                    ? tr("there is no folder {0}", folder)
                    : tr("there is no such file");
        }
        if (e instanceof AccessDeniedException) {
            return tr("access is denied");
        }
        if (e instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason();
        }
        return String.valueOf(e.getMessage());
    }

    /** Reading a pipe or a device may never end, and neither can be replaced by a file. */
    static void requireOrdinary(BasicFileAttributes attributes) throws IOException {
        if (attributes.isDirectory()) {
            throw new IOException(tr("this is a folder"));
        }
        if (!attributes.isRegularFile()) {
            throw new IOException(tr("this is no ordinary file but a pipe or a device"));
        }
    }
}
