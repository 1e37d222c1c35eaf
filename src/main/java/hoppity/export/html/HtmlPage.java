package hoppity.export.html;

import static hoppity.words.Words.tr;

import hoppity.export.document.Block;
import hoppity.export.document.Document;
import hoppity.export.document.Token;
import hoppity.export.text.Xml;
import hoppity.record.Glyph;
import hoppity.words.Words;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Locale;

/**
 * Writes a document as a web page. The page loads nothing and runs only its own script, by which the game is replayed: its
 * content security policy allows no more. It is well-formed XML too, and reads well without the script.
 */
public final class HtmlPage {
    /** Deeper variations are not set in further. */
    private static final int DEEPEST = 8;

    private final Document document;
    private final Appendable out;
    private final HtmlBoard board;
    private boolean inArticle;

    private HtmlPage(Document document, Appendable out) {
        this.document = document;
        this.out = out;
        board = new HtmlBoard(document.start());
    }

    /** Writes the page piece by piece. */
    public static void write(Document document, Appendable out) throws IOException {
        new HtmlPage(document, out).write();
    }

    private void write() throws IOException {
        head();
        put("<body>\n").put(board.definitions());
        put("<header>\n<h1>").text(document.title()).put("</h1>\n");
        for (var block : document.blocks()) {
            block(block);
        }
        put(inArticle ? "</article>\n</main>\n" : "</header>\n");
        put("<script>\n").put(Resource.SCRIPT.text()).put("</script>\n</body>\n</html>\n");
    }

    private void head() throws IOException {
        var style = "\n" + Resource.STYLE.text() + board.colors();
        var policy = "default-src 'none'; style-src " + hash(style) + "; script-src "
                + hash("\n" + Resource.SCRIPT.text()) + "; base-uri 'none'; form-action 'none'";
        put("<!DOCTYPE html>\n<html lang=\"" + Words.language().code() + "\">\n<head>\n");
        put("<meta charset=\"utf-8\" />\n");
        put("<meta http-equiv=\"Content-Security-Policy\" content=\"" + policy + "\" />\n");
        put("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n");
        put("<meta name=\"generator\" content=\"Hoppity\" />\n<title>")
                .text(document.title())
                .put("</title>\n");
        put("<style>").put(style).put("</style>\n</head>\n");
    }

    private static String hash(String content) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private void block(Block block) throws IOException {
        if (!(block instanceof Block.Facts) && !inArticle) {
            inArticle = true;
            put("</header>\n<main>\n").put(board.viewer()).put("<article>\n");
        }
        if (block instanceof Block.Facts facts) {
            put("<dl>\n");
            for (var fact : facts.facts()) {
                put("<dt>")
                        .words(fact.label())
                        .put("</dt><dd>")
                        .words(fact.value())
                        .put("</dd>\n");
            }
            put("</dl>\n");
        } else if (block instanceof Block.Heading heading) {
            put("<h2>").words(heading.text()).put("</h2>\n");
        } else if (block instanceof Block.Figure figure) {
            put("<figure>\n").put(board.figure(figure)).put("<figcaption>").text(figure.caption());
            put("</figcaption>\n</figure>\n");
        } else if (block instanceof Block.Line line) {
            int depth = Math.min(DEEPEST, line.depth());
            put(depth == 0 ? "<p class=\"main\">" : "<p class=\"side d" + depth + "\">");
            for (var token : line.tokens()) {
                token(token);
                put("\n");
            }
            put("</p>\n");
        }
    }

    private void token(Token token) throws IOException {
        if (token instanceof Token.Move move) {
            move(move);
        } else if (token instanceof Token.Comment comment) {
            put("<span class=\"comment\"").put(comment.lang().isEmpty() ? "" : " lang=\"" + comment.lang() + "\"");
            put(">").words(comment.text());
            if (!comment.by().isEmpty()) {
                put(" <cite>— ").words(comment.by()).put("</cite>");
            }
            put("</span>");
        } else if (token instanceof Token.Note note) {
            put("<span class=\"note\">").words(note.text()).put("</span>");
        } else if (token instanceof Token.Result result) {
            put("<strong class=\"result\">").words(result.text()).put("</strong>");
        }
    }

    private void move(Token.Move move) throws IOException {
        if (!move.label().isEmpty()) {
            put("<span class=\"number\">").text(move.label()).put("</span>\u00a0");
        }
        put("<a class=\"move\" id=\"m" + move.move() + "\" href=\"#m" + move.move() + "\" data-after=\"" + move.after()
                + "\"");
        if (!move.route().isEmpty()) {
            put(" data-way=\"" + HtmlBoard.numbers(move.route()) + "\"");
        }
        if (!move.shapes().isEmpty()) {
            put(" data-marks=\"").text(board.marks(move.shapes())).put("\"");
        }
        put(">").text(move.text()).put("</a>");
        for (var glyph : move.glyphs()) {
            var tone = Glyph.toneOf(glyph.nag()).name().toLowerCase(Locale.ROOT);
            put("<span class=\"glyph " + tone + "\" title=\"")
                    .text(tr(glyph.meaning()))
                    .put("\">");
            text(glyph.symbol()).put("</span>");
        }
        if (!move.evaluation().isEmpty()) {
            put(" <span class=\"evaluation\">").text(move.evaluation()).put("</span>");
        }
    }

    private HtmlPage put(String markup) throws IOException {
        out.append(markup);
        return this;
    }

    private HtmlPage text(String text) throws IOException {
        return put(Xml.escaped(text));
    }

    /** A text that somebody wrote: whichever way its letters run, what stands around it stays in place. */
    private HtmlPage words(String text) throws IOException {
        return put("<bdi>").text(text).put("</bdi>");
    }
}
