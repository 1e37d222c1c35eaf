package hoppity.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The sentences of one language by their English ones. */
record Catalog(Language language, Map<PoFile.Key, PoFile.Entry> entries) {
    static final Catalog ENGLISH = new Catalog(Language.ENGLISH, Map.of());

    static Catalog of(Language language) {
        if (language == Language.ENGLISH) {
            return ENGLISH;
        }
        var name = language.code() + ".po";
        try (var stream = Catalog.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException("the catalog " + name + " is not in this program");
            }
            var text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return new Catalog(language, PoFile.parse(text));
        } catch (IOException e) {
            throw new UncheckedIOException("the catalog " + name + " cannot be read", e);
        }
    }

    String text(String context, String english) {
        var entry = entries.get(new PoFile.Key(context, english));
        return entry == null ? english : entry.forms().get(0);
    }

    String counted(long number, String one, String other) {
        var entry = entries.get(new PoFile.Key("", one));
        if (entry == null || entry.forms().size() != language.pluralForms()) {
            return number == 1 ? one : other;
        }
        return entry.forms().get(language.pluralForm(number));
    }
}
