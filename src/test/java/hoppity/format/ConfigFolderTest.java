package hoppity.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ConfigFolderTest {
    private static final Path HOME = Path.of("/home/ann");

    private static Path locate(String system, Map<String, String> environment) {
        var properties = Map.of("os.name", system, "user.home", HOME.toString());
        return ConfigFolder.locate(properties::get, environment::get);
    }

    @Test
    void followsThePlatform() {
        assertThat(locate("Linux", Map.of())).isEqualTo(HOME.resolve(".config/hoppity"));
        assertThat(locate("Linux", Map.of("XDG_CONFIG_HOME", "/etc/ann"))).isEqualTo(Path.of("/etc/ann/hoppity"));
        assertThat(locate("Linux", Map.of("XDG_CONFIG_HOME", "relative"))).isEqualTo(HOME.resolve(".config/hoppity"));
        assertThat(locate("Mac OS X", Map.of())).isEqualTo(HOME.resolve("Library/Application Support/Hoppity"));
        assertThat(locate("Windows 11", Map.of("APPDATA", "/roaming"))).isEqualTo(Path.of("/roaming/Hoppity"));
        assertThat(locate("Windows 11", Map.of())).isEqualTo(HOME.resolve("AppData/Roaming/Hoppity"));
    }

    @Test
    void aSystemPropertyWins() {
        var properties = Map.of("os.name", "Linux", "user.home", "/home/ann", ConfigFolder.PROPERTY, "/elsewhere");

        assertThat(ConfigFolder.locate(properties::get, name -> null)).isEqualTo(Path.of("/elsewhere"));
    }
}
