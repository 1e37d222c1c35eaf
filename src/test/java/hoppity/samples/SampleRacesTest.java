package hoppity.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import hoppity.engine.race.RaceLimits;
import hoppity.engine.race.RaceResult.Proven;
import hoppity.engine.race.RaceSolver;
import hoppity.format.RecordFile;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.rules.Game;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Outcome;
import hoppity.rules.Termination;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every sample game of two seats is proven some plies before its end, as it ended. */
class SampleRacesTest {
    private static final RaceLimits LIMITS = new RaceLimits(1_000_000, 1_500_000, Duration.ofMinutes(5), 8L << 20);
    private static final int PLIES = 6;

    /**
     * Games that something else than a race decided, with the number of plies before the end at which they are proven. In the
     * shortest games the side that is overtaken helps the other to the last: two plies before the end it could still stand in
     * the way. In the two others the loser has, six plies before the end, a move with which no loss is shown within the turns that the
     * game took; whether that holds for good is unknown.
     */
    private static final Map<String, Integer> DECIDED_LATER = Map.of(
            "halma-8-shortest.hgj", 1,
            "halma-8-shortest.hgn", 1,
            "kutochky-corner-shortest.hgj", 1,
            "chinese-checkers-2-shortest.hgj", 1,
            "brainking-halma-8-self-play.hgj", 5,
            "gambiter-halma-8-self-play.hgj", 5);

    static List<Path> files() throws IOException {
        return SamplesTest.files();
    }

    @ParameterizedTest
    @MethodSource("files")
    void theEndIsProvenBeforehand(Path file) throws IOException {
        var game = RecordFile.load(file).games().get(0);
        assumeThat(game.variant().seatCount()).isEqualTo(2);
        var line = game.tree().lineThrough(game.tree().root());
        var outcome = ending(game, line);
        assertThat(outcome.termination()).isIn(Termination.CAMP_FILLED, Termination.BOTH_FILLED);
        var solver = new RaceSolver(game.variant());
        int earliest = DECIDED_LATER.getOrDefault(file.getFileName().toString(), PLIES);
        for (int before = 1; before <= earliest; before++) {
            var position = game.positionAt(line.get(line.size() - 1 - before));
            assertThat(solver.solve(position, LIMITS))
                    .as("%d plies before", before)
                    .isInstanceOfSatisfying(Proven.class, proven -> {
                        assertThat(proven.outcome()).isEqualTo(outcome);
                        var turns = proven.fills()
                                .get(Math.max(0, outcome.winner()))
                                .upper();
                        assertThat(turns).isNotEqualTo(OptionalInt.empty());
                    });
        }
    }

    /** The loser has a move that leads to no loss within the turns that the game took; longer plays are not looked at. */
    @ParameterizedTest
    @MethodSource("files")
    void whatIsNotProvenIsNotDecided(Path file) throws IOException {
        var later = DECIDED_LATER.get(file.getFileName().toString());
        assumeThat(later).isNotNull();
        var game = RecordFile.load(file).games().get(0);
        var line = game.tree().lineThrough(game.tree().root());
        int winner = ending(game, line).winner();
        var position = game.positionAt(line.get(line.size() - 2 - later));
        assertThat(position.toMove()).as("the loser's choice").isEqualTo(1 - winner);
        var open = new MoveGenerator(game.variant())
                .moves(position).stream()
                        .filter(move -> !isLost(game, position.after(move, game.variant()), winner, later))
                        .findFirst();
        assertThat(open).as("a move that holds out longer").isPresent();
    }

    /** By full width over the rules: whether the winner completes within so many plies, whatever the other plays. */
    private static boolean isLost(GameRecord game, hoppity.rules.Position position, int winner, int plies) {
        var variant = game.variant();
        var outcome = new Game(variant, position).outcome();
        if (outcome.isOver() || plies == 0) {
            return outcome.isOver() && outcome.isWinOf(winner);
        }
        if (position.toMove() == winner) {
            return isHopeful(game, position, winner, plies)
                    && new MoveGenerator(variant)
                            .moves(position).stream()
                                    .anyMatch(move -> isLost(game, position.after(move, variant), winner, plies - 1));
        }
        return new MoveGenerator(variant)
                .moves(position).stream()
                        .allMatch(move -> isLost(game, position.after(move, variant), winner, plies - 1));
    }

    /** A turn brings one piece home at most. */
    private static boolean isHopeful(GameRecord game, hoppity.rules.Position position, int winner, int plies) {
        long outside = position.piecesOf(winner).stream()
                .filter(cell -> !game.variant().target(winner).contains(cell))
                .count();
        return outside <= (plies + 1) / 2;
    }

    private static Outcome ending(GameRecord game, List<GameNode> line) {
        var played = new Game(game.variant(), game.startPosition());
        for (var node : line.subList(1, line.size())) {
            if (node.turn() instanceof hoppity.notation.Turn.Played turn) {
                played.play(turn.move());
            } else {
                played.skip();
            }
        }
        return played.outcome();
    }
}
