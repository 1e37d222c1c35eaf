package hoppity.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.rules.Game;
import hoppity.rules.GeometrySpec;
import hoppity.rules.Outcome;
import hoppity.rules.RuleOption;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WrittenTurnsTest {
    @Test
    void turnsArePlayedUpToTheOneThatCannotBe() {
        var game = new Game(Variants.presets().get("halma-8"));
        var turns = new WrittenTurns(game, false);

        assertThatThrownBy(() -> turns.play(List.of("g3-f4", "c8-d7", "e1-e4", "d8-d6")))
                .isInstanceOf(NotationException.class)
                .hasMessage("turn 3, \"e1-e4\": the piece on e1 cannot get to e4");
        assertThat(game.plies()).isEqualTo(2);

        // The count goes on with the next list.
        assertThatThrownBy(() -> turns.play(List.of("g1-e5", "a1-a2"))).hasMessageStartingWith("turn 5, ");
        assertThat(game.plies()).isEqualTo(3);
    }

    @Test
    void theOffsetIsThatOfTheTurnsOwnText() {
        var game = new Game(Variants.presets().get("halma-8"));

        assertThatThrownBy(() -> new WrittenTurns(game, false).play(List.of("g3-x4")))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.offset()).isEqualTo(3));
    }

    @Test
    void aClaimEndsTheGameAndNothingFollows() {
        var game = new Game(Variants.presets().get("halma-8"));
        var turns = new WrittenTurns(game, false);
        turns.play(List.of("g3-f4", "@resign"));

        assertThat(game.outcome()).isEqualTo(Outcome.win(0, Termination.RESIGNATION));
        assertThatThrownBy(() -> turns.play(List.of("c8-d7")))
                .hasMessage("turn 3, \"c8-d7\": the game is over (resignation)");
        new WrittenTurns(game, true).play(List.of("c8-d7"));
        assertThat(game.plies()).isEqualTo(2);
    }

    @Test
    void playingOnDoesNotMakeAnIllegalMoveLegal() {
        var game = new Game(Variants.presets().get("halma-8"));

        assertThatThrownBy(() -> new WrittenTurns(game, true).play(List.of("--", "g3-f4")))
                .hasMessage("turn 2, \"g3-f4\": the piece on g3 is White's, and Black is to move");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            LEAVE_TARGET | FORBIDDEN_AT_END   | a5-a4    | the rules forbid it (leaveTarget is FORBIDDEN_AT_END)
            LEAVE_TARGET | FORBIDDEN_EACH_HOP | a5-a4    | the rules forbid it (leaveTarget is FORBIDDEN_EACH_HOP)
            REENTER_HOME | ILLEGAL            | h5-h4    | the rules forbid it (reenterHome is ILLEGAL)
            FORWARD_ONLY | true               | d4-e4    | the rules forbid it (forwardOnly is true)
            FORWARD_ONLY | false              | d4-f5    | the piece on d4 cannot get to f5
            """)
    void theRuleThatForbidsAMoveIsNamed(RuleOption option, String value, String move, String reason) {
        var game = game(with(option, value), "7b/8/8/w6w/3w4/8/8/8 w 9");

        assertThatThrownBy(() -> new WrittenTurns(game, false).play(List.of(move)))
                .hasMessage("turn 1, \"" + move + "\": " + reason);
        assertThat(Refusal.of(game, new MoveText(game.variant().topology()).read("d4-c4")))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            c3-e3-e5    |
            c3-e5       |
            c3-c5-e5    | there is no jump from c3 to c5
            c3-e3-g3-e5 | there is no jump from e3 to g3
            c3-d4-e5    | there is no jump from c3 to d4
            c3-b3-e5    | there is no jump from b3 to e5
            """)
    void aWayThatIsWrittenOutHasToBePossible(String move, String reason) {
        var game = game(GeometrySpec.parse("8:tri4:4"), "8/8/8/8/4b3/2wb4/8/8 w 9");
        var refusal = Refusal.of(game, new MoveText(game.variant().topology()).read(move));

        assertThat(refusal.orElse(null)).isEqualTo(reason);
    }

    private static Variant with(RuleOption option, String value) {
        var variant = GeometrySpec.parse("8:tri4:4");
        return variant.withOptions(RuleOption.with(variant.options(), Map.of(option, value)));
    }

    private static Game game(Variant variant, String position) {
        return new Game(variant, new PositionText(variant).read(position));
    }
}
