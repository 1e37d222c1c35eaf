package hoppity.format.hgn;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.RecordDifference;
import hoppity.format.json.JsonFormat;
import hoppity.record.GameRecord;
import hoppity.record.RandomRecords;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class HgnRoundTripTest {
    private static List<GameRecord> readBack(String text) throws IOException {
        var result = HgnFormat.INSTANCE.read(text.getBytes(StandardCharsets.UTF_8), null);
        assertThat(result.notes()).isEmpty();
        return result.games();
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

    @Tag("slow")
    @Test
    void twentyThousandTreesCrossOver() throws IOException {
        lossesAreTold(300, 20_000);
        treesCross(300, 20_000);
    }

    private static void treesComeBack(int from, int to) throws IOException {
        for (int seed = from; seed < to; seed++) {
            var record = new RandomRecords(seed, false).next(seed % 60);
            var written = HgnFormat.INSTANCE.write(List.of(record));
            assertThat(written.losses()).isEmpty();

            var again = readBack(written.text());

            assertThat(again).hasSize(1);
            assertThat(RecordDifference.between(record, again.get(0), false))
                    .as("seed " + seed)
                    .isEmpty();
            assertThat(HgnFormat.INSTANCE.write(again).text()).isEqualTo(written.text());
        }
    }

    @Test
    void whatOnlyJsonKeepsIsToldAndTheRestComesBack() throws IOException {
        lossesAreTold(0, 300);
    }

    private static void lossesAreTold(int from, int to) throws IOException {
        for (int seed = from; seed < to; seed++) {
            var record = new RandomRecords(seed, true).next(40);
            var written = HgnFormat.INSTANCE.write(List.of(record));

            var again = readBack(written.text());

            assertThat(RecordDifference.between(written.kept().get(0), again.get(0), false))
                    .as("seed " + seed)
                    .isEmpty();
        }
    }

    @Test
    void aTreeCrossesFromOneFormatToTheOtherAndBack() throws IOException {
        treesCross(0, 300);
    }

    private static void treesCross(int from, int to) throws IOException {
        for (int seed = from; seed < to; seed++) {
            var record = new RandomRecords(seed, false).next(40);
            var json = JsonFormat.SINGLE.write(List.of(record)).text();
            var fromJson = JsonFormat.SINGLE
                    .read(json.getBytes(StandardCharsets.UTF_8), null)
                    .games();
            var fromText = readBack(HgnFormat.INSTANCE.write(fromJson).text());

            assertThat(RecordDifference.between(record, fromText.get(0), false))
                    .as("seed " + seed)
                    .isEmpty();
        }
    }

    @Test
    void aLineOf20000PliesComesBack() throws IOException {
        var record = new RandomRecords(1, false).chain(Variants.presets().get("halma-8"), 20_000);

        var again = readBack(HgnFormat.INSTANCE.write(List.of(record)).text());

        assertThat(again.get(0).tree().size()).isEqualTo(20_001);
        assertThat(RecordDifference.between(record, again.get(0), true)).isEmpty();
    }

    @Test
    void aFileHoldsManyGames() throws IOException {
        var games = new ArrayList<GameRecord>();
        for (int seed = 0; seed < 50; seed++) {
            games.add(new RandomRecords(seed, false).next(20));
        }

        var again = readBack(HgnFormat.INSTANCE.write(games).text());

        assertThat(again).hasSize(50);
        for (int i = 0; i < 50; i++) {
            assertThat(RecordDifference.between(games.get(i), again.get(i), false))
                    .isEmpty();
        }
    }
}
