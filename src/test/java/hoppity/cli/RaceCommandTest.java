package hoppity.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RaceCommandTest {
    @Test
    void saysWhoWinsAndHow() {
        var run = CommandRun.of(
                "solve",
                "race",
                "--variant",
                "brainking-halma-8",
                "--position",
                "ww1w4/www5/ww6/w1w5/7b/5b2/5bbb/3bbbbb w 40");

        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).hasSize(4);
        assertThat(run.out().get(0)).matches("proven: White fills in \\d+, Black in \\d+");
        assertThat(run.out().get(1)).isEqualTo("outcome\twin:w\tcampFilled");
        assertThat(run.out().get(2)).matches("w\t\\d+\t[a-h1-8 -]+");
        assertThat(run.out().get(3)).matches("b\t\\d+\t[a-h1-8 -]+");
    }

    @Test
    void thePositionMayStandByItself() {
        var position = "www5/www5/ww1w4/8/8/5bbb/5bbb/5bbb w 30";
        var run = CommandRun.of("solve", "race", position, "--variant", "gambiter-mini");

        assertThat(run.out()).containsExactly("over", "outcome\twin:b\tcampFilled");
    }

    @Test
    void equalTurnsAreADrawWhereBlackHasTheLastMove() {
        var position = "www5/www5/ww1w4/8/8/5b1b/5bbb/4bbbb w 30";
        var run = CommandRun.of(
                "solve",
                "race",
                "--variant",
                "gambiter-mini",
                "--position",
                position.replace("4bbbb", "4b1bb").replace("5b1b", "5bbb"));

        assertThat(run.out())
                .containsExactly(
                        "proven draw: White fills in 1, Black in 1",
                        "outcome\tdraw\tbothFilled",
                        "w\t1\td6-c6",
                        "b\t1\te1-f1");
    }

    @Test
    void armiesThatCanMeetAreInContact() {
        var run = CommandRun.of("solve", "race", "--variant", "halma-8");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).containsExactly("contact");
    }

    @Test
    void aTempoLimitThatComesFirstIsAVerdictOfItsOwn() {
        var position = "ww6/www5/ww1ww3/8/8/3bb1bb/5bbb/6bb w 80";
        var run = CommandRun.of("solve", "race", "--variant", "gambiter-mini", "--position", position);

        assertThat(run.out())
                .contains(
                        "proven draw: equal at the tempo limit", "outcome\tdraw\ttempoLimitEqual", "w\t2..", "b\t2..");
    }

    @Test
    void badInputIsToldInOneLine() {
        var many = CommandRun.of("solve", "race", "--variant", "chinese-checkers-3");
        assertThat(many.exitCode()).isEqualTo(3);
        assertThat(many.err()).hasSize(1).first().asString().contains("two seats, not 3");

        var rows = CommandRun.of("solve", "race", "--variant", "halma-8", "--position", "8/8 w 1");
        assertThat(rows.exitCode()).isEqualTo(3);
        assertThat(rows.err()).hasSize(1).first().asString().contains("position");

        var limit = CommandRun.of("solve", "race", "--variant", "halma-8", "--time", "0");
        assertThat(limit.exitCode()).isEqualTo(2);
        assertThat(limit.err()).hasSize(1);
    }
}
