package hoppity.studio.graph;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.Turn;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.rules.Tempo;
import hoppity.rules.Termination;
import hoppity.studio.document.GameFixture;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TempoSeriesTest {
    @ParameterizedTest
    @ValueSource(strings = {"gambiter-halma-8", "gambiter-ugolki", "gambiter-halma-10"})
    void everyNumberIsThatOfThePosition(String variant) {
        var record = RandomGames.of(variant, 80, 5);
        var series = series(record, null);

        for (var node : series.line()) {
            for (int seat = 0; seat < 2; seat++) {
                var position = record.positionAt(node);
                assertThat(series.value(Measure.TEMPO, seat, node.ply()))
                        .isEqualTo(Tempo.tempo(record.variant(), position, seat));
                assertThat(series.value(Measure.TO_GO, seat, node.ply()))
                        .isEqualTo(Tempo.toGo(record.variant(), position, seat));
            }
        }
    }

    @Test
    void theStartOfHalmaIs120With100ToGo() {
        var series = series(RandomGames.of("gambiter-halma-8", 0, 1), null);

        assertThat(series.lastPly()).isZero();
        assertThat(series.value(Measure.TEMPO, 0, 0)).isEqualTo(120);
        assertThat(series.value(Measure.TO_GO, 1, 0)).isEqualTo(100);
    }

    @Test
    void whatTheLinesShareIsNotCountedAgain() {
        var record = RandomGames.of("gambiter-halma-8", 100, 9);
        var before = series(record, null);
        var branch = before.line().get(60);
        var loader = record.loader();
        var side = loader.add(loader.freshId(), branch, Turn.SKIP);
        loader.add(loader.freshId(), side, Turn.SKIP);

        var line = record.tree().lineThrough(side);
        var after = TempoSeries.of(record.variant(), record.startPosition(), line, before);
        var fresh = TempoSeries.of(record.variant(), record.startPosition(), line, null);

        assertThat(before.computed()).isEqualTo(101);
        assertThat(after.computed()).isEqualTo(2);
        assertThat(fresh.computed()).isEqualTo(63);
        for (var measure : Measure.values()) {
            for (int seat = 0; seat < 2; seat++) {
                assertThat(after.values(measure, seat)).containsExactly(fresh.values(measure, seat));
            }
        }
    }

    @Test
    void aResignationEndsTheGameWhereItStands() {
        var record = GameFixture.empty();
        GameFixture.add(record, record.tree().root(), "h4-h5", "a5-a4", "@resign", "h5-h4");

        var end = series(record, null).end().orElseThrow();

        assertThat(end.ply()).isEqualTo(3);
        assertThat(end.outcome().termination()).isEqualTo(Termination.RESIGNATION);
        assertThat(end.outcome().isWinOf(1)).isTrue();
    }

    @Test
    void aGameThatGoesOnHasNoEnd() {
        assertThat(series(RandomGames.of("gambiter-halma-8", 10, 2), null).end())
                .isEmpty();
    }

    @Test
    void theSeatThatMovedIsKnownFromTheOrderOfTurns() {
        var series = series(RandomGames.of("gambiter-halma-8", 4, 2), null);

        assertThat(List.of(1, 2, 3, 4).stream().map(series::moverOf)).containsExactly(0, 1, 0, 1);
    }

    private static TempoSeries series(GameRecord record, TempoSeries known) {
        List<GameNode> line = record.tree().lineThrough(record.tree().root());
        return TempoSeries.of(record.variant(), record.startPosition(), line, known);
    }
}
