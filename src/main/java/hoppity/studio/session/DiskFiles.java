package hoppity.studio.session;

import hoppity.format.Format;
import hoppity.format.FormatException;
import hoppity.format.Formats;
import hoppity.format.ReadResult;
import hoppity.format.RecordFile;
import hoppity.format.collection.CollectionFile;
import hoppity.record.GameRecord;
import hoppity.rules.Variant;
import hoppity.studio.backup.Backups;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Files on disk, with earlier versions beside them if there is a place for these. */
public final class DiskFiles implements GameFiles {
    /** Smaller files are read at once; larger, in bytes, are listed first. */
    private static final long LARGE = 1 << 20;

    private final @Nullable Backups backups;
    private final @Nullable Path indexes;

    DiskFiles() {
        backups = null;
        indexes = null;
    }

    public DiskFiles(Backups backups) {
        this(backups, null);
    }

    /** @param indexes the folder in which the lists of large collections are kept; null for none */
    public DiskFiles(Backups backups, @Nullable Path indexes) {
        this.backups = backups;
        this.indexes = indexes;
    }

    @Override
    public Optional<CollectionFile> collection(Path file) throws IOException {
        return Files.isRegularFile(file) && Files.size(file) > LARGE ? list(file, indexes) : Optional.empty();
    }

    @Override
    public Optional<CollectionFile> damagedCollection(Path file) throws IOException {
        return list(file, null);
    }

    private static Optional<CollectionFile> list(Path file, @Nullable Path indexes) throws IOException {
        return CollectionFile.open(file, indexes).filter(found -> found.games().size() > 1);
    }

    @Override
    public ReadResult read(Path file) throws IOException {
        return RecordFile.load(file);
    }

    @Override
    public ReadResult parse(byte[] content, String name, @Nullable Variant likely) throws IOException {
        var format = Formats.detect(content, name);
        if (likely != null && !(format instanceof Format)) {
            try {
                var read = format.read(content, null, likely);
                if (read.isWhole()) {
                    return read;
                }
            } catch (FormatException e) {
                // It is no game of that variant; what else it may be is found out below.
            }
        }
        return format.read(content, null);
    }

    @Override
    public List<String> write(GameRecord record, Path file) throws IOException {
        return RecordFile.save(record, file);
    }

    @Override
    public void keepVersion(Path file) throws IOException {
        if (backups != null) {
            backups.keep(file);
        }
    }

    @Override
    public void keepVersion(Path file, GameRecord record) throws IOException {
        if (backups != null) {
            var written = Formats.byName("game.hgj").orElseThrow().write(List.of(record));
            backups.keep(file, written.text().getBytes(StandardCharsets.UTF_8), Instant.now());
        }
    }

    @Override
    public String text(GameRecord record) {
        return Formats.byName("game.hgn")
                .orElseThrow(() -> new IllegalStateException("the text format is missing"))
                .write(List.of(record))
                .text();
    }

    @Override
    public boolean canWrite(Path file) {
        return Formats.byName(file.toString()).isPresent();
    }
}
