package hoppity.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.VariantFile;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A variant of the user's own on the command line: played from its file, and refused in one line when it is wrong. */
class OwnVariantTest {
    private static final String GOOD =
            "{\"version\": 1, \"variants\": [{\"id\": \"mine\", \"board\": {\"files\": 5, \"ranks\": 5},"
                    + " \"seats\": [{\"home\": {\"cells\": [\"d1\", \"e1\"], \"corner\": \"e1\"},"
                    + " \"target\": {\"cells\": [\"a5\", \"b5\"], \"corner\": \"a5\"}},"
                    + " {\"home\": {\"cells\": [\"a5\", \"b5\"], \"corner\": \"a5\"},"
                    + " \"target\": {\"cells\": [\"d1\", \"e1\"], \"corner\": \"e1\"}}]}]}";

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("mine.json"), GOOD);
    }

    private CommandRun play(String... more) {
        var arguments = new java.util.ArrayList<>(List.of("play", "--variant", file.toString()));
        arguments.addAll(List.of(more));
        return CommandRun.of(arguments.toArray(String[]::new));
    }

    private static void assertRefused(CommandRun run, String message) {
        assertThat(run.err()).containsExactly("hoppity: " + message);
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void itIsValidAndCanBePlayed() {
        assertThat(CommandRun.of("validate", file.toString()))
                .isEqualTo(new CommandRun(0, List.of(file + "\tvariants\tvariants:1"), List.of()));
        var run = play("d1-d2", "b5-b4");
        assertThat(run.err()).isEmpty();
        assertThat(run.out().get(0)).isEqualTo("b4/1b3/5/3w1/4w w 2");
        assertThat(CommandRun.of("perft", "--variant", file.toString(), "--depth", "1")
                        .out())
                .contains("1\t4");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "files": 5 | "files": 17 | variants[0].board: a board has sides from 4 to 16, not 17×5
            "home": {"cells": ["a5", "b5"] | "home": {"cells": ["a5", "e1"] | variants[0].seats[1].home: the homes of White and Black overlap on e1
            "home": {"cells": ["a5", "b5"] | "home": {"cells": ["a5", "b5", "c5"] | variants[0].seats[1].target: Black's home has 3 cells and its target 2
            "id": "mine", | "id": "mine", "options": {"homeCheck": "ONCE"}, | variants[0].options: homeCheck and reenterHome LOSES_AFTER_LIMIT need a homeLimit
            """)
    void aWrongFileIsRefusedByFieldAndReason(String good, String wrong, String message) throws IOException {
        assertThat(GOOD).contains(good);
        Files.writeString(file, GOOD.replace(good, wrong));

        assertRefused(play(), file + ": " + message);
        assertRefused(CommandRun.of("moves", "--variant", file.toString()), file + ": " + message);
        assertRefused(CommandRun.of("validate", file.toString()), file + ": " + message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            bb3/b4/5/5/3ww w 1 | Black has more than 2 pieces: the one on b5 is too many
            bb3/5/5/5/3wr w 1  | row 5 from the top, column 5: "r" is no seat; seats are w, b
            bb3/5/5/5/3ww g 1  | "g" is no seat to move; seats are w, b
            """)
    void aPositionWithTooManyPiecesOrAnUnknownSeatIsRefused(String position, String message) {
        assertRefused(play("--position", position), "position: " + message);
        var moves = CommandRun.of("moves", "--variant", file.toString(), "--position", position);
        assertRefused(moves, "position: " + message);
    }

    @Test
    void aFileOfSeveralAndAFileThatIsMissingAreTold() throws IOException {
        var presets = Variants.presets().all().stream().limit(2).toList();
        VariantFile.save(List.<Variant>copyOf(presets), file);
        assertRefused(play(), file + ": it defines 2 variants, and one is needed");
        Files.delete(file);
        var run = play();
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).containsExactly("hoppity: cannot open " + file + ": there is no such file");
    }
}
