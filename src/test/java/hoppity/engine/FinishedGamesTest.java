package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.SmallGames.Played;
import hoppity.notation.PositionText;
import hoppity.rules.Position;
import hoppity.rules.RuleOptions.HomeCheck;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Even one or two plies deep the engine brings its games to an end in the presets with a home limit: a camp is filled, or a seat
 * is still at home at the limit, or tempi are counted where the rules say so. A game that goes round in circles until it is drawn
 * is unfinished, and none may be: not even where the last pieces stand in each other's way and whoever moves first opens a
 * ladder for the other.
 */
class FinishedGamesTest {
    private static final int RANDOM_PLIES = 6;
    private static final int TOO_LONG = 400;
    private static final int SOME = 50;
    private static final int MANY = 1000;

    private static final Set<Termination> FINISHED = EnumSet.of(
            Termination.CAMP_FILLED,
            Termination.BOTH_FILLED,
            Termination.HOME_NOT_LEFT,
            Termination.BOTH_HOME_NOT_LEFT,
            Termination.HOME_REENTERED,
            Termination.TEMPO_LIMIT);

    /** Prints which games do not end as they should, and in which position. */
    public static void main(String[] arguments) {
        unfinished(Integer.parseInt(arguments[0])).forEach(System.out::println);
    }

    private static List<Variant> presets() {
        return Variants.presets().all().stream()
                .filter(v -> v.seatCount() == 2 && v.options().homeCheck() != HomeCheck.NONE)
                .toList();
    }

    @Test
    void leavesNoGameUnfinished() {
        assertThat(unfinished(SOME)).isEmpty();
    }

    @Tag("slow")
    @Test
    void leavesNoneOfAThousandUnfinished() {
        assertThat(unfinished(MANY)).isEmpty();
    }

    /** So many games at each depth, the presets in turn. */
    private static List<String> unfinished(int games) {
        var unfinished = new ArrayList<String>();
        for (int depth = 1; depth <= 2; depth++) {
            for (int game = 0; game < games; game++) {
                var variant = presets().get(game % presets().size());
                var played = play(variant, depth, game);
                var end = played.game().outcome().termination();
                if (!FINISHED.contains(end)) {
                    unfinished.add(variant.id() + " depth " + depth + " seed " + game + ": " + end + " in "
                            + new PositionText(variant).write(played.position()));
                }
            }
        }
        return unfinished;
    }

    private static Played play(Variant variant, int depth, int seed) {
        var random = new Random(seed);
        var played = Played.start(variant, Position.initial(variant.geometry()));
        for (int ply = 0; ply < RANDOM_PLIES; ply++) {
            var moves = played.legalMoves();
            played.play(moves.get(random.nextInt(moves.size())));
        }
        var searcher = new Searcher(1, Pruning.FULL);
        while (!played.game().outcome().isOver() && played.moves().size() < TOO_LONG) {
            played.play(searcher.search(played.request(Limits.ofDepth(depth), 1), new StopSign(), s -> {})
                    .move());
        }
        return played;
    }
}
