package hoppity.format;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.hgn.HgnFormat;
import hoppity.format.json.JsonFormat;
import hoppity.record.RandomRecords;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files are the same wherever they are written, and read alike: no decimal comma, no dotless i, no other digits. */
class LocaleTest {
    private final Locale before = Locale.getDefault();

    @AfterEach
    void goHome() {
        Locale.setDefault(before);
    }

    private static List<String> files() throws IOException {
        var files = new ArrayList<String>();
        for (int seed = 0; seed < 40; seed++) {
            for (var format : List.of(JsonFormat.SINGLE, JsonFormat.LINES, HgnFormat.INSTANCE)) {
                var written = format.write(List.of(new RandomRecords(seed, true).next(40)));
                var again = format.read(written.text().getBytes(StandardCharsets.UTF_8), null);
                assertThat(again.notes()).isEmpty();
                assertThat(RecordDifference.between(
                                written.kept().get(0), again.games().get(0), format.keepsNodeIds()))
                        .isEmpty();
                files.add(written.text());
            }
        }
        return files;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-US", "de-DE", "uk-UA", "ru-RU", "tr-TR", "ar-EG-u-nu-arab", "hi-IN-u-nu-deva"})
    void givesTheSameFiles(String language) throws IOException {
        Locale.setDefault(Locale.ROOT);
        var expected = files();
        Locale.setDefault(Locale.forLanguageTag(language));
        assertThat(files()).isEqualTo(expected);
        assertThat(Formats.byName("GAME.HGJ")).containsSame(JsonFormat.SINGLE);
        assertThat(Formats.byName("Iİ.HGN")).containsSame(HgnFormat.INSTANCE);
    }
}
