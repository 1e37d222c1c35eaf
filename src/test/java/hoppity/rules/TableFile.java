package hoppity.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** A test resource of lines with tab-separated columns; lines that begin with # are comments. */
final class TableFile {
    private TableFile() {}

    static List<List<String>> rows(String name) {
        try (var in = Objects.requireNonNull(TableFile.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> List.of(line.split("\t")))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
