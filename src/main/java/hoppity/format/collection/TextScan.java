package hoppity.format.collection;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * Finds the games of a text file by their tags and results; nothing between is understood. All that matters is ASCII, so the
 * encoding need not be known. A game that is cut off ends where the tags of the next one begin.
 */
final class TextScan {
    private static final int LONGEST_TEXT = 300;
    private static final int LONGEST_WORD = 64;
    private static final int MOST_SEATS = 6;
    private static final Pattern RESULT = Pattern.compile("1-0|0-1|1/2-1/2|\\*|=\\d{1,2}(?:,\\d{1,2}){0,5}");

    private final ByteSource in;
    private final GameIndex.Builder games;
    private final StringBuilder text = new StringBuilder();
    private final byte[] word = new byte[LONGEST_WORD];
    private int wordLength;
    private final String[] players = new String[MOST_SEATS];
    private String event = "";
    private String date = "";
    private String variant = "";
    private String result = "";
    private int moves;
    private boolean countable;
    /** Where the tag stands whose bracket was taken already; −1 if there is none. */
    private long begunTag = -1;

    private int begunLine;

    TextScan(ByteSource in, GameIndex.Builder games) {
        this.in = in;
        this.games = games;
    }

    void run() throws IOException {
        in.skipByteOrderMark();
        skipBlanks();
        while (begunTag >= 0 || in.peek() != ByteSource.END) {
            game();
            skipBlanks();
        }
    }

    private void game() throws IOException {
        long start = begunTag >= 0 ? begunTag : in.offset();
        int line = begunTag >= 0 ? begunLine : in.line();
        Arrays.fill(players, "");
        event = "";
        date = "";
        variant = "";
        result = "*";
        moves = 0;
        countable = true;
        tags();
        moves();
        long end = begunTag >= 0 ? begunTag : in.offset();
        var names = new ArrayList<String>();
        for (var player : players) {
            if (!player.isBlank()) {
                names.add(player);
            }
        }
        games.add(new GameEntry(
                start,
                Math.toIntExact(end - start),
                line,
                countable ? moves : -1,
                String.join(GameIndex.BETWEEN_PLAYERS, names),
                event,
                date,
                variant,
                result));
    }

    // ---- tags

    private void tags() throws IOException {
        while (true) {
            skipBlanks();
            if (begunTag >= 0) {
                begunTag = -1;
                tag();
            } else if (in.peek() == '%' && in.atLineStart()) {
                in.skipLine();
            } else if (in.peek() == '[') {
                in.take();
                tag();
            } else {
                return;
            }
        }
    }

    /** Reads a tag behind its bracket. */
    private void tag() throws IOException {
        skipBlanks();
        text.setLength(0);
        for (int c = in.peek(); c != ByteSource.END && !isBlank(c) && c != '"' && c != ']'; c = in.peek()) {
            keep(c);
            in.take();
        }
        var name = text.toString();
        skipBlanks();
        if (in.peek() == '"') {
            in.take();
            quoted();
            tell(name);
        }
        for (int c = in.peek(); c != ByteSource.END && c != '\n' && c != '\r'; c = in.peek()) {
            in.take();
            if (c == ']') {
                return;
            }
        }
    }

    private void quoted() throws IOException {
        text.setLength(0);
        for (int c = in.peek(); c != ByteSource.END && c != '\n' && c != '\r'; c = in.peek()) {
            in.take();
            if (c == '"') {
                return;
            }
            if (c == '\\') {
                c = in.peek();
                boolean escapes = c == '"' || c == '\\' || c == 'n' || c == 'r';
                if (escapes) {
                    in.take();
                }
                c = !escapes ? '\\' : c == '"' || c == '\\' ? c : ' ';
            }
            keep(c);
        }
    }

    private void keep(int c) {
        if (text.length() < LONGEST_TEXT) {
            text.append((char) c);
        }
    }

    private void tell(String name) {
        switch (name) {
            case "Event" -> event = text.toString();
            case "Date" -> date = text.toString();
            case "Variant" -> variant = text.toString();
            case "White" -> players[0] = text.toString();
            case "Black" -> players[1] = text.toString();
            default -> {
                int seat = name.length() == "Player1".length() && name.startsWith("Player") ? name.charAt(6) - '1' : -1;
                if (seat >= 0 && seat < MOST_SEATS) {
                    players[seat] = text.toString();
                }
            }
        }
    }

    // ---- moves

    private void moves() throws IOException {
        int depth = 0;
        while (true) {
            int c = in.peek();
            if (c == ByteSource.END) {
                return;
            }
            if (c == '{') {
                in.take();
                skipComment();
                if (begunTag >= 0) {
                    return;
                }
            } else if (c == ';' || (c == '%' && in.atLineStart())) {
                in.skipLine();
            } else if (c == '[') {
                if (beginsTag()) {
                    return;
                }
            } else if (c == '(' || c == ')') {
                in.take();
                depth = Math.max(0, c == '(' ? depth + 1 : depth - 1);
            } else if (isBlank(c) || c == '}') {
                in.take();
            } else if (word() && depth == 0) {
                return;
            }
        }
    }

    /** A comment that is not closed ends where, after an empty line, the tags of the next game begin. */
    private void skipComment() throws IOException {
        int lineEnds = 0;
        for (int c = in.peek(); c != ByteSource.END; c = in.peek()) {
            if (c == '[' && lineEnds > 1) {
                if (beginsTag()) {
                    return;
                }
                lineEnds = 0;
                continue;
            }
            in.take();
            if (c == '}') {
                return;
            }
            if (c == '\\' && in.peek() != ByteSource.END) {
                in.take();
            }
            lineEnds = c == '\n' ? lineEnds + 1 : c == '\r' ? lineEnds : 0;
        }
    }

    /** Takes a bracket; one that begins a tag on a line of its own is remembered. */
    private boolean beginsTag() throws IOException {
        boolean first = in.atLineStart();
        long offset = in.offset();
        int line = in.line();
        in.take();
        if (!first) {
            return false;
        }
        while (isBlank(in.peek())) {
            in.take();
        }
        if (!isLetter(in.peek())) {
            return false;
        }
        begunTag = offset;
        begunLine = line;
        return true;
    }

    /** Takes a word; whether it is a result. */
    private boolean word() throws IOException {
        wordLength = 0;
        for (int c = in.peek(); c != ByteSource.END && !isBlank(c) && "(){};[".indexOf(c) < 0; c = in.peek()) {
            if (wordLength < LONGEST_WORD) {
                word[wordLength++] = (byte) c;
            }
            in.take();
        }
        byte first = word[0];
        if (first == '1' || first == '0' || first == '*' || first == '=') {
            var whole = new String(word, 0, 0, wordLength);
            if (RESULT.matcher(whole).matches()) {
                result = whole;
                return true;
            }
        }
        countMove();
        return false;
    }

    private void countMove() {
        int at = 0;
        while (at < wordLength && (word[at] < 0 || word[at] == '.' || isDigit(word[at]))) {
            at++;
        }
        if (at + 1 >= wordLength) {
            return;
        }
        byte first = word[at];
        boolean special = first == '@' || (first == '-' && word[at + 1] == '-');
        if (special) {
            moves++;
        } else if (first >= 'a' && first <= 'z' && first != 'x' && isDigit(word[at + 1])) {
            int i = at + 1;
            while (i < wordLength && isDigit(word[i])) {
                i++;
            }
            countable &= i < wordLength && (word[i] == '-' || word[i] == ':' || word[i] == 'x' || word[i] == '>');
            moves++;
        }
    }

    private void skipBlanks() throws IOException {
        while (begunTag < 0 && isBlank(in.peek())) {
            in.take();
        }
    }

    /** Blanks and the bytes of a blank that does not break lines, which stand for nothing else between moves. */
    private static boolean isBlank(int c) {
        return c == ' ' || (c >= '\t' && c <= '\r') || c == 0xa0 || c == 0xc2;
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isLetter(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }
}
