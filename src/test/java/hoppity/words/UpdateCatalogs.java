package hoppity.words;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Brings the catalogs up to date with the sources: sentences that are gone are dropped, new ones stand there with an empty
 * translation. Arguments, if any: a language's code and a PO file whose translations are taken where the catalog has none.
 */
public final class UpdateCatalogs {
    static final Path FOLDER = Path.of("src/main/resources/hoppity/words");

    private UpdateCatalogs() {}

    public static void main(String[] arguments) throws IOException {
        for (var language : Language.values()) {
            if (language == Language.ENGLISH) {
                continue;
            }
            var file = FOLDER.resolve(language.code() + ".po");
            Map<PoFile.Key, PoFile.Entry> entries = new HashMap<>();
            if (Files.exists(file)) {
                entries.putAll(PoFile.parse(Files.readString(file)));
            }
            for (int i = 0; i + 1 < arguments.length; i += 2) {
                if (arguments[i].equals(language.code())) {
                    PoFile.parse(Files.readString(Path.of(arguments[i + 1]))).forEach(entries::putIfAbsent);
                }
            }
            Files.writeString(file, written(language, entries, SourceSentences.all()));
            System.out.println(file + " is up to date");
        }
    }

    /** The catalog's text, in the order of the sources. */
    static String written(
            Language language, Map<PoFile.Key, PoFile.Entry> entries, List<SourceSentences.Sentence> sentences) {
        var text = new StringBuilder("""
                # %s
                msgid ""
                msgstr ""
                "Content-Type: text/plain; charset=UTF-8\\n"
                "Language: %s\\n"
                "Plural-Forms: nplurals=3; plural=(n%%10==1 && n%%100!=11 ? 0 : n%%10>=2 && n%%10<=4 && (n%%100<12 || n%%100>14) ? 1 : 2);\\n"
                """.formatted(language.ownName(), language.code()));
        var file = "";
        for (var sentence : sentences) {
            text.append('\n');
            if (!sentence.file().equals(file)) {
                file = sentence.file();
                text.append("#: ").append(file).append('\n');
            }
            if (!sentence.key().context().isEmpty()) {
                text.append("msgctxt ").append(quoted(sentence.key().context())).append('\n');
            }
            text.append("msgid ").append(quoted(sentence.key().english())).append('\n');
            var entry = entries.get(sentence.key());
            if (sentence.plural().isEmpty()) {
                text.append("msgstr ")
                        .append(quoted(entry == null ? "" : entry.forms().get(0)))
                        .append('\n');
            } else {
                text.append("msgid_plural ").append(quoted(sentence.plural())).append('\n');
                var forms = entry == null ? Collections.nCopies(language.pluralForms(), "") : entry.forms();
                for (int i = 0; i < forms.size(); i++) {
                    text.append("msgstr[")
                            .append(i)
                            .append("] ")
                            .append(quoted(forms.get(i)))
                            .append('\n');
                }
            }
        }
        return text.toString();
    }

    private static String quoted(String text) {
        return '"'
                + text.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\n", "\\n")
                        .replace("\t", "\\t")
                + '"';
    }
}
