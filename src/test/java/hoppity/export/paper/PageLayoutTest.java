package hoppity.export.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.export.ExportGames;
import hoppity.export.document.Block;
import hoppity.export.document.Document;
import hoppity.export.document.Token;
import hoppity.record.RandomRecords;
import hoppity.rules.Variants;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class PageLayoutTest {
    /** Half the size of a letter each. */
    private static final TextMeasure LETTERS =
            (text, style) -> text.codePointCount(0, text.length()) * style.size() * 0.5;

    private static List<Page.Text> texts(Page page) {
        return page.parts().stream()
                .filter(Page.Text.class::isInstance)
                .map(Page.Text.class::cast)
                .toList();
    }

    private static List<Page.Picture> pictures(List<Page> pages) {
        return pages.stream()
                .flatMap(page -> page.parts().stream())
                .filter(Page.Picture.class::isInstance)
                .map(Page.Picture.class::cast)
                .toList();
    }

    /** All is on the paper, and no two parts of a column lie over each other. */
    private static void isInOrder(List<Page> pages, Paper paper) {
        for (var page : pages) {
            for (var part : page.parts()) {
                if (part instanceof Page.Text text) {
                    assertThat(text.x()).isGreaterThanOrEqualTo(0);
                    assertThat(text.x() + LETTERS.width(text.text(), text.style()))
                            .as(text.text())
                            .isLessThanOrEqualTo(paper.width() + 0.01);
                    assertThat(text.y()).isBetween(5.0, paper.height());
                } else if (part instanceof Page.Picture picture) {
                    assertThat(picture.x()).isGreaterThanOrEqualTo(0);
                    assertThat(picture.x() + picture.diagram().width(picture.height()))
                            .isLessThanOrEqualTo(paper.width() + 1);
                    assertThat(picture.y() + picture.height()).isLessThan(paper.height() - 20);
                    assertThat(texts(page))
                            .noneMatch(t -> t.x() >= picture.x()
                                    && t.x() < picture.x() + picture.height()
                                    && t.y() > picture.y() + 1
                                    && t.y() < picture.y() + picture.height());
                }
            }
        }
    }

    @Test
    void aShortGameIsOnePage() {
        var pages = PageLayout.of(Document.of(ExportGames.annotated()), Paper.A4, LETTERS);

        assertThat(pages).hasSize(1);
        isInOrder(pages, Paper.A4);
        assertThat(pictures(pages)).hasSize(4);
        assertThat(texts(pages.get(0)).get(0))
                .isEqualTo(new Page.Text(0, PaperStyle.TITLE.lineHeight() * 0.76, "Ann", PaperStyle.TITLE));
        assertThat(texts(pages.get(0)).stream().map(Page.Text::text)).contains("g3-f4!", "b6-c5??", "key", "1.", "1…");
        assertThat(texts(pages.get(0))).last().extracting(Page.Text::text).isEqualTo("Page 1 of 1");
    }

    @Test
    void whateverARecordHoldsIsOnThePaper() {
        var records = new RandomRecords(5, false);
        for (var paper : List.of(Paper.A4, new Paper(320, 500), new Paper(144, 144), new Paper(740, 493))) {
            for (int i = 0; i < 10; i++) {
                var document = Document.of(records.next(80));
                var pages = PageLayout.of(document, paper, LETTERS);
                isInOrder(pages, paper);
                assertThat(written(pages)).isEqualTo(written(document));
                assertThat(pictures(pages)).hasSize((int) document.blocks().stream()
                        .filter(Block.Figure.class::isInstance)
                        .count());
            }
        }
    }

    /** All letters in order, without the footers. */
    private static String written(List<Page> pages) {
        return pages.stream()
                .flatMap(page -> texts(page).stream())
                .filter(text -> text.style() != PaperStyle.FOOTER)
                .map(Page.Text::text)
                .collect(Collectors.joining())
                .replaceAll("[\\s\u00a0]", "");
    }

    private static String written(Document document) {
        return (document.title()
                        + document.blocks().stream()
                                .map(PageLayoutTest::letters)
                                .collect(Collectors.joining()))
                .replaceAll("[\\s\u00a0]", "");
    }

    private static String letters(Block block) {
        if (block instanceof Block.Facts facts) {
            return facts.facts().stream().map(f -> f.label() + ":" + f.value()).collect(Collectors.joining());
        } else if (block instanceof Block.Heading heading) {
            return heading.text();
        } else if (block instanceof Block.Figure figure) {
            return figure.caption();
        }
        return ((Block.Line) block)
                .tokens().stream().map(PageLayoutTest::letters).collect(Collectors.joining());
    }

    private static String letters(Token token) {
        if (token instanceof Token.Move move) {
            return move.label()
                    + move.text()
                    + move.glyphs().stream().map(g -> g.symbol()).collect(Collectors.joining())
                    + move.evaluation();
        } else if (token instanceof Token.Comment comment) {
            return comment.text() + (comment.by().isEmpty() ? "" : "—" + comment.by());
        }
        return token instanceof Token.Note note ? note.text() : ((Token.Result) token).text();
    }

    @Test
    void aNumberIsNeverTheLastOfALine() {
        var game = new RandomRecords(2, false).chain(Variants.presets().get("gambiter-ugolki"), 300);
        for (var page : PageLayout.of(Document.of(game), Paper.A4, LETTERS)) {
            var texts = texts(page);
            for (int i = 0; i + 1 < texts.size(); i++) {
                if (texts.get(i).style() == PaperStyle.NUMBER) {
                    assertThat(texts.get(i + 1).y()).isEqualTo(texts.get(i).y());
                }
            }
        }
    }

    @Test
    void aLongGameGoesOnInColumnsAndPages() {
        var game = new RandomRecords(2, false).chain(Variants.presets().get("gambiter-ugolki"), 20_000);
        var pages = PageLayout.of(Document.of(game), Paper.A4, LETTERS);
        assertThat(pages).hasSizeBetween(30, 60);
        isInOrder(pages, Paper.A4);
        var second = texts(pages.get(1));
        assertThat(second.stream()
                        .map(Page.Text::x)
                        .max(Comparator.naturalOrder())
                        .orElseThrow())
                .isGreaterThan(Paper.A4.width() / 2);
        assertThat(second).last().extracting(Page.Text::text).isEqualTo("Page 2 of " + pages.size());
    }

    @Test
    void aSheetTooSmallIsRefused() {
        assertThatThrownBy(() -> new Paper(100, 500))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a page is at least 144 × 144 points, not 100.0 × 500.0");
        assertThatThrownBy(() -> new Paper(Double.NaN, 500)).isInstanceOf(IllegalArgumentException.class);
    }
}
