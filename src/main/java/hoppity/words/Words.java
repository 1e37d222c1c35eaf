package hoppity.words;

import org.jspecify.annotations.Nullable;

/**
 * What the studio says, in the language that was chosen. English until {@link #use} is called, which happens once, before
 * the first window; what is not in the catalog stays English too, so the command line always is.
 *
 * <p>The English sentence is its own key and is written as a literal at the call, where a test finds it. <code>{0}</code>
 * to <code>{9}</code> stand for values; a sentence is never put together from pieces, because other languages order them otherwise.
 */
public final class Words {
    private static volatile Catalog catalog = Catalog.ENGLISH;

    private Words() {}

    /** From now on everything is said in this language. */
    public static void use(Language language) {
        if (language != catalog.language()) {
            use(Catalog.of(language));
        }
    }

    /** The language that was chosen. */
    public static Language language() {
        return catalog.language();
    }

    static void use(Catalog spoken) {
        catalog = spoken;
    }

    /** The sentence with these values in the places of <code>{0}</code>, <code>{1}</code> and so on. */
    public static String tr(String english, @Nullable Object... values) {
        return filled(catalog.text("", english), values);
    }

    /** A word that other languages translate differently in different places; the context names the place. */
    public static String trIn(String context, String english, @Nullable Object... values) {
        return filled(catalog.text(context, english), values);
    }

    /** A sentence about a number of things: {@code one} for 1, {@code other} for the rest; <code>{0}</code> is the number. */
    public static String count(long number, String one, String other, @Nullable Object... more) {
        var values = new @Nullable Object[more.length + 1];
        values[0] = number;
        System.arraycopy(more, 0, values, 1, more.length);
        return filled(catalog.counted(number, one, other), values);
    }

    /** Marks a literal that is kept in English and given to {@link #tr} when it is shown. */
    public static String noted(String english) {
        return english;
    }

    /** What a sentence without values is in English, for searches in both languages; empty while English is spoken. */
    public static String english(String said) {
        return catalog.english(said);
    }

    /** What a value contains is never looked at again, so text from files cannot name a place. */
    private static String filled(String sentence, @Nullable Object... values) {
        if (values.length == 0 || sentence.indexOf('{') < 0) {
            return sentence;
        }
        var filled = new StringBuilder(sentence.length() + 16);
        int at = 0;
        while (at < sentence.length()) {
            char letter = sentence.charAt(at);
            int place = letter == '{' && at + 2 < sentence.length() && sentence.charAt(at + 2) == '}'
                    ? sentence.charAt(at + 1) - '0'
                    : -1;
            if (place >= 0 && place < values.length) {
                filled.append(values[place]);
                at += 3;
            } else {
                filled.append(letter);
                at++;
            }
        }
        return filled.toString();
    }
}
