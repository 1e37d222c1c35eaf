package hoppity.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FileCommandsTest {
    private static final String GOOD = "[Variant \"halma-8\"]\n\n1. g3-f4 c8-d7 ( 1... d8-e8 ) *\n";

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void aGoodFileIsCounted() throws IOException {
        var good = file("good.hgn", GOOD + "\n" + GOOD);
        var run = CommandRun.of("validate", good);
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).containsExactly(good + "\thgn\tgames:2\tmoves:6");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void whatIsForgivenIsNoFailure() throws IOException {
        var lenient = file("lenient.hgn", GOOD.replace("1. g3-f4", "3. g3xf4"));
        var run = CommandRun.of("validate", lenient);
        assertThat(run.exitCode()).isZero();
        assertThat(run.err())
                .containsExactly(
                        lenient + ": line 3, column 1: the move number is 3, it should be 1",
                        lenient + ": line 3, column 4: \"g3xf4\" is read as g3-f4");
    }

    @Test
    void allFilesAreReadAndTheWorstCounts() throws IOException {
        var good = file("good.hgn", GOOD);
        var illegal = file("illegal.hgn", GOOD.replace("c8-d7", "c8-c1"));
        var empty = file("empty.hgj", "");
        var run = CommandRun.of("validate", illegal, empty, good);
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.out()).containsExactly(illegal + "\thgn\tgames:1\tmoves:1", good + "\thgn\tgames:1\tmoves:3");
        assertThat(run.err())
                .containsExactly(
                        illegal
                                + ": line 3, column 10: Black's move 1, c8-c1, cannot be played: the piece on c8 cannot get to c1",
                        "hoppity: " + empty + ": the file is empty");
        assertThat(CommandRun.of("validate", folder.resolve("missing.hgj").toString())
                        .exitCode())
                .isEqualTo(2);
        assertThat(CommandRun.of("validate").exitCode()).isEqualTo(2);
    }

    @Test
    void theEndingSaysTheNewFormat() throws IOException {
        var text = file("game.hgn", GOOD.replace("g3-f4", "g3-f4! {[%clk 0:01:00]} {good}"));
        var json = folder.resolve("game.hgj").toString();
        var back = folder.resolve("back.hgn").toString();
        assertThat(CommandRun.of("convert", text, json)).isEqualTo(new CommandRun(0, List.of(), List.of()));
        assertThat(CommandRun.of("convert", json, back).exitCode()).isZero();
        assertThat(Files.readString(Path.of(json))).startsWith("{\n  \"format\": \"hoppity-game\",");
        assertThat(Files.readString(Path.of(back)))
                .contains("1. g3-f4! {[%clk 0:01:00]} {good} c8-d7 ( 1... d8-e8 ) *");
    }

    @Test
    void whatIsLostIsTold() throws IOException {
        var json = file(
                "game.hgj",
                "{\"format\":\"hoppity-game\",\"version\":1,\"variant\":{\"id\":\"halma-8\"},\"nodes\":[{\"id\":0,\"x\":1}]}");
        var text = folder.resolve("game.hgn").toString();
        var run = CommandRun.of("convert", json, text);
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).containsExactly(text + ": keys of other programs are not kept");
    }

    @Test
    void theEncodingOfATextCanBeChosen() throws IOException {
        var old = folder.resolve("old.hgn");
        Files.write(old, ("[Event \"É té\"]\n" + GOOD).getBytes(StandardCharsets.ISO_8859_1));
        var copy = folder.resolve("copy.hgn");
        assertThat(CommandRun.of("validate", old.toString()).err())
                .containsExactly(old + ": line 1, column 1: the text is not UTF-8; it is read as ISO-8859-1");
        assertThat(CommandRun.of("convert", "--encoding", "windows-1251", old.toString(), copy.toString()))
                .isEqualTo(new CommandRun(0, List.of(), List.of()));
        assertThat(Files.readString(copy)).startsWith("[Event \"Й tй\"]");
        var unknown = CommandRun.of("validate", "--encoding", "x", old.toString());
        assertThat(unknown.exitCode()).isEqualTo(2);
        assertThat(unknown.err()).hasSize(1);
    }

    @Test
    void aNameThatTheSystemCannotHoldIsTold() {
        var run = CommandRun.of("validate", "a\0b");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).hasSize(1).first().asString().contains("is no name of a file here");
    }

    @Test
    void whatANewerProgramMadeIsNotOverwritten() throws IOException {
        var text =
                "{\"format\":\"hoppity-game\",\"version\":2,\"minReader\":2,\"variant\":{\"id\":\"halma-8\"},\"nodes\":[{\"id\":0}]}";
        var newer = file("newer.hgj", text);
        var run = CommandRun.of("convert", newer, newer);
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err())
                .containsExactly("hoppity: " + newer + ": made by a newer program; convert it into another file");
        assertThat(Files.readString(Path.of(newer))).isEqualTo(text);
        assertThat(CommandRun.of("convert", newer, folder.resolve("copy.hgj").toString())
                        .exitCode())
                .isZero();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aNameOfTwoLinesIsToldInOne() throws IOException {
        var file = file("a\nb.hgn", GOOD.replace("g3-f4", "g3xf4"));
        var shown = file.replace('\n', ' ');
        var run = CommandRun.of("validate", file);
        assertThat(run.out()).containsExactly(shown + "\thgn\tgames:1\tmoves:3");
        assertThat(run.err()).containsExactly(shown + ": line 3, column 4: \"g3xf4\" is read as g3-f4");
        assertThat(CommandRun.of("convert", file, file).err()).isEqualTo(run.err());
    }

    @Test
    void whatCannotBeConvertedIsToldInOneLine() throws IOException {
        var bad = file("bad.hgj", "{");
        var out = folder.resolve("out.hgn");
        var run = CommandRun.of("convert", bad, out.toString());
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err())
                .containsExactly("hoppity: " + bad + ": line 1, column 2: the text ends in the middle of a game");
        assertThat(out).doesNotExist();

        var two = file("two.hgn", GOOD + GOOD);
        var one = folder.resolve("one.hgj");
        var many = CommandRun.of("convert", two, one.toString());
        assertThat(many.exitCode()).isEqualTo(2);
        assertThat(many.err()).containsExactly("hoppity: cannot save " + one + ": it can hold one game, not 2");
        assertThat(CommandRun.of("convert", two, folder.resolve("x.pdf").toString())
                        .exitCode())
                .isEqualTo(2);
    }
}
