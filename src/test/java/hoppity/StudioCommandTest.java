package hoppity;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.studio.app.StudioOptions;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StudioCommandTest {
    @Test
    void filesAloneNeedNoParser() {
        assertThat(StudioCommand.onlyFiles()).contains(options(false));
        assertThat(StudioCommand.onlyFiles("studio")).contains(options(false));
        assertThat(StudioCommand.onlyFiles("studio", "a.hgj", "sub/b c.hgn"))
                .contains(options(false, "a.hgj", "sub/b c.hgn"));
        assertThat(StudioCommand.onlyFiles("studio", "--measure-start", "a.hgj"))
                .contains(options(true, "a.hgj"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play",
                "a.hgj",
                "--help",
                "studio --help",
                "studio a.hgj --ply 3",
                "studio a.hgj --measure-start",
                "studio -- a.hgj",
                "studio -",
                "studio nul\0byte"
            })
    void theRestIsLeftToTheParser(String line) {
        assertThat(StudioCommand.onlyFiles(line.split(" "))).isEmpty();
    }

    @Test
    void anEmptyNameIsLeftToTheParser() {
        assertThat(StudioCommand.onlyFiles("studio", "")).isEmpty();
    }

    private static StudioOptions options(boolean measureStart, String... files) {
        return new StudioOptions(
                List.of(files).stream().map(Path::of).toList(), null, null, null, null, null, measureStart);
    }
}
