package hoppity.studio.app;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.export.ExportFormat;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExportCommandsTest {
    @ParameterizedTest
    @CsvSource({
        "game.html, WEB_PAGE, game.html",
        "game.HTM, WEB_PAGE, game.HTM",
        "game, WEB_PAGE, game.html",
        "game.tex, WEB_PAGE, game.tex.html",
        "game.hgn, LATEX, game.hgn.tex",
        "game.tex, LATEX, game.tex"
    })
    void aNameGetsTheEndingThatItLacks(String chosen, ExportFormat format, String named) {
        assertThat(ExportCommands.named(Path.of("folder", chosen), format)).isEqualTo(Path.of("folder", named));
    }
}
