package hoppity.studio.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GtkLibraryTest {
    @TempDir
    Path folder;

    @Test
    void itIsFoundInAFolderOrInAFolderOfTheArchitecture() throws IOException {
        assertThat(GtkLibrary.isIn(List.of(folder))).isFalse();

        var architecture = Files.createDirectories(folder.resolve("lib/x86_64-linux-gnu"));
        Files.createFile(architecture.resolve("libgtk-3.so.0"));

        assertThat(GtkLibrary.isIn(List.of(architecture))).isTrue();
        assertThat(GtkLibrary.isIn(List.of(folder.resolve("lib")))).isTrue();
        assertThat(GtkLibrary.isIn(List.of(folder))).isFalse();
        assertThat(GtkLibrary.isIn(List.of(folder.resolve("missing")))).isFalse();
    }

    @Test
    void theLibraryPathOfTheEnvironmentIsSearched() throws IOException {
        Files.createFile(folder.resolve("libgtk-3.so.0"));

        assertThat(GtkLibrary.isInstalled(Map.of("LD_LIBRARY_PATH", "/missing:" + folder)))
                .isTrue();
    }
}
