package hoppity.format.hgn;

import hoppity.format.SourceText;
import hoppity.format.Where;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** A place in the text of a file that moves on token by token. */
final class Scanner {
    private static final Set<String> RESULTS = Set.of("1-0", "0-1", "1/2-1/2", "*");
    private static final Pattern RANKS = Pattern.compile("=\\d{1,2}(,\\d{1,2}){0,5}");
    private static final int NOT_SOUGHT = -1;
    private static final String GAP = "\n\n[";
    private static final int LONGEST_RESULT = "=11,11,11,11,11,11".length();

    private final SourceText source;
    private final String text;
    private int at;
    private boolean commentOpen;
    /** The first empty line with a tag behind it from {@link #gapsFrom} on, or the end. */
    private int gap = NOT_SOUGHT;

    private int gapsFrom;

    Scanner(SourceText source) {
        this.source = source;
        text = source.text();
    }

    int at() {
        return at;
    }

    void goTo(int offset) {
        at = offset;
    }

    Where where() {
        return where(at);
    }

    Where where(int offset) {
        return source.at(offset);
    }

    boolean atEnd() {
        return at >= text.length();
    }

    /** The character here, or NUL at the end. */
    char peek() {
        return peek(0);
    }

    char peek(int ahead) {
        return at + ahead < text.length() ? text.charAt(at + ahead) : 0;
    }

    String from(int start) {
        return text.substring(start, at);
    }

    void skipBlanks() {
        while (!atEnd() && isBlank(text.charAt(at))) {
            at++;
        }
    }

    static boolean isBlank(char c) {
        return c == ' ' || c == '\n' || c == '\t' || c == '\f' || c == '\u000b' || c == '\u00a0';
    }

    /** Whether a line begins here. */
    boolean atLineStart() {
        return at == 0 || text.charAt(at - 1) == '\n';
    }

    /** Goes to the end of the line and returns what was left of it. */
    String restOfLine() {
        int start = at;
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
        return from(start);
    }

    /** Whether a tag begins here, as at the head of a game. */
    boolean atTag() {
        return isTag(at);
    }

    private boolean isTag(int place) {
        if (place >= text.length() || text.charAt(place) != '[') {
            return false;
        }
        int i = place + 1;
        while (i < text.length() && isBlank(text.charAt(i))) {
            i++;
        }
        return i < text.length() && isLetter(text.charAt(i));
    }

    private static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    String tagName() {
        int start = at;
        while (!atEnd() && !isBlank(peek()) && peek() != '"' && peek() != ']') {
            at++;
        }
        return from(start);
    }

    /** The text between the quote here and the next one on the line, still escaped; empty if there is none. */
    Optional<String> quoted() {
        int lineEnd = text.indexOf('\n', at);
        int end = Escapes.indexOf(text, '"', at + 1, lineEnd < 0 ? text.length() : lineEnd);
        if (end < 0) {
            return Optional.empty();
        }
        int start = at + 1;
        at = end + 1;
        return Optional.of(text.substring(start, end));
    }

    /**
     * The content of the comment that begins here with a brace, still escaped. One that nothing closes before the next game
     * begins, after an empty line, ends there; {@link #isCommentOpen} tells.
     */
    String comment() {
        int start = at + 1;
        // Writers escape line ends within comments or put the words one behind the other: there are no empty lines.
        int last = nextGame(start);
        int brace = Escapes.indexOf(text, '}', start, last);
        commentOpen = brace < 0;
        at = commentOpen ? last : brace + 1;
        return text.substring(start, commentOpen ? last : brace);
    }

    /** Whether the last comment was not closed. */
    boolean isCommentOpen() {
        return commentOpen;
    }

    /** Where, after an empty line, the first tag behind a place begins, or the end. Each search goes on from the last one. */
    private int nextGame(int start) {
        if (start < gapsFrom || gap < start) {
            gapsFrom = start;
            gap = text.indexOf(GAP, start);
            while (gap >= 0 && !isTag(gap + GAP.length() - 1)) {
                gap = text.indexOf(GAP, gap + 1);
            }
            gap = gap < 0 ? text.length() : gap;
        }
        return Math.min(gap + GAP.length() - 1, text.length());
    }

    /** All up to the next blank, bracket or brace. */
    String word() {
        int start = at;
        while (!atEnd() && belongsToWord(text.charAt(at))) {
            at++;
        }
        return from(start);
    }

    private static boolean belongsToWord(char c) {
        return !isBlank(c) && "(){};[".indexOf(c) < 0;
    }

    /** The word here, without going on. */
    String peekWord() {
        int start = at;
        var word = word();
        at = start;
        return word;
    }

    /** The digits that stand here. */
    String digits() {
        int start = at;
        while (!atEnd() && peek() >= '0' && peek() <= '9') {
            at++;
        }
        return from(start);
    }

    /** Whether the result of a game stands here. */
    boolean atResult() {
        if (atEnd() || "01*=".indexOf(peek()) < 0) {
            return false;
        }
        int end = at;
        while (end < text.length() && end - at <= LONGEST_RESULT && belongsToWord(text.charAt(end))) {
            end++;
        }
        var word = text.substring(at, end);
        return RESULTS.contains(word) || (peek() == '=' && RANKS.matcher(word).matches());
    }

    /**
     * Goes on to where the present line ends: before the parenthesis that closes it or, in the main line, before the result.
     *
     * @param isVariation whether the line is in parentheses
     */
    void skipLine(boolean isVariation) {
        int depth = 0;
        while (!atEnd()) {
            char c = peek();
            boolean lineStart = atLineStart();
            if (c == '{') {
                comment();
            } else if (c == ';' || (c == '%' && lineStart)) {
                restOfLine();
            } else if (c == '(') {
                depth++;
                at++;
            } else if (c == ')') {
                if (depth == 0 && isVariation) {
                    return;
                }
                depth = Math.max(0, depth - 1);
                at++;
            } else if (isBlank(c) || c == '}') {
                at++;
            } else if (c == '[') {
                if (lineStart && atTag()) {
                    return;
                }
                at++;
            } else if (depth == 0 && !isVariation && atResult()) {
                return;
            } else {
                word();
            }
        }
    }
}
