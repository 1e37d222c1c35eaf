package hoppity.studio.graph;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.Turn;
import hoppity.record.GameRecord;
import hoppity.rules.Position;
import hoppity.rules.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;

class GraphMarkTest {
    @Test
    void aClockIsAfterTheLastSeatsMoveOfItsNumber() {
        assertThat(marks(skips(new GameRecord(Variants.presets().get("gambiter-halma-8")), 59)))
                .containsExactly(
                        new GraphMark(60, "home check · move 30", GraphMark.Kind.CLOCK),
                        new GraphMark(160, "tempo decides · move 80", GraphMark.Kind.CLOCK));
    }

    @Test
    void theGameEndsThereAndNoLaterClockIsShown() {
        // Nobody leaves home: the check after move 30 ends the game.
        assertThat(marks(skips(new GameRecord(Variants.presets().get("gambiter-halma-8")), 70)))
                .containsExactly(new GraphMark(60, "neither left home", GraphMark.Kind.END));
    }

    @Test
    void aGameFromAPositionCountsFromItsMoveNumber() {
        var variant = Variants.presets().get("gambiter-halma-8");
        var start = Position.initial(variant.geometry());
        var later = Position.of(cells(start), 1, 29);

        assertThat(GraphMark.pliesUntil(30, variant, later)).isEqualTo(3);
        assertThat(GraphMark.pliesUntil(28, variant, later)).isNegative();
        assertThat(marks(skips(new GameRecord(variant, later), 2)))
                .first()
                .isEqualTo(new GraphMark(3, "home check · move 30", GraphMark.Kind.CLOCK));
    }

    @Test
    void aVariantWithoutClocksHasNoMarks() {
        var free = Variants.presets().all().stream()
                .filter(v -> v.options().homeLimit() == 0 && v.options().tempoLimit() == 0)
                .findFirst()
                .orElseThrow();

        assertThat(marks(new GameRecord(free))).isEmpty();
    }

    private static int[] cells(Position position) {
        var cells = new int[position.size()];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = position.at(i);
        }
        return cells;
    }

    private static GameRecord skips(GameRecord record, int plies) {
        var loader = record.loader();
        var node = record.tree().root();
        for (int i = 0; i < plies; i++) {
            node = loader.add(loader.freshId(), node, Turn.SKIP);
        }
        return record;
    }

    private static List<GraphMark> marks(GameRecord record) {
        var line = record.tree().lineThrough(record.tree().root());
        return GraphMark.of(
                TempoSeries.of(record.variant(), record.startPosition(), line, null), record.startPosition());
    }
}
