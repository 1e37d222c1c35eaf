package hoppity.studio.document;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Optional;

/**
 * What a file was like when a game was read from it or saved into it, to see whether another program has changed it since.
 * To be made and compared in the background.
 *
 * @param size in bytes; −1 if there was no file
 * @param modified when it was changed last
 * @param hash SHA-256 of the content, in hexadecimal digits
 */
public record FileState(long size, Instant modified, String hash) {
    /** There was no file. */
    public static final FileState ABSENT = new FileState(-1, Instant.EPOCH, "");

    private static final int PIECE = 1 << 16;

    /**
     * The state of a file as it is now; {@link #ABSENT} without one.
     *
     * @throws IOException if the file cannot be read, or is a folder, a pipe or a device
     */
    public static FileState of(Path file) throws IOException {
        try {
            var attributes = Files.readAttributes(file, BasicFileAttributes.class);
            if (!attributes.isRegularFile()) {
                throw new IOException(file + " is no ordinary file");
            }
            return new FileState(
                    attributes.size(), attributes.lastModifiedTime().toInstant(), hash(file));
        } catch (NoSuchFileException e) {
            return ABSENT;
        }
    }

    /** The state of a file, or empty if there is none that can be read: whoever reads the file itself finds out why. */
    public static Optional<FileState> find(Path file) {
        try {
            return Optional.of(of(file)).filter(FileState::isThere);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    public boolean isThere() {
        return size >= 0;
    }

    /** Whether both are states of the same content, be the times different. */
    public boolean sameContent(FileState other) {
        return size == other.size && hash.equals(other.hash);
    }

    /** The state now, without reading the content of a file whose size and time have not changed. */
    public FileState now(Path file) throws IOException {
        try {
            var attributes = Files.readAttributes(file, BasicFileAttributes.class);
            boolean untouched = attributes.size() == size
                    && attributes.lastModifiedTime().toInstant().equals(modified);
            return untouched ? this : of(file);
        } catch (NoSuchFileException e) {
            return ABSENT;
        }
    }

    private static String hash(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            var digest = MessageDigest.getInstance("SHA-256");
            var piece = new byte[PIECE];
            for (int n = in.read(piece); n >= 0; n = in.read(piece)) {
                digest.update(piece, 0, n);
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
