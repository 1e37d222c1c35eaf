package hoppity.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.format.FormatException;
import hoppity.format.Formats;
import hoppity.format.Games;
import hoppity.format.Note;
import hoppity.format.VariantFile;
import hoppity.format.abstractplay.AbstractPlayFormat;
import hoppity.record.GameRecord;
import hoppity.rules.RuleOption;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AbstractPlayFormatTest {
    private static final int GAMES = 5;
    private static final int PLIES = 200;

    /** Writes a game as the site does: rounds with an entry for each player. */
    static String write(GameRecord record, String variants) {
        var text = new StringBuilder("{\"header\":{\"game\":{\"name\":\"Halma\",\"variants\":[" + variants + "]},"
                + "\"site\":{\"name\":\"Abstract Play\",\"gameid\":\"0b7\"},\"date-start\":\"2026-05-19T23:15:03.000Z\","
                + "\"date-end\":\"2026-05-20T23:15:03.000Z\",\"date-generated\":\"2026-05-20T23:15:03.000Z\","
                + "\"players\":[{\"name\":\"Ann\",\"userid\":\"1\",\"result\":0},{\"name\":\"Bot\",\"userid\":\"2\","
                + "\"is_ai\":true,\"result\":1}]},\n\"moves\":[");
        var turns = RandomGame.turns(record);
        for (int i = 0; i < turns.size(); i++) {
            var move = turns.get(i).equals("--") ? "null" : "\"" + turns.get(i) + "\"";
            var annotated = i % 7 == 0 && !move.equals("null")
                    ? "{\"move\":" + move + ",\"result\":[{\"type\":\"move\"}]}"
                    : move;
            text.append(i % 2 == 0 ? (i == 0 ? "[" : ",\n[") : ",")
                    .append(annotated)
                    .append(i % 2 == 1 ? "]" : "");
        }
        return text.append(turns.size() % 2 == 1 ? "]" : "").append("]}").toString();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void gamesComeBack(boolean longJumps) throws FormatException {
        var variant = longJumps ? superHalma() : Variants.presets().get("halma-16");
        for (int seed = 0; seed < GAMES; seed++) {
            var record = RandomGame.of(variant, new Random(seed), PLIES);
            var text = write(record, longJumps ? "\"superhalma\"" : "\"#board\"");
            // Indented or not, with a name that would be ours.
            var content = (seed % 2 == 0 ? text : " \n" + text.replace(",", ",\n ")).getBytes(StandardCharsets.UTF_8);
            var read = Formats.detect(content, seed % 2 == 0 ? "game.json" : "game")
                    .read(content, null);

            assertThat(read.format()).isSameAs(AbstractPlayFormat.INSTANCE);
            assertThat(read.notes()).allMatch(note -> note.kind() == Note.Kind.IMPORTED);
            assertThat(read.games().get(0).variant()).isEqualTo(variant);
            assertThat(RandomGame.turns(read.games().get(0))).isEqualTo(RandomGame.turns(record));
        }
    }

    private static Variant superHalma() {
        var halma = Variants.presets().get("halma-16");
        return halma.withOptions(RuleOption.with(halma.options(), Map.of(RuleOption.LONG_JUMPS, "true")));
    }

    @Test
    void theHeaderIsKept() throws FormatException {
        var record = RandomGame.of(Variants.presets().get("halma-16"), new Random(1), 4);
        var read = Games.read(AbstractPlayFormat.INSTANCE, write(record, ""));
        var info = read.games().get(0).info();

        assertThat(info.headers()).containsEntry("Site", "Abstract Play").containsEntry("Date", "2026.05.19");
        assertThat(info.playerName(1)).isEqualTo("Ann");
        assertThat(info.players().get(1).kind()).isEqualTo("engine");
        assertThat(info.result().ranking()).containsExactly(List.of(2), List.of(1));
        assertThat(Games.messages(read))
                .contains("line 1, column 1, $: a record of Halma on Abstract Play: the variant halma-16")
                .contains(
                        "line 1, column 1, $: left out: date-end, date-generated, moves.result, players.userid, site.gameid");
    }

    @Test
    void aListHoldsManyGames() throws FormatException {
        var halma = Variants.presets().get("halma-16");
        var one = write(RandomGame.of(halma, new Random(1), 6), "");
        var two = write(RandomGame.of(halma, new Random(2), 8), "");
        var content = ("[" + one + "," + two + "]").getBytes(StandardCharsets.UTF_8);
        var games = Formats.detect(content, "x").read(content, null).games();

        assertThat(games).hasSize(2);
        assertThat(RandomGame.line(games.get(1))).hasSize(8);
        assertThat(games.get(0).id()).isNotEqualTo(games.get(1).id());
    }

    @Test
    void aFileThatIsCalledJsonIsNoFileOfVariants(@TempDir Path folder) throws IOException {
        var file = folder.resolve("game.json");
        Files.writeString(file, write(RandomGame.of(Variants.presets().get("halma-16"), new Random(1), 6), ""));
        assertThat(VariantFile.recognises(file)).isFalse();
    }

    @Test
    void anIllegalMoveLeavesTheGameOpenUpToIt() throws FormatException {
        var text = "{\"header\":{\"game\":{\"name\":\"Halma\"}},\"moves\":[[\"m3-l4\",\"a16-b15\"],\n[\"l4-k5\"]]}";
        var read = Games.read(AbstractPlayFormat.INSTANCE, text);

        assertThat(RandomGame.turns(read.games().get(0))).containsExactly("m3-l4");
        assertThat(read.notes())
                .filteredOn(n -> n.kind() == Note.Kind.BROKEN)
                .singleElement()
                .satisfies(note -> {
                    assertThat(note.toString())
                            .isEqualTo(
                                    "line 1, column 55, $.moves[0][1]: Black's move 1, a16-b15, cannot be played: the piece on a16 "
                                            + "cannot get to b15");
                });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"header\":{\"game\":{\"name\":\"Chess\"}},\"moves\":[]}|line 1, column 27, $.header.game.name: the site's game \"Chess\" is not Halma",
                "{\"header\":{},\"moves\":[]}|line 1, column 1, $: the header does not name the game",
                "{\"header\":{\"game\":{\"name\":\"Halma\"}},\"moves\":[[\"a1-z9\"]]}|line 1, column 47, $.moves[0][0]: \"z9\" is no cell of a board of 16×16",
                "{\"header\":{\"game\":{\"name\":\"Halma\"}},\"moves\":[[null,null,null]]}|line 1, column 57, $.moves[0][2]: a round has more than 2 moves",
                "{\"header\":{\"game\":{\"name\":\"Halma\"}},\"moves\":[[{}]]}|line 1, column 47, $.moves[0][0]: the key \"move\" is missing",
                "{\"header\":{\"game\":{\"name\":\"Halma\"}},\"moves\":[[7]]}|line 1, column 47, $.moves[0][0]: expected an object, found a number",
                "{\"header\":{\"players\":[{\"result\":1e999}]}}|line 1, column 33, $.header.players[0].result: the number is too large",
                "{\"header\":{\"game\":{\"name\":\"Hal|line 1, column 31: the text ends in the middle of a game",
                "{\"header\":{\"startingPosition\":\"x\"}}|line 1, column 31, $.header.startingPosition: the game has a starting position of its own, which is not understood"
            })
    void whatIsWrongIsSaidWithItsPlace(String text, String message) {
        assertThatThrownBy(() -> Games.read(AbstractPlayFormat.INSTANCE, text))
                .isInstanceOf(FormatException.class)
                .hasMessage(message);
    }

    @Test
    void deepNestingIsRefused() {
        var deep = "{\"header\":{\"x\":" + "[".repeat(100_000) + "]".repeat(100_000) + "}}";
        assertThatThrownBy(() -> Games.read(AbstractPlayFormat.INSTANCE, deep))
                .isInstanceOf(FormatException.class)
                .hasMessageContaining("more than 64 levels deep");
    }
}
