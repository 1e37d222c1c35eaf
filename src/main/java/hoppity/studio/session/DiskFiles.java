package hoppity.studio.session;

import hoppity.format.Format;
import hoppity.format.FormatException;
import hoppity.format.Formats;
import hoppity.format.ReadResult;
import hoppity.format.RecordFile;
import hoppity.record.GameRecord;
import hoppity.rules.Variant;
import hoppity.studio.backup.Backups;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Files on disk, with earlier versions beside them if there is a place for these. */
public final class DiskFiles implements GameFiles {
    private final @Nullable Backups backups;

    DiskFiles() {
        backups = null;
    }

    public DiskFiles(Backups backups) {
        this.backups = backups;
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
