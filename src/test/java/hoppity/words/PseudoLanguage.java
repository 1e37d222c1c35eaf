package hoppity.words;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A catalog in which every sentence of the program is translated by itself in brackets: {@code ⟦Undo ⟧{0}}. What a window
 * shows without brackets, no translator can reach.
 */
public final class PseudoLanguage {
    private static final Pattern BRACKETED = Pattern.compile("⟦[^⟧]*⟧");
    private static final Pattern BETWEEN_PLACES =
            Pattern.compile("(?<=^|\\{\\d\\})(?!\\{\\d\\}|$).+?(?=\\{\\d\\}|$)", Pattern.DOTALL);

    private PseudoLanguage() {}

    /** Writes the catalog where a class path that begins with this folder finds it as that of the language. */
    public static void write(Path folder, Language instead) throws IOException {
        var entries = new HashMap<PoFile.Key, PoFile.Entry>();
        var sentences = SourceSentences.all();
        for (var sentence : sentences) {
            var plural = sentence.plural();
            entries.put(
                    sentence.key(),
                    plural.isEmpty()
                            ? new PoFile.Entry("", List.of(said(sentence.key().english())))
                            : new PoFile.Entry(plural, Collections.nCopies(instead.pluralForms(), said(plural))));
        }
        var file = folder.resolve("hoppity/words/" + instead.code() + ".po");
        Files.createDirectories(file.getParent());
        Files.writeString(file, UpdateCatalogs.written(instead, entries, sentences));
    }

    private static String said(String english) {
        return BETWEEN_PLACES.matcher(english).replaceAll("⟦$0⟧");
    }

    /** What of a text does not come from the catalog. */
    public static String rest(String shown) {
        return BRACKETED.matcher(shown).replaceAll(" ").strip();
    }
}
