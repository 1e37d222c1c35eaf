package hoppity.engine.floor;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Position;
import hoppity.rules.RuleOptions.LeaveTarget;
import hoppity.rules.RuleOptions.TempoMeasure;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The frozen opponent plays by the rules: its moves and its verdicts are those of the rules. */
class FloorEngineTest {
    private static final int TOO_LONG = 600;

    static List<Variant> variants() {
        return Variants.presets().all().stream()
                .filter(v -> v.seatCount() == 2 && !v.options().longJumps())
                .filter(v -> v.options().leaveTarget() != LeaveTarget.FORBIDDEN_EACH_HOP)
                .filter(v -> v.options().tempoMeasure() == TempoMeasure.CORNER_CELL)
                .toList();
    }

    /** Random games, forwards more often than not: the same moves, and an end in the same place. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("variants")
    void agreesWithTheRules(Variant variant) {
        var random = new Random(3);
        var tables = new FloorTables(variant);
        var generator = new FloorMoves(variant, tables);
        var buffer = new int[FloorMoves.MAX_MOVES];
        int ended = 0;
        for (int i = 0; i < 4; i++) {
            var game = new Game(variant);
            var start = Position.initial(variant.geometry());
            var board = new FloorBoard(variant, tables, start);
            while (!game.outcome().isOver() && game.plies() < TOO_LONG) {
                var moves = new MoveGenerator(variant).moves(game.position());
                int count = generator.generate(board, buffer);
                assertThat(Arrays.stream(buffer, 0, count).sorted())
                        .containsExactlyElementsOf(
                                moves.stream().map(Move::code).sorted().toList());
                int seat = game.toMove();
                var move = moves.isEmpty()
                        ? Move.PASS
                        : random.nextInt(6) == 0
                                ? moves.get(random.nextInt(moves.size()))
                                : moves.stream()
                                        .max(java.util.Comparator.comparingInt(m -> board.gain(seat, m.code())))
                                        .orElseThrow();
                board.make(move.code());
                int taken = board.estimate();
                board.unmake(move.code());
                board.make(move.code());
                var fresh = new FloorBoard(variant, tables, game.position().after(move, variant));
                assertThat(board.estimate()).isEqualTo(taken).isEqualTo(fresh.estimate());
                assertThat(board.key()).isEqualTo(fresh.key());
                var outcome = game.play(move);
                int verdict = board.verdict(move.code());
                if (verdict != FloorBoard.GOES_ON) {
                    int white = seat == 0 ? verdict : -verdict;
                    assertThat(outcome.isOver()).isTrue();
                    assertThat(outcome.isWinOf(0)).isEqualTo(white > 0);
                    assertThat(outcome.isWinOf(1)).isEqualTo(white < 0);
                    ended++;
                } else {
                    assertThat(outcome.termination())
                            .isIn(Termination.UNTERMINATED, Termination.REPETITION, Termination.NO_MOVES);
                }
            }
        }
        assertThat(ended).isPositive();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("variants")
    void playsWholeGames(Variant variant) {
        var engine = new FloorEngine(variant);
        var game = new Game(variant);
        var moves = new ArrayList<Move>();
        var start = Position.initial(variant.geometry());
        while (!game.outcome().isOver() && moves.size() < TOO_LONG) {
            var move = engine.searchDeep(2, start, moves);
            game.play(move);
            moves.add(move);
        }
        assertThat(game.outcome().isOver() || moves.size() == TOO_LONG).isTrue();
    }
}
