package hoppity.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.format.FormatException;
import hoppity.format.Formats;
import hoppity.format.Games;
import hoppity.format.board16.Board16Format;
import hoppity.rules.Position;
import hoppity.rules.Variants;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class Board16FormatTest {
    private static final int GAMES = 50;
    private static final int PLIES = 60;

    private static String write(Position position) {
        var text = new StringBuilder("GAME\n" + (position.toMove() == 0 ? "WHITE" : "BLACK") + "\n12.5\n");
        for (int rank = 16; rank >= 1; rank--) {
            for (int file = 0; file < 16; file++) {
                text.append(".WB".charAt(position.at((rank - 1) * 16 + file) + 1));
            }
            text.append('\n');
        }
        return text.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"halma-16", "halma-16-13"})
    void positionsComeBack(String id) throws FormatException {
        var variant = Variants.presets().get(id);
        for (int seed = 0; seed < GAMES; seed++) {
            var record = RandomGame.of(variant, new Random(seed), seed == 0 ? 0 : PLIES);
            var line = record.tree().lineThrough(record.tree().root());
            var position = record.positionAt(line.get(line.size() - 1));
            var text = write(position);
            var content = (seed % 2 == 0 ? text : text.replace("\n", "\r\n")).getBytes(StandardCharsets.UTF_8);
            var read = Formats.detect(content, "x").read(content, null);

            assertThat(read.format()).isSameAs(Board16Format.INSTANCE);
            var back = read.games().get(0);
            assertThat(back.variant()).isEqualTo(variant);
            assertThat(back.startPosition().repeats(position)).isTrue();
            assertThat(back.startsInitially()).isEqualTo(seed == 0);
        }
    }

    @Test
    void theVariantCanBeGiven() throws FormatException {
        var text = write(Position.initial(Variants.presets().get("halma-16-13").geometry()));
        var given = Variants.presets().get("halma-16");
        var read = Board16Format.INSTANCE.read(text.getBytes(StandardCharsets.UTF_8), null, given);
        assertThat(read.games().get(0).variant()).isEqualTo(given);
        assertThat(read.games().get(0).startsInitially()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "7|WWWWWWWWWWWWWWWWW|line 7, column 1: a row has 16 cells, this one 17",
                "9|....x...........|line 9, column 5: \"x\" is none of W, B and .",
                "3|x|line 3, column 1: \"x\" is no number of seconds",
                "3|99999999999999999999|line 3, column 1: \"99999999999999999999\" is no number of seconds",
                "2|GREEN|line 2, column 1: expected WHITE or BLACK",
                "9|WWWWWWWWWWWWWWWW|line 4, column 1: White has more than 19 pieces: the one on a11 is too many (halma-16)",
                "19||line 18, column 1: a board has 16 rows, and here are 15; the file may be cut off",
            })
    void whatIsWrongIsSaidWithItsPlace(int line, String text, String message) {
        var lines = write(Position.initial(Variants.presets().get("halma-16").geometry()))
                .split("\n");
        lines[line - 1] = text == null ? "" : text;
        assertThatThrownBy(() -> Games.read(Board16Format.INSTANCE, String.join("\n", lines)))
                .isInstanceOf(FormatException.class)
                .hasMessage(message);
    }
}
