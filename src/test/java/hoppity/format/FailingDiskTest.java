package hoppity.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import hoppity.record.GameRecord;
import hoppity.record.RandomRecords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A save at which the disk is full or fails: one line says so, and what was there is there. */
class FailingDiskTest {
    @TempDir
    private Path folder;

    private final GameRecord record = new RandomRecords(21, false).next(40);
    private Path file;
    private String before;

    /** The steps at which a disk can fail. */
    enum Failing {
        WRITE,
        KEEP_PREVIOUS,
        REPLACE
    }

    /** A disk that writes half of what it should, or takes no more. */
    private record Broken(Failing at, long room, String reason) implements Disk {
        @Override
        public void writeNew(Path target, byte[] content, FileAttribute<?>... attributes) throws IOException {
            if (at == Failing.WRITE) {
                Files.write(target, java.util.Arrays.copyOf(content, content.length / 2));
                throw new IOException(reason);
            }
            Disk.REAL.writeNew(target, content, attributes);
        }

        @Override
        public void copy(Path from, Path to) throws IOException {
            if (at == Failing.KEEP_PREVIOUS) {
                Files.writeString(to, "half");
                throw new IOException(reason);
            }
            Disk.REAL.copy(from, to);
        }

        @Override
        public void replace(Path from, Path to) throws IOException {
            if (at == Failing.REPLACE) {
                throw new IOException(reason);
            }
            Disk.REAL.replace(from, to);
        }

        @Override
        public long room(Path ignored) {
            return room;
        }
    }

    @BeforeEach
    void saveOnce() throws IOException {
        file = folder.resolve("game.hgj");
        RecordFile.save(record, file);
        RecordFile.save(record, file);
        before = Files.readString(file);
    }

    private void assertNothingChanged() throws IOException {
        assertThat(file).hasContent(before);
        assertThat(folder.resolve("game.hgj.bak")).hasContent(before);
        try (var files = Files.list(folder)) {
            assertThat(files).as("nothing is left behind").hasSize(2);
        }
    }

    private void save(Disk disk) throws IOException {
        RecordFile.save(List.of(new RandomRecords(22, false).next(40)), file, disk);
    }

    @ParameterizedTest
    @EnumSource(Failing.class)
    void aDiskThatFailsIsToldAndLeavesTheFileAndItsVersionBefore(Failing at) throws IOException {
        assertThatThrownBy(() -> save(new Broken(at, Long.MAX_VALUE, "Input/output error")))
                .isInstanceOf(IOException.class)
                .hasMessage("cannot save " + file + ": Input/output error");
        assertNothingChanged();
    }

    @ParameterizedTest
    @EnumSource(
            value = Failing.class,
            names = {"WRITE", "KEEP_PREVIOUS"})
    void aFullDiskIsCalledOneInWhateverWordsTheSystemSaysIt(Failing at) throws IOException {
        assertThatThrownBy(() -> save(new Broken(at, 0, "Auf dem Gerät ist kein Speicherplatz mehr verfügbar")))
                .hasMessage("cannot save " + file + ": the disk is full");
        assertNothingChanged();
    }

    @Test
    void aFolderThatTakesNoFilesIsToldEvenToTheSuperuser() {
        var system = Path.of("/sys");
        assumeThat(system).as("a folder that the kernel keeps").isDirectory();
        assertThatThrownBy(() -> RecordFile.save(record, system.resolve("game.hgj")))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("cannot save /sys/game.hgj: ")
                .message()
                .doesNotContain("Exception")
                .hasLineCount(1);
    }
}
