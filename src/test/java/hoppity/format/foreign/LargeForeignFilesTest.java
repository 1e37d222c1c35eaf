package hoppity.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.format.FormatException;
import hoppity.format.Formats;
import hoppity.format.Games;
import hoppity.format.ReadResult;
import hoppity.format.SourceFormat;
import hoppity.format.abstractplay.AbstractPlayFormat;
import hoppity.format.board16.Board16Format;
import hoppity.format.ludii.LudiiFormat;
import hoppity.format.movelist.MoveListFormat;
import hoppity.format.starlog.StarLogFormat;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Long games and files that are nothing but long: both end in good time. */
class LargeForeignFilesTest {
    private static final int ROUNDS = 5_000;
    private static final List<SourceFormat> FORMATS = List.of(
            LudiiFormat.INSTANCE,
            StarLogFormat.INSTANCE,
            AbstractPlayFormat.INSTANCE,
            Board16Format.INSTANCE,
            MoveListFormat.INSTANCE);

    private static ReadResult read(String text) throws FormatException {
        var content = text.getBytes(StandardCharsets.UTF_8);
        return Formats.detect(content, "x").read(content, null);
    }

    private static String head(String file, String upTo) {
        var text = new String(Games.resource("foreign/" + file), StandardCharsets.UTF_8);
        return text.substring(0, text.indexOf(upTo));
    }

    @Test
    void aLudiiTrialOfManyTurns() throws FormatException {
        var text = new StringBuilder(head("ludii-grasshopper-8.trl", "Move=[Move:mover=1"));
        for (int i = 0; i < ROUNDS; i++) {
            hop(text, 1, 9, 18);
            hop(text, 2, 60, 52);
            hop(text, 1, 18, 9);
            hop(text, 2, 52, 60);
        }
        assertThat(RandomGame.line(read(text.toString()).games().get(0))).hasSize(4 * ROUNDS);
    }

    private static void hop(StringBuilder text, int player, int from, int to) {
        text.append("Move=[Move:mover=" + player + ",from=" + from + ",to=" + to + ",actions=[Move:typeFrom=Cell,from="
                + from + ",typeTo=Cell,to=" + to + ",decision=true]]\n");
    }

    @Test
    void aLogOfManyTurns() throws FormatException {
        var text = new StringBuilder(head("star-two-players.log", "[2026-05-19 23:11:56]"));
        for (int i = 0; i < ROUNDS; i++) {
            turn(text, 4 * i + 1, "lawn green", 55, 64);
            turn(text, 4 * i + 2, "gray0", 65, 66);
            turn(text, 4 * i + 3, "lawn green", 64, 55);
            turn(text, 4 * i + 4, "gray0", 66, 65);
        }
        assertThat(RandomGame.line(read(text.toString()).games().get(0))).hasSize(4 * ROUNDS);
    }

    private static void turn(StringBuilder text, int number, String colour, int from, int to) {
        text.append(
                "[2026-05-19 23:11:58] MOVE " + number + ": B (" + colour + ") " + from + "->" + to + " [0.00ms]\n");
    }

    @Test
    void aRecordOfManyRounds() throws FormatException {
        var moves = "[\"m3-l4\",\"d14-e13\"],[\"l4-m3\",\"e13-d14\"],";
        var text = "{\"header\":{\"game\":{\"name\":\"Halma\"}},\"moves\":[" + moves.repeat(ROUNDS) + "[]]}";
        assertThat(RandomGame.line(read(text).games().get(0))).hasSize(4 * ROUNDS);
    }

    @Test
    void aListOfManyMoves() throws FormatException {
        assertThat(RandomGame.line(
                        read("g3-f4 c8-d7 f4-g3 d7-c8 ".repeat(ROUNDS)).games().get(0)))
                .hasSize(4 * ROUNDS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                "1",
                "(",
                "{",
                "[",
                "\"",
                "\n",
                " ",
                "a1",
                "a1-",
                "1.",
                "game=",
                "Move=[Move:",
                "],[",
                "=1,",
                "[2026-05-19 23:15:03] MOVE ",
                "PLAYER JOINED: "
            })
    void textThatOnlyRepeatsItself(String piece) {
        var text = piece.repeat((1 << 18) / piece.length() - 20);
        for (var format : FORMATS) {
            for (var beginning : List.of(
                    "", "game=Halma\n", "[2026-05-19 23:15:03] GAME ", "{\"header\":", "GAME\nWHITE\n", "g3-f4 ")) {
                assertThatThrownBy(() -> {
                            // What begins with a move that can be played is a game all the same.
                            Games.read(format, beginning + text);
                            throw new FormatException("read");
                        })
                        .isInstanceOf(FormatException.class);
            }
        }
    }
}
