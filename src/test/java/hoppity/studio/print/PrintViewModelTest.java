package hoppity.studio.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.export.ExportGames;
import hoppity.export.paper.Page;
import hoppity.export.paper.Paper;
import hoppity.export.paper.PaperStyle;
import hoppity.export.paper.TextMeasure;
import hoppity.record.RandomRecords;
import hoppity.rules.Variants;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.document.GameDocument;
import org.junit.jupiter.api.Test;

class PrintViewModelTest {
    private static final TextMeasure LETTERS = (text, style) -> text.length() * style.size() * 0.5;

    private static PrintViewModel of(GameDocument game, TextMeasure measure) {
        return new PrintViewModel(game, Paper.A4, () -> measure, new InlineTasks());
    }

    @Test
    void thePagesAreCounted() {
        var annotated = of(new GameDocument(ExportGames.annotated(), null), LETTERS);
        assertThat(annotated.pages()).isEmpty();
        annotated.layOut();
        assertThat(annotated.pages()).hasSize(1);
        assertThat(annotated.stateProperty().getValue()).isEqualTo("1 page");

        var chain = new RandomRecords(3, false).chain(Variants.presets().get("halma-8"), 2_000);
        var played = of(new GameDocument(chain, null), LETTERS);
        played.layOut();
        assertThat(played.pages()).hasSizeGreaterThan(2);
        assertThat(played.stateProperty().getValue()).isEqualTo(played.pages().size() + " pages");
    }

    @Test
    void anotherPaperIsLaidOutAnew() {
        var model = of(new GameDocument(ExportGames.annotated(), null), LETTERS);
        assertThatThrownBy(() -> model.pagesOn(Paper.A4)).isInstanceOf(IllegalStateException.class);
        model.layOut();
        assertThat(model.pagesOn(Paper.A4)).isEqualTo(model.pages());
        var small = model.pagesOn(new Paper(250, 350));
        assertThat(small).hasSizeGreaterThan(model.pages().size());
        assertThat(small.get(0).parts())
                .filteredOn(part -> part instanceof Page.Text text && text.style() == PaperStyle.FOOTER)
                .singleElement()
                .extracting(part -> ((Page.Text) part).text())
                .isEqualTo("Page 1 of " + small.size());
    }

    @Test
    void whatGoesWrongIsSaid() {
        var model = of(new GameDocument(ExportGames.annotated(), null), (text, style) -> {
            throw new IllegalStateException("there are no fonts");
        });
        model.layOut();
        assertThat(model.pages()).isEmpty();
        assertThat(model.stateProperty().getValue()).isEqualTo("The pages could not be laid out: there are no fonts");
    }
}
