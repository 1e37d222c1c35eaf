package hoppity.format;

import static hoppity.format.Games.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.format.hgn.HgnFormat;
import hoppity.format.json.JsonFormat;
import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing is recursive: lines may be as long and variations nested as deep as memory allows. */
class DeepTreesTest {
    private static final List<String> TO_AND_FRO = List.of("h4-h5", "a5-a4", "h5-h4", "a4-a5");

    private static Format format(String name) {
        return name.equals("hgn") ? HgnFormat.INSTANCE : JsonFormat.SINGLE;
    }

    private static void comesBack(Format format, GameRecord record) throws IOException {
        var text = format.write(List.of(record)).text();
        var again = format.read(text.getBytes(StandardCharsets.UTF_8), null);
        assertThat(again.notes()).isEmpty();
        assertThat(again.games().get(0).tree().size()).isEqualTo(record.tree().size());
        assertThat(RecordDifference.between(record, again.games().get(0), format.keepsNodeIds()))
                .isEmpty();
    }

    private static Turn turn(GameRecord record, int ply) {
        return new MoveText(record.variant().topology()).read(TO_AND_FRO.get(ply % 4));
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "hgn"})
    void aLineOf100000Plies(String name) throws IOException {
        var record = new GameRecord(Variants.presets().get("halma-8"));
        var node = record.tree().root();
        for (int ply = 0; ply < 100_000; ply++) {
            node = record.loader().add(ply + 1, node, turn(record, ply));
        }
        comesBack(format(name), record);
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "hgn"})
    void variationsNested50000Deep(String name) throws IOException {
        var record = new GameRecord(Variants.presets().get("halma-8"));
        GameNode node = record.tree().root();
        for (int ply = 0; ply < 50_000; ply++) {
            // The main continuation is a skipped turn, and the move beside it leads on.
            record.loader().add(record.loader().freshId(), node, Turn.SKIP);
            node = record.loader().add(record.loader().freshId(), node, turn(record, ply));
        }
        comesBack(format(name), record);
    }

    @Test
    void aFileOfParenthesesIsText() throws FormatException {
        var parentheses = "(".repeat(1_000_000);
        var record = read(HgnFormat.INSTANCE, "[Variant \"halma-8\"]\n\n1. g3-f4 " + parentheses + "*")
                .games()
                .get(0);
        assertThat(record.tree().size()).isEqualTo(2);
        assertThat(record.tree().root().brokenTails())
                .singleElement()
                .satisfies(tail -> assertThat(tail.text()).isEqualTo(parentheses.substring(1) + "*"));
    }

    @Test
    void aNestOfBracketsIsRefusedInOneLine() {
        var nest = "[".repeat(1_000_000);
        assertThatThrownBy(() -> read(
                        JsonFormat.SINGLE,
                        "{\"format\":\"hoppity-game\",\"version\":1,\"variant\":{\"id\":\"halma-8\"},\"nodes\":[{\"id\":0}],\"x\":"
                                + nest))
                .isInstanceOf(FormatException.class)
                .hasMessageEndingWith("$.x: more than 64 levels deep");
        assertThatThrownBy(() -> read(JsonFormat.SINGLE, "{\"a\":".repeat(1_000_000)))
                .isInstanceOf(FormatException.class)
                .hasMessageEndingWith("more than 64 levels deep");
    }

    @Test
    void nodesThatJumpBetweenTwoLinesCostNoMore() throws IOException {
        // Two lines written node by node in turn: their positions are not computed from the start each time.
        var json = new StringBuilder(
                "{\"format\":\"hoppity-game\",\"version\":1,\"variant\":{\"id\":\"halma-8\"},\"nodes\":[{\"id\":0},"
                        + "{\"id\":1,\"p\":0,\"m\":\"--\"},{\"id\":2,\"p\":0,\"m\":\"h4-h5\"}");
        for (int i = 3; i < 60_000; i++) {
            json.append(",{\"id\":").append(i).append(",\"p\":").append(i - 2).append(",\"m\":\"--\"}");
        }
        var record = read(JsonFormat.SINGLE, json + "]}").games().get(0);
        assertThat(record.tree().size()).isEqualTo(60_000);
        assertThat(record.tree().get(59_999).ply()).isEqualTo(30_000);
    }

    @Test
    void aLongFileOfOneWrongMoveAfterAnotherIsKeptAsText() throws IOException {
        var text = "[Variant \"halma-8\"]\n\n1. a1-a2 " + "(1. a1-a3 {x} ".repeat(20_000) + ")".repeat(20_000) + " *";
        var result = read(HgnFormat.INSTANCE, text);
        assertThat(result.notes()).hasSize(1);
        assertThat(result.games().get(0).tree().root().brokenTails()).hasSize(1);
    }

    @Test
    void manyNotesAreCounted() throws IOException {
        var text = "[Variant \"halma-8\"]\n\n" + "-- ".repeat(4000) + " *";
        var notes = read(HgnFormat.INSTANCE, text).notes();
        assertThat(notes).hasSize(501);
        assertThat(notes.get(500).message()).isEqualTo("and 1500 more like these after it");
    }
}
