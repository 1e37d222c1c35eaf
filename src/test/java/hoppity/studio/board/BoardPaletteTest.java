package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.export.diagram.Ink;
import hoppity.export.diagram.Palette;
import hoppity.studio.theme.Theme;
import hoppity.studio.theme.ThemeSwitch;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

class BoardPaletteTest {
    private static final int SEATS = 6;

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    @ParameterizedTest
    @EnumSource
    void documentsHaveTheColoursOfTheScreen(Theme theme) throws Exception {
        FxToolkit.registerPrimaryStage();
        var board = WaitForAsyncUtils.waitForAsyncFx(20_000, () -> {
            var control = new BoardControl();
            var scene = new Scene(new StackPane(control), 300, 300);
            ThemeSwitch.install(scene, new SimpleObjectProperty<>(theme));
            scene.getRoot().applyCss();
            return control;
        });
        var fixed = theme == Theme.LIGHT ? Palette.LIGHT : Palette.DARK;

        var onScreen = BoardPalette.of(board);

        for (int i = 0; i < fixed.shown(SEATS).size(); i++) {
            var expected = onScreen.shown(SEATS).get(i);
            var ink = fixed.shown(SEATS).get(i);
            assertThat(ink.name()).isEqualTo(expected.name());
            assertThat(List.of(ink.red(), ink.green(), ink.blue()))
                    .as(ink.name())
                    .isEqualTo(rgb(expected));
            assertThat(ink.opacity()).as(ink.name()).isCloseTo(expected.opacity(), within());
        }
        for (int seat = 0; seat < SEATS; seat++) {
            var colors = board.piece(seat);
            var inks = onScreen.seat(seat);
            assertThat(inks.ring().red()).isCloseTo(eightBits(colors.ring().getRed()), byOne());
            assertThat(inks.mark().red()).isEqualTo(eightBits(colors.mark().getRed()));
            assertThat(inks.camp().opacity()).isCloseTo(board.camp(seat).getOpacity(), within());
            assertThat(inks.camp().green()).isEqualTo(eightBits(board.camp(seat).getGreen()));
        }
    }

    private static List<Integer> rgb(Ink ink) {
        return List.of(ink.red(), ink.green(), ink.blue());
    }

    private static int eightBits(double share) {
        return (int) Math.round(share * 255);
    }

    private static Offset<Integer> byOne() {
        return Offset.offset(1);
    }

    private static Offset<Double> within() {
        return Offset.offset(0.001);
    }
}
