package hoppity.export.paper;

import static hoppity.words.Words.tr;

import hoppity.export.diagram.Diagram;
import hoppity.export.document.Block;
import hoppity.export.document.Document;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lays a document out on pages: the title over the whole width, all else in columns. The same document gives the same pages. */
public final class PageLayout {
    private static final double GAP = 22;
    private static final double FOOTER = 22;
    private static final double INDENT = 10;

    /** Deeper variations are not set in further. */
    private static final int DEEPEST = 6;

    /** A column is at least so wide; else there is only one. */
    private static final double COLUMN = 190;

    private static final double LARGEST_DIAGRAM = 190;
    private static final double SPACE = 5;

    private final Paper paper;
    private final TextMeasure measure;
    private final int columns;
    private final double columnWidth;
    private final List<List<Page.Part>> pages = new ArrayList<>();
    private double top;
    private int column;
    private double y;

    private PageLayout(Paper paper, TextMeasure measure) {
        this.paper = paper;
        this.measure = measure;
        columns = paper.width() >= 2 * COLUMN + GAP ? 2 : 1;
        columnWidth = (paper.width() - (columns - 1) * GAP) / columns;
    }

    /** The pages of a document, at least one. */
    public static List<Page> of(Document document, Paper paper, TextMeasure measure) {
        var layout = new PageLayout(paper, measure);
        layout.newPage();
        layout.title(document.title());
        var blocks = document.blocks();
        for (int i = 0; i < blocks.size(); i++) {
            layout.block(blocks.get(i), i + 1 < blocks.size() ? blocks.get(i + 1) : null);
        }
        return layout.numbered();
    }

    private List<Page> numbered() {
        var all = new ArrayList<Page>();
        for (var parts : pages) {
            var text = tr("Page {0} of {1}", all.size() + 1, pages.size());
            double x = (paper.width() - measure.width(text, PaperStyle.FOOTER)) / 2;
            parts.add(new Page.Text(x, paper.height() - 2, text, PaperStyle.FOOTER));
            all.add(new Page(parts));
        }
        return List.copyOf(all);
    }

    private void newPage() {
        pages.add(new ArrayList<>());
        top = 0;
        column = 0;
        y = 0;
    }

    private void title(String title) {
        for (var line : lines(Word.of(title, PaperStyle.TITLE), paper.width())) {
            if (bottom() - y < PaperStyle.TITLE.lineHeight()) {
                newPage();
            }
            put(line, 0, PaperStyle.TITLE.lineHeight());
        }
        y += 2 * SPACE;
        top = y;
    }

    private double bottom() {
        return paper.height() - FOOTER;
    }

    private double left() {
        return column * (columnWidth + GAP);
    }

    private void block(Block block, @Nullable Block next) {
        if (block instanceof Block.Facts facts) {
            for (var fact : facts.facts()) {
                var words = new ArrayList<>(Word.of(fact.label() + ":", PaperStyle.LABEL));
                words.addAll(Word.of(fact.value(), PaperStyle.VALUE));
                text(words, 0);
            }
            space();
        } else if (block instanceof Block.Heading heading) {
            var words = Word.of(heading.text(), PaperStyle.HEADING);
            // A heading stays with what it is about.
            double least = next instanceof Block.Line ? 2 * PaperStyle.MOVE.lineHeight() : 0;
            space();
            room(lines(words, columnWidth).size() * PaperStyle.HEADING.lineHeight() + least);
            text(words, 0);
        } else if (block instanceof Block.Figure figure) {
            figure(figure.diagram(), figure.caption());
        } else if (block instanceof Block.Line line) {
            text(Word.of(line), INDENT * Math.min(DEEPEST, line.depth()));
            space();
        }
    }

    private void space() {
        y = y > top ? y + SPACE : y;
    }

    /** Goes on in the next column if this one has less room left; nothing is higher than a whole column. */
    private void room(double height) {
        if (y > top && y + height > bottom()) {
            nextColumn();
        }
    }

    private void nextColumn() {
        column++;
        y = top;
        if (column == columns) {
            newPage();
        }
    }

    private void figure(Diagram diagram, String caption) {
        var below = lines(Word.of(caption, PaperStyle.CAPTION), columnWidth);
        double captionHeight = Math.min(3, below.size()) * PaperStyle.CAPTION.lineHeight() + SPACE;
        double room = bottom() - (pages.size() == 1 ? 0 : top) - captionHeight;
        double height = Math.min(Math.min(LARGEST_DIAGRAM, room), columnWidth);
        if (diagram.width(height) > columnWidth) {
            height *= columnWidth / diagram.width(height);
        }
        room(height + captionHeight);
        part(new Page.Picture(left() + (columnWidth - diagram.width(height)) / 2, y, height, diagram));
        y += height + SPACE / 2;
        for (var line : below) {
            room(PaperStyle.CAPTION.lineHeight());
            put(line, left() + (columnWidth - width(line)) / 2, PaperStyle.CAPTION.lineHeight());
        }
        space();
    }

    private void text(List<Word> words, double indent) {
        for (var line : lines(words, columnWidth - indent)) {
            double height = line.stream()
                    .mapToDouble(w -> w.style().lineHeight())
                    .max()
                    .orElse(PaperStyle.COMMENT.lineHeight());
            room(height);
            put(line, left() + indent, height);
        }
    }

    private void part(Page.Part part) {
        pages.get(pages.size() - 1).add(part);
    }

    private double width(List<Word> line) {
        double width = 0;
        for (int i = 0; i < line.size(); i++) {
            width += (i == 0 ? 0 : blank(line.get(i))) + measured(line.get(i));
        }
        return width;
    }

    private double blank(Word word) {
        return word.glued() ? 0 : measure.width(" ", word.style());
    }

    private double measured(Word word) {
        return measure.width(word.text(), word.style());
    }

    private void put(List<Word> line, double left, double height) {
        double x = left;
        double base = y + height * 0.76;
        for (int i = 0; i < line.size(); i++) {
            x += i == 0 ? 0 : blank(line.get(i));
            part(new Page.Text(x, base, line.get(i).text(), line.get(i).style()));
            x += measured(line.get(i));
        }
        y += height;
    }

    /** Breaks words into lines; a word that is wider than a line goes on in the next. */
    private List<List<Word>> lines(List<Word> words, double width) {
        var lines = new ArrayList<List<Word>>();
        var line = new ArrayList<Word>();
        double used = 0;
        for (var word : words) {
            if (word == Word.BREAK) {
                lines.add(List.copyOf(line));
                line.clear();
                used = 0;
                continue;
            }
            for (var part : parts(word, width)) {
                double needed = (line.isEmpty() ? 0 : blank(part)) + measured(part);
                if (!line.isEmpty() && used + needed > width) {
                    var leading = line.size() > 1 && line.get(line.size() - 1).leads()
                            ? List.of(line.remove(line.size() - 1))
                            : List.<Word>of();
                    lines.add(List.copyOf(line));
                    line.clear();
                    line.addAll(leading);
                    used = width(leading);
                    needed = (line.isEmpty() ? 0 : blank(part)) + measured(part);
                }
                line.add(part);
                used += needed;
            }
        }
        if (!line.isEmpty()) {
            lines.add(List.copyOf(line));
        }
        return lines;
    }

    private List<Word> parts(Word word, double width) {
        if (measured(word) <= width) {
            return List.of(word);
        }
        var parts = new ArrayList<Word>();
        var text = word.text();
        int from = 0;
        double used = 0;
        for (int at = 0; at < text.length(); ) {
            int next = text.offsetByCodePoints(at, 1);
            double letter = measure.width(text.substring(at, next), word.style());
            if (at > from && used + letter > width) {
                parts.add(new Word(text.substring(from, at), word.style(), from > 0 || word.glued(), false));
                from = at;
                used = 0;
            }
            used += letter;
            at = next;
        }
        parts.add(new Word(text.substring(from), word.style(), from > 0 || word.glued(), false));
        return parts;
    }
}
