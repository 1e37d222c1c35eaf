package hoppity.format.hgn;

/** The escapes of comments, of the arguments of commands in them, and of tags. */
final class Escapes {
    /** What a backslash in a comment may stand before. */
    private static final String COMMENT = "\\}nr[";

    private Escapes() {}

    /** The text of a comment: {@code }}, backslash, line ends, and a bracket that could begin a command. */
    static String comment(String text) {
        var escaped = new StringBuilder(text.length() + 8);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '[' && i + 1 < text.length() && text.charAt(i + 1) == '%') {
                escaped.append('\\');
            }
            append(escaped, c, "\\}");
        }
        return escaped.toString();
    }

    /** The only argument of a command. */
    static String argument(String text) {
        return escaped(text, "\\}]");
    }

    /** One of several arguments of a command. */
    static String listed(String text) {
        return escaped(text, "\\}],=;");
    }

    /** The text of a tag. */
    static String tag(String text) {
        return escaped(text, "\\\"");
    }

    private static String escaped(String text, String special) {
        if (isPlain(text, special)) {
            return text;
        }
        var escaped = new StringBuilder(text.length() + 8);
        for (int i = 0; i < text.length(); i++) {
            append(escaped, text.charAt(i), special);
        }
        return escaped.toString();
    }

    private static boolean isPlain(String text, String special) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r' || special.indexOf(c) >= 0) {
                return false;
            }
        }
        return true;
    }

    private static void append(StringBuilder escaped, char c, String special) {
        switch (c) {
            case '\n' -> escaped.append("\\n");
            case '\r' -> escaped.append("\\r");
            default -> {
                if (special.indexOf(c) >= 0) {
                    escaped.append('\\');
                }
                escaped.append(c);
            }
        }
    }

    /** Undoes {@link #comment}. */
    static String unescapedComment(String text) {
        return unescaped(text, COMMENT);
    }

    /** Undoes {@link #argument} and {@link #listed}. */
    static String unescapedArgument(String text) {
        return unescaped(text, COMMENT + "],=;");
    }

    /** Undoes {@link #tag}. */
    static String unescapedTag(String text) {
        return unescaped(text, "\\\"nr");
    }

    /** Whether each backslash of a comment escapes something. */
    static boolean isWellEscapedComment(String text) {
        for (int at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', at + 2)) {
            if (at + 1 < text.length() && COMMENT.indexOf(text.charAt(at + 1)) < 0) {
                return false;
            }
        }
        return true;
    }

    /** A backslash that escapes nothing is just a backslash. */
    private static String unescaped(String text, String escapable) {
        if (text.indexOf('\\') < 0) {
            return text;
        }
        var plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && i + 1 < text.length() && escapable.indexOf(text.charAt(i + 1)) >= 0) {
                c = text.charAt(++i);
                c = c == 'n' ? '\n' : c == 'r' ? '\r' : c;
            }
            plain.append(c);
        }
        return plain.toString();
    }

    /** The offset of a character that is not escaped, or −1. */
    static int indexOf(String text, char wanted, int from) {
        return indexOf(text, wanted, from, text.length());
    }

    /** The same before an end, beyond which nothing is looked at. */
    static int indexOf(String text, char wanted, int from, int end) {
        for (int at = from; at < end; at++) {
            char c = text.charAt(at);
            if (c == wanted) {
                return at;
            }
            if (c == '\\') {
                at++;
            }
        }
        return -1;
    }
}
