package hoppity.record;

import org.jspecify.annotations.Nullable;

/**
 * A text about a move or a position; plain text, never markup.
 *
 * @param by author, if told
 * @param lang language tag, if told
 */
public record Comment(
        String text, @Nullable String by, @Nullable String lang, Extras extras) {
    public static Comment of(String text) {
        return new Comment(text, null, null, Extras.NONE);
    }

    public Comment withText(String changed) {
        return new Comment(changed, by, lang, extras);
    }
}
