package hoppity.studio.session;

import hoppity.format.Note;
import hoppity.format.ReadResult;
import hoppity.notation.NotationException;
import hoppity.notation.PositionText;
import hoppity.record.GameRecord;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jspecify.annotations.Nullable;

/**
 * The open game and how it comes and goes: new, open, save, close, each with the guard that asks before changes are lost.
 * Files are read and written in the background; what is open stays untouched until a new game has been read whole.
 */
public final class Session {
    private static final String NEW_FILE_ENDING = ".hgj";

    /** The largest board full of pieces, with room to spare. */
    private static final int LONGEST_POSITION = 1000;

    /** Rows of a board with a slash between them: what a person means as a position, be it right or wrong. */
    private static final Pattern POSITION = Pattern.compile("\\p{Alnum}+(\\s*/\\s*\\p{Alnum}+){3,}(\\s+\\p{Alnum}+)*");

    private final TaskRunner tasks;
    private final GameFiles files;
    private final Prompts prompts;
    private final Notifications notifications;
    private final Settings settings;
    private final Clock clock;
    private final ReadOnlyObjectWrapper<@Nullable GameDocument> document = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
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
        this.clock = clock;
        onVariantFile = file -> notifications.warning(file.getFileName() + " defines variants and holds no game.");
    }

    /** What becomes of a file that defines variants when it is opened like a game. */
    public void setOnVariantFile(Consumer<Path> action) {
        onVariantFile = action;
    }

    /** The open game; null while none is. */
    public ReadOnlyObjectProperty<@Nullable GameDocument> documentProperty() {
        return document.getReadOnlyProperty();
    }

    public Optional<GameDocument> document() {
        return Optional.ofNullable(document.get());
    }

    /** What the open game is called: its file's name, or the variant of a game that has none; empty without a game. */
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    // ---- coming

    /** Asks for a variant and starts a game of it. */
    public void newGame() {
        prompts.variantToPlay().ifPresent(this::newGame);
    }

    public void newGame(Variant variant) {
        leaving(() -> {
            notifications.dismissAll();
            show(new GameDocument(new GameRecord(variant), null));
        });
    }

    /** Begins a game with a position; it is in no file yet. */
    public void newGame(Variant variant, Position start) {
        leaving(() -> {
            notifications.dismissAll();
            show(unsaved(new GameRecord(variant, start)));
        });
    }

    /** Asks for a file and opens it. */
    public void open() {
        prompts.fileToOpen(settings.lastFolder().get()).ifPresent(file -> open(file, 0));
    }

    /**
     * Opens a file. One that defines variants goes to whoever takes these.
     *
     * @param ply how many plies of the main line to show at first; 0 leaves the cursor where the file has it
     */
    public void open(Path file, int ply) {
        tasks.run(
                "Opening " + file.getFileName(),
                () -> files.definesVariants(file) ? Optional.<ReadResult>empty() : Optional.of(files.read(file)),
                result -> result.ifPresentOrElse(games -> opened(file, games, ply), () -> onVariantFile.accept(file)),
                problem -> failed(file, problem));
    }

    private void opened(Path file, ReadResult result, int ply) {
        choose(file.getFileName().toString(), result, record -> {
            // Saving one game of several, or what only a newer program understands, into the same file would lose the
            // rest.
            boolean mayOverwrite = result.games().size() == 1 && !result.readOnly();
            var opened = new GameDocument(record, mayOverwrite ? file : null);
            show(opened);
            if (ply > 0) {
                opened.first();
                opened.step(ply);
            }
            remember(file);
        });
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
     * Opens a game that came as text: it is in no file, so it counts as unsaved. A position string is taken as well while a
     * game is open, for a new game of the same variant that begins there.
     *
     * @param name where it came from, for messages
     */
    public void openText(String name, String text) {
        var open = document.get();
        if (!isMeantAsPosition(text.strip())) {
            openCopy(name, () -> text.getBytes(StandardCharsets.UTF_8), Session::unsaved);
        } else if (open == null) {
            notifications.error(name + ": a position needs its variant; first open or start a game of it.");
        } else {
            var variant = open.record().variant();
            try {
                var start = new PositionText(variant).read(text.strip());
                newGame(variant, start);
            } catch (NotationException e) {
                notifications.error(name + ": " + e.getMessage() + " (" + variant.name() + ").");
            }
        }
    }

    private static boolean isMeantAsPosition(String text) {
        return text.length() <= LONGEST_POSITION && POSITION.matcher(text).matches();
    }

    private static GameDocument unsaved(GameRecord record) {
        var opened = new GameDocument(record, null);
        opened.markUnsaved();
        return opened;
    }

    private void openCopy(String name, Callable<byte[]> content, Function<GameRecord, GameDocument> made) {
        tasks.run(
                "Opening " + name,
                () -> files.parse(content.call(), name),
                result -> choose(name, result, record -> show(made.apply(record))),
                problem -> failed(Path.of(name), problem));
    }

    private void choose(String name, ReadResult result, Consumer<GameRecord> then) {
        var broken = result.notes().stream()
                .filter(note -> note.kind() == Note.Kind.BROKEN)
                .findFirst();
        if (broken.isPresent() && document.get() != null) {
            // What is open stays: the person says whether the part that can be played is wanted instead.
            notifications.show(Notification.warning(name + ", " + broken.get() + ".")
                    .withDetail(details(result))
                    .withAction("Open up to there", () -> take(name, result, then)));
        } else {
            take(name, result, then);
        }
    }

    private void take(String name, ReadResult result, Consumer<GameRecord> then) {
        var games = result.games();
        var chosen = games.size() == 1 ? Optional.of(games.get(0)) : prompts.gameToOpen(name, games);
        chosen.ifPresent(record -> leaving(() -> {
            notifications.dismissAll();
            then.accept(record);
            tell(name, result);
        }));
    }

    private static String details(ReadResult result) {
        return String.join("\n", result.notes().stream().map(Note::toString).toList());
    }

    private void tell(String name, ReadResult result) {
        var notes = result.notes();
        var detail = details(result);
        var broken = notes.stream().filter(n -> n.kind() == Note.Kind.BROKEN).findFirst();
        if (result.readOnly()) {
            warn(name + " was written by a newer Hoppity: it can be read, and saved under another name only.", detail);
        } else if (broken.isPresent()) {
            warn(name + ", " + broken.get() + ". The game is open up to there; the rest is kept as text.", detail);
        } else if (!notes.isEmpty()) {
            var what = notes.size() == 1 ? notes.get(0).toString() : notes.size() + " places were forgiven.";
            notifications.show(Notification.info(name + ": " + what).withDetail(detail));
        }
        if (result.games().size() > 1) {
            notifications.info("This is one of " + result.games().size() + " games of " + name
                    + ". Saved changes go into a file of its own.");
        }
    }

    private void warn(String text, String detail) {
        notifications.show(Notification.warning(text).withDetail(detail));
    }

    private void show(GameDocument opened) {
        document.set(opened);
        opened.fileProperty().addListener((observable, before, now) -> title.set(titleOf(opened)));
        title.set(titleOf(opened));
    }

    private static String titleOf(GameDocument open) {
        var file = open.fileProperty().get();
        if (file != null) {
            return file.getFileName().toString();
        }
        return open.record()
                .info()
                .headers()
                .getOrDefault("Event", open.record().variant().name());
    }

    /** The open game as text, with what is being typed; empty without a game. */
    public Optional<String> gameAsText() {
        return document().map(open -> {
            open.commitEditors();
            return files.text(open.record());
        });
    }

    // ---- staying

    /** Saves into the game's file; asks for one if it has none. */
    public void save() {
        save(() -> {});
    }

    private void save(Runnable andThen) {
        var open = document.get();
        if (open == null) {
            return;
        }
        var file = open.fileProperty().get();
        if (file == null) {
            saveAs(andThen);
        } else {
            write(open, file, andThen);
        }
    }

    /** Asks for a file and saves into it. */
    public void saveAs() {
        saveAs(() -> {});
    }

    private void saveAs(Runnable andThen) {
        var open = document.get();
        if (open == null) {
            return;
        }
        open.commitEditors();
        prompts.fileToSave(settings.lastFolder().get(), suggestedName(open)).ifPresent(file -> {
            var name = file.getFileName().toString();
            write(open, files.canWrite(file) ? file : file.resolveSibling(name + NEW_FILE_ENDING), andThen);
        });
    }

    private static String suggestedName(GameDocument open) {
        var file = open.fileProperty().get();
        return file != null
                ? file.getFileName().toString()
                : open.record().variant().id() + NEW_FILE_ENDING;
    }

    private void write(GameDocument open, Path file, Runnable andThen) {
        open.commitEditors();
        open.storeView();
        open.record().setModified(clock.instant());
        long revision = open.contentRevision();
        var content = open.record().snapshot();
        tasks.run(
                "Saving " + file.getFileName(),
                () -> files.write(content, file),
                losses -> {
                    open.markSaved(revision);
                    open.fileProperty().set(file);
                    remember(file);
                    tellLosses(file, losses);
                    andThen.run();
                },
                problem -> failed(file, problem));
    }

    private void tellLosses(Path file, List<String> losses) {
        if (!losses.isEmpty()) {
            notifications.show(Notification.info(
                            file.getFileName() + " is saved; this format leaves out " + String.join(", ", losses) + ".")
                    .withDetail(String.join("\n", losses)));
        }
    }

    // ---- going

    /** Closes the game, so that the welcome page shows. */
    public void close() {
        leaving(() -> {
            document.set(null);
            title.set("");
        });
    }

    /** Does something that ends the open game, after asking what to do with changes that are not saved. */
    public void leaving(Runnable andThen) {
        var open = document.get();
        if (open != null) {
            open.commitEditors();
        }
        if (open == null || !open.isDirty()) {
            andThen.run();
            return;
        }
        switch (prompts.unsavedChanges(title.get())) {
            case SAVE -> save(andThen);
            case DISCARD -> andThen.run();
            case CANCEL -> {
                // The person stays where they are.
            }
        }
    }

    private void remember(Path file) {
        settings.recentFiles().add(file);
        var folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            settings.lastFolder().set(folder);
        }
    }

    private void failed(Path file, Exception problem) {
        if (problem.getCause() instanceof NoSuchFileException) {
            settings.recentFiles().remove(file);
        }
        var text = problem instanceof IOException && problem.getMessage() != null
                ? problem.getMessage()
                : file.getFileName() + ": " + problem;
        notifications.show(Notification.error(text).withDetail(file.toAbsolutePath() + "\n" + problem));
    }
}
