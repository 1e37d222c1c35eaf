package hoppity.studio.session;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.record.GameRecord;
import hoppity.rules.Variants;
import hoppity.studio.document.GameDocument;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GameTitleTest {
    private final GameRecord record = new GameRecord(Variants.presets().get("halma-8"));

    private String ofEvent(String event) {
        record.loader().info(record.info().withHeaders(Map.of("Event", event)));
        return GameTitle.of(new GameDocument(record, null));
    }

    @Test
    void anEventIsOneLineThatReadsAsItIsWritten() {
        assertThat(ofEvent("Club _evening_ & <b>more</b>")).isEqualTo("Club _evening_ & <b>more</b>");
        assertThat(ofEvent("first\n\u0007second\u2028third")).isEqualTo("first second third");
        assertThat(ofEvent("safe\u202Ejgh.exe")).isEqualTo("safe jgh.exe");
        assertThat(ofEvent(" \n ")).isEqualTo("Halma 8×8");
        assertThat(ofEvent("x".repeat(10_000))).isEqualTo("x".repeat(100) + "…");
    }

    @Test
    void aFileNameIsWholeAndOnOneLine() {
        var file = Path.of("/games", "n".repeat(240) + "\nend.hgj");

        assertThat(GameTitle.of(new GameDocument(record, file))).isEqualTo("n".repeat(240) + " end.hgj");
    }
}
