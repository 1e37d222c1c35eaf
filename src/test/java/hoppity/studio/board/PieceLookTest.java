package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.board.Topology;
import hoppity.rules.Position;
import hoppity.rules.Variants;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class PieceLookTest {
    private static final BoardPosition START;

    static {
        var variant = Variants.presets().get("halma-8");
        int a8 = variant.topology().find("a8");
        START = new BoardPosition(
                variant,
                Position.initial(variant.geometry()),
                List.of(variant.topology().find("c8"), a8));
    }

    private static List<PieceLook> looks(Blindfold blindfold) {
        return Arrays.asList(PieceLook.of(START, Topology.NONE, Topology.NONE, blindfold));
    }

    @Test
    void seenAreAllPiecesAndTheOneThatMoved() {
        assertThat(looks(Blindfold.OFF))
                .contains(new PieceLook(0, false, false))
                .contains(new PieceLook(1, false, true));
    }

    @Test
    void hiddenIsEverything() {
        assertThat(looks(Blindfold.HIDDEN)).containsOnly(PieceLook.NONE);
    }

    @Test
    void alikeTheyTellNeitherTheirSeatNorTheLastMove() {
        var looks = looks(Blindfold.ALIKE);
        assertThat(looks).containsOnly(PieceLook.NONE, new PieceLook(PieceLook.NEUTRAL, false, false));
        for (int cell = 0; cell < looks.size(); cell++) {
            assertThat(looks.get(cell).equals(PieceLook.NONE))
                    .isEqualTo(START.position().isEmpty(cell));
        }
    }
}
