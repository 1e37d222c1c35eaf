package hoppity.format;

/** Messages quote what stands in files, which may be anything: they stay one readable line all the same. */
final class OneLine {
    private static final int LONGEST = 400;

    private OneLine() {}

    static String of(String message) {
        var line = message.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ").strip();
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
    }
}
