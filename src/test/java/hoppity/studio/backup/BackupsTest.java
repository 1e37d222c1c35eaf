package hoppity.studio.backup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupsTest {
    private static final Instant START = Instant.parse("2026-03-01T12:00:00Z");

    @TempDir
    Path folder;

    private void save(Backups backups, Path file, String text, int minute) throws IOException {
        Files.writeString(file, text);
        Files.setLastModifiedTime(file, FileTime.from(START.plusSeconds(60L * minute)));
        backups.keep(file);
    }

    private static List<String> contents(Backups backups) throws IOException {
        var texts = new java.util.ArrayList<String>();
        for (var version : backups.versions()) {
            texts.add(Files.readString(version.file()));
        }
        return texts;
    }

    @Test
    void theLastTwentyVersionsOfAFileAreKept() throws IOException {
        var backups = new Backups(folder.resolve("kept"));
        assertThat(backups.versions()).isEmpty();
        var file = folder.resolve("game.hgn");
        var other = folder.resolve("other.hgj");
        save(backups, other, "another file", -1);
        for (int i = 0; i < 25; i++) {
            save(backups, file, "version " + i, i);
        }

        assertThat(backups.versions()).hasSize(Backups.MOST + 1);
        assertThat(contents(backups)).startsWith("version 24", "version 23").endsWith("version 5", "another file");
        var newest = backups.versions().get(0);
        assertThat(newest.original()).isEqualTo(file);
        assertThat(newest.time()).isEqualTo(START.plusSeconds(60 * 24));
        assertThat(newest.size()).isEqualTo("version 24".length());
        assertThat(newest.file().toString()).endsWith(".hgn");
    }

    @Test
    void whatIsKeptAlreadyIsNotKeptTwiceAndWhatIsNotThereNotAtAll() throws IOException {
        var backups = new Backups(folder.resolve("kept"));
        var file = folder.resolve("game.hgj");
        backups.keep(file);
        save(backups, file, "one", 1);
        save(backups, file, "two", 2);
        save(backups, file, "one", 3);

        assertThat(contents(backups)).containsExactly("two", "one");
    }

    @Test
    void allVersionsTogetherAreNoLargerThanAllowedAndTheOldestGo() throws IOException {
        var backups = new Backups(folder.resolve("kept"), 25);
        for (int i = 0; i < 6; i++) {
            save(backups, folder.resolve("game" + i + ".hgj"), "0123456789".replace('0', (char) ('a' + i)), i);
        }

        assertThat(contents(backups)).containsExactly("f123456789", "e123456789");
    }

    @Test
    void aSymbolicLinkIsKeptByTheNameThatThePersonKnows() throws IOException {
        var backups = new Backups(folder.resolve("kept"));
        var real = Files.writeString(folder.resolve("real.hgj"), "content");
        var link = Files.createSymbolicLink(folder.resolve("link.hgj"), real);

        backups.keep(link);

        assertThat(backups.versions()).hasSize(1);
        assertThat(backups.versions().get(0).original()).isEqualTo(link);
        assertThat(contents(backups)).containsExactly("content");
    }
}
