package hoppity.format.hgn;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** Times as {@code h:mm:ss} and as seconds, to the millisecond. */
final class Times {
    private static final Pattern CLOCK = Pattern.compile("(\\d{1,9}):(\\d{1,2}):(\\d{1,2})(?:\\.(\\d{1,3}))?");
    private static final Pattern SECONDS = Pattern.compile("\\d{1,12}(?:\\.\\d{1,3})?");

    private Times() {}

    static String clock(long ms) {
        long seconds = ms / 1000;
        return seconds / 3600 + ":" + twoDigits(seconds / 60 % 60) + ":" + twoDigits(seconds % 60) + fraction(ms);
    }

    static Optional<Long> readClock(String text) {
        var match = CLOCK.matcher(text);
        if (!match.matches()) {
            return Optional.empty();
        }
        long seconds = (Long.parseLong(match.group(1)) * 60 + Long.parseLong(match.group(2))) * 60
                + Long.parseLong(match.group(3));
        var fraction = match.group(4) == null ? "" : match.group(4);
        return Optional.of(seconds * 1000 + Long.parseLong((fraction + "000").substring(0, 3)));
    }

    static String seconds(long ms) {
        return ms / 1000 + fraction(ms);
    }

    static Optional<Long> readSeconds(String text) {
        return SECONDS.matcher(text).matches()
                ? Optional.of(new BigDecimal(text).movePointRight(3).longValueExact())
                : Optional.empty();
    }

    private static String fraction(long ms) {
        long rest = ms % 1000;
        return rest == 0 ? "" : "." + String.valueOf(1000 + rest).substring(1);
    }

    private static String twoDigits(long number) {
        return number < 10 ? "0" + number : "" + number;
    }
}
