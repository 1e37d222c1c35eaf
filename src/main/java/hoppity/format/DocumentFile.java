package hoppity.format;

import static hoppity.words.Words.tr;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes files that are no records, such as pictures and web pages. */
public final class DocumentFile {
    private DocumentFile() {}

    /**
     * Writes a file as a whole or not at all, see {@link AtomicFile}.
     *
     * @throws IOException whose message is one line that names the file and says what is wrong
     */
    public static void write(Path file, byte[] content) throws IOException {
        try {
            if (Files.isDirectory(file)) {
                throw new IOException(tr("this is a folder"));
            }
            // A symbolic link goes on pointing to the file that is written.
            AtomicFile.write(Files.exists(file) ? file.toRealPath() : file.toAbsolutePath(), content);
        } catch (IOException e) {
            throw FileFailure.toSave(file, e);
        }
    }
}
