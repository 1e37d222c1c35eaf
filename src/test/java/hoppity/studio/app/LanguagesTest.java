package hoppity.studio.app;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.words.Language;
import hoppity.words.PseudoLanguage;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** That all of the studio can be translated. */
class LanguagesTest {
    /** What stays English: names that JavaFX gives to its own buttons, the times and levels of the log; printed pages put words one by one. */
    private static final Pattern EXCEPTIONS = Pattern.compile("^Overflow button\\t|^Close\\t\\(file.newVariant"
            + "|^\\d{4}-\\d\\d-\\d\\dT.*\\(help.log\\)$|^\\S+\\t\\(file.print\\)$");

    /** Somewhat fewer than there are. */
    private static final int LEAST_TEXTS = 1500;

    @TempDir
    Path folder;

    @Test
    void everyTextComesFromTheCatalog() throws Exception {
        PseudoLanguage.write(folder, Language.RUSSIAN);
        var errors = folder.resolve("errors.txt");
        var process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        folder + File.pathSeparator + System.getProperty("java.class.path"),
                        "-Dfile.encoding=UTF-8",
                        UntranslatedTexts.class.getName())
                .redirectError(errors.toFile())
                .start();
        List<String> lines;
        try (var output = process.inputReader(StandardCharsets.UTF_8)) {
            lines = output.lines().toList();
        }

        assertThat(process.waitFor()).as("%s", Files.readString(errors)).isZero();
        int last = lines.size() - 1;
        assertThat(Integer.parseInt(lines.get(last)))
                .as("texts that were looked at")
                .isGreaterThan(LEAST_TEXTS);
        assertThat(lines.subList(0, last))
                .as("untranslated, with what was done before")
                .allMatch(line -> EXCEPTIONS.matcher(line).find());
    }
}
