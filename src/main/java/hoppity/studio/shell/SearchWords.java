package hoppity.studio.preferences;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What is typed in the search: each word must occur somewhere. */
record SearchWords(List<String> words) {
    static SearchWords of(String typed) {
        return new SearchWords(Arrays.stream(typed.toLowerCase(Locale.ROOT).split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList());
    }

    /** Whether nothing is searched, so that everything fits. */
    boolean isEmpty() {
        return words.isEmpty();
    }

    /** @param text in lower case */
    boolean fit(String text) {
        return words.stream().allMatch(text::contains);
    }
}
