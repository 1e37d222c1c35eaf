package hoppity.studio.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;

class FittingRowTest {
    private final Region first = box();
    private final Region second = box();
    private final Region third = box();
    private final FittingRow row = new FittingRow(10, first, second, third);

    private static Region box() {
        var box = new Region();
        box.setPrefSize(50, 20);
        return box;
    }

    private void layOut(double width) {
        row.resize(width, 20);
        row.requestLayout();
        row.layout();
    }

    @Test
    void whatDoesNotFitIsLeftOutWithAllBehindIt() {
        layOut(170);
        assertThat(third.isVisible()).isTrue();
        layOut(160);
        assertThat(second.isVisible()).isTrue();
        assertThat(third.isVisible()).isFalse();
    }

    @Test
    void whatTakesNoRoomIsNotSeenWhereItWas() {
        layOut(200);
        second.setManaged(false);
        layOut(200);
        assertThat(second.isVisible()).isFalse();
        assertThat(third.getLayoutX()).isEqualTo(60);

        second.setManaged(true);
        layOut(200);
        assertThat(second.isVisible()).isTrue();
        assertThat(third.getLayoutX()).isEqualTo(120);
    }
}
