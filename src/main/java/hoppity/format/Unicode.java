package hoppity.format;

/** Java strings can hold halves of surrogate pairs; text in a file cannot. */
public final class Unicode {
    private static final char REPLACEMENT = '\uFFFD';

    private Unicode() {}

    public static boolean isWellFormed(CharSequence text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                if (!startsPair(text, i)) {
                    return false;
                }
                i++;
            }
        }
        return true;
    }

    /** The text with a replacement character for each half of a pair. */
    public static String wellFormed(String text) {
        if (isWellFormed(text)) {
            return text;
        }
        var repaired = new StringBuilder(text);
        for (int i = 0; i < repaired.length(); i++) {
            if (startsPair(repaired, i)) {
                i++;
            } else if (Character.isSurrogate(repaired.charAt(i))) {
                repaired.setCharAt(i, REPLACEMENT);
            }
        }
        return repaired.toString();
    }

    private static boolean startsPair(CharSequence text, int at) {
        return Character.isHighSurrogate(text.charAt(at))
                && at + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(at + 1));
    }
}
