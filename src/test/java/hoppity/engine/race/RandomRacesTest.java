package hoppity.engine.race;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.race.RaceResult.Proven;
import hoppity.engine.race.RaceResult.Unsolved;
import hoppity.engine.transfer.ArmyMoves;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.nio.file.Path;
import java.time.Duration;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random positions of 8×8 boards in which the armies can meet no more: each is solved, and as breadth first search says. */
class RandomRacesTest {
    private static final int FEW = 60;
    private static final int MANY = 2500;
    /** Breadth first search looks so many turns ahead, and so many back from the goal. */
    private static final int FORWARD = 2;

    private static final int BACK = 3;
    private static final RaceLimits LIMITS = new RaceLimits(50_000_000, 0, Duration.ofMinutes(10), 64L << 20);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"halma-8", "brainking-halma-8", "kutochky-3x3", "kutochky-corner"})
    void allAreSolved(String id) {
        solve(Variants.presets().get(id), FEW, 3);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"halma-8", "brainking-halma-8", "kutochky-3x3", "kutochky-corner"})
    void tenThousandAreSolved(String id) {
        solve(Variants.presets().get(id), MANY, 4);
    }

    private void solve(Variant variant, int positions, int seed) {
        var random = new Random(seed);
        var solver = new RaceSolver(variant, PatternTables.in(folder, 0, notice -> assertThat(notice).isNull()));
        var distances = List.of(new Distances(variant, 0), new Distances(variant, 1));
        int checked = 0;
        for (int solved = 0; solved < positions; ) {
            var cells = ScatteredArmies.cells(variant, random, 4, 3);
            var position = Position.of(cells, random.nextInt(2), 40);
            var result = solver.solve(position, LIMITS);
            assertThat(result).as(position.piecesOf(0) + " " + position.piecesOf(1)).isNotInstanceOf(Unsolved.class);
            if (result instanceof Proven proven && proven.apart()) {
                solved++;
                checked += check(variant, position, proven, distances) ? 1 : 0;
            }
        }
        assertThat(checked).as("near enough to be checked").isGreaterThan(positions / 4);
    }

    /** Until the first is home neither army sees the other, so that what each needs alone decides. */
    private static boolean check(Variant variant, Position position, Proven proven, List<Distances> distances) {
        int white = distances.get(0).turns(position.piecesOf(0));
        int black = distances.get(1).turns(position.piecesOf(1));
        if (white > FORWARD + BACK || black > FORWARD + BACK) {
            return false;
        }
        var text = position.piecesOf(0) + " " + position.piecesOf(1) + " to move " + position.toMove() + ": " + proven;
        var finish = new Finish(variant.options().lastMove(), position.toMove());
        int winner = finish.winner(new int[] {white, black});
        assertThat(proven.outcome().winner()).as(text).isEqualTo(winner);
        int[] alone = {white, black};
        for (int seat = 0; seat < 2; seat++) {
            if (winner == Finish.DRAW || winner == seat) {
                var fill = proven.fills().get(seat);
                assertThat(fill.isExact()).as(text).isTrue();
                assertThat(fill.lower()).as(text).isEqualTo(alone[seat]);
                assertThat(fill.line()).as(text).hasSize(alone[seat]);
            }
        }
        return true;
    }

    /** Turns of one army alone, breadth first from both ends. */
    private static final class Distances {
        private final ArmyMoves moves;
        private final Map<BitSet, Integer> toGoal;

        Distances(Variant variant, int seat) {
            moves = ArmyMoves.forth(variant, seat);
            toGoal = spread(ArmyMoves.back(variant, seat), variant.target(seat).cells(), BACK);
        }

        int turns(List<Integer> army) {
            int fewest = Integer.MAX_VALUE;
            for (var placement : spread(moves, army, FORWARD).entrySet()) {
                var rest = toGoal.get(placement.getKey());
                fewest = rest == null ? fewest : Math.min(fewest, placement.getValue() + rest);
            }
            return fewest;
        }

        private static Map<BitSet, Integer> spread(ArmyMoves moves, java.util.Collection<Integer> army, int turns) {
            var start = new BitSet();
            army.forEach(start::set);
            var known = new HashMap<BitSet, Integer>(Map.of(start, 0));
            var layer = List.of(start);
            var buffer = new int[moves.capacity(army.size())];
            for (int turn = 1; turn <= turns; turn++) {
                var next = new java.util.ArrayList<BitSet>();
                for (var placement : layer) {
                    var occupied = new boolean[64];
                    placement.stream().forEach(cell -> occupied[cell] = true);
                    int count = moves.generate(placement.stream().toArray(), occupied, buffer);
                    for (int i = 0; i < count; i++) {
                        var after = (BitSet) placement.clone();
                        after.clear(buffer[i] >> 8);
                        after.set(buffer[i] & 0xff);
                        if (known.putIfAbsent(after, turn) == null) {
                            next.add(after);
                        }
                    }
                }
                layer = next;
            }
            return known;
        }
    }
}
