package hoppity.format.movelist;

import static hoppity.words.Words.tr;

import hoppity.format.Notes;
import hoppity.format.SourceText;
import hoppity.format.Where;
import hoppity.format.hgn.Movetext;
import hoppity.record.GameRecord;
import hoppity.rules.Variant;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A list of moves in the plainest form: small letters, hyphens, blanks; every character still stands where it stood.
 *
 * @param cells all that are named outside of comments
 */
record MoveList(SourceText text, Set<String> cells, Where beginning) {
    private static final Pattern COMMENT = Pattern.compile("\\{[^}]*\\}?");
    private static final Pattern CELL = Pattern.compile("(?<![a-wyz@$])[a-wyz][1-9][0-9]?");
    private static final Pattern RESULT =
            Pattern.compile("(?<![^\\s])(1-0|0-1|1/2-1/2|\\*|=\\d{1,2}(,\\d{1,2}){0,5})(?!\\S)");
    private static final Pattern NUMBER =
            Pattern.compile("\\(\\d{1,9}\\)|(?<![A-Za-z0-9$@])\\d{1,9}[.):\u2026]*(?![0-9])");
    private static final int START = 2000;
    private static final String HYPHENS = "\u2010\u2011\u2012\u2013\u2014\u2212";
    private static final String BLANKS = ",;|\"'[]";

    static MoveList of(String source) {
        var plain = new StringBuilder(source.length());
        var comment = COMMENT.matcher(source);
        int at = 0;
        while (comment.find()) {
            plain.append(plain(source.substring(at, comment.start()))).append(comment.group());
            at = comment.end();
        }
        plain.append(plain(source.substring(at)));
        var cells = new LinkedHashSet<String>();
        Matcher cell = CELL.matcher(COMMENT.matcher(plain).replaceAll(" "));
        while (cell.find()) {
            cells.add(cell.group());
        }
        var text = new SourceText(plain.toString());
        int first = source.length() - source.stripLeading().length();
        return new MoveList(text, cells, text.at(first));
    }

    /** The moves in the plainest form; as long as they were. */
    private static String plain(String moves) {
        var text = new StringBuilder(moves);
        var results = RESULT.matcher(moves);
        int from = 0;
        while (results.find()) {
            plain(text, from, results.start());
            from = results.end();
        }
        plain(text, from, moves.length());
        return text.toString();
    }

    private static void plain(StringBuilder text, int from, int to) {
        var part = text.substring(from, to).toLowerCase(Locale.ROOT);
        var number = NUMBER.matcher(part);
        var blanked = new StringBuilder(part);
        while (number.find()) {
            for (int i = number.start(); i < number.end(); i++) {
                blanked.setCharAt(i, ' ');
            }
        }
        for (int i = 0; i < blanked.length(); i++) {
            char c = blanked.charAt(i);
            boolean arrow = c == '>' && i > 0 && "-=".indexOf(blanked.charAt(i - 1)) >= 0;
            if (arrow) {
                blanked.setCharAt(i - 1, '-');
                blanked.setCharAt(i, ' ');
            } else if (HYPHENS.indexOf(c) >= 0 || c == '\u2192' || c == '\u00d7') {
                blanked.setCharAt(i, '-');
            } else if (BLANKS.indexOf(c) >= 0) {
                blanked.setCharAt(i, ' ');
            }
        }
        text.replace(from, to, blanked.toString());
    }

    /** As much of the list as tells which variants can be meant; the list itself if it is short. */
    MoveList start() {
        if (text.text().length() <= 2 * START) {
            return this;
        }
        int blank = text.text().lastIndexOf(' ', START);
        var beginning = text.text().substring(0, blank < 0 ? START : blank);
        return new MoveList(new SourceText(beginning), cells, this.beginning);
    }

    int letters() {
        return text.text().length();
    }

    /** Reads the moves as those of a variant. */
    Attempt read(Variant variant) {
        return read(new GameRecord(variant));
    }

    /** Reads the moves into a record without any. */
    Attempt read(GameRecord record) {
        var notes = new Notes();
        var rest = Movetext.read(text, record, notes);
        if (rest != null) {
            notes.imported(rest, tr("what stands behind the result is left out"));
        }
        return new Attempt(record, notes.list());
    }
}
