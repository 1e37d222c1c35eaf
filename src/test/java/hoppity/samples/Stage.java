package hoppity.samples;

import hoppity.rules.Game;
import hoppity.rules.Outcome;
import hoppity.rules.Position;
import hoppity.rules.Routes;
import hoppity.rules.Tempo;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * One turn of a game as the board shows it.
 *
 * @param number the mover's count of its turns, from 1
 * @param route the cells of the way, empty for a pass
 * @param gain tempi that the turn brings the mover
 * @param tempo tempo number of each seat after it
 * @param toGo what each seat still needs after it
 * @param atHome pieces that each seat still has at home after it
 * @param inTarget pieces that each seat has in its target after it
 */
record Stage(
        int ply,
        int mover,
        int number,
        Position before,
        List<Integer> route,
        int gain,
        List<Integer> tempo,
        List<Integer> toGo,
        List<Integer> atHome,
        List<Integer> inTarget,
        Position after,
        Outcome outcome) {

    /** All turns of a game. */
    static List<Stage> of(SelfPlay.Played played) {
        var variant = played.variant();
        var game = new Game(variant);
        var stages = new ArrayList<Stage>();
        for (var choice : played.choices()) {
            var before = game.position();
            int mover = before.toMove();
            int tempo = game.tempo(mover);
            game.play(choice.move());
            var after = game.position();
            stages.add(new Stage(
                    stages.size(),
                    mover,
                    before.moveNumber(),
                    before,
                    new Routes(variant, before).shortest(choice.move()),
                    tempo - game.tempo(mover),
                    perSeat(variant, game::tempo),
                    perSeat(variant, seat -> Tempo.toGo(variant, after, seat)),
                    perSeat(variant, game::atHome),
                    perSeat(variant, seat -> inTarget(variant, after, seat)),
                    after,
                    game.outcome()));
        }
        return stages;
    }

    private static List<Integer> perSeat(Variant variant, IntUnaryOperator count) {
        return IntStream.range(0, variant.seatCount()).map(count).boxed().toList();
    }

    private static int inTarget(Variant variant, Position position, int seat) {
        return (int) position.piecesOf(seat).stream()
                .filter(variant.target(seat)::contains)
                .count();
    }

    boolean isStep(Variant variant) {
        return route.size() == 2 && variant.topology().distance(route.get(0), route.get(1)) == 1;
    }

    /** Whether this turn is the last of a round: the next to move comes earlier in the turn order, or nobody does. */
    boolean endsRound() {
        return after.toMove() <= mover;
    }
}
