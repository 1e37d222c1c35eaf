package hoppity.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
    private static final Duration OLD = Duration.ofHours(25);
    private static final Duration YOUNG = Duration.ofHours(23);

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("game.hgj");
    }

    private static void write(Path target, String text) throws IOException {
        AtomicFile.write(target, text.getBytes(StandardCharsets.UTF_8), written -> {});
    }

    private List<String> names() throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }

    /** The name of what a save of a file leaves when it is killed. */
    private static String leftover(Path target) throws IOException {
        var names = new ArrayList<String>();
        AtomicFile.write(
                target, new byte[0], written -> names.add(written.getFileName().toString()));
        Files.delete(target);
        return names.get(0);
    }

    private String put(String name, Duration age) throws IOException {
        var put = Files.writeString(folder.resolve(name), "half a ga");
        Files.setLastModifiedTime(put, FileTime.from(Instant.now().minus(age)));
        return name;
    }

    @Test
    void whatIsRefusedLeavesTheFileAsItWas() throws IOException {
        write(file, "one");
        assertThatThrownBy(() -> AtomicFile.write(file, new byte[] {1}, written -> {
                    assertThat(written).hasBinaryContent(new byte[] {1});
                    throw new IOException("not so");
                }))
                .hasMessage("not so");

        assertThat(file).hasContent("one");
        assertThat(names()).containsExactly("game.hgj");
    }

    @Test
    void whatKilledSavesOfTheFileLeftIsRemovedAfterADay() throws IOException {
        var temporary = leftover(file);
        put(temporary, OLD);
        put(leftover(file).replace(".tmp", ".bak"), OLD);
        var young = put(leftover(file), YOUNG);

        write(file, "two");

        assertThat(names()).containsExactlyInAnyOrder("game.hgj", young);
        assertThat(file).hasContent("two");
    }

    @Test
    void nothingElseIsTouchedHoweverOld() throws IOException {
        var own = leftover(file);
        var others = new ArrayList<>(List.of(
                put(leftover(folder.resolve("other.hgj")), OLD),
                put(own + "~", OLD),
                put("a" + own, OLD),
                put(own.replace(".tmp", ".txt"), OLD),
                put(own.replaceFirst("-", "_"), OLD),
                put(own.replaceFirst("[0-9a-f]{12}\\.", "mine."), OLD),
                put(".hoppity-" + UUID.randomUUID() + ".tmp", OLD),
                put("game.hgj.bak", OLD),
                put("game.hgj.tmp", OLD)));
        Files.createDirectory(folder.resolve(own));
        Files.setLastModifiedTime(
                folder.resolve(own), FileTime.from(Instant.now().minus(OLD)));
        others.add(own);

        write(file, "three");

        others.add("game.hgj");
        assertThat(names()).containsExactlyInAnyOrderElementsOf(others);
    }

    @Test
    void aNameMayBeAsLongAsTheSystemAllows() throws IOException {
        var longest = folder.resolve("ä".repeat(120) + ".hgj");
        write(longest, "four");
        assertThat(longest).hasContent("four");
    }
}
