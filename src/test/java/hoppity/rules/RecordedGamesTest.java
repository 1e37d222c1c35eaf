package hoppity.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.notation.MoveText;
import hoppity.notation.PositionText;
import hoppity.notation.Turn;
import hoppity.rules.RuleOptions.LeaveTarget;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games that are known, played to their last ply. */
class RecordedGamesTest {
    static Stream<List<String>> shortest() {
        return TableFile.rows("shortest-games.tsv").stream();
    }

    static Stream<List<String>> endings() {
        return TableFile.rows("endings.tsv").stream();
    }

    @ParameterizedTest
    @MethodSource("shortest")
    void theShortestGamesArePlayedHopByHop(List<String> row) {
        var variant = GeometrySpec.parse(row.get(0));
        var game = new Game(variant);
        var text = new MoveText(variant.topology());
        for (var move : row.get(3).split(" ")) {
            assertThat(game.outcome()).isEqualTo(Outcome.ONGOING);
            var turn = (Turn.Played) text.read(move);
            assertThat(new Routes(variant, game.position()).isLegal(turn.route()))
                    .as(move)
                    .isTrue();
            game.play(turn.move());
        }
        int winner = row.get(2).equals("White") ? 0 : 1;
        assertThat(game.plies()).isEqualTo(Integer.parseInt(row.get(1)));
        assertThat(game.outcome()).isEqualTo(Outcome.win(winner, Termination.CAMP_FILLED));
        assertThat(new Referee(variant).completes(new MutablePosition(variant, game.position()), 1 - winner))
                .isFalse();
    }

    @Test
    void theGameOf24PliesNeedsAChainThroughTheTarget() {
        var row = shortest().filter(r -> r.get(1).equals("24")).findFirst().orElseThrow();
        var moves = List.of(row.get(3).split(" "));

        assertThat(playUnder(LeaveTarget.FORBIDDEN_AT_END, row.get(0), moves))
                .isEqualTo(Outcome.win(1, Termination.CAMP_FILLED));
        assertThatThrownBy(() -> playUnder(LeaveTarget.FORBIDDEN_EACH_HOP, row.get(0), moves))
                .isInstanceOf(IllegalArgumentException.class);
        // g2-g4-e6-c8-c6 enters the target on c8 and leaves it again.
        assertThat(playUnder(LeaveTarget.FORBIDDEN_EACH_HOP, row.get(0), moves.subList(0, 10)))
                .isEqualTo(Outcome.ONGOING);
        assertThat(moves.get(10)).isEqualTo("g2-g4-e6-c8-c6");
    }

    private static Outcome playUnder(LeaveTarget leaveTarget, String geometry, List<String> moves) {
        var bare = GeometrySpec.parse(geometry);
        var game = new Game(
                bare.withOptions(RuleOption.with(bare.options(), Map.of(RuleOption.LEAVE_TARGET, leaveTarget.name()))));
        return Study.play(game, moves.toArray(String[]::new));
    }

    @ParameterizedTest
    @MethodSource("endings")
    void gamesEndAsTheyAreKnownTo(List<String> row) {
        var variant = Variants.presets().get(row.get(0));
        var game = new Game(variant);
        var moves = row.get(6).split(" ");
        for (int i = 0; i < moves.length; i++) {
            assertThat(game.outcome().isOver()).as("over before ply %s", i + 1).isFalse();
            Study.play(game, moves[i]);
        }
        assertThat(outcome(variant, game.outcome())).isEqualTo(row.get(1));
        assertThat(game.outcome().termination().key()).isEqualTo(row.get(2));
        assertThat(List.of(game.tempo(0), game.tempo(1)))
                .isEqualTo(List.of(Integer.valueOf(row.get(3)), Integer.valueOf(row.get(4))));
        assertThat(new PositionText(variant).write(game.position())).isEqualTo(row.get(5));
        assertThat(new PositionText(variant).read(row.get(5))).isEqualTo(game.position());
    }

    @Test
    void everyTableIsThere() {
        assertThat(shortest()).hasSize(3);
        assertThat(endings()).hasSize(28);
    }

    private static String outcome(Variant variant, Outcome outcome) {
        return outcome.kind() == Outcome.Kind.DRAW
                ? "draw"
                : "win:" + variant.seat(outcome.winner()).letter();
    }
}
