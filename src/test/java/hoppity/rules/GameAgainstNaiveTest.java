package hoppity.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Whole games, judged ply by ply by {@link Game} and by {@link NaiveGame}. Limits are shortened and options varied, and half
 * of the games begin near their end, so that every way of ending comes up.
 */
class GameAgainstNaiveTest {
    private static final int GAMES_A_VARIANT = 40;
    private static final int MAX_PLIES = 50;
    private static final int PLIES_AFTER_THE_END = 3;

    private static final Map<RuleOption, List<String>> CHOICES = Map.of(
            RuleOption.WIN, List.of("ALL_OWN", "ALL_OWN", "PARLETT", "OCCUPY_FREE"),
            RuleOption.LAST_MOVE, List.of("NONE", "EQUALISE"),
            RuleOption.TEMPO_MEASURE, List.of("CORNER_CELL", "CAMP"),
            RuleOption.LEAVE_TARGET, List.of("ALLOWED", "FORBIDDEN_AT_END", "FORBIDDEN_EACH_HOP"),
            RuleOption.REPETITION, List.of("NONE", "THREEFOLD_DRAW"),
            RuleOption.HOME_CHECK, List.of("NONE", "ONCE", "EACH_MOVE"),
            RuleOption.REENTER_HOME, List.of("ALLOWED", "LOSES_AFTER_LIMIT", "ILLEGAL"));

    private final Set<Termination> terminations = EnumSet.noneOf(Termination.class);
    private final Set<String> endings = new HashSet<>();

    @Test
    void everyPresetInItsOwnRulesWithShortLimits() {
        var random = new Random(20);
        for (var preset : Variants.presets().all()) {
            for (int i = 0; i < GAMES_A_VARIANT / (preset.topology().size() > 100 ? 5 : 1); i++) {
                playOut(shortened(preset, random), random, i);
            }
        }
        assertThat(terminations)
                .contains(
                        Termination.CAMP_FILLED,
                        Termination.BOTH_FILLED,
                        Termination.HOME_NOT_LEFT,
                        Termination.BOTH_HOME_NOT_LEFT,
                        Termination.HOME_REENTERED,
                        Termination.TEMPO_LIMIT,
                        Termination.TEMPO_LIMIT_EQUAL,
                        Termination.REPETITION);
    }

    @Test
    void smallBoardsUnderEveryMixtureOfOptions() {
        var random = new Random(21);
        var boards = Stream.of("4:2x2:4", "4:tri2:8", "5:tri2:6", "6:tri3:4", "8:3x3:8", "5:2x3:4")
                .map(GeometrySpec::parse)
                .toList();
        for (int i = 0; i < 1_500; i++) {
            var variant = boards.get(random.nextInt(boards.size()));
            variant = Study.with(variant, RuleOption.HOME_LIMIT, 1 + random.nextInt(8));
            for (var choice : CHOICES.entrySet()) {
                var values = choice.getValue();
                variant = Study.with(variant, choice.getKey(), values.get(random.nextInt(values.size())));
            }
            variant = Study.with(variant, RuleOption.TEMPO_LIMIT, random.nextInt(3) * 7);
            variant = Study.with(variant, RuleOption.FORWARD_ONLY, random.nextInt(4) == 0);
            playOut(variant, random, i);
        }
        assertThat(terminations)
                .containsExactlyInAnyOrder(
                        Termination.CAMP_FILLED,
                        Termination.BOTH_FILLED,
                        Termination.HOME_NOT_LEFT,
                        Termination.BOTH_HOME_NOT_LEFT,
                        Termination.HOME_REENTERED,
                        Termination.TEMPO_LIMIT,
                        Termination.TEMPO_LIMIT_EQUAL,
                        Termination.REPETITION,
                        Termination.NO_MOVES);
    }

    @Test
    void smallBoardsForThreeToSixSeats() {
        var random = new Random(22);
        var boards = Stream.of("star2:p3", "star2:p4", "star2:p5", "star2:p6", "5:tri2x4:8", "6:tri2x4:4")
                .map(GeometrySpec::parse)
                .toList();
        for (int i = 0; i < 600; i++) {
            var variant = boards.get(random.nextInt(boards.size()));
            for (var option : List.of(RuleOption.WIN, RuleOption.LEAVE_TARGET, RuleOption.REPETITION)) {
                var values = CHOICES.get(option);
                variant = Study.with(variant, option, values.get(random.nextInt(values.size())));
            }
            variant = Study.with(variant, RuleOption.REENTER_HOME, random.nextBoolean() ? "ALLOWED" : "ILLEGAL");
            variant = Study.with(variant, RuleOption.STOP_IN_FOREIGN_POINT, random.nextInt(3) > 0);
            variant = Study.with(variant, RuleOption.LONG_JUMPS, random.nextInt(3) == 0);
            int course = random.nextInt(3);
            if (course == 0) {
                variant = Study.with(variant, RuleOption.RANKING, "PLAY_ON");
            } else if (course == 1 && variant.seatCount() % 2 == 0) {
                variant = Study.with(variant, RuleOption.PARTNERS, "OPPOSITE");
            }
            playOut(variant, random, i);
        }
        assertThat(endings).contains("0 campFilled", "0+2 campFilled", "1+4 campFilled", "draw repetition");
        assertThat(endings).anyMatch(ending -> ending.matches("\\d>\\d campFilled"));
        assertThat(endings).anyMatch(ending -> ending.matches("\\d>\\d>\\d>\\d>\\d campFilled"));
        assertThat(endings).anyMatch(ending -> ending.matches("\\d(>\\d)* (repetition|noMoves)"));
    }

    private static Variant shortened(Variant preset, Random random) {
        var options = preset.options();
        var variant = preset;
        if (options.homeLimit() > 0) {
            variant = Study.with(variant, RuleOption.HOME_LIMIT, 2 + random.nextInt(8));
        }
        if (options.tempoLimit() > 0) {
            variant = Study.with(variant, RuleOption.TEMPO_LIMIT, 8 + random.nextInt(10));
        }
        return variant;
    }

    private void playOut(Variant variant, Random random, int round) {
        var start = switch (round % 4) {
            case 0 -> Position.initial(variant.geometry());
            case 1 -> RandomPositions.scattered(variant, random);
            default -> RandomPositions.nearTheEnd(variant, random);
        };
        var game = new Game(variant, start);
        var naive = new NaiveGame(variant, start);
        var text = new MoveText(variant.topology());
        boolean idle = random.nextInt(4) == 0;
        int after = 0;
        assertThat(describe(game.outcome())).isEqualTo(naive.result());
        while (game.plies() < MAX_PLIES && after < PLIES_AFTER_THE_END) {
            if (game.outcome().isOver()) {
                terminations.add(game.outcome().termination());
                endings.add(naive.result());
                after++;
            }
            var legal = naive.moves();
            assertThat(game.canMove()).isEqualTo(!legal.isEmpty());
            if (legal.isEmpty()) {
                assertThat(game.isLegal(Move.PASS)).isTrue();
                game.play(Move.PASS);
                naive.play(null);
            } else {
                var move = choose(
                        game,
                        legal.stream()
                                .map(written -> ((Turn.Played) text.read(written)).move())
                                .toList(),
                        idle,
                        random);
                game.play(move);
                naive.play(text.write(move));
            }
            assertThat(describe(game.outcome())).isEqualTo(naive.result());
            assertThat(game.finished()).isEqualTo(naive.finished());
            assertThat(game.toMove()).isEqualTo(naive.mover());
            assertThat(game.moveNumber()).isEqualTo(naive.moveNumber());
        }
    }

    /** Mostly the move that gains most tempi; in idle games mostly one of the first two, which soon repeats. */
    private static Move choose(Game game, List<Move> moves, boolean idle, Random random) {
        if (idle) {
            return moves.get(random.nextInt(Math.min(2, moves.size())));
        }
        if (random.nextInt(5) == 0) {
            return moves.get(random.nextInt(moves.size()));
        }
        var variant = game.variant();
        int seat = game.toMove();
        int corner = variant.target(seat).corner();
        return moves.stream()
                .min(Comparator.comparingInt((Move m) -> variant.topology().distance(m.to(), corner)
                                - variant.topology().distance(m.from(), corner))
                        .thenComparing(m -> m.to() * 31 % 17))
                .orElseThrow();
    }

    private static String describe(Outcome outcome) {
        return switch (outcome.kind()) {
            case ONGOING -> "ongoing";
            case DRAW -> "draw " + outcome.termination().key();
            case WIN ->
                outcome.places().stream()
                                .map(group ->
                                        group.stream().map(String::valueOf).collect(Collectors.joining("+")))
                                .collect(Collectors.joining(">"))
                        + " " + outcome.termination().key();
        };
    }
}
