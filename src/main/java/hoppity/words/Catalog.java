package hoppity.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The sentences of one language by their English ones. */
final class Catalog {
    static final Catalog ENGLISH = new Catalog(Language.ENGLISH, Map.of());

    private final Language language;
    private final Map<PoFile.Key, PoFile.Entry> entries;
    private volatile @Nullable Map<String, String> english;

    Catalog(Language language, Map<PoFile.Key, PoFile.Entry> entries) {
        this.language = language;
        this.entries = Collections.unmodifiableMap(entries);
    }

    Language language() {
        return language;
    }

    Map<PoFile.Key, PoFile.Entry> entries() {
        return entries;
    }

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

    /** The English of a sentence that this catalog has said, several where they are said alike; empty for others. */
    String english(String said) {
        var known = english;
        if (known == null) {
            known = new HashMap<>();
            for (var entry : entries.entrySet()) {
                known.merge(
                        entry.getValue().forms().get(0), entry.getKey().english(), (one, other) -> one + " " + other);
            }
            english = known;
        }
        return known.getOrDefault(said, "");
    }
}
