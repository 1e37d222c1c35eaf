package hoppity.format.json;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.RecordDifference;
import hoppity.record.GameRecord;
import hoppity.record.RandomRecords;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class JsonRoundTripTest {
    private static GameRecord readBack(String text) throws IOException {
        var result = JsonFormat.SINGLE.read(text.getBytes(StandardCharsets.UTF_8), null);
        assertThat(result.notes()).isEmpty();
        assertThat(result.games()).hasSize(1);
        return result.games().get(0);
    }

    @Test
    void randomTreesComeBackAsTheyWere() throws IOException {
        treesComeBack(0, 500);
    }

    @Tag("slow")
    @Test
    void twentyThousandTreesComeBack() throws IOException {
        treesComeBack(500, 20_000);
    }

    private static void treesComeBack(int from, int to) throws IOException {
        for (int seed = from; seed < to; seed++) {
            var record = new RandomRecords(seed, true).next(seed % 60);
            var written = JsonFormat.SINGLE.write(List.of(record));
            assertThat(written.losses()).isEmpty();

            var again = readBack(written.text());

            assertThat(RecordDifference.between(record, again, true))
                    .as("seed " + seed)
                    .isEmpty();
            assertThat(JsonFormat.SINGLE.write(List.of(again)).text()).isEqualTo(written.text());
        }
    }

    @Test
    void aLineOf20000PliesComesBack() throws IOException {
        var record = new RandomRecords(1, false).chain(Variants.presets().get("halma-8"), 20_000);

        var again = readBack(JsonFormat.SINGLE.write(List.of(record)).text());

        assertThat(again.tree().size()).isEqualTo(20_001);
        assertThat(RecordDifference.between(record, again, true)).isEmpty();
    }

    @Test
    void aCollectionHoldsOneGameALine() throws IOException {
        var games = new ArrayList<GameRecord>();
        for (int seed = 0; seed < 50; seed++) {
            games.add(new RandomRecords(seed, true).next(20));
        }

        var text = JsonFormat.LINES.write(games).text();

        assertThat(text.lines()).hasSize(50);
        var again = JsonFormat.LINES
                .read(text.getBytes(StandardCharsets.UTF_8), null)
                .games();
        assertThat(again).hasSize(50);
        for (int i = 0; i < 50; i++) {
            assertThat(RecordDifference.between(games.get(i), again.get(i), true))
                    .isEmpty();
        }
    }
}
