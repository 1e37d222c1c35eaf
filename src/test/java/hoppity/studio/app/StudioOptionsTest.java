package hoppity.studio.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.studio.app.StudioOptions.WindowSize;
import hoppity.studio.theme.Theme;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.application.Application;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxToolkit;

class StudioOptionsTest {
    @Test
    void theOptionsComeThroughJavaFxUnchanged() throws TimeoutException {
        var all = new StudioOptions(
                List.of(Path.of("/games/a b.hgj"), Path.of("/games/--ply=3")),
                7,
                new WindowSize(1440, 900),
                Theme.DARK,
                Path.of("picture=1.png"),
                60,
                true);
        var none = new StudioOptions(List.of(), null, null, null, null, null, false);

        assertThat(throughJavaFx(all)).isEqualTo(all);
        assertThat(throughJavaFx(none)).isEqualTo(none);
    }

    @Test
    void aFileNameThatLooksLikeAnOptionStaysAFile() throws TimeoutException {
        var options = new StudioOptions(List.of(Path.of("--ply=3")), null, null, null, null, null, false);

        var back = throughJavaFx(options);

        assertThat(back.ply()).isNull();
        assertThat(back.files()).containsExactly(Path.of("--ply=3").toAbsolutePath());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1440", "1440x", "x900", "-1440x900", "1440x900x2", "1440*900", "99999999999x900"})
    void aSizeOfAnotherFormIsRefused(String text) {
        assertThatThrownBy(() -> WindowSize.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'" + text + "' is no window size; write it as 1440x900");
    }

    @ParameterizedTest
    @ValueSource(strings = {"199x900", "1440x199", "10001x900", "1440x10001"})
    void aSizeOutOfRangeIsRefused(String text) {
        assertThatThrownBy(() -> WindowSize.parse(text)).hasMessageContaining(text + " is outside");
    }

    @Test
    void theLimitsOfTheSizeAreIn() {
        assertThat(WindowSize.parse("200X10000")).isEqualTo(new WindowSize(200, 10_000));
    }

    private static StudioOptions throughJavaFx(StudioOptions options) throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        var application =
                FxToolkit.setupApplication(Probe.class, options.toArguments().toArray(String[]::new));
        return StudioOptions.of(application.getParameters());
    }

    /** An application that only receives parameters. */
    public static final class Probe extends Application {
        @Override
        public void start(Stage stage) {}
    }
}
