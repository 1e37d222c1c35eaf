package hoppity.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.Games;
import hoppity.format.RecordFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files of other programs on the command line. */
class ImportCommandsTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "ludii-grasshopper-8.trl,ludii,156",
        "ludii-chinese-checkers-3.trl,ludii,593",
        "star-two-players.log,star-log,74",
        "star-three-players.log,star-log,109",
        "board-start.txt,board-16,0",
        "board-middle.txt,board-16,0"
    })
    void theyAreCountedAndConverted(String name, String format, int moves) throws IOException {
        var file = Files.write(folder.resolve(name), Games.resource("foreign/" + name));
        var validated = CommandRun.of("validate", file.toString());
        assertThat(validated.exitCode()).isZero();
        assertThat(validated.out()).containsExactly(file + "\t" + format + "\tgames:1\tmoves:" + moves);
        assertThat(validated.err()).isNotEmpty().allMatch(line -> line.startsWith(file + ": line "));

        var out = folder.resolve("out.hgj");
        var converted = CommandRun.of("convert", file.toString(), out.toString());
        assertThat(converted.exitCode()).isZero();
        assertThat(converted.err()).isEqualTo(validated.err());
        assertThat(RecordFile.load(out).games().get(0).tree().size()).isEqualTo(moves + 1);
        assertThat(CommandRun.of("validate", out.toString()).err()).isEmpty();
    }

    @Test
    void theVariantOfAListOfMovesIsGuessedOrGiven() throws IOException {
        var list = Files.writeString(folder.resolve("list"), "g3-f4, c8-d7\n").toString();
        var out = folder.resolve("out.hgj");
        var guessed = CommandRun.of("convert", list, out.toString());
        assertThat(guessed.err())
                .containsExactly(
                        list
                                + ": line 1, column 1: a list of moves that does not name its variant: guessed as halma-8; "
                                + "these fit too: gambiter-halma-8, gambiter-mini-diagonal, kutochky-3x3-anystep, brainking-halma-8");
        assertThat(RecordFile.load(out).games().get(0).variant().id()).isEqualTo("halma-8");

        var given = CommandRun.of("convert", "--variant", "brainking-halma-8", list, out.toString());
        assertThat(given)
                .isEqualTo(new CommandRun(
                        0,
                        java.util.List.of(),
                        java.util.List.of(list + ": line 1, column 1: a list of moves, read as brainking-halma-8")));
        assertThat(RecordFile.load(out).games().get(0).variant().id()).isEqualTo("brainking-halma-8");

        var wrong = CommandRun.of("convert", "--variant", "halma-16", list, out.toString());
        assertThat(wrong.exitCode()).isEqualTo(3);
        assertThat(wrong.err())
                .containsExactly(
                        "hoppity: " + list + ": line 1, column 1: White's move 1, g3-f4, cannot be played: there is no "
                                + "piece on g3 (halma-16)");
        assertThat(CommandRun.of("convert", "--variant", "no-such", list, out.toString())
                        .exitCode())
                .isEqualTo(2);
    }

    @Test
    void aVariantThatIsNotNeededIsNotUsed() throws IOException {
        var name = "ludii-grasshopper-8.trl";
        var file = Files.write(folder.resolve(name), Games.resource("foreign/" + name));
        var run = CommandRun.of("validate", "--variant", "halma-10", file.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.err().get(0))
                .isEqualTo(file + ": the file says its variant itself; --variant halma-10 is not used");
    }

    @Test
    void anIllegalMoveIsBadInput() throws IOException {
        var list = Files.writeString(folder.resolve("list.txt"), "g3-f4\nc8-c1 g1-e5")
                .toString();
        var run = CommandRun.of("validate", list);
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.out()).containsExactly(list + "\tmoves\tgames:1\tmoves:1");
        assertThat(run.err().get(1))
                .isEqualTo(
                        list
                                + ": line 2, column 1: Black's move 1, c8-c1, cannot be played: the piece on c8 cannot get to c1");
    }

    @Test
    void foreignFilesAreNotWritten() throws IOException {
        var name = "ludii-grasshopper-8.trl";
        var content = Games.resource("foreign/" + name);
        var file = Files.write(folder.resolve(name), content);
        var run = CommandRun.of("convert", file.toString(), file.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(file).hasBinaryContent(content);
    }
}
