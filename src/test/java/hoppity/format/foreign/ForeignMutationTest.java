package hoppity.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.Damage;
import hoppity.format.FormatException;
import hoppity.format.Formats;
import hoppity.format.Games;
import hoppity.format.RecordDifference;
import hoppity.format.SourceFormat;
import hoppity.format.json.JsonFormat;
import hoppity.rules.Variants;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Damaged files of other programs: a reader gives games that can be saved, or one line that says what is wrong. */
class ForeignMutationTest {
    private static final int MUTATIONS = 4_000;
    private static final int MANY_MUTATIONS = 1_000_000;
    private static final int WRITTEN_AGAIN = 10;
    private static final int PLIES = 12;
    private static final Damage DAMAGE = new Damage(
            "{}[]()\"\\,:;=-->./|WB.@xX0123456789abhpq \n\r\t\u0000é–\ud83d",
            List.of(
                    "99999999999999999999",
                    "-1",
                    "1e999",
                    "null",
                    "[[[[[[[[[[[[",
                    "{\"move\":",
                    "Move=[Move:mover=1,actions=[Pass:decision=true]]\n",
                    "Move=[Move:mover=0,from=1,to=1,actions=[Add:type=Cell,to=1,what=2]]\n",
                    "[SetNextPlayer:player=2]",
                    "actions=[",
                    "rankings=0.0,NaN,1e5\n",
                    "game=Halma\n",
                    "END GAME OPTIONS\n",
                    "[2026-05-19 23:15:03] TURN TIMEOUT: Player with colour red exceeded 2s at move 1. Turn skipped.\n",
                    "turn order ['red', 'blue']",
                    "MOVE 1: A (red) 1->2",
                    "GAME\nWHITE\n",
                    "SINGLE",
                    "(g3-f4)",
                    "1-0",
                    "a1-a1",
                    "--",
                    "{",
                    "}"));

    @ParameterizedTest
    @ValueSource(strings = {"ludii", "abstract-play", "star-log", "board-16", "moves"})
    void nothingElseEscapes(String name) {
        mutate(name, MUTATIONS);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"ludii", "abstract-play", "star-log", "board-16", "moves"})
    void nothingElseEscapesFromManyMore(String name) {
        mutate(name, MANY_MUTATIONS);
    }

    private static void mutate(String name, int mutations) {
        var format = Formats.sources().stream()
                .filter(f -> f.name().equals(name))
                .findFirst()
                .orElseThrow();
        var files = files(name);
        int read = 0;
        for (int i = 0; i < mutations; i++) {
            var random = new Random(i);
            var text = DAMAGE.of(files.get(i % files.size()), random);
            read += readable(format, text, i % WRITTEN_AGAIN == 0) ? 1 : 0;
        }
        assertThat(read).as("some damage is harmless").isBetween(1, mutations - 1);
    }

    private static List<String> files(String name) {
        var files = new ArrayList<String>();
        for (int seed = 0; seed < 5; seed++) {
            var random = new Random(seed);
            files.add(
                    switch (name) {
                        case "ludii" ->
                            new LudiiWriter("Grasshopper", List.of("Board Size/8x8"), c -> c / 8 * 8 + 7 - c % 8)
                                    .write(RandomGame.of(Variants.presets().get("halma-8"), random, PLIES), random);
                        case "abstract-play" ->
                            AbstractPlayFormatTest.write(
                                    RandomGame.of(Variants.presets().get("halma-16"), random, PLIES), "");
                        case "star-log" ->
                            new StarLogWriter(seed)
                                    .write(
                                            RandomGame.of(Variants.presets().get("chinese-checkers-3"), random, PLIES),
                                            List.of(0, 2, 4));
                        case "board-16" ->
                            new String(
                                    Games.resource("foreign/board-" + (seed % 2 == 0 ? "start" : "middle") + ".txt"),
                                    StandardCharsets.UTF_8);
                        default ->
                            new MoveListWriter(random)
                                    .write(RandomGame.of(Variants.presets().get("halma-8"), random, PLIES));
                    });
        }
        return files;
    }

    private static boolean readable(SourceFormat format, String text, boolean writtenAgain) {
        var content = text.getBytes(StandardCharsets.UTF_8);
        try {
            var result = format.read(content, null);
            assertThat(result.games()).isNotEmpty();
            assertThat(result.notes()).isNotEmpty().allMatch(note -> Damage.isOneLine(note.toString()));
            if (writtenAgain) {
                for (var game : result.games()) {
                    var written = JsonFormat.SINGLE.write(List.of(game));
                    var again = JsonFormat.SINGLE.read(written.text().getBytes(StandardCharsets.UTF_8), null);
                    assertThat(RecordDifference.between(
                                    written.kept().get(0), again.games().get(0), true))
                            .as(text)
                            .isEmpty();
                }
            }
            return true;
        } catch (FormatException e) {
            assertThat(Damage.isOneLine(e.getMessage())).as(e.getMessage()).isTrue();
            return false;
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError("this file is not read in an orderly way: " + text, e);
        } finally {
            detects(content);
        }
    }

    private static void detects(byte[] content) {
        try {
            Formats.detect(content, "x");
        } catch (FormatException e) {
            assertThat(Damage.isOneLine(e.getMessage())).isTrue();
        }
    }
}
