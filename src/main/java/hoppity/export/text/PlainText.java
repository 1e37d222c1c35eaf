package hoppity.export.text;

/** Texts that people wrote, made fit for a document. */
public final class PlainText {
    private PlainText() {}

    /**
     * The text without what no document can show: control characters (line breaks and tabs stay), halves of characters,
     * code points that are none, and the signs that turn the reading direction of what follows.
     */
    public static String of(String text) {
        var safe = new StringBuilder(text.length());
        text.codePoints().filter(PlainText::isShown).forEach(safe::appendCodePoint);
        return safe.toString();
    }

    /** The same on one line, without blanks around it. */
    public static String line(String text) {
        return of(text).replaceAll("\\s+", " ").strip();
    }

    private static boolean isShown(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL -> point == '\n' || point == '\t';
            case Character.SURROGATE -> false;
            default -> !turnsDirection(point) && !isNoCharacter(point);
        };
    }

    private static boolean turnsDirection(int point) {
        return point >= 0x202A && point <= 0x202E || point >= 0x2066 && point <= 0x2069;
    }

    private static boolean isNoCharacter(int point) {
        return (point & 0xFFFE) == 0xFFFE || point >= 0xFDD0 && point <= 0xFDEF;
    }
}
