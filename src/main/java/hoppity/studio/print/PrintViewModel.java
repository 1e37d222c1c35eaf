package hoppity.studio.print;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.export.document.Document;
import hoppity.export.paper.Page;
import hoppity.export.paper.PageLayout;
import hoppity.export.paper.Paper;
import hoppity.export.paper.TextMeasure;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import java.util.List;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyListWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/** The pages that a game will be printed on. */
public final class PrintViewModel {
    private final GameDocument game;
    private final Paper paper;
    private final Supplier<TextMeasure> measure;
    private final TaskRunner tasks;
    private final ReadOnlyListWrapper<Page> pages =
            new ReadOnlyListWrapper<>(this, "pages", FXCollections.observableArrayList());
    private final ReadOnlyStringWrapper state = new ReadOnlyStringWrapper(this, "state", "");
    private @Nullable Document document;
    private @Nullable Future<?> work;

    PrintViewModel(GameDocument game, Paper paper, Supplier<TextMeasure> measure, TaskRunner tasks) {
        this.game = game;
        this.paper = paper;
        this.measure = measure;
        this.tasks = tasks;
    }

    /** What is shown and printed. */
    record Laid(Document document, List<Page> pages) {}

    ObservableList<Page> pages() {
        return pages.getReadOnlyProperty();
    }

    /** How many pages there are, or what keeps them from being there. */
    ObservableValue<String> stateProperty() {
        return state.getReadOnlyProperty();
    }

    Paper paper() {
        return paper;
    }

    /** Lays the game out in the background. */
    void layOut() {
        state.set(tr("The pages are being laid out…"));
        var copy = game.copyToRead();
        work = tasks.run(
                tr("Laying out pages"),
                progress -> {
                    synchronized (copy) {
                        int total = copy.tree().size();
                        var made = Document.of(copy, moves -> progress.at(moves, total));
                        return new Laid(made, PageLayout.of(made, paper, measure.get()));
                    }
                },
                laid -> {
                    document = laid.document();
                    pages.setAll(laid.pages());
                    state.set(count(laid.pages().size(), "{0} page", "{0} pages"));
                },
                problem -> state.set(tr("The pages could not be laid out: {0}", String.valueOf(problem.getMessage()))));
    }

    /** The pages on another paper, laid out at once; to be called in the background once there are pages. */
    List<Page> pagesOn(Paper other) {
        var made = document;
        if (made == null) {
            throw new IllegalStateException("the game is not laid out yet");
        }
        return other.equals(paper) ? List.copyOf(pages) : PageLayout.of(made, other, measure.get());
    }

    /** Gives up laying out. */
    void close() {
        if (work != null) {
            work.cancel(true);
        }
    }
}
