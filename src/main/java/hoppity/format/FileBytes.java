package hoppity.format;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Whole files, read and written piece by piece: the runtime copies what it is given at once through a buffer of that size,
 * which takes several times as long.
 */
public final class FileBytes {
    private static final int PIECE = 1 << 16;

    private FileBytes() {}

    /** Reads a file. */
    public static byte[] read(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            var content = new byte[Math.toIntExact(Files.size(file))];
            int length = 0;
            for (int read = 0; read >= 0 && length < content.length; length += Math.max(0, read)) {
                read = in.read(content, length, Math.min(PIECE, content.length - length));
            }
            // Somebody may make it longer or shorter meanwhile.
            var more = in.readAllBytes();
            var whole = length + more.length == content.length ? content : Arrays.copyOf(content, length + more.length);
            System.arraycopy(more, 0, whole, length, more.length);
            return whole;
        }
    }

    static void write(FileChannel channel, byte[] content) throws IOException {
        var buffer = ByteBuffer.wrap(content);
        while (buffer.position() < content.length) {
            buffer.limit(Math.min(buffer.position() + PIECE, content.length));
            channel.write(buffer);
        }
    }
}
