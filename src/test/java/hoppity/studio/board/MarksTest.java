package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.record.Extras;
import hoppity.record.Shape;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarksTest {
    private static final Shape RING = new Shape.Circle("c5", "G", Extras.NONE);
    private static final Shape RED_RING = new Shape.Circle("c5", "R", Extras.NONE);
    private static final Shape ARROW = new Shape.Arrow(List.of("a1", "c3"), "G", Extras.NONE);
    private static final Shape BACK = new Shape.Arrow(List.of("c3", "a1"), "G", Extras.NONE);
    private static final Shape LABEL = new Shape.Label("c5", "A", Extras.NONE);

    @Test
    void aMarkIsAddedBehindTheOthers() {
        assertThat(Marks.drawn(List.of(RING), ARROW)).containsExactly(RING, ARROW);
        assertThat(Marks.drawn(List.of(ARROW), BACK)).containsExactly(ARROW, BACK);
        assertThat(Marks.drawn(List.of(LABEL), RING)).containsExactly(LABEL, RING);
    }

    @Test
    void drawnOverItselfItGoes() {
        assertThat(Marks.drawn(List.of(RING, ARROW), RING)).containsExactly(ARROW);
        assertThat(Marks.drawn(List.of(RING, ARROW), ARROW)).containsExactly(RING);
    }

    @Test
    void anotherColourTakesItsPlace() {
        assertThat(Marks.drawn(List.of(RING, ARROW), RED_RING)).containsExactly(ARROW, RED_RING);
    }
}
