package hoppity.format;

import static hoppity.words.Words.tr;

import hoppity.format.json.GameLines;
import hoppity.format.json.JsonFormat;
import hoppity.record.GameRecord;
import hoppity.rules.Variant;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Opens and saves files of games. Every failure is an {@link IOException} whose message is one line that names the file and
 * says what is wrong; what the path names is then as it was before.
 */
public final class RecordFile {
    private static final long MAX_SIZE = 256L << 20;
    private static final int BEGINNING = 1 << 16;
    private static final Set<PosixFilePermission> WRITE =
            Set.of(PosixFilePermission.OWNER_WRITE, PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);

    private RecordFile() {}

    /**
     * Reads a file; its kind is told by its content.
     *
     * @throws FormatException if the file is there but holds no games that can be read
     */
    public static ReadResult load(Path file) throws IOException {
        return load(file, null);
    }

    /**
     * Reads a file.
     *
     * @param charset the encoding to read a text in; null to find out
     */
    public static ReadResult load(Path file, @Nullable Charset charset) throws IOException {
        return load(file, charset, null);
    }

    /**
     * Reads a file.
     *
     * @param variant what is played if the file does not say it; null to find out
     */
    public static ReadResult load(Path file, @Nullable Charset charset, @Nullable Variant variant) throws IOException {
        try {
            var attributes = Files.readAttributes(file, BasicFileAttributes.class);
            FileFailure.requireOrdinary(attributes);
            if (attributes.size() > MAX_SIZE) {
                throw new IOException(tr("the file is larger than {0} MB", MAX_SIZE >> 20));
            }
            var content = FileBytes.read(file);
            return Formats.detect(content, file.toString()).read(content, charset, variant);
        } catch (FormatException e) {
            throw new FormatException(file, e);
        } catch (IOException e) {
            throw FileFailure.toOpen(file, e);
        }
    }

    /**
     * Reads a file through. A collection of JSON lines may be longer than memory: its games are read one after the other.
     *
     * @param charset the encoding to read a text in; null to find out
     * @param variant what is played if the file does not say it; null to find out
     * @throws FormatException as {@link #load(Path)} does
     */
    public static Survey survey(Path file, @Nullable Charset charset, @Nullable Variant variant) throws IOException {
        var count = new Survey.Count();
        if (!holdsLines(file)) {
            var read = load(file, charset, variant);
            read.games().forEach(count::add);
            return count.of(read.format(), read.notes());
        }
        try (var in = Files.newInputStream(file)) {
            return count.of(JsonFormat.LINES, GameLines.read(in, count::add));
        } catch (FormatException e) {
            throw new FormatException(file, e);
        } catch (IOException e) {
            throw FileFailure.toOpen(file, e);
        }
    }

    private static boolean holdsLines(Path file) {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        try (var in = Files.newInputStream(file)) {
            return Formats.detect(in.readNBytes(BEGINNING), file.toString()) == JsonFormat.LINES;
        } catch (IOException e) {
            // Reading it as a whole will tell what is wrong.
            return false;
        }
    }

    /** Saves one game; see {@link #save(List, Path)}. */
    public static List<String> save(GameRecord game, Path file) throws IOException {
        return save(List.of(game), file);
    }

    /**
     * Saves games in the format that the file's ending says. The new content is written beside the file, read back and
     * compared with the games, and forced to disk before it takes the file's place in one step; the content before it stays
     * as {@code .bak}. Permissions are kept, and a symbolic link goes on pointing to the file that is saved.
     *
     * @return what the format could not hold, one line each
     */
    public static List<String> save(List<GameRecord> games, Path file) throws IOException {
        return save(games, file, Disk.REAL);
    }

    static List<String> save(List<GameRecord> games, Path file, Disk disk) throws IOException {
        var format = Formats.byName(file.toString())
                .orElseThrow(() -> FileFailure.toSave(file, tr("its ending is none of {0}", endings())));
        if (games.size() > 1 && !format.isCollection()) {
            throw FileFailure.toSave(file, tr("it can hold one game, not {0}", games.size()));
        }
        var written = format.write(games);
        try {
            replace(target(file), written.text().getBytes(StandardCharsets.UTF_8), format, written.kept(), disk);
        } catch (IOException e) {
            throw FileFailure.toSave(file, e);
        }
        return written.losses();
    }

    private static String endings() {
        return String.join(
                ", ", Formats.all().stream().flatMap(f -> f.endings().stream()).toList());
    }

    /** The file itself where the path is a symbolic link, even to a file that is not there yet. */
    private static Path target(Path file) throws IOException {
        var target = file.toAbsolutePath();
        for (int links = 0; Files.isSymbolicLink(target); links++) {
            if (links == 40) {
                throw new IOException(tr("too many symbolic links"));
            }
            target = target.resolveSibling(Files.readSymbolicLink(target));
        }
        return target;
    }

    private static void replace(Path target, byte[] content, Format format, List<GameRecord> games, Disk disk)
            throws IOException {
        boolean exists = Files.exists(target);
        if (exists) {
            FileFailure.requireOrdinary(Files.readAttributes(target, BasicFileAttributes.class));
            if (isReadOnly(target)) {
                throw new IOException(tr("the file is read-only"));
            }
        }
        AtomicFile.write(
                target,
                content,
                written -> {
                    verify(written, content, format, games);
                    if (exists) {
                        AtomicFile.keepPrevious(target, disk);
                    }
                },
                disk);
    }

    /** Whether nobody may write the file: not even the superuser, who could, has a mark overridden. */
    private static boolean isReadOnly(Path file) throws IOException {
        var posix = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        return !Files.isWritable(file)
                || (posix != null && Collections.disjoint(posix.readAttributes().permissions(), WRITE));
    }

    private static void verify(Path file, byte[] content, Format format, List<GameRecord> games) throws IOException {
        var onDisk = FileBytes.read(file);
        if (!Arrays.equals(onDisk, content)) {
            throw new IOException(tr("the disk does not give back what was written"));
        }
        var readBack = format.read(onDisk, StandardCharsets.UTF_8).games();
        for (int i = 0; i < games.size(); i++) {
            var difference = readBack.size() != games.size()
                    ? "the number of games"
                    : RecordDifference.between(games.get(i), readBack.get(i), format.keepsNodeIds())
                            .orElse("");
            if (!difference.isEmpty()) {
                throw new IOException("what was written does not read back the same: " + difference + " differs");
            }
        }
    }
}
