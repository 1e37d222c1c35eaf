package hoppity.rules;

import static hoppity.rules.Study.BLACK;
import static hoppity.rules.Study.WHITE;
import static hoppity.rules.Study.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Seats without a move, on boards small enough to block. */
class PassTest {
    private static final Outcome NO_MOVES = Outcome.draw(Termination.NO_MOVES);

    @Test
    void aBlockedSeatPassesAndMayDoNothingElse() {
        var game = Study.of(GeometrySpec.parse("4:2x2:4"))
                .white("d1")
                .black("b1 c1 d2 d3")
                .game(WHITE, 5);

        assertThat(game.outcome()).isEqualTo(Outcome.ONGOING);
        assertThat(game.canMove()).isFalse();
        assertThat(game.isLegal(Move.PASS)).isTrue();
        assertThat(new MoveGenerator(game.variant()).moves(game.position())).isEmpty();
        assertThat(game.play(Move.PASS)).isEqualTo(Outcome.ONGOING);
        assertThat(game.toMove()).isEqualTo(BLACK);
        assertThat(game.moveNumber()).isEqualTo(5);

        // Black opens the way, and White has to take it.
        assertThat(play(game, "d3-c3")).isEqualTo(Outcome.ONGOING);
        assertThat(game.moveNumber()).isEqualTo(6);
        assertThat(game.isLegal(Move.PASS)).isFalse();
        assertThatThrownBy(() -> game.play(Move.PASS)).isInstanceOf(IllegalArgumentException.class);
        assertThat(play(game, "d1-d3")).isEqualTo(Outcome.ONGOING);
    }

    @Test
    void aSeatThatCanMoveMayNotPassButARecordMaySkipIt() {
        var game = new Game(Variants.presets().get("halma-8"));

        assertThat(game.isLegal(Move.PASS)).isFalse();
        assertThatThrownBy(() -> game.play(Move.PASS)).isInstanceOf(IllegalArgumentException.class);
        assertThat(game.plies()).isZero();
        assertThat(game.skip()).isEqualTo(Outcome.ONGOING);
        assertThat(game.toMove()).isEqualTo(BLACK);
        assertThat(game.plies()).isEqualTo(1);
    }

    @Test
    void aMoveThatEndsWhereItBeganIsNoPass() {
        var game = Study.of(GeometrySpec.parse("4:2x2:4"))
                .white("d1")
                .black("b1 c1 d2 d3")
                .game(WHITE, 5);

        assertThat(game.isLegal(Move.PASS)).isTrue();
        assertThat(game.isLegal(new Move(0, 0))).isFalse();
        assertThat(game.isLegal(new Move(3, 3))).isFalse();
    }

    @Test
    void aFullBoardIsADraw() {
        assertThat(new Game(GeometrySpec.parse("4:4x2:8")).outcome()).isEqualTo(NO_MOVES);
    }

    @Test
    void theMoveThatLeavesNobodyAMoveIsADraw() {
        var variant = Study.with(GeometrySpec.parse("4:2x2:4"), RuleOption.FORWARD_ONLY, true);
        var game = Study.of(variant).white("a3").black("d1").game(WHITE, 5);

        assertThat(game.canMove()).isTrue();
        assertThat(play(game, "a3-a4")).isEqualTo(NO_MOVES);
    }

    @Test
    void aSeatThatCannotMoveWaitsForOneThatCan() {
        var variant = Study.with(GeometrySpec.parse("4:2x2:4"), RuleOption.FORWARD_ONLY, true);
        var game = Study.of(variant).white("a2").black("d1").game(WHITE, 5);

        assertThat(play(game, "a2-a3", "--")).isEqualTo(Outcome.ONGOING);
        assertThat(game.canMove()).isTrue();
        assertThat(play(game, "a3-a4")).isEqualTo(NO_MOVES);
    }

    @Test
    void theEqualisingMoveMayHaveToBeAPass() {
        var forward = Study.with(GeometrySpec.parse("4:2x2:4"), RuleOption.FORWARD_ONLY, true);
        var variant = Study.with(forward, RuleOption.LAST_MOVE, "EQUALISE");
        var game = Study.of(variant).oneStepToGo(WHITE).black("d1").game(WHITE, 5);

        assertThat(game.play(Study.completing(variant, WHITE))).isEqualTo(Outcome.ONGOING);
        assertThat(game.awaitsEqualiser()).isTrue();
        assertThat(play(game, "--")).isEqualTo(Outcome.win(WHITE, Termination.CAMP_FILLED));
    }

    @Test
    void aPassIsCountedByTheClocks() {
        var variant = Study.with(
                Study.with(GeometrySpec.parse("4:2x2:4"), RuleOption.HOME_LIMIT, 6),
                RuleOption.HOME_CHECK,
                "EACH_MOVE");
        var blocked = Study.of(variant).white("d1").black("b1 c1 d2 d3");

        assertThat(play(blocked.game(WHITE, 6), "--")).isEqualTo(Outcome.ONGOING);
        assertThat(play(blocked.game(WHITE, 7), "--")).isEqualTo(Outcome.win(BLACK, Termination.HOME_NOT_LEFT));
    }
}
