package hoppity.format;

import static hoppity.words.Words.tr;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * Writes files so that each is whole at any moment: the new content is written beside the file, forced to disk and checked
 * before it takes the file's place in one step.
 */
public final class AtomicFile {
    /** What lies about for so long belongs to no save that still goes on. */
    private static final Duration ABANDONED = Duration.ofDays(1);

    private AtomicFile() {}

    /** Has a look at what was written before it is final; whatever it throws leaves the file as it was. */
    @FunctionalInterface
    public interface Check {
        void check(Path written) throws IOException;
    }

    /** Writes a file that needs no look. */
    public static void write(Path target, byte[] content) throws IOException {
        write(target, content, written -> {});
    }

    /**
     * Writes a file, or replaces it and keeps its permissions, and its owner and group where the process may give them. What
     * killed saves of the same file have left is removed.
     */
    public static void write(Path target, byte[] content, Check check) throws IOException {
        write(target, content, check, Disk.REAL);
    }

    static void write(Path target, byte[] content, Check check, Disk disk) throws IOException {
        var temporary = sibling(target, ".tmp");
        var access = FileAccess.of(target);
        try {
            FileAttribute<?>[] made =
                    access.isPresent() ? new FileAttribute<?>[] {FileAccess.onlyOwner()} : new FileAttribute<?>[0];
            withRoom(disk, target, content.length, () -> disk.writeNew(temporary, content, made));
            if (access.isPresent()) {
                give(access.get(), temporary);
            }
            check.check(temporary);
            disk.replace(temporary, target);
        } finally {
            Files.deleteIfExists(temporary);
        }
        forceFolder(target);
        removeAbandoned(target);
    }

    /** Copies a file, as a whole or not at all, into one whose name ends in {@code .bak} as well. */
    static void keepPrevious(Path target, Disk disk) throws IOException {
        var copy = sibling(target, ".bak");
        try {
            withRoom(disk, target, Files.size(target), () -> disk.copy(target, copy));
            var access = FileAccess.of(target);
            if (access.isPresent()) {
                give(access.get(), copy);
            }
            disk.replace(copy, target.resolveSibling(target.getFileName() + ".bak"));
        } finally {
            Files.deleteIfExists(copy);
        }
    }

    /** A new name beside the target. */
    private static Path sibling(Path target, String ending) {
        return target.resolveSibling(prefix(target) + UUID.randomUUID() + ending);
    }

    /** Tells the target, but is short whatever the target's length: names must fit into 255 bytes. */
    private static String prefix(Path target) {
        var sum = new CRC32();
        sum.update(String.valueOf(target.getFileName()).getBytes(StandardCharsets.UTF_8));
        return String.format(Locale.ROOT, ".hoppity-%08x-", sum.getValue());
    }

    private interface Step {
        void run() throws IOException;
    }

    /** What fails where there is no room for it fails for that reason, which systems tell in many words. */
    private static void withRoom(Disk disk, Path target, long bytes, Step step) throws IOException {
        try {
            step.run();
        } catch (IOException e) {
            var folder = target.toAbsolutePath().getParent();
            if (folder != null && Files.isDirectory(folder) && disk.room(folder) < bytes) {
                throw new IOException(tr("the disk is full"), e);
            }
            throw e;
        }
    }

    private static void give(FileAccess access, Path to) throws IOException {
        var view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (view != null) {
            access.giveTo(view);
        }
    }

    /** Makes the renaming last through a power cut, where the system lets a folder be forced to disk. */
    private static void forceFolder(Path target) {
        var folder = target.getParent();
        if (folder == null) {
            return;
        }
        try (var channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // Windows does not open folders; the file is complete there all the same.
        }
    }

    private static void removeAbandoned(Path target) {
        var folder = target.getParent();
        if (folder == null) {
            return;
        }
        var own = Pattern.compile(
                Pattern.quote(prefix(target)) + "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.(tmp|bak)");
        var before = Instant.now().minus(ABANDONED);
        try (var beside = Files.newDirectoryStream(
                folder, file -> own.matcher(file.getFileName().toString()).matches())) {
            for (var file : beside) {
                if (Files.isRegularFile(file)
                        && Files.getLastModifiedTime(file).toInstant().isBefore(before)) {
                    Files.deleteIfExists(file);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // The file itself is saved; what lies beside it can go with the next save.
        }
    }
}
