package hoppity.studio.moves;

import static hoppity.words.Words.tr;

import hoppity.export.text.RulesEnd;
import hoppity.notation.Turn;
import hoppity.record.GameNode;
import hoppity.record.Transpositions;
import hoppity.studio.command.Command;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import hoppity.studio.moves.NotationSource.Ending;
import hoppity.studio.shell.Notifications;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Future;
import javafx.beans.InvalidationListener;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/**
 * The notation of the open game in lines, where the reader is in it, and what can be done with a move. A long game is
 * arranged in the background; until that is done the lines before stay.
 */
public final class MovesViewModel {
    /** Games of so many nodes are arranged at once: it takes less than a frame. */
    private static final int AT_ONCE = 1000;

    private static final int NONE = -1;

    private final TaskRunner tasks;
    private final TaskRunner inline = new InlineTasks();
    private final Notifications notifications;
    private final MoveActions actions;
    private final ObjectProperty<@Nullable GameDocument> document = new SimpleObjectProperty<>(this, "document");
    private final ObservableList<NotationLine> lines = FXCollections.observableArrayList();
    private final ReadOnlyIntegerWrapper current = new ReadOnlyIntegerWrapper(this, "current", NONE);
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper(this, "changes");
    private final ChangeListener<GameNode> onCursor = (observable, before, now) -> follow(now);
    private final ChangeListener<Number> onRevision = (observable, before, now) -> contentChanged();
    private final InvalidationListener onFolded = observable -> arrangeSoon();
    private Folding folding = new Folding(new HashSet<>());
    private Set<Integer> around = Set.of();
    private Notation shown = Notation.EMPTY;
    private List<GameNode> mainLine = List.of();
    private RulesEnd rulesEnd = RulesEnd.NONE;
    private TextWidth measure = (text, style) -> 0;
    private double width;
    private final BooleanProperty clocks = new SimpleBooleanProperty(this, "clocks", true);
    private final ObjectProperty<Set<Integer>> found = new SimpleObjectProperty<>(this, "found", Set.of());
    private final BooleanProperty onlyFound = new SimpleBooleanProperty(this, "onlyFound");
    private final ObjectProperty<Set<Integer>> doomed = new SimpleObjectProperty<>(this, "doomed", Set.of());
    private Transpositions same = Transpositions.NONE;
    private boolean sameIsKnown;
    private int arrangement;
    private boolean willArrange;
    private @Nullable Future<?> arranging;
    private @Nullable Future<?> replaying;

    public MovesViewModel(TaskRunner tasks, Notifications notifications, LineClipboard clipboard) {
        this.tasks = tasks;
        this.notifications = notifications;
        actions = new MoveActions(notifications, clipboard, this::toggleFold);
        document.addListener((observable, before, now) -> open(before, now));
        clocks.addListener(observable -> arrange());
        found.addListener((observable, before, now) -> {
            if (onlyFound.get()) {
                arrange();
            }
        });
        onlyFound.addListener(observable -> arrange());
    }

    /** The game that is shown; null for none. */
    public ObjectProperty<@Nullable GameDocument> documentProperty() {
        return document;
    }

    /** What opens the editor of comments, for the move that is current then. */
    public void setOnComment(Runnable action) {
        actions.setOnComment(action);
    }

    /** What lets the user write the title of the move that is current then. */
    public void setOnTitle(Runnable action) {
        actions.setOnTitle(action);
    }

    /** What lets the user type moves that {@link #insert} puts before the one that is current then. */
    public void setOnInsert(Runnable action) {
        actions.setOnInsert(action);
    }

    /** What asks how a game is to be reworked. */
    public void setReworking(Reworking windows) {
        actions.setReworking(windows);
    }

    /** Whether recorded times show. */
    public BooleanProperty clocksProperty() {
        return clocks;
    }

    /** Ids of the nodes that are marked as found. */
    public ObjectProperty<Set<Integer>> foundProperty() {
        return found;
    }

    /** Whether nothing but what was found shows. */
    public BooleanProperty onlyFoundProperty() {
        return onlyFound;
    }

    boolean isFound(int node) {
        return found.get().contains(node);
    }

    /** Ids of the nodes that are shown as about to be deleted. */
    ObjectProperty<Set<Integer>> doomedProperty() {
        return doomed;
    }

    boolean isDoomed(int node) {
        return doomed.get().contains(node);
    }

    /** Shows what deleting a move would take along; −1 for nothing. */
    void showDoomed(int node) {
        var ids = new HashSet<Integer>();
        find(node)
                .filter(n -> !n.isRoot())
                .ifPresent(n -> open().record().tree().walk(n, below -> ids.add(below.id())));
        // A single move needs no preview: it is the one that was pointed at.
        doomed.set(ids.size() > 1 ? ids : Set.of());
    }

    /** Id of the node that the cursor is on; −1 without a game. */
    ReadOnlyIntegerProperty currentProperty() {
        return current.getReadOnlyProperty();
    }

    /** Without a line there is nothing to read yet. */
    ObservableList<NotationLine> lines() {
        return lines;
    }

    /** Says how wide texts are and how much room there is; everything is arranged anew. */
    void format(TextWidth textWidth, double lineWidth) {
        measure = textWidth;
        width = lineWidth;
        arrange();
    }

    /** Index of the line on which a node's move stands; −1 if it shows nowhere, or not yet. */
    int lineOf(int node) {
        return shown.lineOf().getOrDefault(node, NONE);
    }

    /** Whether the current move is in the variation that begins with a node. */
    boolean holdsCurrent(int first) {
        return around.contains(first);
    }

    // ---- reading

    void goTo(int node) {
        find(node).ifPresent(n -> open().goTo(n));
    }

    /** A press on a token goes to its move, or folds and unfolds; two on a comment, or on what cannot be played, open it. */
    void press(Token token, int times) {
        if (token instanceof Token.Fold || token instanceof Token.More) {
            toggleFold(token.node());
            return;
        }
        goTo(token.node());
        if (times == 2 && token instanceof Token.Words words) {
            if (words.style() == TextStyle.COMMENT) {
                actions.comment();
            } else if (words.style() == TextStyle.BROKEN) {
                find(token.node()).ifPresent(node -> actions.mend(open(), node));
            }
        }
    }

    void toggleFold(int first) {
        find(first).ifPresent(this::toggleFold);
    }

    private void toggleFold(GameNode first) {
        if (folding.isFolded(first)) {
            folding.unfold(first.id());
        } else {
            folding.fold(first.id());
        }
        arrange();
    }

    /** What a tooltip says about a move; empty for nothing. */
    String details(int node) {
        return find(node).map(n -> MoveDetails.of(open().record(), n)).orElse("");
    }

    /** Where else the position of a move stands, in lines; empty for nowhere. */
    String samePositions(int node) {
        return find(node)
                .map(n -> new PositionPlaces(open().record(), same, n).inLines())
                .orElse("");
    }

    /** Commands that go to the other places with the position of a move, named by them. */
    List<Command> goToSamePositions(int node) {
        var from = find(node).orElse(null);
        if (from == null) {
            return List.of();
        }
        var places = new PositionPlaces(open().record(), same, from);
        return places.listed().stream()
                .map(other -> Command.of("move.same." + other.id(), sentence(places.place(other)))
                        .icon("mdi2a-arrow-right")
                        .runs(() -> goTo(other.id())))
                .toList();
    }

    private static String sentence(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    // ---- editing

    /** What can be done with a move, for its context menu. */
    List<Command> commandsFor(int node) {
        return find(node).map(n -> actions.commandsFor(n, false)).orElse(List.of());
    }

    /** What is seldom wanted with a move, for a menu of its own. */
    public List<Command> rareCommandsFor(int node) {
        return find(node).map(n -> actions.commandsFor(n, true)).orElse(List.of());
    }

    /** Puts moves before the current one. */
    public void insert(List<Turn> turns) {
        actions.insert(open(), open().cursor(), turns);
    }

    /** The same in the groups that a menu keeps apart. */
    public List<List<Command>> commandGroupsFor(int node) {
        var groups = new ArrayList<List<Command>>();
        for (var command : commandsFor(node)) {
            if (groups.isEmpty() || MoveOperation.startsGroup(command.id())) {
                groups.add(new ArrayList<>());
            }
            groups.get(groups.size() - 1).add(command);
        }
        return groups;
    }

    /** The same for whatever move is current, with shortcuts, for a menu of the window. */
    public List<Command> commandsForCurrentMove() {
        return actions.commandsFor(() -> find(current.get()), changes, false);
    }

    /** Those that are seldom wanted. */
    public List<Command> rareCommandsForCurrentMove() {
        return actions.commandsFor(() -> find(current.get()), changes, true);
    }

    /** What their menu is called. */
    public static String rareMenu() {
        return MoveOperation.rareMenu();
    }

    /** Which of these commands are about the line that the move is on, and have a submenu of their own. */
    public static boolean isAboutLine(Command command) {
        return Arrays.stream(MoveOperation.values())
                .anyMatch(operation -> operation.isAboutLine() && operation.id().equals(command.id()));
    }

    // ---- following the document

    private GameDocument open() {
        var game = document.get();
        if (game == null) {
            throw new IllegalStateException("no game is open");
        }
        return game;
    }

    private Optional<GameNode> find(int id) {
        var game = document.get();
        return game == null ? Optional.empty() : game.record().tree().find(id);
    }

    private void open(@Nullable GameDocument before, @Nullable GameDocument now) {
        if (before != null) {
            before.cursorProperty().removeListener(onCursor);
            before.revisionProperty().removeListener(onRevision);
            before.collapsed().removeListener(onFolded);
        }
        mainLine = List.of();
        rulesEnd = RulesEnd.NONE;
        same = Transpositions.NONE;
        sameIsKnown = false;
        doomed.set(Set.of());
        if (now == null) {
            actions.follow(null, folding);
            current.set(NONE);
            show(Notation.EMPTY, Notation.EMPTY.changeFrom(shown));
            changes.set(changes.get() + 1);
            return;
        }
        folding = new Folding(now.collapsed());
        actions.follow(now, folding);
        now.cursorProperty().addListener(onCursor);
        now.revisionProperty().addListener(onRevision);
        now.collapsed().addListener(onFolded);
        contentChanged();
        follow(now.cursor());
    }

    private void follow(GameNode cursor) {
        around = new HashSet<>();
        Folding.variationsAround(cursor).forEach(first -> around.add(first.id()));
        if (folding.reveal(cursor)) {
            arrange();
        }
        current.set(cursor.id());
        changes.set(changes.get() + 1);
    }

    private void contentChanged() {
        actions.withdrawOffer();
        sameIsKnown = false;
        replayMainLine();
        arrange();
        changes.set(changes.get() + 1);
    }

    private void replayMainLine() {
        var game = open();
        var line = game.record().tree().lineThrough(game.record().tree().root());
        if (line.equals(mainLine)) {
            return;
        }
        mainLine = line;
        cancel(replaying);
        replaying = runner(line.size())
                .run(
                        tr("Replaying the game"),
                        () -> RulesEnd.of(game.record(), line),
                        end -> {
                            if (mainLine == line && !end.equals(rulesEnd)) {
                                rulesEnd = end;
                                arrange();
                            }
                        },
                        problem -> notifications.error(
                                tr("The game cannot be replayed by its rules: {0}", problem.getMessage())));
    }

    private TaskRunner runner(int size) {
        return size <= AT_ONCE ? inline : tasks;
    }

    /** A notation that was arranged in the background, and how it differs from the one that showed meanwhile. */
    private record Arranged(Notation notation, Notation.Change change, Transpositions same) {}

    /** Arranges a long game once after many foldings in a row. */
    private void arrangeSoon() {
        if (!willArrange) {
            willArrange = true;
            runner(open().record().tree().size())
                    .run(
                            tr("Arranging the moves"),
                            () -> true,
                            done -> {
                                willArrange = false;
                                arrange();
                            },
                            problem -> notifications.error(tr("The moves cannot be shown: {0}", problem.getMessage())));
        }
    }

    private void arrange() {
        var game = document.get();
        cancel(arranging);
        int mine = ++arrangement;
        if (game == null || width <= 0) {
            return;
        }
        var record = game.record();
        boolean atOnce = record.tree().size() <= AT_ONCE;
        var live = new NotationSource(
                record,
                folding,
                rulesEnd.goesOn() ? new Ending(rulesEnd.node(), rulesEnd.note(record.variant())) : null,
                rulesEnd.result(record),
                same,
                clocks.get(),
                onlyFound.get() ? Set.copyOf(found.get()) : null);
        boolean known = sameIsKnown;
        var source = atOnce ? live : live.copied(game.copyToRead());
        var before = shown;
        var with = measure;
        double within = width;
        arranging = runner(record.tree().size())
                .runToEnd(
                        tr("Arranging the moves"),
                        progress -> {
                            synchronized (source.game()) {
                                var whole = known ? source : source.with(Transpositions.of(source.game()));
                                var notation = Notation.of(whole, with, within);
                                return new Arranged(notation, notation.changeFrom(before), whole.same());
                            }
                        },
                        arranged -> {
                            // A task that was done before it could be cancelled reports all the same.
                            if (mine == arrangement) {
                                same = arranged.same();
                                sameIsKnown = true;
                                var notation = arranged.notation();
                                show(notation, shown == before ? arranged.change() : notation.changeFrom(shown));
                            }
                        },
                        problem -> notifications.error(tr("The moves cannot be shown: {0}", problem.getMessage())));
    }

    private void show(Notation notation, Notation.Change change) {
        shown = notation;
        if (change.from() == 0 && change.end() == lines.size()) {
            lines.setAll(change.lines());
        } else {
            lines.subList(change.from(), change.end()).clear();
            lines.addAll(change.from(), change.lines());
        }
    }

    private static void cancel(@Nullable Future<?> task) {
        if (task != null) {
            task.cancel(true);
        }
    }
}
