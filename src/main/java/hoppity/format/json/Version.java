package hoppity.format.json;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;

/** The version of this program, as files name their writer. */
public final class Version {
    private static final String CURRENT = load();

    private Version() {}

    public static String current() {
        return CURRENT;
    }

    private static String load() {
        var properties = new Properties();
        try (var in = Objects.requireNonNull(Version.class.getResourceAsStream("version.properties"));
                var reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version");
    }
}
