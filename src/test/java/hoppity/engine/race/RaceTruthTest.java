package hoppity.engine.race;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.SmallGames;
import hoppity.engine.race.RaceResult.Proven;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Outcome;
import hoppity.rules.Position;
import hoppity.rules.Referee;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is called proven, against the truth by looking at every play of both sides. */
class RaceTruthTest {
    private static final int MOST_PLIES = 4;

    static Stream<Variant> systems() {
        var few = List.of(1, 1);
        var wide = List.of(
                SmallGames.variant(6, 6, List.of(2, 1), 8, "lastMove=EQUALISE"),
                SmallGames.variant(7, 6, List.of(2, 1), 4),
                SmallGames.variant(7, 7, few, 8, "lastMove=EQUALISE", "homeCheck=ONCE", "homeLimit=6", "tempoLimit=9"),
                SmallGames.variant(7, 7, few, 4, "homeCheck=EACH_MOVE", "homeLimit=7", "reenterHome=LOSES_AFTER_LIMIT"),
                SmallGames.variant(6, 6, few, 6, "win=PARLETT", "leaveTarget=FORBIDDEN_AT_END"),
                SmallGames.variant(6, 6, few, 8, "win=OCCUPY_FREE", "lastMove=EQUALISE"),
                SmallGames.variant(7, 7, few, 8, "longJumps=true"),
                SmallGames.variant(6, 7, few, 8, "forwardOnly=true", "lastMove=EQUALISE"));
        return Stream.concat(SmallGames.systems().stream(), wide.stream());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void provenResultsAreForced(Variant variant) {
        assertThat(compare(variant, 60, 1)).as("proven positions").isGreaterThan(3);
    }

    @Tag("slow")
    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void provenResultsAreForcedInManyPositions(Variant variant) {
        assertThat(compare(variant, 3000, 2)).as("proven positions").isGreaterThan(200);
    }

    private static int compare(Variant variant, int positions, int seed) {
        var random = new Random(seed);
        var solver = new RaceSolver(variant);
        int proven = 0;
        for (int i = 0; i < positions; i++) {
            var position = random.nextBoolean()
                    ? SmallGames.nearTheEnd(variant, random).position()
                    : scattered(variant, random);
            if (solver.solve(position, RaceLimits.USUAL) instanceof Proven result) {
                proven += check(variant, position, result) ? 1 : 0;
            }
        }
        return proven;
    }

    /** Whether it is near enough to the end to be checked. */
    private static boolean check(Variant variant, Position position, Proven result) {
        var truth = new Truth(variant);
        var text = position.piecesOf(0) + " against " + position.piecesOf(1) + ", to move " + position.toMove()
                + ", move " + position.moveNumber() + ", in " + variant.id() + ": " + result;
        int winner = result.outcome().winner();
        boolean draw = winner < 0;
        if (result.outcome().termination() == Termination.TEMPO_LIMIT
                || result.outcome().termination() == Termination.TEMPO_LIMIT_EQUAL) {
            int left = 2 * (variant.options().tempoLimit() - position.moveNumber() + 1) - position.toMove();
            if (left > MOST_PLIES) {
                return false;
            }
            for (int seat = 0; seat < 2; seat++) {
                boolean forced = !draw && seat != winner || truth.forces(position, seat, draw, left);
                assertThat(forced).as(text).isTrue();
            }
            return true;
        }
        for (int seat = 0; seat < 2; seat++) {
            if (!draw && seat != winner) {
                continue;
            }
            var fill = result.fills().get(seat);
            int plies = plies(
                    position,
                    seat,
                    draw ? latest(position, result) : fill.upper().orElseThrow(),
                    draw);
            if (plies > MOST_PLIES) {
                return false;
            }
            assertThat(truth.forces(position, seat, draw, plies)).as(text).isTrue();
            if (fill.lower() > 0) {
                int sooner = plies(position, seat, fill.lower() - 1, false);
                assertThat(truth.canFill(position, seat, sooner)).as(text).isFalse();
            }
        }
        return true;
    }

    private static int latest(Position position, Proven result) {
        return Math.max(
                result.fills().get(0).upper().orElseThrow(),
                result.fills().get(1).upper().orElseThrow());
    }

    /** Up to the end of a turn of a seat; where the other has an equalising move, up to that. */
    private static int plies(Position position, int seat, int turns, boolean withReply) {
        return 2 * turns - (seat == position.toMove() ? 1 : 0) + (withReply ? 1 : seat == 0 ? 1 : 0);
    }

    private static Position scattered(Variant variant, Random random) {
        while (true) {
            var position = place(variant, random);
            var judged = new MutablePosition(variant, position);
            if (!new Referee(variant).atStart(judged).isOver()) {
                return position;
            }
        }
    }

    /** Each army near its target, at move numbers about the limits of the rules. */
    private static Position place(Variant variant, Random random) {
        var cells = ScatteredArmies.cells(variant, random, 2, 4);
        return Position.of(cells, random.nextInt(2), 1 + random.nextInt(11));
    }

    /** By full width over the rules; each position is looked at once for each number of plies left. */
    private static final class Truth {
        private final Variant variant;
        private final Referee referee;
        private final MoveGenerator generator;
        private final Map<List<Object>, Boolean> known = new HashMap<>();

        Truth(Variant variant) {
            this.variant = variant;
            referee = new Referee(variant);
            generator = new MoveGenerator(variant);
        }

        boolean forces(Position position, int seat, boolean draw, int plies) {
            var key = List.<Object>of("forces", position, seat, draw, plies);
            var answer = known.get(key);
            if (answer == null) {
                answer = position.toMove() == seat
                        ? moves(position).stream().anyMatch(move -> forcesAfter(position, move, seat, draw, plies))
                        : moves(position).stream().allMatch(move -> forcesAfter(position, move, seat, draw, plies));
                known.put(key, answer);
            }
            return answer;
        }

        private boolean forcesAfter(Position position, Move move, int seat, boolean draw, int plies) {
            var after = position.after(move, variant);
            var outcome = referee.afterPly(new MutablePosition(variant, after), move.code());
            if (outcome.isOver()) {
                return outcome.isWinOf(seat) || draw && outcome.kind() == Outcome.Kind.DRAW;
            }
            return plies > 1 && forces(after, seat, draw, plies - 1);
        }

        /** Whether the seat can have filled its target after so many plies if both sides want that. */
        boolean canFill(Position position, int seat, int plies) {
            if (plies <= 0) {
                return false;
            }
            var key = List.<Object>of("fills", position, seat, plies);
            var answer = known.get(key);
            if (answer == null) {
                answer = moves(position).stream().anyMatch(move -> {
                    var after = position.after(move, variant);
                    var judged = new MutablePosition(variant, after);
                    if (position.toMove() == seat && referee.completes(judged, seat)) {
                        return true;
                    }
                    return !referee.afterPly(judged, move.code()).isOver() && canFill(after, seat, plies - 1);
                });
                known.put(key, answer);
            }
            return answer;
        }

        private List<Move> moves(Position position) {
            var moves = new ArrayList<>(generator.moves(position));
            return moves.isEmpty() ? List.of(Move.PASS) : moves;
        }
    }
}
