package hoppity.studio.find;

import static hoppity.words.Words.tr;

import hoppity.export.text.MoveWords;
import hoppity.record.GameNode;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import hoppity.studio.shell.Notifications;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Future;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ChangeListener;
import org.jspecify.annotations.Nullable;

/**
 * What is looked for in the open game and what was found. The search follows what is typed and each edit; in a long game it
 * runs in the background, and a result that comes too late is dropped.
 */
public final class FindViewModel {
    /** Games of so many nodes are searched at once: it takes less than a frame. */
    private static final int AT_ONCE = 1000;

    private final TaskRunner tasks;
    private final TaskRunner inline = new InlineTasks();
    private final Notifications notifications;
    private final ObjectProperty<@Nullable GameDocument> document = new SimpleObjectProperty<>(this, "document");
    private final BooleanProperty open = new SimpleBooleanProperty(this, "open");
    private final StringProperty text = new SimpleStringProperty(this, "text", "");
    private final ReadOnlyBooleanWrapper byPosition = new ReadOnlyBooleanWrapper(this, "byPosition");
    private final ReadOnlyStringWrapper place = new ReadOnlyStringWrapper(this, "place", "");
    private final BooleanProperty onlyFound = new SimpleBooleanProperty(this, "onlyFound");
    private final ReadOnlyObjectWrapper<Set<Integer>> found = new ReadOnlyObjectWrapper<>(this, "found", Set.of());
    private final ReadOnlyStringWrapper status = new ReadOnlyStringWrapper(this, "status", "");
    private final ChangeListener<GameNode> onCursor = (observable, before, now) -> showStatus();
    private final ChangeListener<Number> onRevision = (observable, before, now) -> {
        source = null;
        search();
    };
    private FindQuery query = FindQuery.NOTHING;
    private List<Integer> matches = List.of();
    /** What the game is searched in, as it was at the last edit. */
    private @Nullable Find source;

    private int searches;
    private @Nullable Future<?> searching;

    public FindViewModel(TaskRunner tasks, Notifications notifications) {
        this.tasks = tasks;
        this.notifications = notifications;
        document.addListener((observable, before, now) -> follow(before, now));
        text.addListener(observable -> {
            if (!text.get().isEmpty()) {
                byPosition.set(false);
            }
            if (!byPosition.get()) {
                ask(new FindQuery.Words(text.get()));
            }
        });
    }

    /** The game that is searched; null for none. */
    public ObjectProperty<@Nullable GameDocument> documentProperty() {
        return document;
    }

    /** Whether something is looked for at all. */
    public ReadOnlyBooleanProperty openProperty() {
        return open;
    }

    /** What is typed. */
    StringProperty textProperty() {
        return text;
    }

    /** Whether a position is looked for in place of what is typed. */
    ReadOnlyBooleanProperty byPositionProperty() {
        return byPosition.getReadOnlyProperty();
    }

    /** Which position is looked for: {@code Position after 12. g3-f4}; empty if none is. */
    ReadOnlyStringProperty placeProperty() {
        return place.getReadOnlyProperty();
    }

    /** Whether only what was found shall show in the notation. */
    BooleanProperty onlyFoundWantedProperty() {
        return onlyFound;
    }

    /** Whether only what was found shows now: while it is wanted and something is looked for. */
    public BooleanBinding onlyFound() {
        return Bindings.createBooleanBinding(
                () -> onlyFound.get() && open.get() && !status.get().isEmpty(), onlyFound, open, status);
    }

    /** Ids of the nodes that were found. */
    public ReadOnlyObjectProperty<Set<Integer>> foundProperty() {
        return found.getReadOnlyProperty();
    }

    /** {@code 3 of 17} on a node that was found, {@code 17 found} elsewhere, {@code nothing found}; empty without a query. */
    ReadOnlyStringProperty statusProperty() {
        return status.getReadOnlyProperty();
    }

    /** Begins to look; what was typed last is there again. */
    public void open() {
        if (document.get() != null && !open.get()) {
            open.set(true);
            search();
        }
    }

    /** Ends it; nothing is marked any more. */
    public void close() {
        open.set(false);
        byPosition.set(false);
        place.set("");
        query = new FindQuery.Words(text.get());
        search();
    }

    /** Looks for the position on the board, or again for what is typed. */
    void setByPosition(boolean wanted) {
        var game = document.get();
        if (game == null || wanted == byPosition.get()) {
            return;
        }
        byPosition.set(wanted);
        if (wanted) {
            var cursor = game.cursor();
            text.set("");
            place.set(
                    cursor.isRoot()
                            ? tr("Position at the start")
                            : tr("Position after {0}", new MoveWords(game.record()).numbered(cursor)));
            ask(new FindQuery.SamePosition(cursor.id()));
        } else {
            ask(new FindQuery.Words(text.get()));
        }
    }

    /** Goes to the next match in reading order, from the last one to the first. */
    public void next() {
        step(1);
    }

    /** Goes to the match before, from the first one to the last. */
    public void previous() {
        step(-1);
    }

    private void step(int direction) {
        var game = document.get();
        if (game == null || matches.isEmpty()) {
            return;
        }
        int at = matches.indexOf(game.cursor().id());
        int before = at >= 0 ? at : precedingMatch(game);
        int target = direction > 0 || at >= 0 ? before + direction : before;
        game.record()
                .tree()
                .find(matches.get(Math.floorMod(target, matches.size())))
                .ifPresent(game::goTo);
    }

    /** Index of the last match that is read before the cursor; −1 if there is none. */
    private int precedingMatch(GameDocument game) {
        var wanted = found.get();
        var count = new int[] {-1, -1};
        game.record().tree().read(node -> {
            if (wanted.contains(node.id())) {
                count[0]++;
            }
            if (node == game.cursor()) {
                count[1] = count[0];
            }
        });
        return count[1];
    }

    private void ask(FindQuery asked) {
        query = asked;
        if (!byPosition.get()) {
            place.set("");
        }
        search();
    }

    private void follow(@Nullable GameDocument before, @Nullable GameDocument now) {
        if (before != null) {
            before.cursorProperty().removeListener(onCursor);
            before.revisionProperty().removeListener(onRevision);
        }
        source = null;
        if (now == null) {
            close();
            return;
        }
        now.cursorProperty().addListener(onCursor);
        now.revisionProperty().addListener(onRevision);
        if (byPosition.get()) {
            // A node of the game before says nothing in this one.
            setByPosition(false);
        } else {
            search();
        }
    }

    private void search() {
        int mine = ++searches;
        if (searching != null) {
            searching.cancel(true);
        }
        var game = document.get();
        if (game == null || !open.get() || query.isNothing()) {
            show(List.of());
            return;
        }
        var record = game.record();
        boolean atOnce = record.tree().size() <= AT_ONCE;
        var in = source;
        if (in == null) {
            in = new Find(atOnce ? record : game.copyToRead());
            source = in;
        }
        var find = in;
        var asked = query;
        searching = (atOnce ? inline : tasks)
                .runToEnd(
                        tr("Searching the game"),
                        progress -> find.matches(asked),
                        result -> {
                            if (mine == searches) {
                                show(result);
                            }
                        },
                        problem -> notifications.error(tr("The game cannot be searched: {0}", problem.getMessage())));
    }

    private void show(List<Integer> result) {
        matches = result;
        found.set(Set.copyOf(result));
        showStatus();
    }

    private void showStatus() {
        var game = document.get();
        if (game == null || !open.get() || query.isNothing()) {
            status.set("");
            return;
        }
        int at = matches.indexOf(game.cursor().id());
        status.set(
                matches.isEmpty()
                        ? tr("nothing found")
                        : at >= 0 ? tr("{0} of {1}", at + 1, matches.size()) : tr("{0} found", matches.size()));
    }
}
