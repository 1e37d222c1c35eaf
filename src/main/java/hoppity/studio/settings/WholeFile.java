package hoppity.studio.settings;

import static hoppity.words.Words.tr;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Small text files that are replaced in one step: whoever reads one finds the old content or the new, never half of one. */
final class WholeFile {
    private static final Logger LOGGER = Logger.getLogger(WholeFile.class.getName());
    private static final String TEMPORARY = ".tmp";

    private WholeFile() {}

    static void write(Path file, String text) throws IOException {
        var folder = file.toAbsolutePath().getParent();
        Files.createDirectories(folder);
        var temporary = Files.createTempFile(folder, file.getFileName().toString(), TEMPORARY);
        try {
            Files.writeString(temporary, text, StandardCharsets.UTF_8);
            try (var channel = FileChannel.open(temporary, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            try {
                Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
            }
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    /**
     * Reads UTF-8 text.
     *
     * @param largest what is larger is not read into memory, in bytes
     * @throws NotText if the file is larger, or no file but a folder, a pipe or a device: reading one may never end
     */
    static String read(Path file, long largest) throws IOException {
        var attributes = Files.readAttributes(file, BasicFileAttributes.class);
        if (!attributes.isRegularFile()) {
            throw new NotText(tr("a folder, a pipe or a device cannot be read"));
        }
        if (attributes.size() > largest) {
            throw new NotText(tr("it is larger than {0} MB", largest >> 20));
        }
        return Files.readString(file);
    }

    /** What is not even read, with the reason after "because". */
    static final class NotText extends IOException {
        private static final long serialVersionUID = 1;

        private NotText(String reason) {
            super(reason);
        }
    }

    /** Removes what writes of this file that a crash interrupted before then have left beside it. */
    static void removeLeftBehind(Path file, Instant before) {
        var folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            return;
        }
        try (var left = Files.newDirectoryStream(folder, file.getFileName() + "*" + TEMPORARY)) {
            for (var temporary : left) {
                if (Files.getLastModifiedTime(temporary).compareTo(FileTime.from(before)) < 0) {
                    Files.deleteIfExists(temporary);
                }
            }
        } catch (IOException | UncheckedIOException | java.nio.file.DirectoryIteratorException e) {
            LOGGER.log(Level.FINE, "What is left beside " + file + " cannot be removed", e);
        }
    }
}
