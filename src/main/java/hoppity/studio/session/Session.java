package hoppity.studio.session;

import static hoppity.words.Words.tr;

import hoppity.format.FormatException;
import hoppity.format.ReadResult;
import hoppity.format.collection.CollectionFile;
import hoppity.record.GameRecord;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.concurrent.TaskStopped;
import hoppity.studio.document.FileState;
import hoppity.studio.document.GameDocument;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Notifications;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/**
 * How games come and go: new, open, save, close, with the guard that asks before changes are lost. Each game has a tab of its
 * own, so none makes way for another. Files are read and written in the background.
 */
public final class Session {
    private final TaskRunner tasks;
    private final GameFiles files;
    private final Prompts prompts;
    private final Notifications notifications;
    private final Settings settings;
    private final KnownFiles known;
    private final GameSaver saver;
    private final ChangedFiles changedFiles;
    private final Rereading rereading;
    private final Pasting pasting;
    private final OpenGames games = new OpenGames();
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
    private final ObservableList<Path> closed = FXCollections.observableArrayList();
    private Consumer<Path> onVariantFile;

    public Session(
            TaskRunner tasks,
            GameFiles files,
            Prompts prompts,
            Notifications notifications,
            Settings settings,
            Clock clock) {
        this.tasks = tasks;
        this.files = files;
        this.prompts = prompts;
        this.notifications = notifications;
        this.settings = settings;
        known = new KnownFiles(settings, notifications);
        saver = new GameSaver(tasks, files, prompts, notifications, settings, clock, games, known);
        var reloading = new Reloading(tasks, files, games, known, this::take);
        changedFiles = new ChangedFiles(tasks, prompts, notifications, games, saver, reloading);
        rereading = new Rereading(tasks, prompts, notifications, games, known, reloading);
        pasting = new Pasting(tasks, files, prompts, notifications, games, known, this::openUnsaved);
        onVariantFile =
                file -> notifications.warning(tr("{0} defines variants and holds no game.", file.getFileName()));
        title.bind(games.shownProperty().flatMap(GameTitle::observed).orElse(""));
    }

    /** The open games, and which of them is shown. */
    public OpenGames games() {
        return games;
    }

    /** What becomes of a file that defines variants when it is opened like a game. */
    public void setOnVariantFile(Consumer<Path> action) {
        onVariantFile = action;
    }

    /** The game that is shown, which all commands are about; null while none is. */
    public ReadOnlyObjectProperty<@Nullable GameDocument> documentProperty() {
        return games.shownProperty();
    }

    public Optional<GameDocument> document() {
        return Optional.ofNullable(games.shownProperty().get());
    }

    /** What the shown game is called, see {@link GameTitle}; empty without a game. */
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    // ---- coming

    /** Asks for a variant and starts a game of it. */
    public void newGame() {
        prompts.variantToPlay().ifPresent(this::newGame);
    }

    public void newGame(Variant variant) {
        notifications.dismissAll();
        games.add(new GameDocument(new GameRecord(variant), null));
    }

    /** Begins a game with a position; it is in no file yet. */
    public void newGame(Variant variant, Position start) {
        notifications.dismissAll();
        games.add(unsaved(new GameRecord(variant, start)));
    }

    /** Shows a game that was made of another one; it is in no file yet. */
    public void openUnsaved(GameRecord made) {
        games.add(unsaved(made));
    }

    /** Asks for files and opens them. */
    public void open() {
        open(prompts.filesToOpen(settings.lastFolder().get()));
    }

    /** Opens files one after the other, each in a tab of its own. */
    public void open(List<Path> chosen) {
        open(chosen, 0);
    }

    /** @param ply see {@link #open(Path, int)} */
    public void open(List<Path> chosen, int ply) {
        notifications.dismissAll();
        request(chosen.iterator(), ply);
    }

    /**
     * Opens a file, or shows its tab if it is open already. One that defines variants goes to whoever takes these.
     *
     * @param ply how many plies of the main line to show at first; 0 leaves the cursor where it is
     */
    public void open(Path file, int ply) {
        open(List.of(file), ply);
    }

    private void request(Iterator<Path> chosen, int ply) {
        if (!chosen.hasNext()) {
            return;
        }
        var file = chosen.next();
        if (showIfOpen(file, ply)) {
            request(chosen, ply);
            return;
        }
        tasks.run(
                tr("Opening {0}", file.getFileName()),
                () -> found(file),
                found -> {
                    if (found.game() != null) {
                        opened(file, found.game(), ply);
                    } else if (found.collection() != null) {
                        openOneOf(file, found.collection(), ply);
                    } else {
                        onVariantFile.accept(file);
                    }
                    request(chosen, ply);
                },
                problem -> {
                    known.failed(file, problem);
                    if (!(problem instanceof TaskStopped)) {
                        request(chosen, ply);
                    }
                });
    }

    /** What a file holds; a file without either defines variants. */
    private record Found(@Nullable ReadGame game, @Nullable CollectionFile collection) {}

    private Found found(Path file) throws IOException {
        if (files.definesVariants(file)) {
            return new Found(null, null);
        }
        var collection = files.collection(file);
        if (collection.isPresent()) {
            return new Found(null, collection.get());
        }
        try {
            return new Found(ReadGame.read(files, file), null);
        } catch (FormatException damaged) {
            // A damaged game hides none of the others.
            return new Found(null, files.damagedCollection(file).orElseThrow(() -> damaged));
        }
    }

    /** Asks for one of the games of a collection and reads that one. It is saved into a file of its own. */
    private void openOneOf(Path file, CollectionFile collection, int ply) {
        var name = file.getFileName().toString();
        prompts.gameToOpen(name, collection.games())
                .ifPresent(place -> tasks.run(
                        tr("Opening {0}", name),
                        () -> collection.load(place),
                        read -> {
                            var opened = new GameDocument(read.games().get(0), null);
                            games.add(opened);
                            goTo(opened, ply);
                            known.remember(file);
                            ReadMessages.tell(
                                    notifications,
                                    name,
                                    read,
                                    collection.games().size());
                        },
                        problem -> known.failed(file, problem)));
    }

    private boolean showIfOpen(Path file, int ply) {
        var open = games.of(file);
        open.ifPresent(game -> {
            games.show(game);
            goTo(game, ply);
        });
        return open.isPresent();
    }

    private static void goTo(GameDocument game, int ply) {
        if (ply > 0) {
            game.first();
            game.step(ply);
        }
    }

    private void opened(Path file, ReadGame read, int ply) {
        // Two requests for one file may have been under way at once.
        if (showIfOpen(file, ply)) {
            return;
        }
        take(file.getFileName().toString(), read.result(), record -> {
            var opened = read.open(record, file);
            games.add(opened);
            goTo(opened, ply);
            known.remember(file);
        });
    }

    /** Opens the file of the game that was closed last. */
    public void reopenClosed() {
        if (!closed.isEmpty()) {
            open(closed.remove(closed.size() - 1), 0);
        }
    }

    /** Whether a game with a file has been closed that was not opened again. */
    public ObservableBooleanValue reopenable() {
        return Bindings.isNotEmpty(closed);
    }

    /**
     * Opens a sample; saving asks for a file.
     *
     * @param name what it is called, for messages
     * @param content reads it, in the background
     */
    public void openSample(String name, Callable<byte[]> content) {
        openCopy(name, content, record -> new GameDocument(record, null));
    }

    /**
     * Shows what came as text, a game, a position or a list of moves, and lets the person open it or put it into the shown
     * game. Opened it is in no file, so it counts as unsaved. A position is one of the variant that is shown.
     *
     * @param name where it came from, for messages
     */
    public void paste(String name, String text) {
        pasting.paste(name, text);
    }

    /** Makes the game of a text part of the shown one, as variations. */
    public void mergeText(String name, String text) {
        document().ifPresent(open -> pasting.mergeText(open, name, text));
    }

    private static GameDocument unsaved(GameRecord record) {
        var opened = new GameDocument(record, null);
        opened.markUnsaved();
        return opened;
    }

    private void openCopy(String name, Callable<byte[]> content, Function<GameRecord, GameDocument> made) {
        notifications.dismissAll();
        tasks.run(
                tr("Opening {0}", name),
                () -> files.parse(content.call(), name, null),
                result -> take(name, result, record -> games.add(made.apply(record))),
                problem -> known.failed(Path.of(name), problem));
    }

    private void take(String name, ReadResult result, Consumer<GameRecord> then) {
        var read = result.games();
        var chosen = read.size() == 1 ? Optional.of(read.get(0)) : prompts.gameToOpen(name, read);
        chosen.ifPresent(record -> {
            then.accept(record);
            ReadMessages.tell(notifications, name, result);
        });
    }

    /**
     * Opens a game whose changes are in no file. It takes the place of the game that was opened from its file, unless that has
     * changes of its own: then it is one without a file.
     *
     * @param file where it is saved; null if it never was
     * @param state what that file was like when it was read or saved last, if known
     */
    public GameDocument recover(GameRecord record, @Nullable Path file, @Nullable FileState state) {
        var open = file == null ? Optional.<GameDocument>empty() : games.of(file);
        boolean taken = open.filter(GameDocument::isDirty).isPresent();
        var game = unsaved(record);
        if (taken || open.isEmpty()) {
            games.add(game);
        } else {
            games.replace(open.get(), game);
            games.show(game);
        }
        if (!taken && file != null) {
            game.setFileState(state);
            game.fileProperty().set(file);
        }
        return game;
    }

    /**
     * Opens a game that was kept beside the files; it is in none of them, so it counts as unsaved, and saving asks for one.
     *
     * @param name what it is called, for messages
     * @param content reads it, in the background
     */
    public void openKept(String name, Callable<byte[]> content) {
        openCopy(name, content, Session::unsaved);
    }

    /** Reads the text of the shown game again, in an encoding that is asked for. */
    public void reread() {
        document().ifPresent(rereading::of);
    }

    /** Whether the shown game was read from a text that might be in another encoding. */
    public ObservableBooleanValue rereadable() {
        return BooleanExpression.booleanExpression(games.shownProperty()
                .flatMap(GameDocument::textSourceProperty)
                .map(source -> true)
                .orElse(false));
    }

    /** Sees whether other programs have changed the files of the open games, and asks what to do about that. */
    public void checkFiles() {
        changedFiles.check();
    }

    /** The open game as text, with what is being typed; empty without a game. */
    public Optional<String> gameAsText() {
        return document().map(open -> {
            open.commitEditors();
            return files.text(open.record());
        });
    }

    // ---- staying

    /** Saves the shown game into its file; asks for one if it has none. */
    public void save() {
        document().ifPresent(this::save);
    }

    public void save(GameDocument game) {
        saver.save(game, () -> {});
    }

    /** Asks for a file and saves the shown game into it. */
    public void saveAs() {
        document().ifPresent(game -> saver.saveAs(game, () -> {}));
    }

    // ---- going

    /** Closes the shown game. */
    public void close() {
        document().ifPresent(this::close);
    }

    public void close(GameDocument game) {
        close(List.of(game));
    }

    /** Closes all games but one. */
    public void closeOthers(GameDocument kept) {
        close(games.all().stream().filter(game -> game != kept).toList());
    }

    public void closeAll() {
        close(List.copyOf(games.all()));
    }

    private void close(List<GameDocument> leaving) {
        settle(
                () -> leaving,
                () -> leaving.forEach(game -> {
                    var file = game.fileProperty().get();
                    if (file != null) {
                        closed.add(file);
                    }
                    games.remove(game);
                }));
    }

    /** Does something that ends all games, after asking what to do with changes that are not saved. */
    public void leaving(Runnable andThen) {
        settle(games::all, andThen);
    }

    private void settle(Supplier<List<GameDocument>> leaving, Runnable andThen) {
        settle(leaving, new IdentityHashMap<>(), andThen);
    }

    /**
     * Asks about one game after the other; a cancelled question or a failed saving leaves everything as it is. A game can be
     * edited while it or another one is being saved, so after that all are looked at anew.
     *
     * @param givenUp the games that need not be saved, with what they held when that was said
     */
    private void settle(Supplier<List<GameDocument>> leaving, Map<GameDocument, Long> givenUp, Runnable andThen) {
        for (var game : List.copyOf(leaving.get())) {
            game.commitEditors();
            boolean safe = !game.isDirty() || Objects.equals(givenUp.get(game), game.contentRevision());
            if (safe || !games.all().contains(game)) {
                continue;
            }
            games.show(game);
            switch (prompts.unsavedChanges(GameTitle.of(game))) {
                case SAVE -> {
                    saver.save(game, () -> settle(leaving, givenUp, andThen));
                    return;
                }
                case CANCEL -> {
                    return;
                }
                case DISCARD -> givenUp.put(game, game.contentRevision());
            }
        }
        andThen.run();
    }
}
