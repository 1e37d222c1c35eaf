package hoppity.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads a catalog in the PO format of GNU gettext (its manual, chapter "The Format of PO Files"): {@code msgctxt}, {@code
 * msgid}, {@code msgid_plural}, {@code msgstr} and {@code msgstr[N]}, strings over several lines, comments. The header and
 * entries without a translation are left out.
 */
final class PoFile {
    private PoFile() {}

    /** What an entry is found by: its context, empty for most, and the English sentence. */
    record Key(String context, String english) {}

    /** An entry: the English plural, empty if there is none, and the forms in the other language. */
    record Entry(String plural, List<String> forms) {}

    /**
     * The entries in their order.
     *
     * @throws IllegalArgumentException with the line if the text is not of this format or has an entry twice
     */
    static Map<Key, Entry> parse(String text) {
        var entries = new LinkedHashMap<Key, Entry>();
        var fields = new LinkedHashMap<String, StringBuilder>();
        StringBuilder open = null;
        int number = 0;
        for (var raw : (Iterable<String>) text.lines()::iterator) {
            number++;
            var line = raw.strip();
            if (line.isEmpty()) {
                add(fields, entries, number);
                open = null;
            } else if (line.startsWith("\"") && open != null) {
                open.append(unquoted(line, number));
            } else if (!line.startsWith("#")) {
                int space = line.indexOf(' ');
                if (space < 0) {
                    throw new IllegalArgumentException("line " + number + " is neither a field nor a comment");
                }
                open = new StringBuilder(unquoted(line.substring(space + 1).strip(), number));
                if (fields.put(line.substring(0, space), open) != null) {
                    throw new IllegalArgumentException("line " + number + " gives a field twice in one entry");
                }
            }
        }
        add(fields, entries, number);
        return entries;
    }

    private static void add(Map<String, StringBuilder> fields, Map<Key, Entry> entries, int line) {
        if (fields.isEmpty()) {
            return;
        }
        var key = new Key(text(fields, "msgctxt"), text(fields, "msgid"));
        var forms = new ArrayList<String>();
        if (fields.containsKey("msgstr")) {
            forms.add(text(fields, "msgstr"));
        }
        for (int i = 0; fields.containsKey("msgstr[" + i + "]"); i++) {
            forms.add(text(fields, "msgstr[" + i + "]"));
        }
        var plural = text(fields, "msgid_plural");
        fields.clear();
        boolean translated = !forms.isEmpty() && forms.stream().noneMatch(String::isEmpty);
        if (!key.english().isEmpty() && translated && entries.put(key, new Entry(plural, List.copyOf(forms))) != null) {
            throw new IllegalArgumentException("the entry that ends at line " + line + " was there before: " + key);
        }
    }

    private static String text(Map<String, StringBuilder> fields, String name) {
        var field = fields.get(name);
        return field == null ? "" : field.toString();
    }

    private static String unquoted(String quoted, int line) {
        if (quoted.length() < 2 || !quoted.startsWith("\"") || !quoted.endsWith("\"")) {
            throw new IllegalArgumentException("line " + line + " has no text in quotation marks");
        }
        return quoted.substring(1, quoted.length() - 1).translateEscapes();
    }
}
