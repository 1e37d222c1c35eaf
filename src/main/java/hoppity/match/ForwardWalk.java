package hoppity.match;

import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Beginnings of games in which every seat goes forward at random. */
public final class ForwardWalk {
    private ForwardWalk() {}

    /**
     * Moves from the initial position, each one bringing its piece nearer to the corner of its target.
     *
     * @param plies how many; fewer where a seat cannot go forward or the game ends
     */
    public static List<Move> of(Variant variant, int plies, Random random) {
        return of(variant, Position.initial(variant.geometry()), plies, random);
    }

    static List<Move> of(Variant variant, Position start, int plies, Random random) {
        var game = new Game(variant, start);
        var generator = new MoveGenerator(variant);
        var walk = new ArrayList<Move>();
        while (walk.size() < plies && !game.outcome().isOver()) {
            int corner = variant.target(game.toMove()).corner();
            var forward = generator.moves(game.position()).stream()
                    .filter(move -> variant.topology().distance(move.to(), corner)
                            < variant.topology().distance(move.from(), corner))
                    .toList();
            if (forward.isEmpty()) {
                break;
            }
            var move = forward.get(random.nextInt(forward.size()));
            game.play(move);
            walk.add(move);
        }
        return List.copyOf(walk);
    }
}
