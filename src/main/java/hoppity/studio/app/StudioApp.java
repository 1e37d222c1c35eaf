package hoppity.studio.app;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.format.ConfigFolder;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.studio.backup.Backups;
import hoppity.studio.board.BoardPosition;
import hoppity.studio.board.MiniBoard;
import hoppity.studio.command.AltWithMouse;
import hoppity.studio.command.Command;
import hoppity.studio.command.CommandControls;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.command.KeyDispatcher;
import hoppity.studio.concurrent.BackgroundTasks;
import hoppity.studio.document.GameDocument;
import hoppity.studio.measure.MeasureRun;
import hoppity.studio.rework.ReworkWindows;
import hoppity.studio.session.DiskFiles;
import hoppity.studio.session.Session;
import hoppity.studio.session.SessionMemory;
import hoppity.studio.session.WindowPrompts;
import hoppity.studio.settings.LanguageChoice;
import hoppity.studio.settings.Settings;
import hoppity.studio.settings.SettingsStore;
import hoppity.studio.settings.WindowPlace;
import hoppity.studio.setup.SetupWindow;
import hoppity.studio.shell.FileDrop;
import hoppity.studio.shell.Notifications;
import hoppity.studio.shell.ShellView;
import hoppity.studio.shell.TextMenu;
import hoppity.studio.shell.WelcomeView;
import hoppity.studio.shell.WindowMemory;
import hoppity.studio.tabs.TabStrip;
import hoppity.studio.theme.Theme;
import hoppity.studio.theme.ThemeSwitch;
import hoppity.studio.varianteditor.VariantOpener;
import hoppity.studio.varianteditor.VariantWindows;
import hoppity.studio.variants.UserVariants;
import hoppity.words.Words;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/** The composition root of the studio: every service is made here, and handed to whoever needs it. */
public final class StudioApp extends Application {
    private final Notifications notifications = new Notifications();
    private final Path folder = ConfigFolder.locate();
    private final SettingsStore store = openSettings();
    private final BackgroundTasks tasks = new BackgroundTasks(Platform::runLater);
    private final CommandRegistry commands = new CommandRegistry();
    private @Nullable GamePanes panes;
    private @Nullable Session session;
    private @Nullable Safety safety;

    /** Speaks the language of the system while the settings are read, from then on the one that they name. */
    private SettingsStore openSettings() {
        Words.use(LanguageChoice.SYSTEM.language());
        var opened = SettingsStore.open(folder, this::warnLater);
        var language = opened.settings().language().get().language();
        Words.use(language);
        if (!Locale.getDefault().getLanguage().equals(language.code())) {
            // The toolkit's own texts would be in a third language; numbers are written the same in all.
            Locale.setDefault(Locale.forLanguageTag(language.code()));
        }
        return opened;
    }

    /** All commands; for tests that run them. */
    CommandRegistry commands() {
        return commands;
    }

    /** The open games; for tests that look at them. */
    Session session() {
        return Objects.requireNonNull(session, "the studio has not started");
    }

    @Override
    public void start(Stage stage) {
        var log = new ErrorLog(folder.resolve("hoppity.log"), Clock.systemDefaultZone());
        MessageLog.write(notifications, log, tasks);
        Thread.setDefaultUncaughtExceptionHandler(new UncaughtErrors(log, notifications, Platform::runLater));

        var options = StudioOptions.of(getParameters());
        var settings = store.settings();
        var theme = theme(options, settings);
        ThemeSwitch.prepare(theme.get());
        var shell = new ShellView(settings, notifications, tasks.running());
        var variants = UserVariants.open(folder.resolve("variants"), tasks);
        Function<Variant, Node> pictures = variant -> picture(variant, WindowPrompts.PICTURE);
        var prompts = new WindowPrompts(stage, variants::all, pictures);
        var backups = new Backups(folder.resolve("backups"));
        var files = new DiskFiles(backups, folder.resolve("indexes"));
        var session = new Session(tasks, files, prompts, notifications, settings, Clock.systemDefaultZone());
        this.session = session;
        var variantWindows =
                new VariantWindows(stage, variants, tasks, settings, notifications, pictures, session::newGame);
        prompts.setOnNewVariant(variantWindows::create);
        session.setOnVariantFile(
                new VariantOpener(variants, tasks, settings, notifications, session::newGame, session::newGame)::open);
        LongGames.collectAfterOpening(session);
        var memory = new SessionMemory(session.games(), settings, files, tasks, notifications);
        var setupWindow = new SetupWindow(stage, settings.keepGameAtSetUp(), session::newGame);
        Runnable setUp = () -> session.document()
                .ifPresentOrElse(
                        open -> setupWindow.open(open.record().variant(), open.position(), () -> session.close(open)),
                        () -> prompts.variantToPlay()
                                .ifPresent(variant ->
                                        setupWindow.open(variant, Position.initial(variant.geometry()), null)));
        var clipboard = new TextClipboard();
        var safety = new Safety(stage, session, folder, backups, tasks, notifications);
        this.safety = safety;
        Runnable quit = () -> session.leaving(() -> {
            memory.store();
            safety.discard();
            Platform.exit();
        });

        var toolGroups = new ArrayList<List<Command>>();
        var fileCommands = new FileCommands(session, settings.recentFiles(), variantWindows, setUp, quit);
        toolGroups.add(fileCommands.addTo(commands));
        toolGroups.addAll(new GameCommands(session, clipboard, notifications).addTo(commands));
        toolGroups.add(List.of(PlaybackCommands.addTo(commands, session, settings)));
        var reworking = new ReworkWindows(stage, tasks, notifications, session::openUnsaved);
        panes = new GamePanes(session, settings, tasks, notifications, clipboard, shell, reworking);
        toolGroups.add(panes.addTo(commands));
        new PictureCommands(session, panes.board(), clipboard, stage, settings, tasks, notifications).addTo(commands);
        new ExportCommands(session, stage, settings, tasks, notifications).addTo(commands);
        safety.addTo(commands);
        fileCommands.addQuit(commands);
        new WindowCommands(settings, theme).addTo(commands, shell, panes.board(), stage);
        HelpCommands.addTo(commands, shell, session, panes.labelEntry());
        MessageLog.addTo(commands, log, stage, tasks, notifications);
        commands.menu(tr("_Help")).add(AboutWindow.command(stage, folder));
        // Said later: a game that is opened first takes earlier messages away.
        new PreferenceCommands().addTo(commands, stage, settings, theme, tasks, notifications, this::warnLater);
        shell.setCommands(commands, () -> CommandControls.toolButtons(toolGroups));
        shell.setTabs(() -> new TabStrip(session, fileCommands.startPage()));
        shell.gameOpenProperty().bind(session.documentProperty().isNotNull());
        StatusTexts.addTo(shell.statusBar(), session);

        var scene = new Scene(shell, WindowPlace.DEFAULT.width(), WindowPlace.DEFAULT.height());
        ThemeSwitch.install(scene, theme, settings.boardTheme(), settings.pieceSet());
        KeyDispatcher.install(scene, commands);
        AltWithMouse.install(stage);
        TextMenu.install();
        var drop = FileDrop.install(scene, session::open);
        shell.showDropHintWhile(drop.overProperty());
        stage.titleProperty().bind(title(session));
        stage.setOnCloseRequest(event -> {
            event.consume();
            quit.run();
        });
        open(options, session, memory);
        // While the games of the start are read, a page that offers some would only hold them up.
        whenIdle(() -> shell.setWelcome(() -> welcome(session, variants, variantWindows::create)));
        show(stage, scene, options, settings);
        StartSequence.run(
                () -> session.document().isPresent()
                        || tasks.busyWith().getValue().isEmpty(),
                () -> say(options, Launcher.READY),
                shell.remaining(),
                () -> {
                    complete(scene, options);
                    if (!options.isOnlyLookedAt()) {
                        safety.begin();
                    }
                });
        var measure = options.measure();
        if (measure != null) {
            new MeasureRun(session, commands, scene).start(measure, figures -> {
                System.out.println(figures + (figures.isSmooth() ? "" : " (not smooth)"));
                Platform.exit();
            });
        }
        notifications.warnings(
                store.notices(),
                n -> count(
                        n,
                        "{0} thing in the settings file cannot be used; the default holds.",
                        "{0} things in the settings file cannot be used; the defaults hold."));
        notifications.warnings(
                variants.notices(),
                n -> count(n, "{0} of your variants cannot be used.", "{0} of your variants cannot be used."));
    }

    /** Opens what was asked for; a window that is only pictured leaves what was open last time alone. */
    private static void open(StudioOptions options, Session session, SessionMemory memory) {
        if (!options.isOnlyLookedAt()) {
            memory.restore(options.files().isEmpty());
        }
        session.open(options.files(), ply(options));
    }

    /** Does something when nothing is done in the background, and what was done is delivered. */
    private void whenIdle(Runnable action) {
        if (tasks.busyWith().getValue().isEmpty()) {
            action.run();
            return;
        }
        tasks.busyWith().addListener(new ChangeListener<>() {
            @Override
            public void changed(ObservableValue<? extends String> busyWith, String before, String now) {
                if (now.isEmpty()) {
                    busyWith.removeListener(this);
                    Platform.runLater(() -> whenIdle(action));
                }
            }
        });
    }

    /** The theme asked for at the start holds for this run; one chosen later is remembered. */
    private static ObjectProperty<Theme> theme(StudioOptions options, Settings settings) {
        var theme = new SimpleObjectProperty<>(
                null,
                settings.theme().getName(),
                Objects.requireNonNullElse(options.theme(), settings.theme().get()));
        theme.addListener((observable, before, now) -> settings.theme().set(now));
        settings.theme().addListener((observable, before, now) -> theme.set(now));
        return theme;
    }

    private static int ply(StudioOptions options) {
        return Objects.requireNonNullElse(options.ply(), 0);
    }

    private static ObservableValue<String> title(Session session) {
        var dirty =
                session.documentProperty().flatMap(GameDocument::dirtyProperty).orElse(false);
        return Bindings.createStringBinding(
                () -> session.titleProperty().get().isEmpty()
                        ? "Hoppity"
                        : session.titleProperty().get() + (dirty.getValue() ? " •" : "") + " – Hoppity",
                session.titleProperty(),
                dirty);
    }

    private Node welcome(Session session, UserVariants variants, Runnable newVariant) {
        var page = new WelcomeView(
                List.of(commands.get("file.open"), commands.get("edit.paste"), commands.get("file.setUp")));
        Runnable showVariants = () -> page.setVariants(variants.all().stream()
                .map(variant -> new WelcomeView.VariantCard(
                        variant.shownName(),
                        variants.isOwn(variant) ? tr("yours") : variant.shownSource(),
                        () -> picture(variant, WelcomeView.PICTURE),
                        () -> session.newGame(variant)))
                .toList());
        showVariants.run();
        page.setOnNewVariant(newVariant);
        variants.own().addListener((ListChangeListener<Variant>) change -> showVariants.run());
        page.setSamples(Samples.links(session));
        page.setRecent(RecentGames.of(store.settings().recentFiles(), file -> session.open(file, 0)));
        return page;
    }

    private static Node picture(Variant variant, double side) {
        var board = new MiniBoard(side);
        board.positionProperty().set(BoardPosition.of(variant, Position.initial(variant.geometry())));
        return board;
    }

    private void show(Stage stage, Scene scene, StudioOptions options, Settings settings) {
        var size = options.size();
        if (size == null) {
            WindowMemory.install(stage, settings.window());
        }
        stage.setMinWidth(WindowPlace.MINIMUM_WIDTH);
        stage.setMinHeight(WindowPlace.MINIMUM_HEIGHT);
        stage.setScene(scene);
        stage.show();
        if (size != null) {
            // What was asked for is the size of the content; the frame is the window system's own.
            stage.setWidth(size.width() + stage.getWidth() - scene.getWidth());
            stage.setHeight(size.height() + stage.getHeight() - scene.getHeight());
        }
    }

    private void complete(Scene scene, StudioOptions options) {
        var snapshot = options.snapshot();
        if (snapshot != null) {
            Settling.await(scene, tasks.busyWith(), () -> writeAndExit(scene, snapshot));
        }
        if (options.measureStart()) {
            Settling.await(scene, tasks.busyWith(), () -> {
                say(options, Launcher.COMPLETE);
                Platform.exit();
            });
        }
    }

    /** Tells a program that measures the start how far it is. */
    private static void say(StudioOptions options, String word) {
        if (options.measureStart()) {
            System.out.println(word);
        }
    }

    private static void writeAndExit(Scene scene, Path png) {
        try {
            Snapshot.write(scene, png);
            Platform.exit();
        } catch (IOException e) {
            var reason = e instanceof NoSuchFileException ? "there is no such folder" : e.getMessage();
            System.err.println("hoppity: the picture cannot be written to " + png + ": " + reason);
            System.exit(1);
        }
    }

    private void warnLater(String sentence) {
        Platform.runLater(() -> notifications.warning(sentence));
    }

    @Override
    public void stop() {
        if (panes != null) {
            panes.close();
        }
        if (safety != null) {
            safety.close();
        }
        tasks.close();
        store.close();
    }
}
