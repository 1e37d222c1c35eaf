package hoppity.studio.palette;

import java.util.Arrays;
import java.util.Locale;

/** How well what was typed fits a command. */
final class Match {
    /** What does not fit at all. */
    static final int NONE = 0;

    private static final int START = 100;
    private static final int WORD = 80;
    private static final int INITIALS = 70;
    private static final int INSIDE = 50;
    private static final int LETTERS = 30;
    private static final int BESIDE = 10;

    private Match() {}

    /**
     * The fit of a query, greater for a better one; {@link #NONE} unless each of its words fits. A word fits the text by its
     * beginning, by the beginning of one of its words, by their initials, by any part of it, or by letters in the same order;
     * what stands beside the text is searched last.
     *
     * @param beside more words about the command, such as the menu that it is in
     */
    static int of(String query, String text, String beside) {
        int total = 0;
        var small = text.toLowerCase(Locale.ROOT);
        for (var word : query.toLowerCase(Locale.ROOT).strip().split("\\s+")) {
            int fit = fit(word, small);
            if (fit == NONE && beside.toLowerCase(Locale.ROOT).contains(word)) {
                fit = BESIDE;
            }
            if (fit == NONE) {
                return NONE;
            }
            total += fit;
        }
        return total;
    }

    private static int fit(String word, String text) {
        if (text.startsWith(word)) {
            return START;
        }
        var words = text.split("[\\s/-]+");
        if (Arrays.stream(words).anyMatch(part -> part.startsWith(word))) {
            return WORD;
        }
        var initials = new StringBuilder();
        Arrays.stream(words).filter(part -> !part.isEmpty()).forEach(part -> initials.append(part.charAt(0)));
        if (word.length() > 1 && initials.indexOf(word) == 0) {
            return INITIALS;
        }
        if (text.contains(word)) {
            return INSIDE;
        }
        return word.length() > 1 && inOrder(word, text) ? LETTERS : NONE;
    }

    private static boolean inOrder(String letters, String text) {
        int from = 0;
        for (int i = 0; i < letters.length(); i++) {
            from = text.indexOf(letters.charAt(i), from) + 1;
            if (from == 0) {
                return false;
            }
        }
        return true;
    }
}
