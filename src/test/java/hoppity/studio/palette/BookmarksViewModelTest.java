package hoppity.studio.palette;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;

class BookmarksViewModelTest {
    private final GameRecord record = GameFixture.empty();
    private final GameNode f4 = GameFixture.add(record, record.tree().root(), "g3-f4");
    private final GameNode d7 = GameFixture.add(record, f4, "c8-d7");
    private final GameNode h5 = GameFixture.add(record, record.tree().root(), "h4-h5");
    private final GameDocument document = new GameDocument(record, null);
    private final BookmarksViewModel model = new BookmarksViewModel(() -> Optional.of(document));
    private final TitleEntryViewModel title = new TitleEntryViewModel(() -> Optional.of(document));

    private List<String> found(String typed) {
        model.open();
        model.queryProperty().set(typed);
        return model.entries().stream()
                .map(node -> model.text(node) + " | " + model.beside(node))
                .toList();
    }

    @Test
    void bookmarksAndTitlesStandInReadingOrderWithWhatIsSaid() {
        assertThat(found("")).isEmpty();
        assertThat(model.nothingProperty().get()).isEqualTo("No move has a bookmark or a title yet.");

        document.annotate(d7, a -> a.withBookmark(true), "bookmark");
        GameFixture.comment(record, d7, "a comment\nin two lines");
        document.annotate(h5, a -> a.withTitle("Another plan"), "title");

        assertThat(found("")).containsExactly("Another plan | 1. h4-h5", "1… c8-d7 | a comment in two lines");
        assertThat(found("plan")).containsExactly("Another plan | 1. h4-h5");
        assertThat(found("two")).containsExactly("1… c8-d7 | a comment in two lines");
        assertThat(found("zzz")).isEmpty();
        assertThat(model.nothingProperty().get()).isEqualTo("No bookmark fits.");
    }

    @Test
    void whatWasBegunInOneGameDoesNotGoIntoAnother() {
        var shown = new SimpleObjectProperty<>(document);
        var other = new GameDocument(GameFixture.shuttle(3), null);
        var writing = new TitleEntryViewModel(() -> Optional.of(shown.get()));
        var going = new BookmarksViewModel(() -> Optional.of(shown.get()));
        document.goTo(d7);
        writing.open();
        writing.titleProperty().set("A plan");

        shown.set(other);
        writing.commit();
        going.goTo(d7);

        assertThat(other.isDirty()).isFalse();
        assertThat(other.cursor().isRoot()).isTrue();
        assertThat(d7.annotations().title()).isEqualTo("A plan");
    }

    @Test
    void aTitleIsWrittenChangedAndTakenAway() {
        assertThat(title.open()).isFalse();
        document.goTo(d7);
        assertThat(title.open()).isTrue();
        assertThat(title.headingProperty().get()).isEqualTo("Title of 1… c8-d7");
        title.titleProperty().set("  The answer ");
        title.commit();
        assertThat(d7.annotations().title()).isEqualTo("The answer");
        assertThat(document.undoDescription()).hasValue("title");

        title.open();
        assertThat(title.titleProperty().get()).isEqualTo("The answer");
        title.titleProperty().set(" ");
        title.commit();
        assertThat(d7.annotations().title()).isNull();
        document.undo();
        assertThat(d7.annotations().title()).isEqualTo("The answer");
    }

    @Test
    void aTitleGoesToTheMoveThatItWasBegunFor() {
        document.goTo(d7);
        title.open();
        title.titleProperty().set("For d7");
        document.goTo(h5);
        title.commit();
        assertThat(d7.annotations().title()).isEqualTo("For d7");
        assertThat(document.cursor()).isSameAs(h5);
    }
}
