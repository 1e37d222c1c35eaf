package hoppity.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.board.Geometry;
import hoppity.board.Rectangle;
import hoppity.board.Seat;
import hoppity.notation.MoveText;
import hoppity.record.Edits;
import hoppity.record.GameRecord;
import hoppity.rules.RuleOptions;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A game of a variant that nobody else has carries its rules with it. */
class OwnVariantRecordTest {
    private static final Variant MINE = mine();

    @TempDir
    Path folder;

    private static Variant mine() {
        var board = new Rectangle(9, 7);
        var rows = List.of(3, 1);
        var seats = List.of(
                Seat.of(
                        0,
                        board.camp(Rectangle.Corner.LOWER_RIGHT, rows),
                        board.camp(Rectangle.Corner.UPPER_LEFT, rows)),
                Seat.of(
                        1,
                        board.camp(Rectangle.Corner.UPPER_LEFT, rows),
                        board.camp(Rectangle.Corner.LOWER_RIGHT, rows)));
        return new Variant(
                "own.evening-12345678", "Evening “game” [%]", "Ann", new Geometry(board, seats), RuleOptions.bare(8));
    }

    private GameRecord game() {
        return new GameRecord(MINE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"game.hgj", "game.hgn", "games.hgjl"})
    void itOpensWhereTheVariantIsUnknown(String name) throws IOException {
        var record = game();
        var move = new MoveText(MINE.topology()).read("g1-f2");
        Edits.addMove(record, record.tree().root(), move).orElseThrow().apply(record);
        var file = folder.resolve(name);
        assertThat(Variants.presets().find(MINE.id())).isEmpty();

        RecordFile.save(record, file);
        var read = RecordFile.load(file).games().get(0);

        assertThat(read.variant()).isEqualTo(MINE);
        assertThat(read.tree().size()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            game.hgj | "files": 17 | board: a board has sides from 4 to 16, not 17×7
            game.hgn | "files": 17 | board: a board has sides from 4 to 16, not 17×7
            """)
    void aWrongVariantInAGameIsRefusedByFieldAndReason(String name, String wrong, String message) throws IOException {
        var file = folder.resolve(name);
        RecordFile.save(game(), file);
        var text = Files.readString(file);
        var changed = text.replaceFirst("(\\\\?\")files\\1: ?9", java.util.regex.Matcher.quoteReplacement(wrong))
                .replace("\"files\": 17", text.contains("\\\"files") ? "\\\"files\\\":17" : "\"files\":17");
        assertThat(changed).isNotEqualTo(text);
        Files.writeString(file, changed);

        assertThatThrownBy(() -> RecordFile.load(file))
                .isInstanceOf(FormatException.class)
                .hasMessageContaining(file + ": ")
                .hasMessageContaining(message)
                .message()
                .hasLineCount(1);
    }

    @Test
    void aPresetWithAnotherMeaningIsWrittenInFull() throws IOException {
        var changed = new Variant("halma-8", "Halma of mine", "", MINE.geometry(), MINE.options());
        var file = folder.resolve("odd.hgj");

        RecordFile.save(new GameRecord(changed), file);

        assertThat(RecordFile.load(file).games().get(0).variant()).isEqualTo(changed);
    }
}
