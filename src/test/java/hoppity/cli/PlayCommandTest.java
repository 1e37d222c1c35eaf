package hoppity.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.PositionText;
import hoppity.rules.Position;
import hoppity.rules.Setup;
import hoppity.rules.Variants;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandTest {
    /** White to move fills its camp with d7-d8; Black needs many moves more. */
    private static final String WHITE_IN_ONE = "www5/wwww4/ww6/w7/b7/6bb/5bbb/4bbbb w 34";

    private static final String BLOCKED = "4/3b/3b/1bbw w 5";

    @Test
    void theStartPositionIsPrintedWhenNothingIsPlayed() {
        var run = CommandRun.of("play", "--variant", "gambiter-halma-8");

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .containsExactly(
                        "bbbb4/bbb5/bb6/b7/7w/6ww/5www/4wwww w 1",
                        "outcome\tongoing\tunterminated",
                        "tempo\tw:120\tb:120",
                        "togo\tw:100\tb:100");
    }

    @Test
    void movesArePlayedWithAndWithoutTheirWay() {
        var run = play("halma-8", "g3-f4", "c8-d7", "g1-g3-e5");

        assertThat(run.out())
                .containsExactly(
                        "bb1b4/bbbb4/bb6/b3w3/5w1w/7w/5www/4ww1w b 2",
                        "outcome\tongoing\tunterminated",
                        "tempo\tw:112\tb:118",
                        "togo\tw:92\tb:98");
        assertThat(play("halma-8", "g3-f4", "c8-d7", "g1-e5")).isEqualTo(run);
    }

    @Test
    void inAGameForPlacesAFinishedSeatIsSkipped() {
        var start = almostHome();
        var first = playFrom("chinese-checkers-3", start, "m7-n3");
        assertThat(first.err()).isEmpty();
        assertThat(first.out()).contains("outcome\tongoing\tfinished:w");
        assertThat(first.out().get(0)).endsWith(" b 9 w");

        var second = playFrom("chinese-checkers-3", start, "m7-n3", "h9-g9", "j10-i9", "g9-h9");
        assertThat(second.out().get(0)).as("White is skipped").endsWith(" r 10 w");

        var all = playFrom("chinese-checkers-3", start, "m7-n3", "h9-h10");
        assertThat(all.out()).contains("outcome\tranking:w>b>r\tcampFilled");
        assertThat(all.out().get(0)).endsWith(" r 9 wb");
    }

    @Test
    void partnersWinTogether() {
        assertThat(play("halma-16-partners", "--", "@resign").exitCode()).isEqualTo(3);
        assertThat(play("halma-16-partners", "n3-m4", "@resign").out()).contains("outcome\twin:w+r\tresignation");
        assertThat(play("chinese-checkers-4", "d1-e5", "@time").out()).contains("outcome\tranking:w=r=g>b\ttime");
        assertThat(play("chinese-checkers-6", "@draw").out()).contains("outcome\tdraw\tagreement");
    }

    /** White and Black lack one cell of their targets, n3 and h10, and stand beside it; Red is still at home. */
    private static String almostHome() {
        var variant = Variants.presets().get("chinese-checkers-3");
        var cells = new ArrayList<>(Collections.nCopies(121, Position.EMPTY));
        for (var name : "n1 n2 n4 o1 o2 o3 p1 p2 q1 m7".split(" ")) {
            cells.set(variant.topology().find(name), 0);
        }
        for (var name : "e10 e11 e12 e13 f10 f11 f12 g10 g11 h9".split(" ")) {
            cells.set(variant.topology().find(name), 1);
        }
        variant.home(2).cells().forEach(cell -> cells.set(cell, 2));
        return new PositionText(variant).write(new Setup(cells, 0, 9).validate(variant));
    }

    @Test
    void theLastMoveIsAnswered() {
        var white = playFrom("gambiter-halma-8", WHITE_IN_ONE, "d7-d8");
        assertThat(white.out()).contains("outcome\tongoing\tunterminated", "tempo\tw:20\tb:27", "togo\tw:0\tb:7");

        var answered = playFrom("gambiter-halma-8", WHITE_IN_ONE, "d7-d8", "a4-a3");
        assertThat(answered.out()).contains("outcome\twin:w\tcampFilled");

        assertThat(playFrom("halma-8", WHITE_IN_ONE, "d7-d8").out()).contains("outcome\twin:w\tcampFilled");
    }

    @ParameterizedTest
    @CsvSource({
        "@resign, win:b, resignation",
        "g3-f4 @resign, win:w, resignation",
        "@time, win:b, time",
        "g3-f4 c8-d7 @draw, draw, agreement"
    })
    void aClaimEndsTheGame(String moves, String outcome, String termination) {
        var run = play("halma-8", moves.split(" "));

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("outcome\t" + outcome + "\t" + termination);
    }

    @Test
    void nothingFollowsTheEndUnlessToldTo() {
        var refused = playFrom("halma-8", WHITE_IN_ONE, "d7-d8", "a4-a3");
        assertThat(refused.exitCode()).isEqualTo(3);
        assertThat(refused.out()).isEmpty();
        assertThat(refused.err()).containsExactly("hoppity: turn 2, \"a4-a3\": the game is over (campFilled)");

        var playedOn = playFrom("halma-8", WHITE_IN_ONE, "d7-d8", "a4-a3", "--", "a3-a2", "--play-on");
        assertThat(playedOn.exitCode()).isZero();
        assertThat(playedOn.out())
                .containsExactly(
                        "wwww4/www5/ww6/w7/8/6bb/b4bbb/4bbbb w 36",
                        "outcome\twin:w\tcampFilled",
                        "tempo\tw:20\tb:25",
                        "togo\tw:0\tb:9");
    }

    @Test
    void aClaimAfterTheEndChangesNothing() {
        var run = play("halma-8", "--play-on", "@resign", "@draw", "g3-f4");

        assertThat(run.out()).contains("outcome\twin:b\tresignation");
    }

    @Test
    void aSeatWithoutAMovePassesAndNoOtherDoes() {
        var passed = CommandRun.of("play", "--geometry", "4:2x2:4", "--position", BLOCKED, "--");
        assertThat(passed.exitCode()).isZero();
        assertThat(passed.out()).contains("4/3b/3b/1bbw b 5", "outcome\tongoing\tunterminated");

        var refused = play("halma-8", "g3-f4", "--");
        assertThat(refused.exitCode()).isEqualTo(3);
        assertThat(refused.err()).containsExactly("hoppity: turn 2, \"--\": Black has a move and may not pass");

        var playedOn = play("halma-8", "g3-f4", "--", "f4-f5", "--play-on");
        assertThat(playedOn.out()).first().isEqualTo("bbbb4/bbb5/bb6/b4w2/7w/7w/5www/4wwww b 2");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a1-a2       | there is no piece on a1
            d8-e7       | the piece on d8 is Black's, and White is to move
            g3-h2       | h2 is occupied
            g3-f5       | the piece on g3 cannot get to f5
            g1-g3-x5    | "x5" is no cell of a board of 8×8
            f2-f4-e5    | the piece on f2 cannot get to e5
            g1-e3-g3    | g3 is occupied
            g3          | a move has an origin and a destination, such as a1-a2
            g3-f4-g3    | a move does not end where it began
            @stop       | "@stop" is none of @resign, @draw, @time
            1-0         | "1" is no cell of a board of 8×8
            """)
    void anIllegalMoveIsNamedWithItsReason(String move, String reason) {
        var run = play("halma-8", "h3-g4", "c8-d7", move);

        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).containsExactly("hoppity: turn 3, \"" + move + "\": " + reason);
    }

    @Test
    void aFileNamedLikeAClaimIsNotRead() {
        assertThat(play("halma-8", "@pom.xml").err())
                .containsExactly("hoppity: turn 1, \"@pom.xml\": \"@pom.xml\" is none of @resign, @draw, @time");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--playon", "-x"})
    void anOptionThatDoesNotExistIsNoMove(String option) {
        var run = play("halma-8", "g3-f4", option, "c8-d7");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).containsExactly("hoppity: Unknown option: '" + option + "' (see hoppity play --help)");
    }

    @Test
    void anUnknownVariantAndAWrongPositionAreToldApart() {
        assertThat(play("chess").exitCode()).isEqualTo(2);

        var wrong = playFrom("halma-8", "bbbb4/bbb5/bb6/b7/7w/6ww/5www/4wwwww w 1");
        assertThat(wrong.exitCode()).isEqualTo(3);
        assertThat(wrong.err())
                .containsExactly("hoppity: position: row 8 from the top, column 9: the row has more than 8 cells");
    }

    private static CommandRun play(String variant, String... moves) {
        return run(List.of("play", "--variant", variant), moves);
    }

    private static CommandRun playFrom(String variant, String position, String... moves) {
        return run(List.of("play", "--variant", variant, "--position", position), moves);
    }

    private static CommandRun run(List<String> options, String... moves) {
        var arguments = new ArrayList<>(options);
        arguments.addAll(List.of(moves));
        return CommandRun.of(arguments.toArray(String[]::new));
    }
}
