package hoppity.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftAndMovesCommandTest {
    @Test
    void perftPrintsTheCountOfEachDepthAndThenItsSpeed() {
        var run = CommandRun.of("perft", "--variant", "halma-8", "--depth", "3");

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).hasSize(4).startsWith("1\t24", "2\t576", "3\t20050");
        assertThat(run.out().get(3)).matches("leaves/s\t[1-9][0-9]*");
    }

    @Test
    void perftTakesAGeometryAndAPosition() {
        var position = "bbb5/8/2b2b2/1b1bb3/3bw3/3www1w/2ww3w/6w1 w 1";
        var run = CommandRun.of("perft", "--geometry", "8:3x3:4", "--position", position, "--depth", "2");

        assertThat(run.out()).startsWith("1\t31", "2\t1018");
    }

    @Test
    void divideAddsTheFirstMovesOfTheGreatestDepth() {
        var run = CommandRun.of("perft", "--geometry", "8:3x3:4", "--depth", "3", "--divide");

        assertThat(run.out()).startsWith("1\t12", "2\t144", "3\t2784");
        var divided = run.out().subList(3, run.out().size() - 1);
        assertThat(divided).hasSize(12).allMatch(line -> line.matches("[a-h][1-8]-[a-h][1-8]\t\\d+"));
        assertThat(divided.stream()
                        .mapToInt(line -> Integer.parseInt(line.split("\t")[1]))
                        .sum())
                .isEqualTo(2784);
        assertThat(run.out()).last().asString().startsWith("leaves/s\t");
    }

    @Test
    void movesAreSortedOneALine() {
        var run = CommandRun.of("moves", "--variant", "halma-16");

        assertThat(run.exitCode()).isZero();
        var sorted = new ArrayList<>(run.out());
        sorted.sort(null);
        assertThat(run.out()).hasSize(40).doesNotHaveDuplicates().isEqualTo(sorted);
        assertThat(run.out()).allMatch(line -> line.matches("[a-p]\\d+-[a-p]\\d+"));
    }

    @Test
    void movesOfAPositionAreThoseOfTheSeatToMove() {
        var run = CommandRun.of("moves", "--geometry", "8:tri4:4", "--position", "8/8/8/8/8/8/8/bw5w b 7");

        assertThat(run.out()).containsExactly("a1-a2", "a1-c1");
    }

    @Test
    void aBlockedSeatHasNoMoves() {
        var run = CommandRun.of("moves", "--geometry", "4:2x2:4", "--position", "4/3b/3b/1bbw w 5");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            perft --variant halma-9 --depth 2    | 2 | there is no variant "halma-9"; the command variants lists them
            perft --geometry 8:tri4 --depth 2    | 2 | expected board:camp:directions, such as 8:tri4:8
            perft --geometry 8:tri4:5 --depth 2  | 2 | stepDirections is one of 4, 6, 8, not "5"
            perft --geometry 17:tri4:8 --depth 2 | 2 | a board has sides from 4 to 16, not 17×17
            perft --geometry 8:cone:8 --depth 2  | 2 | "cone" is no camp
            perft --geometry 8:tri4:8:go --depth 2 | 2 | "go" is neither stay nor long
            perft --variant halma-8              | 2 | Missing required option: '--depth=N'
            perft --depth 2                      | 2 | Missing required argument (specify one of these): (--variant=ID | --geometry=SPEC)
            perft --depth 2 --variant halma-8 --geometry 8:tri4:8 | 2 | are mutually exclusive
            perft --variant halma-8 --depth 0    | 2 | --depth is a number from 1 to 99, not 0
            perft --variant halma-8 --depth 100  | 2 | --depth is a number from 1 to 99, not 100
            perft --variant halma-8 --depth deep | 2 | 'deep' is not an int
            perft --variant halma-8 --depth 2 x  | 2 | Unmatched argument at index 5: 'x'
            moves --variant halma-8 --position x | 3 | position: row 1 from the top, column 1: "x" is no seat
            moves --variant halma-8 --position 8/8 | 3 | position: the position has 2 rows, the board 8
            moves                                | 2 | Missing required argument
            """)
    void whatIsWrongIsSaidInOneLine(String arguments, int exitCode, String message) {
        var run = CommandRun.of(arguments.split(" +"));

        assertThat(run.exitCode()).isEqualTo(exitCode);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).singleElement().asString().startsWith("hoppity: ").contains(message);
    }
}
