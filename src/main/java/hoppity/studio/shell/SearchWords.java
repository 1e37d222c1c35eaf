package hoppity.studio.shell;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What is typed in the search: each word must occur somewhere. */
public record SearchWords(List<String> words) {
    public static SearchWords of(String typed) {
        return new SearchWords(Arrays.stream(typed.toLowerCase(Locale.ROOT).split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList());
    }

    /** Whether nothing is searched, so that everything fits. */
    public boolean isEmpty() {
        return words.isEmpty();
    }

    /** @param text in lower case */
    public boolean fit(String text) {
        return words.stream().allMatch(text::contains);
    }
}
