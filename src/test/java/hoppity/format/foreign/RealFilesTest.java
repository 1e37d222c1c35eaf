package hoppity.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.Formats;
import hoppity.format.Games;
import hoppity.format.Note;
import hoppity.format.ReadResult;
import hoppity.notation.PositionText;
import hoppity.notation.Turn;
import hoppity.record.GameRecord;
import hoppity.rules.MutablePosition;
import hoppity.rules.Position;
import hoppity.rules.Termination;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that other programs have written, checked against readers that know nothing of ours. */
class RealFilesTest {
    /** Holes of the star by row from the bottom. */
    private static final int[] STAR_ROWS = {1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1};

    private static final Pattern HOP = Pattern.compile("mover=(\\d),from=(\\d+),to=(\\d+),actions=\\[Move");
    private static final Pattern PLACED = Pattern.compile("Add:type=Cell,to=(\\d+),what=(\\d)");
    /** The server's distance of an army is this less twice its tempo number. */
    private static final int FULL_DISTANCE = 460;

    private static final Pattern SCORE = Pattern.compile("SCORE . \\((.*)\\): .*Moves\\((\\d+)\\).*Dist=([0-9.]+),.*");

    private static ReadResult read(String name) throws IOException {
        var content = Games.resource("foreign/" + name);
        // The name of the file says nothing.
        return Formats.detect(content, "file").read(content, null);
    }

    private static List<String> lines(String name) {
        return new String(Games.resource("foreign/" + name), StandardCharsets.UTF_8)
                .lines()
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "ludii-grasshopper-8.trl,ludii,halma-8,156",
        "ludii-chinese-checkers-3.trl,ludii,chinese-checkers-3,593",
        "star-two-players.log,star-log,chinese-checkers-2,74",
        "star-three-players.log,star-log,star-b-t-ul,109",
        "board-start.txt,board-16,halma-16,0",
        "board-middle.txt,board-16,halma-16,0"
    })
    void allTurnsAreLegal(String file, String format, String variant, int turns) throws IOException {
        var result = read(file);

        assertThat(result.format().name()).isEqualTo(format);
        assertThat(result.isImport()).isTrue();
        assertThat(result.mayOverwrite()).isFalse();
        assertThat(result.notes()).isNotEmpty().allMatch(note -> note.kind() == Note.Kind.IMPORTED);
        var record = result.games().get(0);
        assertThat(record.variant().id()).isEqualTo(variant);
        assertThat(RandomGame.line(record)).hasSize(turns);
        assertThat(record.tree().size()).isEqualTo(turns + 1);
        // Read again it is the same, and so is what is written of it.
        assertThat(read(file).games().get(0).id()).isEqualTo(record.id());
        for (var own : Formats.all()) {
            var written = own.write(List.of(record));
            var back = own.read(written.text().getBytes(StandardCharsets.UTF_8), null);
            assertThat(back.notes()).isEmpty();
            assertThat(RandomGame.turns(back.games().get(0))).isEqualTo(RandomGame.turns(record));
            assertThat(back.games().get(0).variant()).isEqualTo(record.variant());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludii-grasshopper-8.trl", "ludii-chinese-checkers-3.trl"})
    void hopsCountedOneByOneLeadToTheSamePositions(String file) throws IOException {
        var record = read(file).games().get(0);
        boolean star = file.contains("chinese");
        Map<String, Integer> board = new HashMap<>();
        var nodes = RandomGame.line(record).iterator();
        int mover = 1;
        int compared = 0;
        for (var line : lines(file)) {
            var placed = PLACED.matcher(line);
            var hop = HOP.matcher(line);
            if (placed.find()) {
                board.put(cell(Integer.parseInt(placed.group(1)), star), Integer.parseInt(placed.group(2)) - 1);
            } else if (hop.find()) {
                int now = Integer.parseInt(hop.group(1));
                if (now != mover) {
                    assertThat(placement(record, record.positionAt(nodes.next())))
                            .isEqualTo(board);
                    compared++;
                    mover = now;
                }
                var piece = board.remove(cell(Integer.parseInt(hop.group(2)), star));
                assertThat(piece).isEqualTo(now - 1);
                assertThat(board.put(cell(Integer.parseInt(hop.group(3)), star), piece))
                        .isNull();
            }
        }
        assertThat(placement(record, record.positionAt(nodes.next()))).isEqualTo(board);
        assertThat(nodes.hasNext()).isFalse();
        assertThat(compared).isGreaterThan(100);
    }

    /** The name of a site's cell, counted by hand and mirrored left to right. */
    private static String cell(int site, boolean star) {
        int row = 0;
        int left = site;
        while (left >= (star ? STAR_ROWS[row] : 8)) {
            left -= star ? STAR_ROWS[row] : 8;
            row++;
        }
        int right = (star ? STAR_ROWS[row] : 8) - left;
        return star ? (char) ('a' + row) + "" + right : (char) ('a' + right - 1) + "" + (row + 1);
    }

    private static Map<String, Integer> placement(GameRecord record, Position position) {
        var placement = new TreeMap<String, Integer>();
        for (int cell = 0; cell < position.size(); cell++) {
            if (!position.isEmpty(cell)) {
                placement.put(record.variant().topology().name(cell), position.at(cell));
            }
        }
        return placement;
    }

    @ParameterizedTest
    @ValueSource(strings = {"star-two-players.log", "star-three-players.log"})
    void theServersDistancesAreOurTempoNumbers(String file) throws IOException {
        var record = read(file).games().get(0);
        var nodes = RandomGame.line(record).iterator();
        var order = new ArrayList<String>();
        Position position = record.startPosition();
        int compared = 0;
        for (var line : lines(file)) {
            if (line.contains("turn order")) {
                for (var colour : line.replaceAll(".*\\[|\\]", "").split(",")) {
                    order.add(colour.replace("'", "").strip());
                }
            } else if (line.contains("] MOVE ")) {
                var node = nodes.next();
                // Skipped turns are told only after the scores, which they do not change.
                while (node.turn().equals(Turn.SKIP)) {
                    node = nodes.next();
                }
                position = record.positionAt(node);
            }
            var score = SCORE.matcher(line);
            if (score.find() && !score.group(2).equals("0")) {
                int seat = order.indexOf(score.group(1));
                var tempo = new MutablePosition(record.variant(), position).tempo(seat);
                assertThat(Double.parseDouble(score.group(3))).as(line).isEqualTo(FULL_DISTANCE - 2 * tempo);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(100);
    }

    @Test
    void resultsAreTold() throws IOException {
        var grasshopper = read("ludii-grasshopper-8.trl").games().get(0).info();
        assertThat(grasshopper.result().ranking()).containsExactly(List.of(2), List.of(1));
        assertThat(grasshopper.result().scores()).isEqualTo(Map.of(1, 0.0, 2, 1.0));
        assertThat(grasshopper.result().termination()).isEqualTo(Termination.CAMP_FILLED);
        assertThat(grasshopper.headers()).containsEntry("Site", "Ludii 1.3.12");

        var brokenOff = read("ludii-chinese-checkers-3.trl").games().get(0).info();
        assertThat(brokenOff.result().termination()).isEqualTo(Termination.UNTERMINATED);

        var log = read("star-three-players.log");
        var star = log.games().get(0).info();
        assertThat(star.result().ranking()).containsExactly(List.of(3), List.of(1), List.of(2));
        assertThat(star.result().termination()).isEqualTo(Termination.ADJUDICATION);
        assertThat(star.result().detail()).contains("yellow 281.7", "purple 275.2", "lawn green 290.5");
        assertThat(List.of(star.playerName(1), star.playerName(2), star.playerName(3)))
                .containsExactly("C", "F", "E");
        assertThat(star.headers()).containsEntry("Date", "2026.05.19");
        assertThat(Games.messages(log)).anyMatch(note -> note.contains("the result is guessed"));
    }

    @Test
    void whatWasTurnedIsTold() throws IOException {
        assertThat(Games.messages(read("ludii-grasshopper-8.trl")))
                .containsExactly(
                        "line 1, column 1: a Ludii trial of Grasshopper, 8×8, 2 players: the variant halma-8",
                        "line 1, column 1: the board is mirrored left to right, so that the seats sit as they do here",
                        "line 1, column 1: left out: the state of the random numbers");
        assertThat(Games.messages(read("star-two-players.log")))
                .anyMatch(note ->
                        note.contains("turned by 120° clockwise, so that the first seat sits where it does here"));
        assertThat(Games.messages(read("board-start.txt"))).anyMatch(note -> note.contains("left as it lies"));
    }

    @Test
    void boardsAreThePositionsThatTheyDraw() throws IOException {
        var start = read("board-start.txt").games().get(0);
        assertThat(start.startsInitially()).isTrue();
        assertThat(start.info().timeControl().baseMs()).isEqualTo(600_000L);

        var middle = read("board-middle.txt").games().get(0);
        assertThat(new PositionText(middle.variant()).write(middle.startPosition()))
                .isEqualTo(
                        "wwwww11/ww1ww11/wwww12/www1w11/ww14/16/16/16/16/16/16/12b1bb/11b1bbb/13b1b/11bbbbb/11bbbbb w 1");
        assertThat(middle.info().timeControl().baseMs()).isEqualTo(6_600L);
    }
}
