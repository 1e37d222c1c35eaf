package hoppity.studio.comment;

import static hoppity.words.Words.tr;

import hoppity.export.text.MoveWords;
import hoppity.record.Annotations;
import hoppity.record.Comment;
import hoppity.record.Edits;
import hoppity.record.GameNode;
import hoppity.record.Glyph;
import hoppity.studio.document.GameDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ChangeListener;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/**
 * What is written beside the current move. The texts are kept here until they are committed, together with the id of the
 * node that they were opened for: they can land at no other. All that is typed in one visit to a move is one edit.
 */
public final class CommentViewModel {
    private static final int NO_NODE = -1;

    private final ObjectProperty<@Nullable GameDocument> document = new SimpleObjectProperty<>(this, "document");
    private final ReadOnlyStringWrapper heading = new ReadOnlyStringWrapper(this, "heading", "");
    private final StringProperty text = new SimpleStringProperty(this, "text", "");
    private final StringProperty before = new SimpleStringProperty(this, "before", "");
    private final ReadOnlyBooleanWrapper onMove = new ReadOnlyBooleanWrapper(this, "onMove");
    private final ObservableList<String> others = FXCollections.observableArrayList();
    private final ObservableList<Glyph> glyphs = FXCollections.observableArrayList();
    private final ChangeListener<GameNode> onCursor = (observable, old, now) -> visit(now);
    private final ChangeListener<Number> onRevision = (observable, old, now) -> refresh();
    private final Runnable editor = this::commit;
    private int nodeId = NO_NODE;
    private int visit;
    private String loadedText = "";
    private String loadedBefore = "";

    public CommentViewModel() {
        document.addListener((observable, old, now) -> open(old, now));
    }

    /** The game that is shown; null for none. */
    public ObjectProperty<@Nullable GameDocument> documentProperty() {
        return document;
    }

    /** The move that the texts belong to, {@code 5… a5-a7-c5-e3-g1}; at the start of the game it says so. */
    public ReadOnlyStringProperty headingProperty() {
        return heading.getReadOnlyProperty();
    }

    /** The first comment after the move, as it is being written. */
    public StringProperty textProperty() {
        return text;
    }

    /** The first comment before the move, as it is being written. */
    public StringProperty beforeProperty() {
        return before;
    }

    /** Whether there is a move, which can have glyphs and a comment before it; the start of the game cannot. */
    public ReadOnlyBooleanProperty onMoveProperty() {
        return onMove.getReadOnlyProperty();
    }

    /** Further comments, which are shown and not edited here. */
    public ObservableList<String> others() {
        return others;
    }

    public ObservableList<Glyph> glyphs() {
        return glyphs;
    }

    /** Sets a glyph on the move, or takes it away if it is there. */
    public void toggle(Glyph glyph) {
        var game = document.get();
        var node = node().orElse(null);
        if (game != null && node != null && !node.isRoot()) {
            var symbol = glyph.symbol();
            boolean set = node.annotations().nags().contains(glyph.nag());
            game.annotate(
                    node,
                    a -> a.withNags(glyph.toggledIn(a.nags())),
                    set ? tr("remove {0}", symbol) : tr("add {0}", symbol));
        }
    }

    /** Puts the texts into the record, if they were changed. */
    public void commit() {
        var game = document.get();
        if (game != null) {
            commitTo(game);
        }
    }

    /**
     * Puts the texts into the record while they are written, except one of which nothing is left: what else is known of a
     * comment would go with it, and it may be about to be worded anew.
     */
    void commitWhileWriting() {
        boolean emptied =
                (text.get().isBlank() && !loadedText.isBlank()) || (before.get().isBlank() && !loadedBefore.isBlank());
        if (!emptied) {
            commit();
        }
    }

    private void commitTo(GameDocument game) {
        var node = game.record().tree().find(nodeId).orElse(null);
        if (node == null || !isChanged()) {
            return;
        }
        var old = node.annotations();
        var changed = old.withPre(withFirst(old.pre(), before.get())).withPost(withFirst(old.post(), text.get()));
        remember(text.get(), before.get());
        if (!changed.equals(old)) {
            game.performInPlace(Edits.annotate(node, changed, tr("comment"), "comment in visit " + visit));
        }
    }

    private boolean isChanged() {
        return !text.get().equals(loadedText) || !before.get().equals(loadedBefore);
    }

    /** The comments with the first one reworded; without it once nothing is left of it. */
    private static List<Comment> withFirst(List<Comment> comments, String words) {
        var changed = new ArrayList<>(comments);
        if (words.equals(firstOf(comments))) {
            return changed;
        }
        var first = changed.isEmpty() ? Comment.of(words) : changed.remove(0).withText(words);
        if (!words.isBlank()) {
            changed.add(0, first);
        }
        return changed;
    }

    private static String firstOf(List<Comment> comments) {
        return comments.isEmpty() ? "" : comments.get(0).text();
    }

    private Optional<GameNode> node() {
        var game = document.get();
        return game == null ? Optional.empty() : game.record().tree().find(nodeId);
    }

    private void open(@Nullable GameDocument old, @Nullable GameDocument now) {
        if (old != null) {
            commitTo(old);
            old.cursorProperty().removeListener(onCursor);
            old.revisionProperty().removeListener(onRevision);
            old.removeEditor(editor);
        }
        if (now == null) {
            nodeId = NO_NODE;
            heading.set("");
            onMove.set(false);
            load(Annotations.NONE);
            return;
        }
        now.cursorProperty().addListener(onCursor);
        now.revisionProperty().addListener(onRevision);
        now.registerEditor(editor);
        visit(now.cursor());
    }

    private void visit(GameNode node) {
        var game = document.get();
        if (game != null) {
            nodeId = node.id();
            visit++;
            heading.set(node.isRoot() ? tr("the start of the game") : new MoveWords(game.record()).numbered(node));
            onMove.set(!node.isRoot());
            load(node.annotations());
        }
    }

    private void load(Annotations annotations) {
        remember(firstOf(annotations.post()), firstOf(annotations.pre()));
        text.set(loadedText);
        before.set(loadedBefore);
        showRest(annotations);
    }

    /** The record has changed: shows it, but never in place of what is being written. */
    private void refresh() {
        node().ifPresent(node -> {
            if (isChanged()) {
                showRest(node.annotations());
            } else {
                load(node.annotations());
            }
        });
    }

    private void showRest(Annotations annotations) {
        others.setAll(Stream.of(annotations.pre(), annotations.post())
                .flatMap(comments -> comments.stream().skip(1))
                .map(c -> c.by() == null ? c.text() : c.text() + " — " + c.by())
                .toList());
        glyphs.setAll(annotations.nags().stream().map(Glyph::of).toList());
    }

    private void remember(String loaded, String loadedBeforeMove) {
        loadedText = loaded;
        loadedBefore = loadedBeforeMove;
    }
}
