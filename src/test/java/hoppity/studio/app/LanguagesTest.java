package hoppity.studio.app;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.words.Language;
import hoppity.words.PseudoLanguage;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** That all of the studio can be translated. */
class LanguagesTest {
    /** What stays English: names that JavaFX gives to its own buttons, and the times and levels of the log. */
    private static final Pattern EXCEPTIONS =
            Pattern.compile("^Overflow button\\t|^Close\\t\\(file.newVariant|^\\d{4}-\\d\\d-\\d\\dT.*\\(help.log\\)$");

    @TempDir
    Path folder;

    @Test
    void everyTextComesFromTheCatalog() throws Exception {
        PseudoLanguage.write(folder, Language.RUSSIAN);
        var process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        folder + File.pathSeparator + System.getProperty("java.class.path"),
                        "-Dfile.encoding=UTF-8",
                        UntranslatedTexts.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        List<String> untranslated;
        try (var lines = process.inputReader(StandardCharsets.UTF_8)) {
            untranslated = lines.lines()
                    .filter(line -> !EXCEPTIONS.matcher(line).find())
                    .toList();
        }

        assertThat(process.waitFor()).isZero();
        assertThat(untranslated).isEmpty();
    }
}
