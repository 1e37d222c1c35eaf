package hoppity.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.format.FormatException;
import hoppity.format.Formats;
import hoppity.format.Games;
import hoppity.format.Note;
import hoppity.format.starlog.StarLogFormat;
import hoppity.record.GameRecord;
import hoppity.rules.Variants;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StarLogFormatTest {
    private static final int PLIES = 200;

    @ParameterizedTest
    @CsvSource({"2,0 3", "3,0 2 4", "4,0 1 3 4", "5,0 1 2 3 4", "6,0 1 2 3 4 5"})
    void gamesOfPresetsComeBackWhereverTheFirstSeatSits(int seats, String points) throws FormatException {
        var variant = Variants.presets().get("chinese-checkers-" + seats);
        var at = List.of(points.split(" ")).stream().map(Integer::valueOf).toList();
        for (int turned = 0; turned < 6; turned++) {
            var record = RandomGame.of(variant, new Random(turned), PLIES);
            var content = new StarLogWriter(turned).write(record, at).getBytes(StandardCharsets.UTF_8);
            var read = Formats.detect(content, "x").read(content, null);

            assertThat(read.format()).isSameAs(StarLogFormat.INSTANCE);
            assertThat(read.notes()).allMatch(note -> note.kind() == Note.Kind.IMPORTED);
            assertThat(read.games().get(0).variant()).isEqualTo(variant);
            assertThat(ends(read.games().get(0))).isEqualTo(ends(record));
        }
    }

    /** Logs do not tell the way of a chain. */
    private static List<String> ends(GameRecord record) {
        return RandomGame.turns(record).stream()
                .map(turn -> turn.replaceAll("-.*-", "-"))
                .toList();
    }

    @Test
    void seatsOfNoPresetMakeAVariantOfTheirOwn() throws FormatException {
        var log = order("'gray0', 'yellow'") + move(1, "gray0", 65, 66);
        var variant = Games.read(StarLogFormat.INSTANCE, log).games().get(0).variant();

        assertThat(variant.id()).isEqualTo("star-b-ll");
        assertThat(variant.name()).isEqualTo("Chinese checkers, seats bottom, lower left");
        assertThat(variant.topology().name(variant.home(0).corner())).isEqualTo("a1");
        assertThat(variant.topology().name(variant.target(0).corner())).isEqualTo("q1");
    }

    @Test
    void anIllegalMoveLeavesTheGameOpenUpToIt() throws FormatException {
        var log = order("'lawn green', 'gray0'")
                + move(1, "lawn green", 55, 64)
                + move(2, "gray0", 65, 99)
                + move(3, "lawn green", 64, 63);
        var read = Games.read(StarLogFormat.INSTANCE, log);

        assertThat(RandomGame.line(read.games().get(0))).hasSize(1);
        assertThat(read.notes()).filteredOn(n -> n.kind() == Note.Kind.BROKEN).hasSize(1);
        assertThat(RandomGame.line(read.games().get(0))
                        .get(0)
                        .brokenTails()
                        .get(0)
                        .text())
                .hasSize("n1-n2 n1-n2".length());
    }

    @Test
    void aGapInTheTurnsIsFilledWithSkips() throws FormatException {
        var log = order("'lawn green', 'gray0'") + move(1, "lawn green", 55, 64) + move(3, "lawn green", 64, 55);
        var read = Games.read(StarLogFormat.INSTANCE, log);

        assertThat(RandomGame.turns(read.games().get(0))).element(1).isEqualTo("--");
        assertThat(Games.messages(read))
                .contains("line 3, column 1: the move number is 3, it should be 2")
                .contains("line 3, column 1: 1 turn that the file leaves out is written as --");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "GAME CREATED|line 1, column 1: the line with the turn order is missing",
                "GAME START turn order ['pink']|line 1, column 1: \"pink\" is none of the server's colours",
                "GAME START turn order ['red']|line 1, column 1: a turn order has two to six colours, each once",
                "GAME START turn order ['red', 'red']|line 1, column 1: a turn order has two to six colours, each once",
                "MOVE 1: A (red) 1->2 [0.01ms]|line 1, column 1: a turn before the line with the turn order",
                "GAME START turn order ['red', 'blue'];MOVE 1: A (red) 121->2|line 2, column 1: there is no hole 121; they are counted from 0 to 120",
                "GAME START turn order ['red', 'blue'];MOVE 1: A (yellow) 1->2|line 2, column 1: yellow has a turn, but no place in the turn order",
                "GAME START turn order ['red', 'blue'];MOVE 1: A (red) 11|line 2, column 1: \"MOVE 1: A (red) 11\" is no whole move or timeout; the file may be cut off",
                "GAME START turn order ['red', 'blue'];MOVE 99999999999: A (red) 1->2|line 2, column 1: \"MOVE 99999999999: A (red) 1->2\" is no whole move or timeout; the file may be cut off"
            })
    void whatIsWrongIsSaidWithItsPlace(String events, String message) {
        var log = new StringBuilder();
        for (var event : events.split(";")) {
            log.append("[2026-05-19 23:15:03] ").append(event).append('\n');
        }
        assertThatThrownBy(() -> Games.read(StarLogFormat.INSTANCE, log.toString()))
                .isInstanceOf(FormatException.class)
                .hasMessage(message);
    }

    @Test
    void aLogCutOffWithinItsMovesOpensUpToThere() throws FormatException {
        var whole = order("'lawn green', 'gray0'") + move(1, "lawn green", 55, 64) + move(2, "gray0", 65, 99);
        int last = whole.lastIndexOf("MOVE");
        for (int length = last + "MOVE 2".length(); length < whole.indexOf("->", last); length++) {
            var read = Games.read(StarLogFormat.INSTANCE, whole.substring(0, length));
            assertThat(read.games().get(0).tree().size())
                    .as("%s characters", length)
                    .isEqualTo(2);
            assertThat(Games.messages(read))
                    .anyMatch(
                            note -> note.endsWith("the last line breaks off and is left out; the file may be cut off"));
        }
        assertThat(Games.messages(Games.read(StarLogFormat.INSTANCE, whole)))
                .noneMatch(note -> note.contains("breaks off"));
    }

    private static String order(String colours) {
        return "[2026-05-19 23:15:03] GAME START — turn order [" + colours + "]\n";
    }

    private static String move(int number, String colour, int from, int to) {
        return "[2026-05-19 23:15:03] MOVE " + number + ": A (" + colour + ") " + from + "->" + to + " [0.01ms]\n";
    }
}
