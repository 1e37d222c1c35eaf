package hoppity.studio.app;

import static hoppity.words.Words.tr;

import hoppity.format.ProgramVersion;
import hoppity.record.Extras;
import hoppity.record.GameInfo.EngineInfo;
import hoppity.studio.board.BoardControl;
import hoppity.studio.board.BoardView;
import hoppity.studio.board.BoardViewModel;
import hoppity.studio.board.LagViewModel;
import hoppity.studio.board.OverlayKind;
import hoppity.studio.command.Command;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.comment.CommentView;
import hoppity.studio.comment.CommentViewModel;
import hoppity.studio.comment.GlyphCommands;
import hoppity.studio.concurrent.EngineChoice;
import hoppity.studio.concurrent.EngineSession;
import hoppity.studio.concurrent.SearchEngine;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.enginepanel.EngineCommands;
import hoppity.studio.enginepanel.EnginePanelView;
import hoppity.studio.enginepanel.EnginePanelViewModel;
import hoppity.studio.enginepanel.FaultNotice;
import hoppity.studio.enginepanel.ShownArrows;
import hoppity.studio.find.FindBar;
import hoppity.studio.find.FindViewModel;
import hoppity.studio.gameinfo.GameInfoView;
import hoppity.studio.gameinfo.GameInfoViewModel;
import hoppity.studio.graph.Measure;
import hoppity.studio.graph.TempoGraphView;
import hoppity.studio.graph.TempoGraphViewModel;
import hoppity.studio.moves.MovesView;
import hoppity.studio.moves.MovesViewModel;
import hoppity.studio.moves.Reworking;
import hoppity.studio.palette.EntryView;
import hoppity.studio.palette.InsertMovesViewModel;
import hoppity.studio.palette.LabelEntryViewModel;
import hoppity.studio.palette.TitleEntryView;
import hoppity.studio.palette.TitleEntryViewModel;
import hoppity.studio.rulebook.RulesView;
import hoppity.studio.session.Session;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Lazy;
import hoppity.studio.shell.Notifications;
import hoppity.studio.shell.Page;
import hoppity.studio.shell.ShellView;
import hoppity.studio.shell.Slot;
import hoppity.studio.sound.Loudspeaker;
import hoppity.studio.sound.SoundPlayer;
import hoppity.studio.tree.MoveMenu;
import hoppity.studio.tree.TreeView;
import hoppity.studio.tree.TreeViewModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.logging.Logger;
import javafx.beans.binding.Bindings;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The panes of the window, each of which watches the open game. */
final class GamePanes implements AutoCloseable {
    private static final String ENGINE_KEY = "hoppity";

    private final ShellView shell;
    private final List<Command> showPages = new ArrayList<>();
    private final MovesViewModel moves;
    private final FindViewModel find;
    private final Runnable startFinding;
    private final CommentViewModel comment = new CommentViewModel();
    private final BoardViewModel board;
    private final EngineSession analysis;
    private final EngineCommands engineCommands;
    private final LagViewModel lag;
    private final SoundPlayer sounds;
    private final BoardControl boardControl;

    GamePanes(
            Session session,
            Settings settings,
            TaskRunner tasks,
            Notifications notifications,
            TextClipboard clipboard,
            ShellView shell,
            Reworking reworking) {
        this.shell = shell;
        moves = new MovesViewModel(tasks, notifications, clipboard);
        moves.documentProperty().bind(session.documentProperty());
        var info = new GameInfoViewModel();
        info.documentProperty().bind(session.documentProperty());
        moves.clocksProperty().bindBidirectional(settings.clockTimes());
        moves.setOnTitle(
                HelpCommands.toggling(shell, () -> new TitleEntryView(new TitleEntryViewModel(session::document))));
        moves.setOnInsert(HelpCommands.ofGame(
                shell,
                session,
                () -> EntryView.ofInsertedMoves(new InsertMovesViewModel(session::document, moves::insert))));
        moves.setReworking(reworking);
        find = new FindViewModel(tasks, notifications);
        find.documentProperty().bind(session.documentProperty());
        moves.foundProperty().bind(find.foundProperty());
        moves.onlyFoundProperty().bind(find.onlyFound());
        var findBar = new Lazy<>(() -> {
            var bar = new FindBar(find);
            bar.setOnDone(shell::requestFocus);
            return bar;
        });
        var movesPage = shell.pane(Slot.MOVES).addPage(tr("Moves"), () -> {
            var notation = new MovesView(moves);
            VBox.setVgrow(notation, Priority.ALWAYS);
            return new VBox(findBar.get(), notation);
        });
        addPage("moves", "Shortcut+Shift+M", movesPage);
        startFinding = () -> {
            shell.show(movesPage);
            findBar.get().start();
        };
        addTree(session, tasks, notifications, shell);
        addPage(
                "info",
                "Shortcut+Shift+I",
                shell.pane(Slot.MOVES).addPage(tr("Game info"), () -> new GameInfoView(info)));
        addPage("rules", "Shortcut+Shift+R", shell.pane(Slot.MOVES).addPage(tr("Rules"), () -> {
            var rules = new RulesView();
            rules.variantProperty()
                    .bind(session.documentProperty().map(open -> open.record().variant()));
            return rules;
        }));

        comment.documentProperty().bind(session.documentProperty());
        var commentView = new Lazy<>(() -> {
            var view = new CommentView(comment);
            view.setOnDone(shell::requestFocus);
            return view;
        });
        var commentPage = shell.pane(Slot.COMMENT)
                .addPage(tr("Comment"), commentView)
                .withInfo(() -> commentView.get().heading())
                .withTools(() -> commentView.get().tools());
        moves.setOnComment(() -> {
            shell.show(commentPage);
            commentView.get().startWriting();
        });

        analysis = new EngineSession(SearchEngine.of(() -> choice(settings)), settings.engineLines());
        new FaultNotice(analysis.reportProperty(), notifications);
        analysis.documentProperty().bind(session.documentProperty());
        var engine = new EnginePanelViewModel(
                analysis, new EngineInfo(ENGINE_KEY, "Hoppity", ProgramVersion.current(), Extras.NONE, Extras.NONE));
        engineCommands = new EngineCommands(engine);
        var engineView = new Lazy<>(() -> new EnginePanelView(engine));
        shell.pane(Slot.ENGINE)
                .addPage(tr("Engine"), engineView)
                .withInfo(() -> engineView.get().facts())
                .withTools(() -> engineView.get().tools(engineCommands));

        board = new BoardViewModel();
        board.documentProperty().bind(session.documentProperty());
        board.winSharesProperty().bind(engine.winSharesProperty());
        engine.shownArrowsProperty().bindBidirectional(settings.choice("engine.arrows", ShownArrows.ALL));
        board.engineArrowsProperty().bind(engine.arrowsProperty());
        board.overlay().kindProperty().bindBidirectional(settings.choice("board.overlay", OverlayKind.NOTHING));
        lag = new LagViewModel(tasks);
        lag.finishProperty().bind(board.finishProperty());
        board.lagChipsProperty().bind(lag.chipsProperty());
        var boardView = new BoardView(board);
        boardView.board().motionProperty().bind(settings.motion());
        boardView.board().hopByHopProperty().bind(settings.hopByHop());
        boardView.board().pieceMarksProperty().bind(settings.pieceMarks());
        sounds = new SoundPlayer(
                settings.sounds(), new Loudspeaker(), Logger.getLogger(SoundPlayer.class.getName())::info);
        boardView.onSoundProperty().set(sounds);
        boardControl = boardView.board();
        shell.setBoard(boardView);

        var graph = new TempoGraphViewModel(tasks, settings.choice("graph.measure", Measure.TEMPO));
        graph.documentProperty().bind(session.documentProperty());
        var graphView = new Lazy<>(() -> new TempoGraphView(graph));
        shell.pane(Slot.GRAPH)
                .addPage(tr("Evaluation & tempo"), graphView)
                .withTools(() -> graphView.get().measureSwitch());
    }

    private void addPage(String id, String key, Page page) {
        var title = page.titleProperty().get();
        showPages.add(Command.of("view.page." + id, title)
                .description(tr("Shows the page “{0}” beside the board", title))
                .shortcut(key)
                .runs(() -> shell.show(page)));
    }

    private static EngineChoice choice(Settings settings) {
        var program = settings.engineProgram().get().toString();
        var command = new ArrayList<String>();
        if (!program.isEmpty()) {
            command.add(program);
            command.addAll(settings.engineArguments().get());
        }
        return new EngineChoice(
                command, settings.engineHash().get(), settings.engineThreads().get());
    }

    private void addTree(Session session, TaskRunner tasks, Notifications notifications, ShellView shell) {
        var tree = new TreeViewModel(
                tasks,
                notifications,
                new MoveMenu(moves::commandGroupsFor, MovesViewModel.rareMenu(), moves::rareCommandsFor));
        tree.documentProperty().bind(session.documentProperty());
        var pane = shell.pane(Slot.MOVES);
        var page = pane.addPage(tr("Tree"), () -> new TreeView(tree));
        tree.activeProperty().bind(page.showingProperty());
        shell.setTree(page);
        addPage("tree", "Shortcut+Shift+E", page);
    }

    /** Adds the panes' commands and returns those of the toolbar. */
    List<Command> addTo(CommandRegistry commands) {
        var ofMove = moves.commandsForCurrentMove();
        Predicate<Command> ofLine = MovesViewModel::isAboutLine;
        commands.menu(tr("_Edit"))
                .separator()
                .add(findCommand(), step("next", tr("Find next"), "F3", find::next))
                .add(step("previous", tr("Find previous"), "Shift+F3", find::previous))
                .separator()
                .add(ofMove.stream().filter(ofLine.negate()).toArray(Command[]::new))
                .submenu(tr("Variation"), ofMove.stream().filter(ofLine).toArray(Command[]::new))
                .submenu(
                        MovesViewModel.rareMenu(),
                        moves.rareCommandsForCurrentMove().toArray(Command[]::new))
                .submenu(tr("Glyph of the move"), GlyphCommands.ofMove(comment).toArray(Command[]::new))
                .submenu(
                        tr("Glyph of the position"),
                        GlyphCommands.ofPosition(comment).toArray(Command[]::new))
                .separator()
                .add(clearMarks());
        commands.menu(tr("_Game")).separator().add(computeLag());
        commands.menu(tr("_Engine"))
                .add(engineCommands.all().toArray(Command[]::new))
                .separator()
                .submenu(tr("Arrows on the board"), engineCommands.arrows().toArray(Command[]::new));
        commands.menu(tr("_View"))
                .submenu(tr("Show on board"), overlays())
                .submenu(tr("Show page"), showPages.toArray(Command[]::new))
                .separator();
        return List.of(engineCommands.toggle());
    }

    /** For labels that are typed: the cell under the pointer need not be. */
    LabelEntryViewModel labelEntry() {
        return new LabelEntryViewModel(board, boardControl::pointedCell);
    }

    /** The board, for the commands about its looks. */
    BoardControl board() {
        return boardControl;
    }

    private Command[] overlays() {
        return Arrays.stream(OverlayKind.values())
                .map(kind -> Command.of("view.overlay." + kind.name().toLowerCase(Locale.ROOT), kind.text())
                        .description(kind.description())
                        .shortcut("Alt+" + kind.ordinal())
                        .chooses(board.overlay().kindProperty(), kind))
                .toArray(Command[]::new);
    }

    private Command findCommand() {
        return Command.of("edit.find", tr("Find in game…"))
                .description(tr("By text, move, cell, glyph or position, in all variations"))
                .icon("mdi2m-magnify")
                .shortcut("Shortcut+F")
                .enabledWhen(find.documentProperty().isNotNull())
                .runs(startFinding);
    }

    private Command step(String id, String text, String key, Runnable action) {
        return Command.of("edit.find." + id, text)
                .icon("next".equals(id) ? "mdi2c-chevron-down" : "mdi2c-chevron-up")
                .shortcut(key)
                .enabledWhen(find.openProperty())
                .runs(action);
    }

    private Command clearMarks() {
        return Command.of("edit.clearMarks", tr("Clear marks"))
                .description(tr("Takes the arrows, rings and labels of this position from the board"))
                .icon("mdi2e-eraser")
                .enabledWhen(Bindings.createBooleanBinding(
                        () -> !board.shapesProperty().get().isEmpty(), board.shapesProperty()))
                .runs(board::clearMarks);
    }

    private Command computeLag() {
        return Command.of("game.lag", tr("Compute lag"))
                .description(tr("In how few moves the loser of a finished game, moving alone, would fill its camp"))
                .icon("mdi2c-counter")
                .enabledWhen(lag.computableProperty())
                .runs(lag::compute);
    }

    @Override
    public void close() {
        sounds.close();
        lag.finishProperty().unbind();
        lag.finishProperty().set(null);
        analysis.documentProperty().unbind();
        analysis.close();
    }
}
