package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hoppity.engine.SmallGames.Played;
import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the tree search finds in games of three and more seats, what it says of it, and when it ends. */
class MaxnTreeSearchTest {
    private static final Variant THREE = Variants.presets().get("chinese-checkers-3");
    private static final Variant FOUR = Variants.presets().get("halma-16-four");
    private static final Variant PARTNERS = Variants.presets().get("halma-16-partners");

    static List<Variant> presets() {
        return SeatedGames.presets();
    }

    static Stream<Variant> presetsForOneEach() {
        return SeatedGames.presets().stream().filter(v -> v.team(0).size() == 1);
    }

    private static BestMove search(Played played, long nodes, int lines) {
        return SeatedGames.search(SeatedMethod.TREE, played, Limits.ofNodes(nodes), lines);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("presetsForOneEach")
    void finishesWithOneMove(Variant variant) {
        for (var study : SeatedGames.almostHome(variant, 1)) {
            int seat = study.position().toMove();
            var answer = search(Played.start(variant, study.position()), 100, 1);
            assertThat(SeatedGames.isFilled(variant, study.position().after(answer.move(), variant), seat))
                    .isTrue();
            var line = answer.result().lines().get(0);
            assertThat(line.score()).isEqualTo(new Score.Win(1));
            assertThat(line.shares().get(seat)).isEqualTo(1);
            assertThat(SeatedGames.sum(variant, line.shares())).isEqualTo(1);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("presetsForOneEach")
    void finishesWithTwoMoves(Variant variant) {
        for (var study : SeatedGames.almostHome(variant, 2)) {
            int seat = study.position().toMove();
            var played = Played.start(variant, study.position());
            for (int turn = 1; turn <= 2; turn++) {
                var answer = search(played, 6000, 1);
                assertThat(answer.result().lines().get(0).score().isProven()).isEqualTo(turn == 2);
                assertThat(answer.result().shares().get(seat)).isGreaterThan(0.5);
                played.play(answer.move());
                while (turn == 1 && played.game().toMove() != seat) {
                    played.play(played.legalMoves().get(0));
                }
            }
            assertThat(played.game().finished()).containsExactly(seat);
        }
    }

    @Test
    void takesTheNextPlaceWhenTheFirstIsGone() {
        var position = SeatedGames.firstPlaceGone(THREE);
        var answer = search(Played.start(THREE, position), 4000, 2);
        assertThat(SeatedGames.isFilled(THREE, position.after(answer.move(), THREE), position.toMove()))
                .isTrue();
        assertThat(answer.result().lines())
                .hasSize(2)
                .allMatch(line -> !line.score().isProven());
        assertThat(answer.result().shares()).containsExactly(1.0, 0.0, 0.0);
    }

    @Test
    void makesRoomForThePartner() {
        var start = SeatedGames.partnerInTheWay(PARTNERS);
        var answer = search(Played.start(PARTNERS, start), 30_000, 1);
        assertThat(answer.move().from()).isEqualTo(PARTNERS.topology().find("m2"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("presets")
    void sharesSumToOneAndNothingIsProven(Variant variant) {
        var random = new Random(11);
        for (int i = 0; i < 3; i++) {
            var played = SeatedGames.midgame(variant, random, 7 * i * variant.seatCount() + i);
            var result = search(played, 3000, 3).result();
            assertThat(result.lines()).hasSize(3).allMatch(line -> !line.score().isProven());
            for (var line : result.lines()) {
                assertThat(line.shares()).hasSize(variant.seatCount()).allMatch(share -> share >= 0 && share <= 1);
                assertThat(SeatedGames.sum(variant, line.shares())).isCloseTo(1, within(1e-9));
                for (int seat = 0; seat < variant.seatCount(); seat++) {
                    for (int mate : variant.team(seat)) {
                        assertThat(line.shares().get(mate))
                                .isEqualTo(line.shares().get(seat));
                    }
                }
            }
            assertThat(result.shares()).isEqualTo(result.lines().get(0).shares());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("presets")
    void linesArePlayableAndTheirMovesDiffer(Variant variant) {
        var played = SeatedGames.midgame(variant, new Random(2), 5 * variant.seatCount());
        var lines = search(played, 5000, 4).result().lines();
        assertThat(lines.stream().map(line -> line.moves().get(0))).hasSize(4).doesNotHaveDuplicates();
        for (var line : lines) {
            var game = new Game(variant, played.start());
            played.moves().forEach(game::play);
            line.moves().forEach(game::play);
        }
    }

    @Test
    void theSameNodesGiveTheSameAnswer() {
        for (var variant : List.of(THREE, FOUR, PARTNERS)) {
            var played = SeatedGames.midgame(variant, new Random(4), 20);
            var once = search(played, 20_000, 3).result();
            var again = search(played, 20_000, 3).result();
            assertThat(again.lines()).isEqualTo(once.lines());
            assertThat(again.nodes()).isEqualTo(once.nodes());
        }
    }

    @Test
    void endsAtItsLimits() {
        var played = SeatedGames.midgame(THREE, new Random(1), 12);
        // A line is played to its end.
        assertThat(search(played, 4000, 1).result().nodes()).isBetween(4000L, 4200L);
        var timed = SeatedGames.search(SeatedMethod.TREE, played, Limits.ofTime(50), 1);
        assertThat(timed.result().milliseconds()).isGreaterThanOrEqualTo(50);
        var sign = new StopSign();
        sign.raise();
        var stopped = new Searcher(1, Pruning.FULL, SeatedMethod.TREE)
                .search(played.request(Limits.INFINITE, 1), sign, s -> {});
        assertThat(stopped.move()).isIn(played.legalMoves());
        assertThat(stopped.result().nodes()).isLessThan(10_000);
    }

    @Test
    void goesOnWhenItsMemoryGrowsShort() {
        var played = SeatedGames.midgame(THREE, new Random(1), 12);
        var full = new Searcher(1, Pruning.FULL, SeatedMethod.TREE)
                .search(played.request(Limits.ofNodes(300_000), 1), new StopSign(), s -> {});
        assertThat(full.result().hashFull()).isGreaterThan(700);
        assertThat(full.result().nodes()).isGreaterThanOrEqualTo(300_000);
        assertThat(full.move()).isIn(played.legalMoves());
    }

    @Test
    void aSearchToADepthIsBestReply() {
        var played = SeatedGames.midgame(THREE, new Random(1), 12);
        assertThat(SeatedGames.search(SeatedMethod.TREE, played, Limits.ofDepth(3), 1)
                        .result()
                        .depth())
                .isEqualTo(3);
    }

    /** A seat that has no move passes, in the tree too. */
    @Test
    void passesWhereThereIsNoMove() {
        var position = SeatedGames.shutIn(THREE);
        assertThat(new MoveGenerator(THREE).moves(position)).isEmpty();
        assertThat(search(Played.start(THREE, position), 2000, 3).move()).isEqualTo(Move.PASS);
    }

    /** In games for places what each may expect are the rivals it is placed before, and these sum to half of all pairs. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("presetsForOneEach")
    void resultsAreThePartsOfTheRivalsBeaten(Variant variant) {
        var random = new Random(9);
        for (int i = 0; i < 5; i++) {
            var position = new MutablePosition(
                    variant, SeatedGames.midgame(variant, random, 10 * i).position());
            var standing = new Standing(variant, new Armies(new CellValues(variant), position));
            var prospects = new Prospects(standing, position, variant.playsOn());
            prospects.begin();
            prospects.judge(false);
            double results = 0;
            double shares = 0;
            for (int side = 0; side < standing.sideCount(); side++) {
                results += prospects.result(side);
                shares += prospects.share(side);
            }
            assertThat(results).isCloseTo(standing.sideCount() / 2.0, within(1e-9));
            assertThat(shares).isCloseTo(1, within(1e-9));
        }
    }

    @Test
    void lessStrengthIsALesserResult() {
        var position = new MutablePosition(
                THREE, SeatedGames.midgame(THREE, new Random(2), 30).position());
        var standing = new Standing(THREE, new Armies(new CellValues(THREE), position));
        var prospects = new Prospects(standing, position, true);
        prospects.begin();
        prospects.judge(false);
        var byStrength = Stream.of(0, 1, 2)
                .sorted(Comparator.comparingInt(side -> standing.strength(position, side)))
                .toList();
        assertThat(byStrength.stream().map(prospects::result)).isSorted();
        prospects.judge(true);
        assertThat(prospects.result(0)).isEqualTo(0.5);
        prospects.finish(1, 0);
        prospects.judge(false);
        assertThat(prospects.result(1)).isEqualTo(1);
        assertThat(prospects.share(1)).isEqualTo(1);
    }
}
