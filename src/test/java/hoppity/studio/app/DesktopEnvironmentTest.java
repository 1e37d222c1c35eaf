package hoppity.studio.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DesktopEnvironmentTest {
    @Test
    void nothingIsMissingOnADesktop() {
        assertThat(problem("Linux", Map.of("DISPLAY", ":0"), true, true)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Windows 11", "Mac OS X"})
    void onlyLinuxNeedsADisplayVariableAndGtk(String operatingSystem) {
        assertThat(problem(operatingSystem, Map.of(), false, false)).isEmpty();
    }

    @Test
    void anUnsetDisplayIsSaidWithTheCommandThatHelps() {
        assertThat(problem("Linux", Map.of(), true, true))
                .hasValueSatisfying(line -> assertThat(line)
                        .contains("needs a graphical display", "DISPLAY is not set")
                        .contains("apt-get install xvfb xauth libgtk-3-0 fonts-dejavu-core", "xvfb-run -a")
                        .doesNotContain("\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  "})
    void anEmptyDisplayCountsAsUnset(String display) {
        assertThat(problem("Linux", Map.of("DISPLAY", display), true, true))
                .isEqualTo(problem("Linux", Map.of(), true, true));
    }

    @Test
    void waylandWithoutXwaylandIsToldApart() {
        assertThat(problem("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0"), true, true))
                .hasValueSatisfying(line -> assertThat(line).contains("Wayland", "apt-get install xwayland"));
    }

    @Test
    void aDisplayThatDoesNotAnswerIsNamed() {
        assertThat(problem("Linux", Map.of("DISPLAY", ":42"), false, true))
                .hasValueSatisfying(line -> assertThat(line)
                        .contains("':42'", "does not answer", "apt-get install xvfb")
                        .doesNotContain("\n"));
    }

    @Test
    void missingGtkIsSaidWithTheCommandThatHelps() {
        assertThat(problem("Linux", Map.of("DISPLAY", ":0"), true, false))
                .hasValueSatisfying(line -> assertThat(line)
                        .contains("GTK 3", "apt-get install libgtk-3-0")
                        .doesNotContain("\n"));
    }

    private static Optional<String> problem(
            String operatingSystem, Map<String, String> variables, boolean displayAnswers, boolean gtkInstalled) {
        return new DesktopEnvironment(operatingSystem, variables, display -> displayAnswers, () -> gtkInstalled)
                .problem();
    }
}
