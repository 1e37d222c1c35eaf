package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.engine.SmallGames.Played;
import hoppity.notation.PositionText;
import hoppity.rules.Game;
import hoppity.rules.Position;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Limits, lines and repeatability of a search. */
class SearcherTest {
    private static final Variant HALMA = Variants.presets().get("gambiter-halma-8");

    private static BestMove search(Variant variant, Limits limits, int multiPv, StopSign sign) {
        var start = Position.initial(variant.geometry());
        var request = new SearchRequest(1, variant, start, List.of(), limits, multiPv);
        return new Searcher(4, Pruning.FULL).search(request, sign, s -> {});
    }

    private static Snapshot search(Variant variant, Limits limits, int multiPv) {
        return search(variant, limits, multiPv, new StopSign()).result();
    }

    @Test
    void endsAtTheDepth() {
        assertThat(search(HALMA, Limits.ofDepth(4), 1).depth()).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 500, 5_000, 20_000})
    void endsAtTheNodeCount(long nodes) {
        var first = search(HALMA, Limits.ofDepth(1), 1).nodes();
        assertThat(search(HALMA, Limits.ofNodes(nodes), 1).nodes()).isEqualTo(Math.max(first, nodes));
    }

    @Test
    void endsAfterTheTime() {
        var result = search(HALMA, Limits.ofTime(50), 1);
        assertThat(result.milliseconds()).isGreaterThanOrEqualTo(50);
        assertThat(result.depth()).isPositive();
    }

    @Test
    void hasAMoveEvenIfItIsStoppedBeforeItBegins() {
        var sign = new StopSign();
        sign.raise();
        var answer = search(HALMA, Limits.INFINITE, 1, sign);
        assertThat(answer.move()).isNotNull();
        assertThat(answer.result().depth()).isEqualTo(1);
    }

    @Test
    void givesNoMoreLinesThanThereAreMoves() {
        var lines = search(HALMA, Limits.ofDepth(2), 500).lines();
        assertThat(lines)
                .hasSize(new hoppity.rules.MoveGenerator(HALMA)
                        .moves(Position.initial(HALMA.geometry()))
                        .size());
        assertThat(lines.stream().map(line -> line.moves().get(0))).doesNotHaveDuplicates();
        assertThat(lines.stream().map(line -> ((Score.Estimate) line.score()).centitempi()))
                .isSortedAccordingTo(Comparator.reverseOrder());
    }

    @Test
    void givesTheSameBestLineAloneAndAmongOthers() {
        var alone = new Searcher(4, Pruning.NONE);
        var start = Position.initial(HALMA.geometry());
        var one = alone.search(
                new SearchRequest(1, HALMA, start, List.of(), Limits.ofDepth(3), 1), new StopSign(), s -> {});
        var five = new Searcher(4, Pruning.NONE)
                .search(new SearchRequest(1, HALMA, start, List.of(), Limits.ofDepth(3), 5), new StopSign(), s -> {});
        assertThat(five.result().lines()).hasSize(5);
        assertThat(five.result().lines().get(0).score())
                .isEqualTo(one.result().lines().get(0).score());
    }

    @Test
    void showsScoresFromThePointOfViewOfSeatOne() {
        var ahead = new PositionText(HALMA).read("8/8/8/8/wwww3b/wwww2bb/ww3bbb/5bbb b 20");
        var black = Played.start(HALMA, ahead);
        var line = new Searcher(1, Pruning.FULL)
                .search(black.request(Limits.ofDepth(2), 1), new StopSign(), s -> {})
                .result()
                .lines()
                .get(0);
        assertThat(((Score.Estimate) line.score()).centitempi()).isNegative();
    }

    @Test
    void linesArePlayable() {
        for (var variant : SmallGames.systems()) {
            var random = new Random(9);
            for (int i = 0; i < 20; i++) {
                var played = SmallGames.nearTheEnd(variant, random);
                if (played.game().outcome().isOver()) {
                    continue;
                }
                var answer = new Searcher(1, Pruning.FULL)
                        .search(played.request(Limits.ofDepth(6), 3), new StopSign(), s -> {});
                for (var line : answer.result().lines()) {
                    var game = new Game(variant, played.start());
                    var moves = new ArrayList<>(played.moves());
                    moves.addAll(line.moves());
                    moves.forEach(game::play);
                    if (line.score() instanceof Score.Win) {
                        assertThat(game.outcome().isWinOf(0))
                                .as(variant.id() + line)
                                .isTrue();
                    }
                }
            }
        }
    }

    @Test
    void saysHowAFinishedGameStands() {
        var played = Played.start(HALMA, Position.initial(HALMA.geometry()));
        var random = new Random(1);
        while (!played.game().outcome().isOver()) {
            played.play(SmallGames.forwardMove(played, random));
        }
        var answer = new Searcher(1, Pruning.FULL).search(played.request(Limits.INFINITE, 1), new StopSign(), s -> {});
        assertThat(answer.move()).isNull();
        assertThat(answer.outcome()).isEqualTo(played.game().outcome());
        assertThat(answer.outcome().termination()).isNotEqualTo(Termination.UNTERMINATED);
        assertThat(answer.result().lines()).isEmpty();
    }

    @Test
    void endsByItselfWhenAllIsKnown() {
        var variant = SmallGames.variant(4, 4, 8);
        var random = new Random(3);
        var played = SmallGames.nearTheEnd(variant, random);
        var answer = new Searcher(1, Pruning.FULL).search(played.request(Limits.INFINITE, 1), new StopSign(), s -> {});
        assertThat(answer.result().lines().get(0).score().isProven()).isTrue();
    }

    @Test
    void refusesOddRequests() {
        var start = Position.initial(HALMA.geometry());
        assertThatThrownBy(() -> new SearchRequest(1, HALMA, start, List.of(), Limits.INFINITE, 0))
                .hasMessageContaining("not 0");
        assertThatThrownBy(() -> new Limits(-1, 0, 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
