package hoppity.studio.settings;

import static hoppity.words.Words.tr;

import hoppity.format.AtomicFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** Small text files that are replaced in one step: whoever reads one finds the old content or the new, never half of one. */
final class WholeFile {
    private WholeFile() {}

    /** Writes a file, in a folder that need not exist yet. */
    static void write(Path file, String text) throws IOException {
        var target = file.toAbsolutePath();
        Files.createDirectories(target.getParent());
        AtomicFile.write(target, text.getBytes(StandardCharsets.UTF_8));
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
}
