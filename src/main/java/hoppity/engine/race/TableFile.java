package hoppity.engine.race;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/** The file of one pattern table: what it is for, its entries, and a checksum of both. */
final class TableFile {
    private static final String MAGIC = "hoppity race table 1";
    private static final int SIGNATURE_DIGITS = 16;

    private final Path path;
    private final Shape shape;
    private final int most;

    TableFile(Path folder, Shape shape, int most) {
        this.shape = shape;
        this.most = most;
        path = folder.resolve("race-" + shape.signature().substring(0, SIGNATURE_DIGITS) + "-" + most + ".table");
    }

    Path path() {
        return path;
    }

    /**
     * Null if there is no file.
     *
     * @throws IOException if it cannot be read or is not what has been written
     */
    @Nullable
    PatternTable read() throws IOException {
        if (!Files.exists(path)) {
            return null;
        }
        try (var in = new DataInputStream(Files.newInputStream(path))) {
            if (!in.readUTF().equals(MAGIC) || !in.readUTF().equals(shape.signature()) || in.readInt() != most) {
                throw new IOException("not a table for this board and these rules");
            }
            long sum = in.readLong();
            var turns = new byte[(int) PatternTable.size(shape, most)];
            in.readFully(turns);
            if (in.read() >= 0 || sum != checksum(turns)) {
                throw new IOException("damaged");
            }
            return new PatternTable(shape, most, turns);
        } catch (EOFException e) {
            throw new IOException("damaged: it ends too soon", e);
        } catch (java.io.UTFDataFormatException e) {
            throw new IOException("damaged at its beginning", e);
        }
    }

    /** Whoever reads meanwhile finds the old file or the whole new one. */
    void write(PatternTable table) throws IOException {
        var folder = path.toAbsolutePath().getParent();
        Files.createDirectories(folder);
        var part = Files.createTempFile(folder, "race", ".part");
        try {
            try (var out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(part)))) {
                out.writeUTF(MAGIC);
                out.writeUTF(shape.signature());
                out.writeInt(most);
                out.writeLong(checksum(table.bytes()));
                out.write(table.bytes());
            }
            Files.move(part, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private static long checksum(byte[] turns) {
        var sum = new CRC32();
        sum.update(turns);
        return sum.getValue();
    }
}
