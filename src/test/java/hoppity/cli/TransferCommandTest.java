package hoppity.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TransferCommandTest {
    @Test
    void printsTheNumberOfTurnsAndOneShortestLine() {
        var run = CommandRun.of("solve", "transfer", "--geometry", "8:2x2:8");

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).hasSize(2).startsWith("11");
        assertThat(run.out().get(1).split(" ")).hasSize(11).allMatch(move -> move.matches("[a-h][1-8](-[a-h][1-8])+"));
    }

    @Test
    void theArmyIsThatOfTheSeatToMoveOrOfTheSeatNamed() {
        var position = "8/8/8/8/8/6w1/4b1bb/6b1 b 9";
        var run = CommandRun.of("solve", "transfer", "--geometry", "8:2x2:4", "--position", position);
        assertThat(run.out()).hasSize(2).first().isEqualTo("3");

        var white = CommandRun.of("solve", "transfer", "--geometry", "8:2x2:4", "--position", position, "--seat", "w");
        assertThat(white.exitCode()).isZero();
        assertThat(white.out()).containsExactly("impossible\tWhite's target takes 4 pieces, and White has only 1");
    }

    @Test
    void anArmyMayBeAlone() {
        var run = CommandRun.of(
                "solve", "transfer", "--variant", "kutochky-3x3", "--position", "www5/www5/ww1w4/8/8/8/8/8 w 20");

        assertThat(run.err()).isEmpty();
        assertThat(run.out()).containsExactly("1", "d6-c6");
    }

    @Test
    void routesAreShown() {
        var run = CommandRun.of(
                "solve", "transfer", "--geometry", "8:tri3:8", "--position", "1w1ww3/ww6/w7/8/8/8/8/8 w 1");

        assertThat(run.out()).containsExactly("2", "e8-c8-a8 d8-c8");
    }

    @Test
    void whenTheMemoryIsTooSmallItPrintsBounds() {
        var run = CommandRun.of("solve", "transfer", "--geometry", "8:tri4:8", "--memory", "5");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out().get(0)).matches("bounds\t1[2-7]\\.\\.(18|19|2\\d)\tmemory");
        var upper = Integer.parseInt(run.out().get(0).replaceAll(".*\\.\\.(\\d+)\t.*", "$1"));
        assertThat(run.out().get(1).split(" ")).hasSize(upper);
    }

    @Test
    void whereNoLineIsKnownThereIsNone() {
        var run = CommandRun.of("solve", "transfer", "--variant", "halma-16", "--memory", "1");

        assertThat(run.err()).isEmpty();
        assertThat(run.out()).singleElement().asString().matches("bounds\t\\d+\\.\\.\tmemory");
    }

    @ParameterizedTest
    @CsvSource({
        "--variant, chinese-checkers-2-15, b",
        "--variant, chinese-checkers-5, y",
        "--variant, super-chinese-checkers-6, p",
        "--geometry, star3:p4:long, g",
        "--geometry, star2:p5, r",
    })
    void everySeatOfAStarIsAnswered(String option, String name, String seat) {
        var run = CommandRun.of("solve", "transfer", option, name, "--seat", seat, "--time", "1", "--memory", "16");

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .hasSizeBetween(1, 2)
                .first()
                .asString()
                .matches("\\d+|bounds\t\\d+\\.\\.\\d*\t(time|memory)");
    }

    @Test
    void countsArePrintedAfterTheLine() {
        var run = CommandRun.of("solve", "transfer", "--geometry", "8:2x2:4", "--counts", "2");

        assertThat(run.out())
                .hasSize(5)
                .startsWith("13")
                .contains("0\t1")
                .last()
                .asString()
                .startsWith("2\t");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            solve                                                   | 2 | what is to be solved is missing; it is one of: transfer
            solve transfer                                          | 2 | Missing required argument
            solve transfer --geometry 8:2x2:4 --seat r              | 2 | --seat is "r", which is no seat; seats are w, b
            solve transfer --geometry 8:2x2:4 --seat white          | 2 | 'white' is not a single character
            solve transfer --geometry 8:2x2:4 --time 0              | 2 | --time is 1 second or more, not 0
            solve transfer --geometry 8:2x2:4 --memory 0            | 2 | --memory is 1 MB or more, not 0
            solve transfer --geometry 8:2x2:4 --counts -1           | 2 | --counts is 0 or more, not -1
            solve transfer --geometry 8:2x2:4 --position 8/8        | 3 | position: the position has 2 rows, the board 8
            """)
    void whatIsWrongIsSaidInOneLine(String arguments, int exitCode, String message) {
        var run = CommandRun.of(arguments.split(" +"));

        assertThat(run.exitCode()).isEqualTo(exitCode);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).singleElement().asString().startsWith("hoppity: ").contains(message);
    }

    @Test
    void anArmyThatIsTooLargeOrMissingIsBadInput() {
        var large =
                CommandRun.of("solve", "transfer", "--geometry", "8:2x2:4", "--position", "8/8/8/8/8/8/8/wwwww3 w 1");
        assertThat(large.exitCode()).isEqualTo(3);
        assertThat(large.err()).containsExactly("hoppity: White has 5 pieces, but its home only 4 cells");

        var missing = CommandRun.of(
                "solve", "transfer", "--geometry", "8:2x2:4", "--seat", "b", "--position", "8/8/8/8/8/8/8/wwww4 w 1");
        assertThat(missing.exitCode()).isEqualTo(3);
        assertThat(missing.err()).containsExactly("hoppity: Black has no pieces");
    }
}
