package hoppity.export.paper;

import hoppity.export.document.Block;
import hoppity.export.document.Token;
import hoppity.record.Glyph;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What stays together on a line.
 *
 * @param glued whether it follows the word before without a blank
 * @param leads whether it goes to the next line together with the word after it
 */
record Word(String text, PaperStyle style, boolean glued, boolean leads) {
    private static final int LONG_MOVE = 20;

    /** Stands for the end of a line that somebody wrote. */
    static final Word BREAK = new Word("", PaperStyle.COMMENT, false, false);

    /** A running text. */
    static List<Word> of(String text, PaperStyle style) {
        var words = new ArrayList<Word>();
        var lines = text.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            if (i > 0) {
                words.add(BREAK);
            }
            for (var word : lines[i].split("[ \t]+")) {
                if (!word.isEmpty()) {
                    words.add(new Word(word, style, false, false));
                }
            }
        }
        return words;
    }

    /** A line of a document. */
    static List<Word> of(Block.Line line) {
        boolean main = line.depth() == 0;
        var words = new ArrayList<Word>();
        for (var token : line.tokens()) {
            if (token instanceof Token.Move move) {
                move(words, move, main);
            } else if (token instanceof Token.Comment comment) {
                words.addAll(of(comment.text(), main ? PaperStyle.COMMENT : PaperStyle.VARIATION));
                if (!comment.by().isEmpty()) {
                    words.addAll(of("— " + comment.by(), PaperStyle.NOTE));
                }
            } else if (token instanceof Token.Note note) {
                words.addAll(of(note.text(), PaperStyle.NOTE));
            } else if (token instanceof Token.Result result) {
                words.addAll(of(result.text(), PaperStyle.MOVE));
            }
        }
        return words;
    }

    private static void move(List<Word> words, Token.Move move, boolean main) {
        var style = main ? PaperStyle.MOVE : PaperStyle.VARIATION;
        if (!move.label().isEmpty()) {
            words.add(new Word(move.label(), main ? PaperStyle.NUMBER : PaperStyle.VARIATION, false, true));
        }
        var signs = move.glyphs().stream().map(Glyph::symbol).collect(Collectors.joining());
        var text = move.text() + signs;
        // A long way may go on in the next line, after a landing.
        var parts = text.split(text.length() > LONG_MOVE ? "(?<=-)(?=[a-z])" : " ");
        for (int i = 0; i < parts.length; i++) {
            words.add(new Word(parts[i], style, i > 0 && text.length() > LONG_MOVE, false));
        }
        if (!move.evaluation().isEmpty()) {
            words.add(new Word(move.evaluation().replace(' ', '\u00a0'), PaperStyle.EVALUATION, false, false));
        }
    }
}
