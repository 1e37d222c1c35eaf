package hoppity.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import hoppity.engine.Engine;
import hoppity.engine.Limits;
import hoppity.engine.Line;
import hoppity.engine.Score;
import hoppity.engine.SearchRequest;
import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeardLinesTest {
    private static HeardLines of(String variant, int wanted) {
        var rules = Variants.presets().get(variant);
        return new HeardLines(7, rules, Position.initial(rules.geometry()), wanted);
    }

    @ParameterizedTest
    @ValueSource(strings = {"brainking-halma-8", "chinese-checkers-3", "halma-16-partners"})
    void whatOurOwnEngineSaysIsHeardAsItWasMeant(String id) {
        var variant = Variants.presets().get(id);
        var start = Position.initial(variant.geometry());
        try (var engine = new Engine(1)) {
            var said = engine.search(
                            new SearchRequest(7, variant, start, List.of(), Limits.ofNodes(3000), 3), snapshot -> {})
                    .result();
            var heard = of(id, 3);
            new InfoLines(variant, start.toMove()).last(said).forEach(heard::hear);
            var snapshot = heard.snapshot();

            assertThat(snapshot.requestId()).isEqualTo(7);
            assertThat(snapshot.depth()).isEqualTo(said.lines().get(0).depth());
            assertThat(snapshot.nodes()).isEqualTo(said.nodes());
            assertThat(snapshot.lines())
                    .extracting(Line::score)
                    .isEqualTo(said.lines().stream().map(Line::score).toList());
            for (int i = 0; i < said.lines().size(); i++) {
                var line = snapshot.lines().get(i);
                assertThat(line.moves()).isEqualTo(said.lines().get(i).moves());
                for (int seat = 0; seat < variant.seatCount(); seat++) {
                    assertThat(line.shares().get(seat))
                            .isCloseTo(said.lines().get(i).shares().get(seat), within(0.001));
                }
            }
        }
    }

    @Test
    void scoresAreThoseOfTheFirstSeat() {
        var variant = Variants.presets().get("brainking-halma-8");
        var start = Position.initial(variant.geometry());
        var black = start.after(first(variant, start), variant);
        var heard = new HeardLines(1, variant, black, 2);
        heard.hear("info depth 4 multipv 1 score cp 30 pv b6-c5");
        heard.hear("info depth 4 multipv 2 score win 3 pv c7-d6");

        assertThat(heard.snapshot().lines())
                .extracting(Line::score)
                .containsExactly(new Score.Estimate(-30), new Score.Loss(3));
    }

    private static Move first(hoppity.rules.Variant variant, Position start) {
        return new hoppity.rules.MoveGenerator(variant).moves(start).get(0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "info",
                "info depth",
                "info depth x score cp y nodes z",
                "info score",
                "info score cp",
                "info multipv 99999999999999999999 score cp 1 pv g3-f4",
                "info multipv 2 score cp 1 pv g3-f4",
                "info pv g3-f4",
                "info score mate 4 pv g3-f4",
                "info string pv a1-h8",
                "info depth 3 score cp 5 pv",
            })
    void whatMakesNoSenseIsPassedOver(String line) {
        var heard = of("brainking-halma-8", 1);
        heard.hear(line);

        assertThat(heard.snapshot().lines()).isEmpty();
        assertThat(heard.hasFault()).isFalse();
    }

    @Test
    void aLineOfPlayEndsBeforeItsFirstIllegalMove() throws EngineFault {
        var heard = of("brainking-halma-8", 1);
        heard.hear("info depth 3 score cp -99999999999 pv g3-f4 g3-f4 b6-c5");
        heard.check();

        var line = heard.snapshot().lines().get(0);
        assertThat(line.moves()).hasSize(1);
        assertThat(line.score()).isEqualTo(new Score.Estimate(-100_000));
        assertThat(heard.takeNews()).isTrue();
        assertThat(heard.takeNews()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a1-h8", "xyz", "--", "@resign", "b6-c5"})
    void aLineOfPlayThatBeginsWithAnIllegalMoveIsAFault(String move) {
        var heard = of("brainking-halma-8", 1);
        heard.hear("info depth 3 score cp 1 pv " + move);

        assertThatThrownBy(heard::check).hasMessage("it names an illegal move: \"" + move + "\"");
        assertThatThrownBy(() -> heard.answer(move)).isInstanceOf(EngineFault.class);
    }

    @Test
    void withoutChancesTheyFollowFromTheScore() {
        var heard = of("chinese-checkers-3", 1);
        var variant = Variants.presets().get("chinese-checkers-3");
        var start = Position.initial(variant.geometry());
        var move = new hoppity.notation.MoveText(variant.topology()).write(first(variant, start));
        heard.hear("info depth 3 score cp 0 pv " + move);

        assertThat(heard.snapshot().shares()).containsExactly(0.5, 0.25, 0.25);
    }
}
