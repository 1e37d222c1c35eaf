package hoppity.format.collection;

import hoppity.format.DocumentFile;
import hoppity.format.FileBytes;
import hoppity.format.Formats;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.UUID;
import java.util.zip.CRC32C;

/**
 * A folder of indexes, each in a file named after the path of its collection. One that is damaged, of another version or of a
 * file that has changed counts as not there, and is written anew.
 */
final class IndexCache {
    private static final int MAGIC = 0x486f7049;
    private static final int VERSION = 1;
    /** How many indexes are kept; the ones used longest ago go first. */
    private static final int MOST = 50;

    private static final String ENDING = ".index";

    private final Path folder;

    IndexCache(Path folder) {
        this.folder = folder;
    }

    private Path place(Path collection) {
        var path = collection.toAbsolutePath().normalize().toString();
        return folder.resolve(UUID.nameUUIDFromBytes(path.getBytes(StandardCharsets.UTF_8)) + ENDING);
    }

    Optional<GameIndex> find(Path collection, FileStamp stamp) {
        try {
            var place = place(collection);
            if (!Files.isRegularFile(place)) {
                return Optional.empty();
            }
            return read(ByteBuffer.wrap(FileBytes.read(place)), stamp);
        } catch (IOException
                | BufferUnderflowException
                | IllegalArgumentException
                | ArithmeticException
                | NegativeArraySizeException e) {
            // A cache that cannot be used is as good as none.
            return Optional.empty();
        }
    }

    private static Optional<GameIndex> read(ByteBuffer in, FileStamp stamp) {
        int content = in.limit() - Long.BYTES;
        if (content < 0) {
            return Optional.empty();
        }
        var checksum = new CRC32C();
        checksum.update(in.array(), 0, content);
        boolean whole = in.getLong(content) == checksum.getValue();
        if (!whole
                || in.getInt() != MAGIC
                || in.getInt() != VERSION
                || !new FileStamp(in.getLong(), in.getLong(), in.getLong()).equals(stamp)) {
            return Optional.empty();
        }
        var formatName = text(in);
        var charset = Charset.forName(text(in));
        int games = in.getInt();
        var offsets = new long[games];
        in.asLongBuffer().get(offsets);
        in.position(in.position() + Long.BYTES * games);
        var lengths = ints(in, games);
        var lines = ints(in, games);
        var moves = ints(in, games);
        var texts = ints(in, games * GameIndex.TEXTS);
        var starts = ints(in, in.getInt());
        var pool = text(in);
        return Formats.all().stream()
                .filter(format -> format.name().equals(formatName))
                .findFirst()
                .map(format -> new GameIndex(format, charset, offsets, lengths, lines, moves, texts, pool, starts));
    }

    private static int[] ints(ByteBuffer in, int count) {
        var numbers = new int[count];
        in.asIntBuffer().get(numbers);
        in.position(in.position() + Integer.BYTES * count);
        return numbers;
    }

    private static String text(ByteBuffer in) {
        int length = in.getInt();
        var text = new String(in.array(), in.position(), length, StandardCharsets.UTF_8);
        in.position(in.position() + length);
        return text;
    }

    void keep(Path collection, FileStamp stamp, GameIndex index) {
        try {
            Files.createDirectories(folder);
            DocumentFile.write(place(collection), written(stamp, index));
            prune();
        } catch (IOException e) {
            // The next time takes as long as this one did; nothing else is lost.
            return;
        }
    }

    private void prune() throws IOException {
        try (var files = Files.list(folder)) {
            var oldest = files.filter(file -> file.toString().endsWith(ENDING))
                    .sorted(Comparator.comparingLong(
                                    (Path file) -> file.toFile().lastModified())
                            .reversed())
                    .skip(MOST)
                    .toList();
            for (var file : oldest) {
                Files.deleteIfExists(file);
            }
        }
    }

    private static byte[] written(FileStamp stamp, GameIndex index) throws IOException {
        var bytes = new ByteArrayOutputStream();
        var out = new DataOutputStream(bytes);
        out.writeInt(MAGIC);
        out.writeInt(VERSION);
        out.writeLong(stamp.size());
        out.writeLong(stamp.modified());
        out.writeLong(stamp.parts());
        write(out, index.format.name());
        write(out, index.charset.name());
        out.writeInt(index.size());
        var columns = ByteBuffer.allocate(index.size() * (Long.BYTES + Integer.BYTES * (3 + GameIndex.TEXTS)));
        columns.asLongBuffer().put(index.offsets);
        columns.position(Long.BYTES * index.size());
        columns.asIntBuffer()
                .put(index.lengths)
                .put(index.lines)
                .put(index.moves)
                .put(index.texts);
        out.write(columns.array());
        out.writeInt(index.starts.length);
        var starts = ByteBuffer.allocate(Integer.BYTES * index.starts.length);
        starts.asIntBuffer().put(index.starts);
        out.write(starts.array());
        write(out, index.pool);
        var checksum = new CRC32C();
        checksum.update(bytes.toByteArray());
        out.writeLong(checksum.getValue());
        return bytes.toByteArray();
    }

    private static void write(DataOutputStream out, String text) throws IOException {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }
}
