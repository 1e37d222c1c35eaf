package hoppity.format;

import java.util.regex.Pattern;

/** Messages quote what stands in files and the names of files, which may be anything: they stay one readable line all the same. */
public final class OneLine {
    private static final int LONGEST = 400;

    /** What breaks a line, moves the cursor, or turns the direction of what follows it. */
    private static final Pattern UNREADABLE =
            Pattern.compile("[\\p{Cntrl}\\u0080-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]+");

    private OneLine() {}

    /** A message without line ends, cut off where it gets too long to read. */
    public static String of(String message) {
        // What is cut off anyway may be megabytes.
        var line = unbroken(message.substring(0, Math.min(4 * LONGEST, message.length())))
                .strip();
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
    }

    /** A text without line ends. */
    public static String unbroken(String text) {
        return isPlain(text) ? text : UNREADABLE.matcher(text).replaceAll(" ");
    }

    /** Whether a text is of the letters that most are, in which there is nothing to look for. */
    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < ' ' || text.charAt(i) > '~') {
                return false;
            }
        }
        return true;
    }
}
