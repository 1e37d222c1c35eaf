package hoppity.export.html;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** What every page holds. */
enum Resource {
    STYLE("page.css"),
    /** Without the characters less-than and ampersand, so that the page is XML too. */
    SCRIPT("replay.js");

    private final String name;

    Resource(String name) {
        this.name = name;
    }

    String text() {
        try (var stream = Resource.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException(name + " is not in this program");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }
}
