package hoppity.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.rules.Perft;
import hoppity.rules.Position;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole conversations over pipes, as a tournament manager holds them. */
@Timeout(120)
class UgiServerTest {
    /** White to move fills its camp with d7-d8. */
    private static final String WHITE_IN_ONE = "www5/wwww4/ww6/w7/b7/6bb/5bbb/4bbbb w 34";

    private static final String WHITE_HAS_WON = "wwww4/www5/ww6/w7/b7/6bb/5bbb/4bbbb b 34";
    private static final String START = "bbbb4/bbb5/bb6/b7/7w/6ww/5www/4wwww w 1";

    private Conversation engine;
    private Thread server;

    @BeforeEach
    void begin() throws IOException {
        var commands = new PipedInputStream(1 << 16);
        var answers = new PipedInputStream(1 << 16);
        engine = new Conversation(new PipedOutputStream(commands), answers);
        var out = new PrintWriter(new PipedOutputStream(answers), false, StandardCharsets.UTF_8);
        server = new Thread(() -> {
            try (out) {
                UgiServer.run("Hoppity test", new Presets(), commands, out);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        server.start();
    }

    @AfterEach
    void end() throws Exception {
        engine.close();
        engine.rest();
        server.join();
    }

    @Test
    void theEngineIntroducesItselfAndItsOptions() throws IOException {
        engine.send("ugi");

        var lines = engine.upTo("ugiok");
        assertThat(lines.get(0)).isEqualTo("id name Hoppity test");
        assertThat(lines.get(1)).startsWith("id author ");
        assertThat(lines).filteredOn(line -> line.startsWith("option ")).hasSize(4);
        assertThat(lines)
                .anyMatch(line ->
                        line.matches("option name Variant type combo default halma-8 var .*var chinese-checkers-6.*"));
        assertThat(lines).anyMatch(line -> line.matches("option name Hash type spin default \\d+ min 1 max \\d+"));
        assertThat(lines).anyMatch(line -> line.matches("option name Threads type spin default 1 min 1 max \\d+"));
        assertThat(lines).anyMatch(line -> line.matches("option name MultiPV type spin default 1 min 1 max \\d+"));
    }

    @Test
    void aGameIsPlayedAsATournamentManagerPlaysIt() throws IOException {
        engine.send("ugi");
        engine.upTo("ugiok");
        engine.send("setoption name Variant value brainking-halma-8", "uginewgame", "isready");
        assertThat(engine.line()).isEqualTo("readyok");
        var moves = new StringBuilder();
        for (int ply = 0; ply < 6; ply++) {
            engine.send("position startpos" + (ply == 0 ? "" : " moves" + moves), "isready");
            assertThat(engine.line()).isEqualTo("readyok");
            engine.send("query gameover", "query p1turn", "query turn", "query result");
            assertThat(engine.line()).isEqualTo("response false");
            assertThat(engine.line()).isEqualTo("response " + (ply % 2 == 0));
            assertThat(engine.line()).isEqualTo("response " + (ply % 2 + 1));
            assertThat(engine.line()).isEqualTo("response none");
            engine.send("go p1time 3000 p2time 3000 p1inc 10 p2inc 10");
            var search = engine.upTo("bestmove");
            assertThat(search.subList(0, search.size() - 1))
                    .isNotEmpty()
                    .allMatch(line -> line.startsWith("info depth "));
            var best = search.get(search.size() - 1);
            assertThat(best).matches("bestmove \\S+");
            moves.append(' ').append(best.split(" ")[1]);
        }
        engine.send("d");
        assertThat(engine.upTo("info string fen")).last().asString().endsWith(" b 3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"depth 3", "depth 0", "nodes 500", "movetime 20", "depth 2 nodes 400"})
    void everyLimitEndsTheSearch(String limit) throws IOException {
        engine.send("position startpos", "go " + limit);

        var search = engine.upTo("bestmove");
        assertThat(search.get(search.size() - 2))
                .matches("info depth \\d+ seldepth \\d+ multipv 1 score (cp -?\\d+|win \\d+|loss \\d+) time \\d+"
                        + " nodes \\d+ nps \\d+ hashfull \\d+ pv \\S+( \\S+)*");
    }

    @Test
    void anInfiniteSearchAnswersWhatItMayAndEndsWhenStopped() throws IOException {
        engine.send("position startpos", "go infinite", "isready");
        engine.upTo("readyok");
        engine.send("go depth 1");
        engine.upTo("info string a search is running");
        engine.send("position startpos moves g3-f4");
        engine.upTo("info string a search is running");
        engine.send("setoption name Hash value 8");
        engine.upTo("info string a search is running");
        engine.send("query turn");
        engine.upTo("response 1");
        engine.send("stop", "isready");

        assertThat(engine.upTo("bestmove")).noneMatch(line -> line.equals("readyok"));
        assertThat(engine.line()).isEqualTo("readyok");
        // Nothing of what was refused has been done.
        engine.send("query turn");
        assertThat(engine.line()).isEqualTo("response 1");
    }

    @Test
    void afterStopTheNextCommandsAreTakenInAtOnce() throws IOException {
        for (int i = 0; i < 20; i++) {
            engine.send("position startpos", "go infinite", "stop", "position startpos moves g3-f4", "go depth 2");
            engine.upTo("bestmove");
            assertThat(engine.upTo("bestmove")).noneMatch(line -> line.contains("string"));
        }
    }

    @Test
    void stopWithoutASearchIsNoFault() throws IOException {
        engine.send("stop", "isready");

        assertThat(engine.line()).isEqualTo("readyok");
    }

    @ParameterizedTest
    @ValueSource(strings = {"quit", ""})
    void quitAndTheEndOfInputEndASearchWithItsAnswer(String last) throws Exception {
        engine.send("position startpos", "go infinite");
        engine.upTo("info depth 2");
        if (last.isEmpty()) {
            engine.close();
        } else {
            engine.send(last);
        }

        assertThat(engine.rest()).last().asString().matches("bestmove \\S+");
        server.join();
    }

    @Test
    void aProvenWinIsSaidInTurns() throws IOException {
        engine.send("position fen " + WHITE_IN_ONE, "go depth 3");

        var search = engine.upTo("bestmove");
        assertThat(search).last().isEqualTo("bestmove d7-d8");
        assertThat(search.get(search.size() - 2)).contains(" score win 1 ");
    }

    @ParameterizedTest
    @CsvSource({
        "halma-8, position fen " + WHITE_HAS_WON + ", true, p1win",
        "halma-8, position fen " + START + ", false, none",
        "halma-8, position fen " + WHITE_IN_ONE + " moves d7-d8, true, p1win",
    })
    void questionsAreAnswered(String variant, String position, boolean over, String result) throws IOException {
        engine.send("setoption name Variant value " + variant, position, "query gameover", "query result");

        assertThat(engine.line()).isEqualTo("response " + over);
        assertThat(engine.line()).isEqualTo("response " + result);
    }

    @Test
    void noSearchBeginsInAGameThatIsOver() throws IOException {
        engine.send("position fen " + WHITE_HAS_WON, "go depth 2", "isready");

        assertThat(engine.line()).isEqualTo("info string go: the game is over (campFilled)");
        assertThat(engine.line()).isEqualTo("readyok");
    }

    @Test
    void threeSeatsHaveThreeClocks() throws IOException {
        engine.send("setoption name Variant value chinese-checkers-3", "position startpos", "query turn");
        assertThat(engine.line()).isEqualTo("response 1");
        engine.send("go p1time 900 p2time 900 p3time 900");
        var first = engine.upTo("bestmove");
        assertThat(first).anyMatch(line -> line.contains("string shares w 0."));
        engine.send("position startpos moves " + first.get(first.size() - 1).split(" ")[1], "query turn");
        assertThat(engine.line()).isEqualTo("response 2");
        engine.send("go p1time 900");
        assertThat(engine.line()).isEqualTo("info string seat 2 is to move, and p2time is missing");
    }

    @Test
    void severalLinesComeWhenAskedFor() throws IOException {
        engine.send("setoption name multipv value 3", "position startpos", "go depth 3");

        assertThat(engine.upTo("bestmove")).anyMatch(line -> line.contains(" multipv 3 "));
    }

    @Test
    void perftCountsAsTheRulesHaveIt() throws IOException {
        engine.send("position startpos", "perft 4");

        var lines = engine.upTo("nodes ");
        assertThat(lines.get(0)).startsWith("info depth 1 nodes ");
        var variant = new Presets().find("halma-8");
        var expected = new Perft(variant, 4).count(Position.initial(variant.geometry()), 4);
        assertThat(lines).last().isEqualTo("nodes " + expected);
    }

    @Test
    void aCountCanBeStopped() throws IOException {
        engine.send("position startpos", "perft 20");
        engine.upTo("info depth 3");
        engine.send("isready");
        engine.upTo("readyok");
        engine.send("stop", "isready");

        assertThat(engine.upTo("readyok")).contains("info string perft was stopped");
    }

    @Test
    void theEvaluationIsThatOfTheSeatToMove() throws IOException {
        engine.send("position startpos", "eval", "position fen " + START.replace(" w ", " b "), "eval");

        var white = engine.line();
        assertThat(white).matches("info score cp \\d+ string .*");
        assertThat(engine.line()).isEqualTo(white);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "ugi now",
                "go depth",
                "go depth x",
                "go depth -1",
                "go nodes 0",
                "go depth 99999999999999999999",
                "go movetime 10 movetime 10",
                "go infinite depth 3",
                "go p1inc 10",
                "go ponder",
                "position",
                "position middle",
                "position fen",
                "position fen 8/8 w 1",
                "position startpos g3-f4",
                "position startpos moves a1-b1",
                "position startpos moves g3-f4 g3-f4",
                "position startpos moves @resign",
                "position startpos moves \u0000\u0001",
                "setoption",
                "setoption Hash 3",
                "setoption name Hash",
                "setoption name Hash value 0",
                "setoption name Hash value 99999999",
                "setoption name Hash value many",
                "setoption name Colour value blue",
                "setoption name Variant value chess",
                "query",
                "query weather",
                "perft",
                "perft 0",
                "perft 3 4",
                "\u00ff\ufffd\u0007 bell"
            })
    void whatIsWrongIsSaidInOneLineAndIgnored(String line) throws IOException {
        engine.send("position startpos moves g3-f4", line, "isready", "query turn");

        assertThat(engine.line()).startsWith("info string ").doesNotContain("Exception");
        assertThat(engine.line()).isEqualTo("readyok");
        assertThat(engine.line()).isEqualTo("response 2");
    }

    @Test
    void aHashThatDoesNotFitIsRefusedWithTheLimit() throws IOException {
        engine.send("setoption name Hash value 1000000");

        assertThat(engine.line()).matches("info string Hash is a number from 1 to \\d+, not \"1000000\"");
    }

    @Test
    void aLineThatIsTooLongIsLeftOut() throws IOException {
        engine.send("x".repeat(UgiServer.LONGEST_LINE + 1000), "isready");

        assertThat(engine.line()).startsWith("info string a line has more than ");
        assertThat(engine.line()).isEqualTo("readyok");
    }
}
