package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hoppity.engine.SmallGames.Played;
import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is found in games of three and more seats, what is said of it, and when the search ends. */
class BestReplySearchTest {
    private static final Variant THREE = Variants.presets().get("chinese-checkers-3");
    private static final Variant FOUR = Variants.presets().get("halma-16-four");
    private static final Variant PARTNERS = Variants.presets().get("halma-16-partners");

    static List<Variant> presets() {
        return SeatedGames.presets();
    }

    static Stream<Variant> presetsForOneEach() {
        return SeatedGames.presets().stream().filter(v -> v.team(0).size() == 1);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("presetsForOneEach")
    void finishesWithOneMove(Variant variant) {
        for (var study : SeatedGames.almostHome(variant, 1)) {
            int seat = study.position().toMove();
            var answer = SeatedGames.search(Played.start(variant, study.position()), Limits.ofDepth(4), 1);
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
                var answer = SeatedGames.search(played, Limits.ofDepth(4), 1);
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
        var answer = SeatedGames.search(Played.start(THREE, position), Limits.ofDepth(4), 2);
        assertThat(SeatedGames.isFilled(THREE, position.after(answer.move(), THREE), position.toMove()))
                .isTrue();
        assertThat(answer.result().lines()).allMatch(line -> !line.score().isProven());
        assertThat(answer.result().shares()).containsExactly(1.0, 0.0, 0.0);
    }

    /** Black fills the upper right corner with l16-m16 unless White's piece on l15 goes there first. */
    @Test
    void keepsARivalFromFinishing() {
        var position = SeatedGames.threat(FOUR);
        assertThat(SeatedGames.fillingMoves(FOUR, position.after(white(FOUR, position, "p1"), FOUR)))
                .as("Black threatens to finish")
                .isPositive();
        var answer = SeatedGames.search(Played.start(FOUR, position), Limits.ofDepth(3), 1);
        assertThat(SeatedGames.fillingMoves(FOUR, position.after(answer.move(), FOUR)))
                .isZero();
    }

    /** Any move of White's but of the piece on that cell, and not to l15's neighbours. */
    private static Move white(Variant variant, Position position, String but) {
        int cell = variant.topology().find(but);
        return new MoveGenerator(variant)
                .moves(position).stream()
                        .filter(m -> m.from() != cell
                                && m.from() != variant.topology().find("l15"))
                        .findFirst()
                        .orElseThrow();
    }

    /** White and Red lack one cell each; the game is theirs when both have it. */
    @Test
    void partnersFinishOneAfterTheOther() {
        var topology = PARTNERS.topology();
        var white = new ArrayList<>(PARTNERS.target(0).cells());
        white.remove(Integer.valueOf(topology.find("d15")));
        white.add(topology.find("e14"));
        var red = new ArrayList<>(PARTNERS.target(2).cells());
        red.remove(Integer.valueOf(topology.find("m2")));
        red.add(topology.find("l3"));
        var start = SeatedGames.with(PARTNERS, 0, Map.of(0, white, 2, red), topology.find("d15"), topology.find("m2"));
        var played = Played.start(PARTNERS, start);

        var first = SeatedGames.search(played, Limits.ofDepth(5), 1);
        assertThat(first.result().lines().get(0).score().isProven()).isFalse();
        assertThat(first.result().shares())
                .hasSize(4)
                .element(2)
                .isEqualTo(first.result().shares().get(0));
        played.play(first.move());
        assertThat(SeatedGames.isFilled(PARTNERS, played.position(), 0)).isTrue();
        played.play(SeatedGames.search(played, Limits.ofDepth(3), 1).move());
        var last = SeatedGames.search(played, Limits.ofDepth(3), 1);
        assertThat(last.result().lines().get(0).score()).isEqualTo(new Score.Win(1));
        assertThat(last.result().shares()).containsExactly(1.0, 0.0, 1.0, 0.0);
        played.play(last.move());
        assertThat(played.game().outcome().isWinOf(0)).isTrue();
        assertThat(played.game().outcome().isWinOf(2)).isTrue();
    }

    /** White's piece stands in the gap that Red's last piece is to fill, and has better moves than to leave it. */
    @Test
    void makesRoomForThePartner() {
        var topology = PARTNERS.topology();
        var start = SeatedGames.partnerInTheWay(PARTNERS);
        var answer = SeatedGames.search(Played.start(PARTNERS, start), Limits.ofDepth(5), 1);
        assertThat(answer.move().from()).isEqualTo(topology.find("m2"));
        var afterwards = start.after(answer.move(), PARTNERS);
        afterwards =
                afterwards.after(new MoveGenerator(PARTNERS).moves(afterwards).get(0), PARTNERS);
        assertThat(SeatedGames.fillingMoves(PARTNERS, afterwards)).isPositive();
    }

    /** Without pruning the search gives what the definition of best reply gives. */
    @ParameterizedTest
    @CsvSource({"chinese-checkers-3, 3", "chinese-checkers-4, 2", "chinese-checkers-6, 2", "halma-16-partners, 2"})
    void agreesWithThePlainRecursion(String preset, int depth) {
        var variant = Variants.presets().get(preset);
        var random = new Random(5);
        for (int i = 0; i < 4; i++) {
            var played = SeatedGames.midgame(variant, random, 6 * variant.seatCount() + i);
            var keys = new long[] {new MutablePosition(variant, played.position()).key()};
            var position = new MutablePosition(variant, played.position());
            var cells = new CellValues(variant);
            var budget = new Budget(Limits.INFINITE, new StopSign(), () -> {});
            var search = new BestReplySearch(
                    variant, position, cells, keys, new TranspositionTable(1), Pruning.NONE, budget);
            var plain = new PlainBestReply(variant, played.position(), cells, keys);
            for (var move : played.legalMoves().subList(0, 4)) {
                int value = search.rootMove(move.code(), depth, -Values.INFINITE, Values.INFINITE, false);
                assertThat(value).isEqualTo(plain.rootMove(move.code(), depth));
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("presets")
    void sharesSumToOneAndNothingIsProven(Variant variant) {
        var random = new Random(11);
        for (int i = 0; i < 4; i++) {
            var played = SeatedGames.midgame(variant, random, 7 * i * variant.seatCount() + i);
            var result = SeatedGames.search(played, Limits.ofNodes(1500), 3).result();
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
            int mover = played.game().toMove();
            assertThat(result.lines().stream().map(line -> line.shares().get(mover)))
                    .isSortedAccordingTo(Comparator.reverseOrder());
            assertThat(result.shares()).isEqualTo(result.lines().get(0).shares());
        }
    }

    @Test
    void theStartIsNobodysGame() {
        for (var variant : SeatedGames.presets()) {
            var played = Played.start(variant, Position.initial(variant.geometry()));
            var shares =
                    SeatedGames.search(played, Limits.ofDepth(3), 1).result().shares();
            double fair = variant.team(0).size() / (double) variant.seatCount();
            assertThat(shares).as(variant.id()).allMatch(share -> Math.abs(share - fair) < 0.15);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("presets")
    void linesArePlayableAndTheirMovesDiffer(Variant variant) {
        var played = SeatedGames.midgame(variant, new Random(2), 5 * variant.seatCount());
        var lines = SeatedGames.search(played, Limits.ofDepth(3), 4).result().lines();
        assertThat(lines.stream().map(line -> line.moves().get(0))).doesNotHaveDuplicates();
        for (var line : lines) {
            assertThat(line.moves()).hasSizeGreaterThanOrEqualTo(3);
            var game = new Game(variant, played.start());
            played.moves().forEach(game::play);
            line.moves().forEach(game::play);
        }
    }

    @Test
    void givesNoMoreLinesThanThereAreMoves() {
        var played = Played.start(THREE, Position.initial(THREE.geometry()));
        assertThat(SeatedGames.search(played, Limits.ofDepth(1), 500).result().lines())
                .hasSize(played.legalMoves().size());
    }

    @Test
    void endsAtItsLimits() {
        var played = SeatedGames.midgame(THREE, new Random(1), 12);
        assertThat(SeatedGames.search(played, Limits.ofDepth(3), 1).result().depth())
                .isEqualTo(3);
        assertThat(SeatedGames.search(played, Limits.ofNodes(4000), 1).result().nodes())
                .isEqualTo(4000);
        assertThat(SeatedGames.search(played, Limits.ofTime(50), 1).result().milliseconds())
                .isGreaterThanOrEqualTo(50);
        var sign = new StopSign();
        sign.raise();
        var stopped = new Searcher(1, Pruning.FULL, SeatedMethod.BEST_REPLY)
                .search(played.request(Limits.INFINITE, 1), sign, s -> {});
        assertThat(stopped.move()).isIn(played.legalMoves());
        assertThat(stopped.result().depth()).isEqualTo(1);
    }

    @Test
    void saysWhoHasWhichPlaceAtTheEnd() {
        var study = SeatedGames.almostHome(THREE, 0, 1).position();
        var played = Played.start(THREE, study);
        var random = new Random(3);
        while (!played.game().outcome().isOver()) {
            played.play(SeatedGames.greedy(THREE, random).move(played));
        }
        var answer = SeatedGames.search(played, Limits.INFINITE, 1);
        assertThat(answer.move()).isNull();
        assertThat(answer.outcome()).isEqualTo(played.game().outcome());
    }

    /** The search's fingerprint: a change here is a change of the search, and must be meant. */
    @ParameterizedTest
    @CsvSource({
        "chinese-checkers-3, 5, 2041",
        "chinese-checkers-6, 4, 20059",
        "super-chinese-checkers-4, 4, 7065",
        "halma-16-four, 4, 12181",
        "halma-16-partners, 4, 3302",
    })
    void visitsAlwaysTheSameNodes(String preset, int depth, long nodes) {
        var variant = Variants.presets().get(preset);
        var played = Played.start(variant, Position.initial(variant.geometry()));
        assertThat(SeatedGames.search(played, Limits.ofDepth(depth), 1).result().nodes())
                .isEqualTo(nodes);
    }

    /** Best-reply search by its definition: every move, no bounds, no memory. Values are the root's side's. */
    private static final class PlainBestReply {
        private final MoveGenerator generator;
        private final MutablePosition position;
        private final SeatedVariation variation;

        PlainBestReply(Variant variant, Position root, CellValues cells, long[] game) {
            generator = new MoveGenerator(variant);
            position = new MutablePosition(variant, root);
            variation = new SeatedVariation(variant, position, cells, generator, game);
        }

        int rootMove(int move, int depth) {
            return play(move, depth - 1, 0, false);
        }

        private int value(int depth, int ply, boolean replied) {
            boolean own = variation.isOwnTurn();
            if (depth <= 0 && !replied) {
                return variation.estimate();
            }
            if (!own && replied) {
                return play(variation.mostForward(), depth, ply, true);
            }
            var moves = new int[MoveGenerator.MAX_MOVES];
            int count = generator.generate(position, moves);
            if (count == 0) {
                moves[count++] = Move.PASS_CODE;
            }
            int best = own ? -Values.INFINITE : Values.INFINITE;
            for (int i = 0; i < count; i++) {
                int value = play(moves[i], depth - 1, ply, !own);
                best = own ? Math.max(best, value) : Math.min(best, value);
            }
            if (!own && variation.isRivalNext()) {
                best = Math.min(best, play(variation.mostForward(), depth, ply, false));
            }
            return best;
        }

        private int play(int move, int depth, int ply, boolean replied) {
            int mover = variation.toMove();
            int gone = variation.gone();
            variation.play(move);
            int value = variation.verdict(mover, gone, ply + 1);
            if (value == SeatedVariation.GOES_ON) {
                value = value(depth, ply + 1, replied && !variation.isOwnTurn());
            }
            variation.takeBack(move);
            return value;
        }
    }
}
