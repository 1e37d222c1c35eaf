package hoppity.studio.tree;

import static hoppity.words.Words.tr;

import hoppity.record.GameNode;
import hoppity.studio.command.Command;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import hoppity.studio.shell.Notifications;
import hoppity.studio.tree.TreeViewport.Extent;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Future;
import java.util.function.UnaryOperator;
import javafx.beans.InvalidationListener;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import org.jspecify.annotations.Nullable;

/**
 * The tree of the open game as it is drawn: where its nodes stand, which part is in sight, and what a press does. A big
 * tree is arranged in the background, and the picture before stays meanwhile. Does nothing while it is not active.
 */
public final class TreeViewModel {
    /** Trees of so many nodes are arranged at once: it takes less than a frame. */
    private static final int AT_ONCE = 2000;

    private final TaskRunner tasks;
    private final TaskRunner inline = new InlineTasks();
    private final Notifications notifications;
    private final MoveMenu moveMenu;
    private final ObjectProperty<@Nullable GameDocument> document = new SimpleObjectProperty<>(this, "document");
    private final BooleanProperty active = new SimpleBooleanProperty(this, "active");
    private final ReadOnlyObjectWrapper<TreePicture> picture =
            new ReadOnlyObjectWrapper<>(this, "picture", TreePicture.EMPTY);
    private final ReadOnlyObjectWrapper<TreeViewport> viewport =
            new ReadOnlyObjectWrapper<>(this, "viewport", TreeViewport.of(0, 0, Extent.NONE));
    private final ReadOnlyIntegerWrapper annotated = new ReadOnlyIntegerWrapper(this, "annotated");
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper(this, "message", tr("No game is open."));
    private final ChangeListener<GameNode> onCursor = (observable, before, now) -> follow(now);
    private final ChangeListener<List<GameNode>> onLine = (observable, before, now) -> showLine();
    private final ChangeListener<Number> onRevision = (observable, before, now) -> contentChanged();
    private final InvalidationListener onFolded = observable -> folded();
    private @Nullable GameDocument watched;
    private @Nullable GameDocument drawn;
    private @Nullable Future<?> arranging;
    private int arrangement;
    private boolean foldingMany;
    private boolean revealWanted;

    public TreeViewModel(TaskRunner tasks, Notifications notifications, MoveMenu moveMenu) {
        this.tasks = tasks;
        this.notifications = notifications;
        this.moveMenu = moveMenu;
        document.addListener(observable -> watch());
        active.addListener(observable -> watch());
    }

    /** The game that is shown; null for none. */
    public ObjectProperty<@Nullable GameDocument> documentProperty() {
        return document;
    }

    /** Whether anybody sees the tree: only then is it kept up to date. */
    public BooleanProperty activeProperty() {
        return active;
    }

    /** The tree as it was arranged last. */
    ReadOnlyObjectProperty<TreePicture> pictureProperty() {
        return picture.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<TreeViewport> viewportProperty() {
        return viewport.getReadOnlyProperty();
    }

    /** Changes when what is written beside nodes may have changed. */
    ReadOnlyIntegerProperty annotatedProperty() {
        return annotated.getReadOnlyProperty();
    }

    /** What stands in place of a tree that is not there; empty if there is one. */
    ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    // ---- what is in sight

    void resize(double width, double height) {
        boolean keep = viewport.get().isEmpty() || isCurrentInSight();
        move(view -> view.resized(width, height, view.extent()));
        if (keep) {
            showCurrent();
        }
    }

    void scroll(double right, double down) {
        move(view -> view.scrolled(right, down));
    }

    void zoom(double factor, double x, double y) {
        move(view -> view.zoomed(factor, x, y));
    }

    /** Shows the whole tree, or as much of it as can be made out. */
    void fit() {
        move(TreeViewport::fitted);
    }

    /** Brings a place, given by its shares of the whole, to the middle. */
    void centreOn(double shareOfLanes, double shareOfRows) {
        move(view -> view.centredOn(shareOfLanes, shareOfRows));
    }

    void showCurrent() {
        int current = picture.get().current();
        if (current >= 0 && !viewport.get().isEmpty()) {
            var layout = picture.get().layout();
            move(view -> view.revealing(layout.lane(current), layout.row(current)));
        }
    }

    private void move(UnaryOperator<TreeViewport> change) {
        viewport.set(change.apply(viewport.get()));
    }

    // ---- the pointer

    /** Index of the node at a point of the view: its disc and what is written beside it; empty for none. */
    OptionalInt nodeAt(double x, double y) {
        var view = viewport.get();
        int row = (int) Math.round(view.row(y));
        double lane = view.lane(x);
        // A move that is written stands to the right of its node, in the same lane.
        double share = view.hasLabels() ? TreeViewport.LEFT_OF_NODE : 0.5;
        return x < TreeViewport.GUTTER / 2
                ? OptionalInt.empty()
                : picture.get().layout().nodeAt((int) Math.floor(lane + share), row);
    }

    /** Goes to a node, or unfolds the variation that is folded there. */
    void press(int index) {
        var layout = picture.get().layout();
        var game = document.get();
        if (game == null || index >= layout.shape().nodeCount()) {
            return;
        }
        // The picture may be older than the game.
        game.record().tree().find(layout.node(index).id()).ifPresent(node -> {
            if (layout.shape().hidden(layout.shape().runOf(index)) > 0) {
                new TreeFolding(game).reveal(node);
            } else {
                game.goTo(node);
            }
        });
    }

    /** What is told of a node at the pointer; empty if the node is gone. */
    Optional<NodeSummary> summary(int index) {
        var game = document.get();
        return game == null ? Optional.empty() : find(game, index).map(node -> NodeSummary.of(game.record(), node));
    }

    /** How the board is turned, in degrees. */
    int rotation() {
        var game = document.get();
        return game == null ? 0 : game.rotationProperty().get();
    }

    /** What can be done at a node, or with the tree as a whole where there is none, in groups. */
    List<List<Command>> commandsAt(OptionalInt index) {
        var game = document.get();
        if (game == null) {
            return List.of();
        }
        var node = index.isPresent() ? find(game, index.getAsInt()) : Optional.<GameNode>empty();
        return new TreeCommands(this, game).at(node, moveMenu.usual());
    }

    /** What is seldom wanted at a node. */
    List<Command> rareCommandsAt(OptionalInt index) {
        var game = document.get();
        return game == null || index.isEmpty()
                ? List.of()
                : find(game, index.getAsInt())
                        .map(node -> moveMenu.rare().apply(node.id()))
                        .orElse(List.of());
    }

    /** What the menu of those is called. */
    String rareMenu() {
        return moveMenu.rareName();
    }

    private Optional<GameNode> find(GameDocument game, int index) {
        var layout = picture.get().layout();
        return index < layout.shape().nodeCount()
                ? game.record().tree().find(layout.node(index).id())
                : Optional.empty();
    }

    /** Does what folds or unfolds many variations, and arranges the tree once. */
    void foldMany(Runnable action) {
        foldingMany = true;
        action.run();
        foldingMany = false;
        folded();
    }

    // ---- following the document

    private void watch() {
        var now = active.get() ? document.get() : null;
        if (watched != null && watched != now) {
            watched.cursorProperty().removeListener(onCursor);
            watched.lineProperty().removeListener(onLine);
            watched.revisionProperty().removeListener(onRevision);
            watched.collapsed().removeListener(onFolded);
            cancelArranging();
        }
        boolean begins = watched != now;
        watched = now;
        if (drawn != document.get()) {
            drawn = document.get();
            show(TreePicture.EMPTY);
            move(view -> TreeViewport.of(view.width(), view.height(), Extent.NONE));
            revealWanted = true;
        }
        if (drawn == null) {
            message.set(tr("No game is open."));
        }
        if (now != null && begins) {
            begin(now);
        }
    }

    private void begin(GameDocument game) {
        game.cursorProperty().addListener(onCursor);
        game.lineProperty().addListener(onLine);
        game.revisionProperty().addListener(onRevision);
        game.collapsed().addListener(onFolded);
        follow(game.cursor());
        contentChanged();
    }

    private void contentChanged() {
        annotated.set(annotated.get() + 1);
        arrange();
    }

    private void folded() {
        if (!foldingMany) {
            arrange();
        }
    }

    private void follow(GameNode cursor) {
        var game = watched;
        if (game == null) {
            return;
        }
        revealWanted = true;
        new TreeFolding(game).reveal(cursor);
        showLine();
        if (picture.get().layout().find(cursor.id()).isPresent()) {
            revealWanted = false;
            showCurrent();
        }
    }

    private void showLine() {
        var game = watched;
        if (game != null) {
            picture.set(picture.get().following(game.line(), game.cursor()));
        }
    }

    private void arrange() {
        var game = watched;
        cancelArranging();
        if (game == null) {
            return;
        }
        message.set(
                game.record().tree().size() == 1
                        ? tr("No moves yet.\nPlay one on the board; another from the same position becomes a branch.")
                        : "");
        var shape = TreeShape.of(game.record().tree(), game.collapsed());
        if (shape.looksLike(picture.get().layout().shape())) {
            return;
        }
        int mine = arrangement;
        arranging = (shape.nodeCount() <= AT_ONCE ? inline : tasks)
                .run(
                        tr("Arranging the tree"),
                        () -> TreePicture.of(game.record(), TreeLayout.of(shape)),
                        arranged -> {
                            // A task that was done before it could be cancelled reports all the same.
                            if (mine == arrangement) {
                                show(arranged.following(game.line(), game.cursor()));
                            }
                        },
                        problem -> notifications.error(tr("The tree cannot be shown: {0}", problem.getMessage())));
    }

    private void cancelArranging() {
        arrangement++;
        if (arranging != null) {
            arranging.cancel(true);
            arranging = null;
        }
    }

    private void show(TreePicture now) {
        boolean keep = revealWanted || isCurrentInSight();
        picture.set(now);
        move(view -> view.resized(view.width(), view.height(), now.extent()));
        if (keep && now.current() >= 0) {
            showCurrent();
            revealWanted = false;
        }
    }

    private boolean isCurrentInSight() {
        var shown = picture.get();
        var view = viewport.get();
        return shown.current() >= 0
                && view.shows(
                        shown.layout().lane(shown.current()), shown.layout().row(shown.current()));
    }
}
