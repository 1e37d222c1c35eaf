package hoppity.studio.backup;

import hoppity.format.AtomicFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Versions of saved files as they were before something took their place: a folder for each file, with its path and the last
 * {@value #MOST} versions. To be used in the background.
 */
public final class Backups {
    /** How many versions of one file are kept. */
    public static final int MOST = 20;

    /** How large all versions of all files may be together, in bytes; beyond that the oldest go. */
    private static final long LARGEST = 200L << 20;

    private static final String PATH = "path.txt";
    private static final int DIGITS = 16;
    /** The time of the version in milliseconds, the beginning of its hash, and the ending of the file. */
    private static final Pattern NAME = Pattern.compile("(\\d{13})-([0-9a-f]{" + DIGITS + "})(\\.\\w+)");

    private final Path folder;
    private final long largest;

    /** @param folder need not exist yet */
    public Backups(Path folder) {
        this(folder, LARGEST);
    }

    Backups(Path folder, long largest) {
        this.folder = folder;
        this.largest = largest;
    }

    /**
     * One version of a file.
     *
     * @param file where it is kept
     * @param original the file that it was a version of
     * @param time when that was saved
     * @param size in bytes
     */
    public record Version(Path file, Path original, Instant time, long size) {}

    /** Keeps a file as it is now; one that is not there, or is kept already, needs nothing. */
    public synchronized void keep(Path original) throws IOException {
        try {
            keep(
                    original,
                    Files.readAllBytes(original),
                    Files.getLastModifiedTime(original).toInstant());
        } catch (NoSuchFileException e) {
            // There is no version before the first.
        }
    }

    /** Keeps a content that is not in the file but might have been. */
    public synchronized void keep(Path original, byte[] content, Instant time) throws IOException {
        var path = original.toAbsolutePath().normalize();
        var name = path.getFileName().toString();
        var place = folder.resolve(hash(path.toString().getBytes(StandardCharsets.UTF_8)));
        var hash = hash(content);
        if (versions(place).stream().anyMatch(version -> matches(version.file(), hash))) {
            return;
        }
        Files.createDirectories(place);
        AtomicFile.write(place.resolve(PATH), path.toString().getBytes(StandardCharsets.UTF_8));
        int dot = name.lastIndexOf('.');
        var ending = dot < 0 ? ".hgj" : name.substring(dot);
        AtomicFile.write(
                place.resolve(String.format(Locale.ROOT, "%013d-%s%s", Math.max(0, time.toEpochMilli()), hash, ending)),
                content);
        prune(versions(place), MOST, Long.MAX_VALUE);
        prune(versions(), Integer.MAX_VALUE, largest);
    }

    private static boolean matches(Path file, String hash) {
        var parts = NAME.matcher(file.getFileName().toString());
        return parts.matches() && parts.group(2).equals(hash);
    }

    /** @param versions the newest first */
    private static void prune(List<Version> versions, int most, long bytes) throws IOException {
        long size = 0;
        for (int i = 0; i < versions.size(); i++) {
            size += versions.get(i).size();
            if (i >= most || size > bytes) {
                Files.deleteIfExists(versions.get(i).file());
            }
        }
    }

    /** All versions of all files, the newest first. */
    public synchronized List<Version> versions() throws IOException {
        var all = new ArrayList<Version>();
        for (var place : inside(folder)) {
            all.addAll(versions(place));
        }
        all.sort(Comparator.comparing(Version::time).reversed());
        return all;
    }

    private static List<Version> versions(Path place) throws IOException {
        var versions = new ArrayList<Version>();
        var path = place.resolve(PATH);
        if (!Files.isRegularFile(path)) {
            return versions;
        }
        Path original;
        try {
            original = Path.of(Files.readString(path));
        } catch (InvalidPathException e) {
            throw new IOException(path + " names no file", e);
        }
        for (var file : inside(place)) {
            var parts = NAME.matcher(file.getFileName().toString());
            if (parts.matches()) {
                var time = Instant.ofEpochMilli(Long.parseLong(parts.group(1)));
                versions.add(new Version(file, original, time, Files.size(file)));
            }
        }
        versions.sort(Comparator.comparing(Version::time).reversed());
        return versions;
    }

    private static List<Path> inside(Path folder) throws IOException {
        var files = new ArrayList<Path>();
        try (var stream = Files.newDirectoryStream(folder)) {
            stream.forEach(files::add);
        } catch (NoSuchFileException e) {
            // Nothing was ever kept.
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
        return files;
    }

    private static String hash(byte[] content) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(content);
            return HexFormat.of().formatHex(digest).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
