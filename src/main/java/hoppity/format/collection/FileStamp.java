package hoppity.format.collection;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32C;

/**
 * What a file is recognised by: its size, its time, and a checksum of parts of it.
 *
 * @param modified nanoseconds since 1970
 * @param parts checksum of its beginning, its middle and its end
 */
record FileStamp(long size, long modified, long parts) {
    private static final int PART = 1 << 16;

    static FileStamp of(Path file) throws IOException {
        var attributes = Files.readAttributes(file, BasicFileAttributes.class);
        long size = attributes.size();
        var checksum = new CRC32C();
        try (var in = FileChannel.open(file)) {
            for (long offset : new long[] {0, size / 2, Math.max(0, size - PART)}) {
                var part = ByteBuffer.allocate(PART);
                boolean more = true;
                while (more && part.hasRemaining()) {
                    more = in.read(part, offset + part.position()) >= 0;
                }
                checksum.update(part.flip());
            }
        }
        return new FileStamp(size, attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS), checksum.getValue());
    }
}
