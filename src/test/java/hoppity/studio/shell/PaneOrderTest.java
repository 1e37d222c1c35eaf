package hoppity.studio.shell;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import hoppity.studio.settings.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PaneOrderTest {
    private final Settings settings = new Settings();
    private final PaneOrder order = new PaneOrder(settings);

    @Test
    void aPaneTakesThePlaceOfAnother() {
        order.moveTo(Slot.GRAPH, Slot.COMMENT);
        assertThat(order.slots()).containsExactly(Slot.MOVES, Slot.GRAPH, Slot.COMMENT, Slot.ENGINE);
        order.moveTo(Slot.MOVES, Slot.ENGINE);
        assertThat(order.slots()).containsExactly(Slot.GRAPH, Slot.COMMENT, Slot.ENGINE, Slot.MOVES);
    }

    @Test
    void aPaneMovesPastTheNextOneThatShows() {
        order.hidden(Slot.COMMENT).set(true);

        order.move(Slot.ENGINE, -1);
        assertThat(order.slots()).startsWith(Slot.ENGINE, Slot.MOVES);
        order.move(Slot.ENGINE, -1);
        assertThat(order.slots()).startsWith(Slot.ENGINE, Slot.MOVES);
        order.reset();
        assertThat(order.slots()).containsExactly(Slot.values());
        assertThat(order.hidden(Slot.COMMENT).get()).isFalse();
    }

    @Test
    void thePaneAtAnEndOfThoseThatShowCannotMoveFurther() {
        assertThat(order.canMove(Slot.MOVES, -1)).isFalse();
        assertThat(order.canMove(Slot.MOVES, 1)).isTrue();
        assertThat(order.canMove(Slot.GRAPH, 1)).isFalse();
        order.hidden(Slot.GRAPH).set(true);
        assertThat(order.canMove(Slot.ENGINE, 1)).isFalse();
    }

    @Test
    void theOrderIsRemembered() {
        order.moveTo(Slot.GRAPH, Slot.MOVES);

        assertThat(new PaneOrder(settings).slots()).startsWith(Slot.GRAPH);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[\"moves\"]", "[\"moves\",\"moves\",\"engine\",\"graph\"]", "7", "{\"a\":1}"})
    void anOrderThatIsNoneIsReportedAndNotUsed(String stored) {
        var damaged = new Settings(
                JsonParser.parseString("{\"layout.order\":" + stored + "}").getAsJsonObject());

        assertThat(new PaneOrder(damaged).slots()).containsExactly(Slot.values());
        assertThat(damaged.complaints()).singleElement().asString().contains("layout.order");
    }
}
