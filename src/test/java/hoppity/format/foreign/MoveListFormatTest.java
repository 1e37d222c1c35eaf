package hoppity.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.format.FormatException;
import hoppity.format.Formats;
import hoppity.format.Games;
import hoppity.format.Note;
import hoppity.format.ReadResult;
import hoppity.format.movelist.MoveListFormat;
import hoppity.record.GameRecord;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveListFormatTest {
    private static final int STYLES = 6;
    private static final int PLIES = 60;

    private static ReadResult read(String text) throws FormatException {
        return Games.read(MoveListFormat.INSTANCE, text);
    }

    private static ReadResult read(String text, String variant) throws FormatException {
        return MoveListFormat.INSTANCE.read(
                text.getBytes(StandardCharsets.UTF_8), null, Variants.presets().get(variant));
    }

    static Stream<Variant> presets() {
        return Variants.presets().all().stream();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void gamesOfEveryPresetComeBackInEveryStyle(Variant variant) throws FormatException {
        for (int seed = 0; seed < STYLES; seed++) {
            var random = new Random(seed);
            var record = RandomGame.of(variant, random, PLIES);
            var writer = new MoveListWriter(random);
            var text = writer.write(record);
            var expected = RandomGame.turns(record).stream()
                    .map(turn -> writer.hasWholeChains() || turn.equals("--") ? turn : turn.replaceAll("-.*-", "-"))
                    .toList();

            var given = read(text, variant.id());
            assertThat(given.notes()).as(text).allMatch(note -> note.kind() == Note.Kind.IMPORTED);
            assertThat(RandomGame.turns(given.games().get(0))).as(text).isEqualTo(expected);

            var content = text.getBytes(StandardCharsets.UTF_8);
            assertThat(Formats.detect(content, "x")).as(text).isSameAs(MoveListFormat.INSTANCE);
            var guessed = read(text);
            assertThat(guessed.notes()).as(text).allMatch(note -> note.kind() == Note.Kind.IMPORTED);
            assertThat(RandomGame.turns(guessed.games().get(0))).isEqualTo(expected);
            assertThat(named(guessed)).as(text).contains(variant.id());
        }
    }

    /** All variants that the note about the guess names. */
    private static List<String> named(ReadResult result) {
        return List.of(Games.messages(result)
                        .get(0)
                        .replaceAll(".*guessed as|; .*: |;.*| more$", ", ")
                        .split("(, | and )+"))
                .stream()
                .map(String::strip)
                .flatMap(id -> id.matches("\\d+") ? presets().map(Variant::id) : Stream.of(id))
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "g3-f4 c8-d7 g1-g3-e5|g3-f4 c8-d7 g1-g3-e5",
                "1. g3-f4 c8-d7 2. g1-g3-e5|g3-f4 c8-d7 g1-g3-e5",
                "1.g3-f4 c8-d7;2.g1-g3-e5|g3-f4 c8-d7 g1-g3-e5",
                "g3-f4, c8-d7, g1-g3-e5|g3-f4 c8-d7 g1-g3-e5",
                "g3-f4,c8-d7,2.g1-g3-e5|g3-f4 c8-d7 g1-g3-e5",
                "G3F4 C8D7 G1E5|g3-f4 c8-d7 g1-e5",
                "g3 f4 c8 d7 g1 g3 e5|g3-f4 c8-d7 g1-g3-e5",
                "g3:f4 c8:d7 g1:g3:e5|g3-f4 c8-d7 g1-g3-e5",
                "g3→f4 c8->d7 g1xg3xe5|g3-f4 c8-d7 g1-g3-e5",
                "[\"g3-f4\", \"c8-d7\", 'g1–e5']|g3-f4 c8-d7 g1-e5",
                "(1) g3-f4 (2) c8-d7|g3-f4 c8-d7",
                "1. g3-f4 {good, b7-a1 12.} c8-d7 (1... c8-e6) 2. g1-e5 1-0|g3-f4 c8-d7 g1-e5"
            })
    void manyStylesAreUnderstood(String text, String turns) throws FormatException {
        var content = text.getBytes(StandardCharsets.UTF_8);
        var read = Formats.detect(content, "x")
                .read(content, null, Variants.presets().get("halma-8"));

        assertThat(String.join(" ", RandomGame.turns(read.games().get(0)))).isEqualTo(turns);
    }

    @Test
    void theResultIsRead() throws FormatException {
        var info = read("g3-f4 c8-d7 0-1", "halma-8").games().get(0).info();
        assertThat(info.result().scores()).isEqualTo(Map.of(1, 0.0, 2, 1.0));
    }

    @Test
    void theCommonestVariantIsGuessedOfAShortList() throws FormatException {
        assertThat(Games.messages(read("g3-f4, c8-d7")))
                .containsExactly(
                        "line 1, column 1: a list of moves that does not name its variant: guessed as halma-8; these fit "
                                + "too: gambiter-halma-8, gambiter-mini-diagonal, kutochky-3x3-anystep, brainking-halma-8");
        assertThat(Games.messages(read("j5-j6 a6-a5")).get(0)).contains("guessed as halma-10;");
    }

    @Test
    void fewerDirectionsAreLikelierInALongList() throws FormatException {
        var variant = Variants.presets().get("gambiter-mini");
        GameRecord record = RandomGame.of(variant, new Random(5), 30);
        var guess =
                read(String.join(" ", RandomGame.turns(record))).games().get(0).variant();
        assertThat(guess.options().jumpDirections()).isEqualTo(4);
        assertThat(guess.home(0)).isEqualTo(variant.home(0));
    }

    @Test
    void anIllegalMoveLeavesTheGameOpenUpToIt() throws FormatException {
        var read = read("g3-f4 c8-d7\ng1-a8 c7-c6");
        var record = read.games().get(0);

        assertThat(RandomGame.turns(record)).containsExactly("g3-f4", "c8-d7");
        assertThat(Games.messages(read))
                .containsExactly(
                        "line 1, column 1: a list of moves that does not name its variant: no preset allows all of them; read as "
                                + "halma-8, which allows the most",
                        "line 2, column 1: White's move 2, g1-a8, cannot be played: the piece on g1 cannot get to a8");
        assertThat(RandomGame.line(record).get(1).brokenTails().get(0).text()).isEqualTo("g1-a8 c7-c6");
    }

    @Test
    void whatNobodyCanPlayIsRefused() {
        assertThatThrownBy(() -> read("b2-b4 b7-b5"))
                .isInstanceOf(FormatException.class)
                .hasMessageStartingWith("line 1, column 1: White's move 1, b2-b4, cannot be played");
        assertThatThrownBy(() -> read("a1-z99"))
                .isInstanceOf(FormatException.class)
                .hasMessage("line 1, column 1: no board has all the cells that the moves name");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "hello",
                "A4 paper",
                "b1 and b2",
                "bbbb4/bbb5/bb6/b7/7w/6ww/5www/4wwww w 1",
                "b7/b7/8/8/8/8/7w/7w w 1",
                "{\"a\":1}",
                "Dear Ann, a1-a2"
            })
    void otherTextIsNoListOfMoves(String text) {
        assertThat(MoveListFormat.INSTANCE.recognises(text)).isFalse();
    }

    @Test
    void aVeryLongListIsRefused() {
        assertThatThrownBy(() -> read("g3-f4 ".repeat(200_000)))
                .isInstanceOf(FormatException.class)
                .hasMessage("a list of moves has at most 262144 letters");
    }
}
