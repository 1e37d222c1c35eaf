package hoppity.format;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;

/** The version of this program that files name as their writer. */
public final class ProgramVersion {
    private static final String CURRENT = load();

    private ProgramVersion() {}

    public static String current() {
        return CURRENT;
    }

    private static String load() {
        var properties = new Properties();
        try (var in = Objects.requireNonNull(ProgramVersion.class.getResourceAsStream("version.properties"));
                var reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version");
    }
}
