package hoppity.studio.palette;

import static hoppity.words.Words.tr;
import static hoppity.words.Words.trIn;

import hoppity.export.text.MoveWords;
import hoppity.studio.document.GameDocument;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/** The title of the move that was current when its writing began. */
public final class TitleEntryViewModel {
    private final Supplier<Optional<GameDocument>> document;
    private final StringProperty heading = new SimpleStringProperty(this, "heading", "");
    private final StringProperty title = new SimpleStringProperty(this, "title", "");
    private @Nullable Meant meant;

    /** Another game may be shown by the time that the title is written. */
    private record Meant(GameDocument game, int node) {}

    /** @param document the open game */
    public TitleEntryViewModel(Supplier<Optional<GameDocument>> document) {
        this.document = document;
    }

    /** Which move the title is for. */
    StringProperty headingProperty() {
        return heading;
    }

    /** As it is being written. */
    StringProperty titleProperty() {
        return title;
    }

    /** Begins with the title of the current move; says whether there is a move. */
    boolean open() {
        var open = document.get().filter(game -> !game.cursor().isRoot());
        open.ifPresent(game -> {
            var cursor = game.cursor();
            var known = cursor.annotations().title();
            meant = new Meant(game, cursor.id());
            heading.set(tr("Title of {0}", new MoveWords(game.record()).numbered(cursor)));
            title.set(known == null ? "" : known);
        });
        return open.isPresent();
    }

    /** Gives the move the title; an empty one takes it away. */
    void commit() {
        if (meant == null) {
            return;
        }
        var words = title.get().strip();
        var game = meant.game();
        game.record().tree().find(meant.node()).ifPresent(move -> {
            var verb = words.isEmpty() ? tr("remove title") : trIn("edit", "title");
            game.annotate(move, a -> a.withTitle(words.isEmpty() ? null : words), verb);
        });
    }
}
