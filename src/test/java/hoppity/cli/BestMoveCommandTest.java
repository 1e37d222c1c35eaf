package hoppity.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.rules.Game;
import hoppity.rules.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BestMoveCommandTest {
    /** White to move fills its camp with d7-d8. */
    private static final String WHITE_IN_ONE = "www5/wwww4/ww6/w7/b7/6bb/5bbb/4bbbb w 34";

    /** White has filled its camp. */
    private static final String OVER = "wwww4/www5/ww6/w7/b7/6bb/5bbb/4bbbb w 34";

    @Test
    void theLastLineIsALegalMoveAndNothingElse() {
        var run = CommandRun.of("bestmove", "--variant", "halma-8", "--moves", "g3-f4 c8-d7", "--nodes", "2000");

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        var last = run.out().get(run.out().size() - 1);
        assertThat(last).matches("bestmove \\S+");
        var variant = Variants.presets().get("halma-8");
        var text = new MoveText(variant.topology());
        var game = new Game(variant);
        for (var move : new String[] {"g3-f4", "c8-d7", last.split(" ")[1]}) {
            game.play(((Turn.Played) text.read(move)).move());
        }
        assertThat(run.out().subList(0, run.out().size() - 1))
                .isNotEmpty()
                .allMatch(line ->
                        line.matches("info depth \\d+ seldepth \\d+ multipv 1 score (cp -?\\d+|win \\d+|loss \\d+)"
                                + " time \\d+ nodes \\d+ nps \\d+ hashfull \\d+ pv \\S+( \\S+)*"));
    }

    @Test
    void aWinInOneIsFoundAndSaidToBeProven() {
        var run = CommandRun.of("bestmove", "--variant", "halma-8", "--position", WHITE_IN_ONE, "--depth", "3");

        assertThat(run.out().get(run.out().size() - 1)).isEqualTo("bestmove d7-d8");
        assertThat(run.out()).anyMatch(line -> line.contains("score win 1 "));
    }

    @Test
    void severalLinesAreReported() {
        var run = CommandRun.of("bestmove", "--variant", "kutochky-3x3", "--depth", "2", "--multipv", "3");

        assertThat(run.out()).anyMatch(line -> line.contains("multipv 3"));
        assertThat(run.out()).noneMatch(line -> line.contains("multipv 4"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"chinese-checkers-3", "super-chinese-checkers-6", "halma-16-four", "halma-16-partners"})
    void sharesAreSaidWhereMoreThanTwoPlay(String preset) {
        var run = CommandRun.of("bestmove", "--variant", preset, "--nodes", "1500", "--multipv", "2");

        assertThat(run.exitCode()).isZero();
        var seats = Variants.presets().get(preset).seats();
        var pattern = new StringBuilder("info depth \\d+ multipv [12] string shares");
        seats.forEach(seat -> pattern.append(' ').append(seat.letter()).append(" [01]\\.\\d{3}"));
        assertThat(run.out()).anyMatch(line -> line.matches(pattern.toString()));
        assertThat(run.out()).anyMatch(line -> line.matches("info depth .* multipv 2 score cp -?\\d+ time .* pv .*"));
        assertThat(run.out().get(run.out().size() - 1)).matches("bestmove \\S+");
    }

    @ParameterizedTest
    @ValueSource(strings = {"chinese-checkers-2", "chinese-checkers-2-15", "super-chinese-checkers-2"})
    void starsForTwoAreSearchedLikeOtherBoards(String preset) {
        var run = CommandRun.of("bestmove", "--variant", preset, "--depth", "5");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).noneMatch(line -> line.contains("shares"));
        var game = new Game(Variants.presets().get(preset));
        var text = new MoveText(game.variant().topology());
        var principal =
                run.out().get(run.out().size() - 2).replaceFirst(".* pv ", "").split(" ");
        assertThat(principal).hasSizeGreaterThanOrEqualTo(4);
        for (var move : principal) {
            game.play(((Turn.Played) text.read(move)).move());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bestmove --variant halma-8 | 2",
                "bestmove --variant halma-8 --depth 0 | 2",
                "bestmove --variant halma-8 --movetime -5 | 2",
                "bestmove --variant nothing --depth 2 | 2",
                "bestmove --variant halma-8 --depth 2 --multipv 0 | 2",
                "bestmove --variant halma-8 --depth 2 --moves a1-b1 | 3",
                "bestmove --variant halma-8 --depth 2 --position 8/8 | 3",
            })
    void whatIsWrongIsSaidInOneLine(String line, int exitCode) {
        var run = CommandRun.of(line.split(" "));

        assertThat(run.exitCode()).isEqualTo(exitCode);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).hasSize(1);
    }

    @Test
    void aGameThatIsOverHasNoMove() {
        var run = CommandRun.of(
                "bestmove", "--variant", "halma-8", "--position", OVER.replace(" w ", " b "), "--depth", "2");

        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).hasSize(1).first().asString().contains("campFilled");
    }
}
