package hoppity.format.hgn;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** Times as {@code h:mm:ss} and as seconds, to the millisecond. */
final class Times {
    private static final Pattern SECONDS = Pattern.compile("\\d{1,12}(?:\\.\\d{1,3})?");

    private Times() {}

    static String clock(long ms) {
        long seconds = ms / 1000;
        return seconds / 3600 + ":" + twoDigits(seconds / 60 % 60) + ":" + twoDigits(seconds % 60) + fraction(ms);
    }

    static Optional<Long> readClock(String text) {
        int first = text.indexOf(':');
        int second = text.indexOf(':', first + 1);
        int point = text.indexOf('.');
        int end = point < 0 ? text.length() : point;
        long hours = number(text, 0, first, 9);
        long minutes = number(text, first + 1, second, 2);
        long seconds = number(text, second + 1, end, 2);
        long fraction = point < 0 ? 0 : number(text, end + 1, text.length(), 3);
        if (hours < 0 || minutes < 0 || seconds < 0 || fraction < 0) {
            return Optional.empty();
        }
        int decimals = text.length() - end - 1;
        long ms = fraction * (decimals == 1 ? 100 : decimals == 2 ? 10 : 1);
        return Optional.of(((hours * 60 + minutes) * 60 + seconds) * 1000 + ms);
    }

    /** The number that a part of a text is; −1 if it is none, or has too many digits. */
    private static long number(String text, int from, int to, int digits) {
        if (to <= from || to - from > digits) {
            return -1;
        }
        long number = 0;
        for (int i = from; i < to; i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            number = 10 * number + digit;
        }
        return number;
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
