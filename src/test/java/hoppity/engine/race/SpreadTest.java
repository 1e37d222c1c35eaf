package hoppity.engine.race;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.SmallGames;
import hoppity.engine.transfer.ArmyMoves;
import hoppity.rules.GeometrySpec;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** That contact is never overlooked: against all sequences of moves of both sides. */
class SpreadTest {
    private static final int MOST_POSITIONS = 60;

    static Stream<Variant> boards() {
        var corners = List.of(2, 1);
        var few = List.of(1);
        return Stream.of(
                SmallGames.variant(6, 6, corners, 8),
                SmallGames.variant(7, 7, corners, 4),
                SmallGames.variant(7, 6, corners, 6),
                SmallGames.variant(8, 8, few, 8),
                SmallGames.variant(6, 6, corners, 8, "jumpDirections=4"),
                SmallGames.variant(7, 7, few, 8, "longJumps=true"),
                SmallGames.variant(8, 8, corners, 4, "longJumps=true"),
                SmallGames.variant(6, 6, corners, 8, "leaveTarget=FORBIDDEN_AT_END"),
                SmallGames.variant(6, 6, corners, 8, "leaveTarget=FORBIDDEN_EACH_HOP", "reenterHome=ILLEGAL"),
                SmallGames.variant(7, 7, corners, 8, "forwardOnly=true"),
                SmallGames.variant(6, 6, corners, 6, "stopInForeignPoint=false"),
                GeometrySpec.parse("star:p2"),
                GeometrySpec.parse("star:p2:stay:long"));
    }

    /**
     * As long as the spreads have not touched, whatever both sides have played: each piece is within its army's spread, and each
     * move of the seat to move is one that it has alone on the board, and the other way round.
     */
    @ParameterizedTest(name = "{0}")
    @MethodSource("boards")
    void untouchedArmiesAreAloneOnTheBoard(Variant variant) {
        var random = new Random(4);
        int plies = 0;
        for (int i = 0; i < 30; i++) {
            plies += explore(variant, separated(variant, random));
        }
        assertThat(plies).as("plies that were looked at in full").isGreaterThan(5);
    }

    private static int explore(Variant variant, Position start) {
        var spreads = new Spread[2];
        for (int seat = 0; seat < 2; seat++) {
            spreads[seat] = new Spread(ArmyMoves.forth(variant, seat), start.piecesOf(seat), start.size());
        }
        var generator = new MoveGenerator(variant);
        Set<Position> layer = Set.of(start);
        int plies = 0;
        while (layer.size() < MOST_POSITIONS) {
            int mover = layer.iterator().next().toMove();
            spreads[mover].grow(spreads[1 - mover].cells());
            if (spreads[mover].hasTouched()) {
                break;
            }
            var reached = spreads[mover].cells();
            var next = new HashSet<Position>();
            for (var position : layer) {
                var moves = generator.moves(position);
                assertThat(moves).isEqualTo(generator.moves(alone(position, mover)));
                for (Move move : moves) {
                    assertThat(reached[move.to()]).isTrue();
                    next.add(position.after(move, variant));
                }
                if (moves.isEmpty()) {
                    next.add(position.after(Move.PASS, variant));
                }
            }
            layer = next;
            plies++;
        }
        return plies;
    }

    private static Position alone(Position position, int seat) {
        var cells = new int[position.size()];
        Arrays.setAll(cells, cell -> position.at(cell) == seat ? seat : Position.EMPTY);
        return Position.of(cells, seat, position.moveNumber());
    }

    /** Each army somewhere about its target, or anywhere. */
    private static Position separated(Variant variant, Random random) {
        var cells = ScatteredArmies.cells(variant, random, 3, 6);
        return Position.of(cells, random.nextInt(2), 1);
    }
}
