package hoppity.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.hgn.HgnFormat;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchCommandTest {
    @Test
    void gamesComeFirstAndThenTheResult(@TempDir Path folder) throws Exception {
        var openings = Files.writeString(folder.resolve("openings.txt"), "# even\ng3-f4 c8-d7\n\ng3-g4, b6-b5\n");
        var run = CommandRun.of(
                "match",
                "--variant",
                "brainking-halma-8",
                "--engine",
                "name=Deep depth=2",
                "--engine",
                "hoppity",
                "--depth",
                "1",
                "--games",
                "4",
                "--sprt",
                "--openings",
                openings.toString());

        assertThat(run.exitCode()).isZero();
        int summary = run.out().indexOf("variant\tbrainking-halma-8");
        var games = HgnFormat.INSTANCE.read(
                String.join("\n", run.out().subList(0, summary)).getBytes(StandardCharsets.UTF_8), null);
        assertThat(games.games()).hasSize(4);
        assertThat(games.notes()).isEmpty();
        assertThat(games.games())
                .extracting(game -> game.info().playerName(1))
                .containsExactly("Deep", "B", "Deep", "B");
        var told = run.out().subList(summary, run.out().size());
        assertThat(told).contains("openings\t2 from a file, each with both colours", "engines\tDeep\tB");
        assertThat(told).anyMatch(line -> line.matches("games\t4\twins\t\\d\tdraws\t\\d\tlosses\t\\d"));
        assertThat(told).last().asString().startsWith("sprt\telo0 0.0\telo1 10.0\t");
        assertThat(run.err()).last().asString().startsWith("game 4/4: ");
    }

    @Test
    void sixSeatsPlayToo() throws Exception {
        var run = CommandRun.of(
                "match",
                "--variant",
                "chinese-checkers-6",
                "--engine",
                "name=Deep nodes=200",
                "--engine",
                "hoppity",
                "--nodes",
                "20",
                "--games",
                "1");

        int summary = run.out().indexOf("variant\tchinese-checkers-6");
        var games = HgnFormat.INSTANCE.read(
                String.join("\n", run.out().subList(0, summary)).getBytes(StandardCharsets.UTF_8), null);
        assertThat(games.notes()).isEmpty();
        assertThat(games.games().get(0).info().playerName(1)).isEqualTo("Deep");
        assertThat(games.games().get(0).info().playerName(6)).isEqualTo("B");
        assertThat(run.out())
                .contains("openings\t18 random forward plies, seed 1, each with Deep on every side in turn")
                .anyMatch(line -> line.startsWith("ply cap\t1200,"));
        assertThat(run.err()).last().asString().matches("game 1/1: score [01]\\.\\d{3}, first [01]");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void tuningPrintsTheSameFileOfWeightsEachTime() {
        var once = CommandRun.of("tune", "--variant", "kutochky-3x3", "--games", "2", "--nodes", "50", "--seed", "3");
        var again = CommandRun.of("tune", "--variant", "kutochky-3x3", "--games", "2", "--nodes", "50", "--seed", "3");
        assertThat(once.exitCode()).isZero();
        assertThat(once.out()).isEqualTo(again.out()).hasSize(11);
        assertThat(once.out().get(0))
                .isEqualTo("# weights-8x8-4.properties: tune --variant kutochky-3x3 --games 2 --nodes 50 --seed 3");
        assertThat(once.out()).anyMatch(line -> line.matches("straggler = -?\\d+\\.\\d"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "match --variant halma-8 --engine hoppity --games 2 --depth 1 | 2",
                "match --variant halma-8 --engine hoppity --engine hoppity --games 2 | 2",
                "match --variant halma-8 --engine hoppity --engine hoppity --games 0 --depth 1 | 2",
                "tune --variant chinese-checkers-3 | 2",
                "tune --variant chess | 2",
                "tune --variant halma-8 --games 0 | 2",
                "match --variant chess --engine hoppity --engine hoppity --games 2 --depth 1 | 2",
                "match --variant halma-8 --engine hoppity --engine no-such-engine --games 2 --depth 1 | 2",
                "match --variant halma-8 --engine hoppity --engine hoppity --games 2 --depth 1 --sprt --elo0 20 | 2",
                "match --variant halma-8 --engine hoppity --engine hoppity --games 2 --depth 1 --openings nowhere.txt | 2",
                "bench --depth 0 | 2",
            })
    void whatIsWrongIsSaidInOneLine(String line, int exitCode) {
        var run = CommandRun.of(line.split(" "));

        assertThat(run.exitCode()).isEqualTo(exitCode);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).hasSize(1);
    }

    /** What stands in a file of openings, and what is said of it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | there is no opening in it",
                "'# nothing' | there is no opening in it",
                "g3-f4 c8-d7%ng3-f4 c8-a1 | line 2: ",
                "g3-f4 z9-d7 | line 1: ",
                "bbbb6/10/10/10/10/10/10/10/10/6wwww w 1 | line 1: ",
                "wwww4/www5/ww6/w7/7b/6bb/5bbb/4bbbb w 40 | line 1: the game is over in this position",
                "\u0000\u0001\u0002\u001b[2J | line 1: ",
            })
    void whatIsWrongWithAnOpeningIsSaidWithItsLine(String content, String reason, @TempDir Path folder)
            throws Exception {
        var file = Files.writeString(folder.resolve("openings.txt"), content.formatted());
        var run = withOpenings(file);

        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).hasSize(1);
        assertThat(run.err().get(0))
                .contains(file + ": " + reason)
                .doesNotContain("Exception")
                .matches("\\P{Cntrl}*")
                .hasSizeLessThan(600);
    }

    @Test
    void aFileOfOpeningsThatIsNoTextOrTooLargeIsRefused(@TempDir Path folder) throws Exception {
        var binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0x89, 'P', 'N', 'G', (byte) 0xff});
        var large = folder.resolve("large");
        try (var file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength(100 << 20);
        }

        assertThat(withOpenings(binary)).isEqualTo(refusal(3, binary + ": it is not UTF-8 text"));
        assertThat(withOpenings(large)).isEqualTo(refusal(3, large + ": the file is larger than 4 MB"));
        assertThat(withOpenings(folder)).isEqualTo(refusal(2, "cannot open " + folder + ": this is a folder"));
        var none = folder.resolve("none");
        assertThat(withOpenings(none)).isEqualTo(refusal(2, "cannot open " + none + ": there is no such file"));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void openingsAreNotReadFromADevice() {
        assertThat(withOpenings(Path.of("/dev/zero")))
                .isEqualTo(refusal(2, "cannot open /dev/zero: this is no ordinary file but a pipe or a device"));
    }

    private static CommandRun refusal(int exitCode, String sentence) {
        return new CommandRun(exitCode, List.of(), List.of("hoppity: " + sentence));
    }

    private static CommandRun withOpenings(Path file) {
        return CommandRun.of(
                ("match --variant brainking-halma-8 --engine hoppity --engine hoppity --games 2 --depth 1 --openings "
                                + file)
                        .split(" "));
    }

    @Test
    void theBenchEndsWithTheFingerprint() {
        var once = CommandRun.of("bench", "--depth", "2");
        var again = CommandRun.of("bench", "--depth", "2");

        assertThat(once.exitCode()).isZero();
        assertThat(once.out()).last().asString().matches("fingerprint\t\\d+");
        assertThat(again.out()).last().isEqualTo(once.out().get(once.out().size() - 1));
    }
}
