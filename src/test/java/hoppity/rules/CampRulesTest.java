package hoppity.rules;

import static hoppity.rules.Study.BLACK;
import static hoppity.rules.Study.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import hoppity.rules.RuleOptions.LeaveTarget;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Leaving the target and coming home again, on boards whose moves are found in either way. */
class CampRulesTest {
    /** A piece in the target steps out, jumps out, and jumps out and back in. */
    @ParameterizedTest
    @CsvSource({
        "8:tri4:8,   ALLOWED,            true,  true,  true",
        "8:tri4:8,   FORBIDDEN_AT_END,   false, false, true",
        "8:tri4:8,   FORBIDDEN_EACH_HOP, false, false, false",
        "8:tri4:8:long, ALLOWED,            true,  true,  true",
        "8:tri4:8:long, FORBIDDEN_AT_END,   false, false, true",
        "8:tri4:8:long, FORBIDDEN_EACH_HOP, false, false, false"
    })
    void aPieceThatBeganInTheTarget(String geometry, String value, boolean steps, boolean jumps, boolean returns) {
        var variant = Study.with(GeometrySpec.parse(geometry), RuleOption.LEAVE_TARGET, value);
        // a6 over b5 to c4 (outside), c4 over c5 to c6 (outside), c6 over b7 to a8 (inside).
        var game = Study.of(variant).white("a6").black("b5 c5 b7").game(WHITE, 9);

        assertThat(legal(game, "a6", "b6")).isTrue();
        assertThat(legal(game, "a6", "a5")).isTrue();
        assertThat(legal(game, "a6", "c8")).as("a jump inside").isTrue();
        assertThat(legal(Study.of(variant).white("a5").black("h1").game(WHITE, 9), "a5", "a4"))
                .as("a step out")
                .isEqualTo(steps);
        assertThat(legal(game, "a6", "c4")).as("a jump out").isEqualTo(jumps);
        assertThat(legal(game, "a6", "c6")).as("a chain out").isEqualTo(jumps);
        assertThat(legal(Study.of(variant).white("a6").black("b5 c5 c7 h1").game(WHITE, 9), "a6", "c8"))
                .as("a chain out and in again")
                .isEqualTo(returns);
    }

    /** A piece from outside passes through the target on its way. */
    @ParameterizedTest
    @CsvSource({
        "8:tri4:8,  ALLOWED, true",
        "8:tri4:8,  FORBIDDEN_AT_END, true",
        "8:tri4:8,  FORBIDDEN_EACH_HOP, false",
        "10:tri4:8, ALLOWED, true",
        "10:tri4:8, FORBIDDEN_AT_END, true",
        "10:tri4:8, FORBIDDEN_EACH_HOP, false"
    })
    void aPieceThatBeganOutsideTheTarget(String geometry, String value, boolean passesThrough) {
        var variant = Study.with(GeometrySpec.parse(geometry), RuleOption.LEAVE_TARGET, value);
        int top = variant.topology().rows().size();
        // e(top) to c(top), which is in the target, and down to c(top − 2), which is not.
        var game = Study.of(variant)
                .white("e" + top)
                .black("d" + top + " c" + (top - 1))
                .game(WHITE, 9);

        assertThat(legal(game, "e" + top, "c" + top)).isTrue();
        assertThat(legal(game, "e" + top, "c" + (top - 2))).isEqualTo(passesThrough);
    }

    @ParameterizedTest
    @EnumSource(LeaveTarget.class)
    void theOpponentsTargetIsNoMatter(LeaveTarget value) {
        var variant = Study.with(GeometrySpec.parse("8:tri4:8"), RuleOption.LEAVE_TARGET, value);
        var game = Study.of(variant).white("h4").black("a5").game(WHITE, 9);

        assertThat(legal(game, "h4", "h5")).isTrue();
        assertThat(legal(game, "h4", "g5")).isTrue();
        assertThat(legal(Study.of(variant).white("h5").black("a5").game(BLACK, 9), "a5", "a4"))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"8:tri4:8", "10:tri5:8", "8:tri4:8:long"})
    void whereComingHomeIsIllegal(String geometry) {
        var variant = Study.with(GeometrySpec.parse(geometry), RuleOption.REENTER_HOME, "ILLEGAL");
        int side = variant.topology().rows().size();
        var corner = side == 8 ? "h" : "j";
        int highest = side / 2;
        var outside = corner + (highest + 1);
        var edge = corner + highest;
        var game = Study.of(variant).white(outside).black("a5").game(WHITE, 9);

        assertThat(legal(game, outside, edge)).isFalse();
        assertThat(legal(game, outside, corner + (highest + 2))).isTrue();
        // Within the home, and out of it, a piece is free.
        var inside = Study.of(variant).white(edge).black("a5").game(WHITE, 9);
        assertThat(legal(inside, edge, corner + (highest - 1))).isTrue();
        assertThat(legal(inside, edge, outside)).isTrue();
        // Black's home is no matter.
        assertThat(legal(Study.of(variant).white("b4").black("h8").game(WHITE, 9), "b4", "b5"))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"8:tri4:8", "10:tri4:8"})
    void aChainMayPassThroughAHomeThatItMayNotEndIn(String geometry) {
        var variant = Study.with(GeometrySpec.parse(geometry), RuleOption.REENTER_HOME, "ILLEGAL");
        boolean small = variant.topology().size() == 64;
        var cells = List.of((small ? "d1 e1 f2 f1 f3" : "f1 g1 h2 h1 h3").split(" "));
        var game = Study.of(variant)
                .white(cells.get(0))
                .black(cells.get(1) + " " + cells.get(2))
                .game(WHITE, 9);

        assertThat(legal(game, cells.get(0), cells.get(3))).isFalse();
        assertThat(legal(game, cells.get(0), cells.get(4))).isTrue();
    }

    private static boolean legal(Game game, String from, String to) {
        var topology = game.variant().topology();
        var move = new Move(topology.find(from), topology.find(to));
        boolean legal = game.isLegal(move);
        assertThat(new MoveGenerator(game.variant()).moves(game.position()).contains(move))
                .isEqualTo(legal);
        assertThat(new Routes(game.variant(), game.position()).shortest(move).isEmpty())
                .isEqualTo(!legal);
        return legal;
    }
}
