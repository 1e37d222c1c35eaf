package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hoppity.rules.Variants;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

class ShareBarTest {
    /** Two of these are the bar's edge. */
    private static final double WIDTH = 202;

    private static final double INNER = WIDTH - 2;
    private static final double PIXEL = 1;

    private ShareBar bar;

    @BeforeEach
    void make() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupSceneRoot(() -> {
            bar = new ShareBar();
            bar.resize(WIDTH, 10);
            bar.setManaged(false);
            return new Pane(bar);
        });
    }

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    private void show(List<SharePart> parts) {
        WaitForAsyncUtils.asyncFx(() -> bar.partsProperty().set(parts));
        WaitForAsyncUtils.waitForFxEvents();
        WaitForAsyncUtils.asyncFx(bar::layout);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private void show(String variant, Double... shares) {
        show(SharePart.of(Variants.presets().get(variant), List.of(shares)));
    }

    private List<Double> widths() {
        return bar.getChildrenUnmodifiable().stream()
                .map(part -> ((Region) part).getWidth())
                .toList();
    }

    private void assertWidths(double... shares) {
        assertThat(widths()).hasSize(shares.length);
        double x = 1;
        for (int i = 0; i < shares.length; i++) {
            var part = bar.getChildrenUnmodifiable().get(i);
            assertThat(part.getLayoutX()).isEqualTo(x);
            assertThat(widths().get(i)).isCloseTo(shares[i] * INNER, within(PIXEL));
            x += widths().get(i);
        }
        assertThat(x).isCloseTo(WIDTH - 1, within(0.01));
    }

    private static boolean has(Node part, String colour) {
        return part.getPseudoClassStates().contains(PseudoClass.getPseudoClass(colour));
    }

    @Test
    void eachPartIsAsWideAsItsShareAndInItsSeatsColour() {
        show("chinese-checkers-3", 0.5, 0.3, 0.2);
        assertThat(bar.isVisible()).isTrue();
        assertWidths(0.5, 0.3, 0.2);
        assertThat(bar.getChildrenUnmodifiable().get(0)).matches(part -> has(part, "white"));
        assertThat(bar.getChildrenUnmodifiable().get(2)).matches(part -> has(part, "red") && !has(part, "white"));

        show("chinese-checkers-3", 0.0, 1.0, 0.0);
        assertWidths(0, 1, 0);
        show("chinese-checkers-6", 0.1, 0.1, 0.1, 0.1, 0.1, 0.5);
        assertWidths(0.1, 0.1, 0.1, 0.1, 0.1, 0.5);
    }

    @Test
    void partnersLieSideBySideAndAreNamedOnce() {
        show("halma-16-partners", 0.6, 0.4, 0.6, 0.4);

        assertWidths(0.3, 0.3, 0.2, 0.2);
        var parts = bar.getChildrenUnmodifiable();
        assertThat(parts.get(0)).matches(part -> has(part, "white"));
        assertThat(parts.get(1)).matches(part -> has(part, "red"));
        assertThat(parts.get(2)).matches(part -> has(part, "black"));
        assertThat(bar.getAccessibleText()).isEqualTo("White and Red 60 %\nBlack and Green 40 %");
    }

    @Test
    void whatItShowsIsSaidAsWell() {
        show("chinese-checkers-3", 0.5, 0.3, 0.2);
        assertThat(bar.getAccessibleText()).isEqualTo("White 50 %\nBlack 30 %\nRed 20 %");
    }

    @Test
    void withoutSharesItIsNotSeen() {
        assertThat(bar.isVisible()).isFalse();
        show("chinese-checkers-3", 0.5, 0.3, 0.2);
        show(List.of());

        assertThat(bar.isVisible()).isFalse();
        assertThat(bar.getChildrenUnmodifiable()).isEmpty();
        assertThat(bar.getAccessibleText()).isEmpty();
    }
}
