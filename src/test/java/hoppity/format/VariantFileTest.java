package hoppity.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VariantFileTest {
    private static final String GOOD =
            "{\"version\": 1, \"variants\": [{\"id\": \"mine\", \"board\": {\"files\": 8, \"ranks\": 8},"
                    + " \"seats\": [{\"home\": {\"cells\": [\"g1\", \"h1\"], \"corner\": \"h1\"},"
                    + " \"target\": {\"cells\": [\"a8\", \"b8\"], \"corner\": \"a8\"}},"
                    + " {\"home\": {\"cells\": [\"c8\", \"d8\"], \"corner\": \"d8\"},"
                    + " \"target\": {\"cells\": [\"e1\", \"f1\"], \"corner\": \"e1\"}}]}]}";

    @TempDir
    Path folder;

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("mine.json"), text);
    }

    @Test
    void everyPresetIsReadAsItWasWritten() throws IOException {
        var presets = List.copyOf(Variants.presets().all());
        var file = folder.resolve("all.json");

        VariantFile.save(presets, file);

        assertThat(VariantFile.load(file)).isEqualTo(presets);
        try (var left = Files.list(folder)) {
            assertThat(left).containsExactly(file);
        }
    }

    @Test
    void aFileIsReplacedAsAWhole() throws IOException {
        var file = file(GOOD);
        assertThat(VariantFile.load(file)).extracting(Variant::id).containsExactly("mine");

        VariantFile.save(List.of(Variants.presets().get("halma-8")), file);

        assertThat(VariantFile.load(file)).extracting(Variant::id).containsExactly("halma-8");
    }

    /** What the good file is changed into, and what is said: one line with the file, the field and the reason. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "files": 8          | "files": 17         | variants[0].board: a board has sides from 4 to 16, not 17×8
            "files": 8          | "files": "8"        | variants[0].board.files: expected a whole number
            ["c8", "d8"]        | ["b1", "h1", "d8"]  | variants[0].seats[1].target: Black's home has 3 cells and its target 2
            ["c8", "d8"]        | ["h1", "d8"]        | variants[0].seats[1].home: the homes of White and Black overlap on h1
            ["e1", "f1"]        | ["e1", "d8"]        | variants[0].seats[1].target: Black's home and target overlap on d8
            ["e1", "f1"]        | ["e1", "a8"]        | variants[0].seats[1].target: the targets of White and Black overlap on a8
            ["g1", "h1"]        | ["g1", "h1", "h1"]  | variants[0].seats[0].home.cells[2]: h1 is there twice
            ["g1", "h1"]        | ["g1", "h1", "i1"]  | variants[0].seats[0].home.cells[2]: "i1" is no cell of a board of 8×8
            "id": "mine"        | "id": "my own"      | variants[0].id: "my own" is not made of letters, digits and -._:
            "id": "mine"        | "id": "mine", "hop": 1 | variants[0]: unknown field "hop"
            "id": "mine"        | "id": "mine", "options": {"homeLimit": -3} | variants[0].options: homeLimit is a whole number from 0 (none) to 9999, not "-3"
            "id": "mine"        | "id": "mine", "options": {"win": "EASILY"} | variants[0].options: win is one of ALL_OWN, PARLETT, OCCUPY_FREE, not "EASILY"
            "version": 1        | "version": 2        | version is 2, this program reads 1
            "variants": [       | "variants": {       | no valid JSON: Expected name at line 1 column 29 path $.variants.
            """)
    void aWrongFileIsRefusedByFieldAndReason(String good, String wrong, String message) throws IOException {
        assertThat(GOOD).contains(good);
        var file = file(GOOD.replace(good, wrong));

        assertThatThrownBy(() -> VariantFile.load(file))
                .isInstanceOf(FormatException.class)
                .hasMessage(file + ": " + message)
                .message()
                .hasLineCount(1);
    }

    @Test
    void whatDefinesNothingIsRefused() throws IOException {
        assertThatThrownBy(() -> VariantFile.load(file(""))).hasMessageStartingWith(folder.resolve("mine.json") + ": ");
        assertThatThrownBy(() -> VariantFile.load(file("{\"version\": 1, \"variants\": []}")))
                .hasMessage(folder.resolve("mine.json") + ": it defines no variant");
        assertThatThrownBy(() -> VariantFile.load(file("[".repeat(100_000)))).isInstanceOf(FormatException.class);
        var latin = Files.write(
                folder.resolve("latin.json"), GOOD.replace("mine", "ö").getBytes(StandardCharsets.ISO_8859_1));
        assertThatThrownBy(() -> VariantFile.load(latin))
                .hasMessage(folder.resolve("latin.json") + ": it is not UTF-8 text");
        assertThatThrownBy(() -> VariantFile.load(folder))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("this is a folder");
        assertThatThrownBy(() -> VariantFile.load(folder.resolve("none.json")))
                .hasMessageContaining("there is no such file");
    }

    @Test
    void aByteOrderMarkIsNoHindrance() throws IOException {
        assertThat(VariantFile.load(file("\ufeff" + GOOD))).hasSize(1);
    }

    @Test
    void whereNothingCanBeWrittenNothingChanges() throws IOException {
        var presets = List.of(Variants.presets().get("halma-8"));
        assertThatThrownBy(
                        () -> VariantFile.save(presets, folder.resolve("none").resolve("x.json")))
                .hasMessageContaining("there is no folder");
        Files.createDirectories(folder.resolve("taken.json").resolve("inside"));
        assertThatThrownBy(() -> VariantFile.save(presets, folder.resolve("taken.json")))
                .hasMessageStartingWith("cannot save ");
        try (var left = Files.list(folder)) {
            assertThat(left).hasSize(1);
        }
    }

    @Test
    void gamesAndOtherFilesAreNotTakenForVariants() throws IOException {
        assertThat(VariantFile.recognises(file(GOOD))).isTrue();
        assertThat(VariantFile.recognises(file("{\"format\":\"hoppity-game\",\"version\":1}")))
                .isFalse();
        assertThat(VariantFile.recognises(Files.writeString(folder.resolve("x.hgj"), GOOD)))
                .isFalse();
    }
}
