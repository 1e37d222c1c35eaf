package hoppity.export.text;

/** Texts as content and as attribute values of XML and HTML. */
public final class Xml {
    private Xml() {}

    /** A text in which nothing is markup, and which is fit to be shown, see {@link PlainText}. */
    public static String escaped(String text) {
        var plain = PlainText.of(text);
        var safe = new StringBuilder(plain.length() + 16);
        for (int i = 0; i < plain.length(); i++) {
            char letter = plain.charAt(i);
            switch (letter) {
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '&' -> safe.append("&amp;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> safe.append(letter);
            }
        }
        return safe.toString();
    }
}
