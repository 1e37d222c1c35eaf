package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.SmallGames.Played;
import hoppity.rules.Move;
import hoppity.rules.MutablePosition;
import hoppity.rules.Position;
import hoppity.rules.Referee;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EvaluationTest {
    static List<Variant> presets() {
        return Variants.presets().all().stream().filter(v -> v.seatCount() == 2).toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("presets")
    void followsMovesAndTheirTakingBack(Variant variant) {
        var random = new Random(4);
        var played = Played.start(variant, Position.initial(variant.geometry()));
        var position = new MutablePosition(variant, played.start());
        var evaluation = new Evaluation(variant, position);
        while (!played.game().outcome().isOver() && played.moves().size() < 150) {
            var move = SmallGames.forwardMove(played, random);
            var other = played.legalMoves().get(0);
            follow(evaluation, position, other);
            position.unmake(other.code());
            if (!other.isPass()) {
                evaluation.move(position.toMove(), other.to(), other.from());
            }
            follow(evaluation, position, move);
            played.play(move);
            int fresh = new Evaluation(variant, position).evaluate(position);
            assertThat(evaluation.evaluate(position)).isEqualTo(fresh);
        }
    }

    /** What a move comes to is known before it is made, wherever the evaluation says so and the rules let the game go on. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("presets")
    void foreseesWhatMovesComeTo(Variant variant) {
        var random = new Random(5);
        int foreseen = 0;
        for (int game = 0; game < 4; game++) {
            var played = Played.start(variant, Position.initial(variant.geometry()));
            while (!played.game().outcome().isOver() && played.moves().size() < 200) {
                var position = new MutablePosition(variant, played.position());
                var evaluation = new Evaluation(variant, position);
                var referee = new Referee(variant);
                if (evaluation.isForeseeable(position) && referee.goesOnAfterAny(position)) {
                    for (var move : played.legalMoves().stream()
                            .filter(m -> !m.isPass())
                            .toList()) {
                        int after = evaluation.after(position, move.code());
                        follow(evaluation, position, move);
                        assertThat(referee.afterPly(position, move.code()).isOver())
                                .isFalse();
                        assertThat(after).isEqualTo(-evaluation.evaluate(position));
                        position.unmake(move.code());
                        evaluation.move(position.toMove(), move.to(), move.from());
                        foreseen++;
                    }
                }
                played.play(SmallGames.forwardMove(played, random));
            }
        }
        assertThat(foreseen).isPositive();
    }

    private static void follow(Evaluation evaluation, MutablePosition position, Move move) {
        if (!move.isPass()) {
            evaluation.move(position.toMove(), move.from(), move.to());
        }
        position.make(move.code());
    }

    /** The same army on either side is worth the same to the seat to move. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("presets")
    void treatsBothSeatsAlike(Variant variant) {
        var random = new Random(8);
        var played = Played.start(variant, Position.initial(variant.geometry()));
        for (int i = 0; i < 40 && !played.game().outcome().isOver(); i++) {
            played.play(SmallGames.forwardMove(played, random));
        }
        var position = played.position();
        int size = position.size();
        var turned = new int[size];
        for (int cell = 0; cell < size; cell++) {
            int owner = position.at(size - 1 - cell);
            turned[cell] = owner == Position.EMPTY ? owner : 1 - owner;
        }
        // The home check gives Black its move of the same number after White's, so the numbers agree only for White.
        var white = Position.of(turned, 1 - position.toMove(), position.moveNumber());
        if (variant.options().homeLimit() == 0) {
            assertThat(estimate(variant, white)).isEqualTo(estimate(variant, position));
        }
        assertThat(estimate(variant, Position.initial(variant.geometry()))).isEqualTo(Evaluation.TO_MOVE);
    }

    @Test
    void worriesMoreAboutPiecesAtHomeTheNearerTheLimit() {
        var variant = Variants.presets().get("brainking-halma-8");
        int calm = estimate(variant, SmallGames.withMoveNumber(oneAtHome(variant), 10));
        int uneasy = estimate(variant, SmallGames.withMoveNumber(oneAtHome(variant), 26));
        int urgent = estimate(variant, SmallGames.withMoveNumber(oneAtHome(variant), 31));
        int late = estimate(variant, SmallGames.withMoveNumber(oneAtHome(variant), 33));
        assertThat(List.of(late, urgent, uneasy, calm)).isSorted().doesNotHaveDuplicates();
    }

    private static Position oneAtHome(Variant variant) {
        return new hoppity.notation.PositionText(variant).read("8/8/2w5/8/4b3/7w/2b5/8 w 1");
    }

    @Test
    void countsTheWayToTheLastGap() {
        var variant = Variants.presets().get("halma-8");
        var text = new hoppity.notation.PositionText(variant);
        // The gap is d8 or a5; the last piece stands at e8 beside d8. Its distance to the corner is the same both
        // times.
        int near = estimate(variant, text.read("www1w3/www5/ww6/w7/8/8/8/b7 w 20"));
        int far = estimate(variant, text.read("wwwww3/www5/ww6/8/8/8/8/b7 w 20"));
        assertThat(near).isGreaterThan(far + 100);
    }

    /** What the parity classes rest on, on squares and on stars. */
    @Test
    void noJumpChangesTheParityClass() {
        for (var variant : Variants.presets().all()) {
            var cells = new CellValues(variant);
            var topology = variant.topology();
            for (int cell = 0; cell < topology.size(); cell++) {
                for (int direction = 0; direction < topology.directions(); direction++) {
                    int landing = topology.landing(cell, direction);
                    int neighbour = topology.neighbour(cell, direction);
                    if (landing >= 0) {
                        assertThat(cells.parity(landing)).isEqualTo(cells.parity(cell));
                    }
                    if (neighbour >= 0) {
                        assertThat(cells.parity(neighbour)).isNotEqualTo(cells.parity(cell));
                    }
                }
            }
        }
    }

    private static int estimate(Variant variant, Position position) {
        var mutable = new MutablePosition(variant, position);
        return new Evaluation(variant, mutable).evaluate(mutable);
    }
}
