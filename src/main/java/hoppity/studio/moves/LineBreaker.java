package hoppity.studio.moves;

import static hoppity.words.Words.tr;

import hoppity.studio.moves.NotationLine.Placed;
import hoppity.studio.moves.NotationLine.Run;
import hoppity.studio.moves.Token.Piece;
import java.util.ArrayList;
import java.util.List;

/** Breaks blocks into lines of a given width and places every text on them. */
final class LineBreaker {
    static final double MARGIN = 12;

    static final double INDENT = 16;
    /** A rule stands so far to the right of where its parent line begins. */
    private static final double RULE = 4;

    /** Deeper variations are not indented further. */
    static final int DEEPEST_INDENT = 8;

    private static final double NUMBER_COLUMN = 36;
    private static final double NUMBER_GAP = 10;
    private static final double GAP = 10;
    private static final double PIECE_GAP = 5;
    /** Evaluations end in a column of their own, this far from where the moves begin if there is room. */
    private static final double EVALUATION_COLUMN = 208;

    /** Most evaluations need no more; times stand to the left of it. */
    private static final double EVALUATION_WIDTH = 36;

    private static final double NARROWEST_TEXT = 80;
    private static final double ICON = 14;

    private final TextWidth measure;
    private final double width;
    private final int columns;
    private final List<NotationLine> lines = new ArrayList<>();
    private double textStart;

    private LineBreaker(TextWidth measure, double width, int columns) {
        this.measure = measure;
        this.width = width;
        this.columns = columns;
    }

    /**
     * @param width of the list in pixels
     * @param columns of a row
     */
    static List<NotationLine> lines(List<Block> blocks, TextWidth measure, double width, int columns) {
        var breaker = new LineBreaker(measure, width, columns);
        breaker.textStart = breaker.startOfText(blocks);
        for (var block : blocks) {
            if (block instanceof Block.Row row) {
                breaker.row(row);
            } else if (block instanceof Block.Paragraph paragraph) {
                breaker.paragraph(paragraph);
            }
        }
        return breaker.lines;
    }

    /** Where the moves begin: behind the widest number. */
    private double startOfText(List<Block> blocks) {
        for (int i = blocks.size() - 1; i >= 0; i--) {
            if (blocks.get(i) instanceof Block.Row last) {
                return MARGIN
                        + Math.max(NUMBER_COLUMN, Math.ceil(measure.of(last.number(), TextStyle.NUMBER)) + NUMBER_GAP);
            }
        }
        return MARGIN + NUMBER_COLUMN;
    }

    // ---- the main line

    private void row(Block.Row row) {
        var runs = new ArrayList<Run>();
        var number = new Piece(row.number(), TextStyle.NUMBER);
        double column = Math.max(NARROWEST_TEXT, Math.floor((width - textStart - MARGIN) / columns));
        for (int i = 0; i < row.cells().size(); i++) {
            double x = textStart + i * column;
            var cell = row.cells().get(i);
            if (cell instanceof Token.Move move) {
                var mark = row.same().stream()
                        .filter(same -> same.node() == move.node())
                        .findFirst();
                var run = cell(move, x, column - GAP, mark.isPresent() ? PIECE_GAP + ICON : 0);
                runs.add(run);
                mark.ifPresent(same -> runs.add(mark(same, run.coreEnd() + PIECE_GAP)));
            } else {
                var gap = new Piece("…", TextStyle.NUMBER);
                double gapWidth = measure.of(gap.text(), gap.style());
                runs.add(new Run(cell, x, gapWidth, List.of(new Placed(gap, x, gapWidth))));
            }
        }
        // The number belongs to the first move, which a click on it goes to.
        var first = runs.get(0);
        double numberWidth = measure.of(number.text(), number.style());
        var toFirst = new Token.Gap(first.token().node());
        runs.add(0, new Run(toFirst, MARGIN, numberWidth, List.of(new Placed(number, MARGIN, numberWidth))));
        lines.add(new NotationLine(List.of(), runs));
    }

    private double width(Piece piece) {
        return piece.style().icon().isPresent() ? ICON : measure.of(piece.text(), piece.style());
    }

    private Run mark(Token.Same same, double x) {
        return new Run(same, x, ICON, List.of(new Placed(same.piece(), x, ICON)));
    }

    /** @param mark what is left free behind the signs */
    private Run cell(Token.Move move, double x, double room, double mark) {
        double signs = mark;
        for (var sign : move.signs()) {
            signs += PIECE_GAP + width(sign);
        }
        var evaluation = new Piece(move.evaluation(), TextStyle.EVALUATION);
        double evaluationWidth = move.evaluation().isEmpty() ? 0 : Math.ceil(width(evaluation));
        double left = room - signs - (evaluationWidth == 0 ? 0 : evaluationWidth + GAP);
        var text = measure.of(move.text(), TextStyle.MOVE) <= left ? move.text() : move.brief();

        var pieces = new ArrayList<Placed>();
        double end = place(pieces, new Piece(text, TextStyle.MOVE), x);
        for (var sign : move.signs()) {
            end = place(pieces, sign, end + PIECE_GAP);
        }
        end += mark;
        double right = x + Math.min(room, EVALUATION_COLUMN);
        double free = end + GAP;
        if (evaluationWidth > 0) {
            end = place(pieces, evaluation, Math.max(free, right - evaluationWidth));
            right -= Math.max(evaluationWidth, EVALUATION_WIDTH) + GAP;
        }
        // The time is the first to go where there is no room.
        var clock = new Piece(move.clock(), TextStyle.CLOCK);
        double clockStart = right - Math.ceil(width(clock));
        if (!move.clock().isEmpty() && clockStart >= free) {
            end = Math.max(end, place(pieces, clock, clockStart));
        }
        return new Run(move, x, end - x, pieces);
    }

    private double place(List<Placed> pieces, Piece piece, double x) {
        double pieceWidth = Math.ceil(width(piece));
        pieces.add(new Placed(piece, x, pieceWidth));
        return x + pieceWidth;
    }

    // ---- comments and variations

    private void paragraph(Block.Paragraph paragraph) {
        var filler = new Filler(paragraph.depth());
        for (var token : paragraph.tokens()) {
            if (token instanceof Token.Words words) {
                if (words.style() == TextStyle.BROKEN) {
                    filler.startLine();
                }
                filler.addWords(words);
            } else if (token instanceof Token.Heading heading) {
                filler.addHeading(heading);
            } else {
                filler.add(token);
            }
        }
        if (!endsWithHeading(paragraph)) {
            filler.endLine();
        }
    }

    private static boolean endsWithHeading(Block.Paragraph paragraph) {
        var tokens = paragraph.tokens();
        return !tokens.isEmpty() && tokens.get(tokens.size() - 1) instanceof Token.Heading;
    }

    /** Fills line after line of one paragraph. */
    private final class Filler {
        /** No word of a language is longer, in characters; what is longer is measured bit by bit. */
        private static final int SHORT = 64;

        private final List<Double> rules = new ArrayList<>();
        private final double start;
        private final double end;
        private List<Run> runs = new ArrayList<>();
        private double x;

        Filler(int depth) {
            int indent = Math.min(depth, DEEPEST_INDENT);
            for (int i = 0; i < indent; i++) {
                rules.add(textStart + i * INDENT + RULE);
            }
            start = textStart + indent * INDENT;
            end = Math.max(start + NARROWEST_TEXT, width - MARGIN);
            x = start;
        }

        void add(Token token) {
            if (token instanceof Token.Same same) {
                // It keeps to its move, if need be into the margin.
                runs.add(mark(same, x - GAP + PIECE_GAP));
                x += PIECE_GAP + ICON;
                return;
            }
            var pieces = new ArrayList<Placed>();
            double right = placeAll(pieces(token, false), pieces);
            if (x > start && x + right > end) {
                endLine();
            }
            if (x + right > end) {
                right = placeAll(pieces(token, true), pieces);
            }
            double left = x;
            var moved = pieces.stream()
                    .map(p -> new Placed(p.piece(), p.x() + left, p.width()))
                    .toList();
            runs.add(new Run(token, left, right, moved));
            x = left + right + (token instanceof Token.Fold ? PIECE_GAP : GAP);
        }

        /** On lines of its own. */
        void addHeading(Token.Heading heading) {
            startLine();
            if (heading.bookmark()) {
                var flag = new Piece(tr("bookmark"), TextStyle.BOOKMARK);
                runs.add(new Run(heading, x, ICON, List.of(new Placed(flag, x, ICON))));
                x += ICON + PIECE_GAP;
            }
            addText(heading, TextStyle.TITLE, heading.text().replaceAll("\\s", " "));
            endLine();
        }

        private double placeAll(List<Piece> from, List<Placed> into) {
            into.clear();
            double right = 0;
            for (var piece : from) {
                right = place(into, piece, into.isEmpty() ? 0 : right + PIECE_GAP);
            }
            return right;
        }

        void addWords(Token.Words words) {
            var paragraphs = words.text().replace("\t", " ").split("\r\n|\r|\n", -1);
            for (int i = 0; i < paragraphs.length; i++) {
                if (i > 0) {
                    endLine();
                }
                addText(words, words.style(), paragraphs[i]);
            }
        }

        /** Puts as many words on each line as go there; a word too long for any line is cut. */
        private void addText(Token words, TextStyle style, String text) {
            double space = measure.of(" ", style);
            var fitting = new StringBuilder();
            double used = 0;
            for (var word : text.split(" +")) {
                var rest = word;
                while (!rest.isEmpty()) {
                    double restWidth = mayFit(rest, style) ? measure.of(rest, style) : Double.POSITIVE_INFINITY;
                    double needed = fitting.isEmpty() ? restWidth : used + space + restWidth;
                    if (x + needed <= end) {
                        fitting.append(fitting.isEmpty() ? "" : " ").append(rest);
                        used = needed;
                        rest = "";
                    } else if (!fitting.isEmpty() || x > start) {
                        addRun(words, style, fitting.toString(), used);
                        fitting.setLength(0);
                        used = 0;
                        endLine();
                    } else {
                        int cut = fittingLength(rest, style);
                        addRun(words, style, rest.substring(0, cut), measure.of(rest.substring(0, cut), style));
                        endLine();
                        rest = rest.substring(cut);
                    }
                }
            }
            addRun(words, style, fitting.toString(), used);
        }

        private void addRun(Token words, TextStyle style, String text, double textWidth) {
            if (!text.isEmpty()) {
                var piece = new Piece(text, style);
                double whole = Math.ceil(textWidth);
                runs.add(new Run(words, x, whole, List.of(new Placed(piece, x, whole))));
                x += whole + GAP;
            }
        }

        /** Whether the word fits on a line as far as its beginning tells: one of 100,000 letters is not measured to its end. */
        private boolean mayFit(String word, TextStyle style) {
            for (int length = SHORT; length < word.length(); length *= 2) {
                if (!fits(word.substring(0, length), style)) {
                    return false;
                }
            }
            return true;
        }

        private boolean fits(String text, TextStyle style) {
            return measure.of(text, style) <= end - start;
        }

        /** How many characters of a word fit on a line, at least one whole one. */
        private int fittingLength(String word, TextStyle style) {
            int least = word.offsetByCodePoints(0, 1);
            int low = least;
            int high = least;
            while (high < word.length() && fits(word.substring(0, high), style)) {
                low = high;
                high = Math.min(word.length(), Math.max(2 * high, SHORT));
            }
            while (low < high) {
                int middle = (low + high + 1) / 2;
                if (fits(word.substring(0, middle), style)) {
                    low = middle;
                } else {
                    high = middle - 1;
                }
            }
            boolean splitsAPair = low < word.length() && Character.isLowSurrogate(word.charAt(low));
            return Math.max(least, splitsAPair ? low - 1 : low);
        }

        void startLine() {
            if (!runs.isEmpty()) {
                endLine();
            }
        }

        void endLine() {
            lines.add(new NotationLine(rules, runs));
            runs = new ArrayList<>();
            x = start;
        }
    }

    private static List<Piece> pieces(Token token, boolean brief) {
        var pieces = new ArrayList<Piece>();
        if (token instanceof Token.Move move) {
            if (!move.number().isEmpty()) {
                pieces.add(new Piece(move.number(), TextStyle.NUMBER));
            }
            pieces.add(new Piece(brief ? move.brief() : move.text(), TextStyle.MOVE));
            pieces.addAll(move.signs());
            if (!move.evaluation().isEmpty()) {
                pieces.add(new Piece(move.evaluation(), TextStyle.EVALUATION));
            }
            if (!move.clock().isEmpty()) {
                pieces.add(new Piece(move.clock(), TextStyle.CLOCK));
            }
        } else if (token instanceof Token.Fold fold) {
            pieces.add(new Piece(fold.folded() ? "▸" : "▾", TextStyle.FOLD));
        } else if (token instanceof Token.More more) {
            pieces.add(new Piece(more.text(), TextStyle.MORE));
        }
        return pieces;
    }
}
