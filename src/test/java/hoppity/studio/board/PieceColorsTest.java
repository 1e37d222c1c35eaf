package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.studio.theme.Contrast;
import java.util.SplittableRandom;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;

class PieceColorsTest {
    @Test
    void aMarkIsSeenOnAPieceOfAnyColour() {
        var random = new SplittableRandom(11);
        for (int i = 0; i < 2000; i++) {
            var body = Color.color(random.nextDouble(), random.nextDouble(), random.nextDouble());
            assertThat(Contrast.ratio(body, new PieceColors(body, Color.BLACK).mark()))
                    .as(body.toString())
                    .isGreaterThan(3.5);
        }
    }
}
