package hoppity.studio.app;

import static hoppity.words.Words.tr;

import hoppity.studio.board.BoardControl;
import hoppity.studio.command.Command;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.palette.BookmarksViewModel;
import hoppity.studio.palette.EntryView;
import hoppity.studio.palette.GoToMoveViewModel;
import hoppity.studio.palette.KeysView;
import hoppity.studio.palette.LabelEntryViewModel;
import hoppity.studio.palette.MoveEntryViewModel;
import hoppity.studio.palette.NodePickerView;
import hoppity.studio.palette.Overlay;
import hoppity.studio.palette.PaletteView;
import hoppity.studio.palette.PaletteViewModel;
import hoppity.studio.session.Session;
import hoppity.studio.shell.ShellView;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The commands that find the other commands, or a move, or write a label by what is typed. */
final class HelpCommands {
    private HelpCommands() {}

    /** Adds them to the menus Game and Help, and what they open to the window. */
    static void addTo(CommandRegistry commands, ShellView shell, Session session, LabelEntryViewModel labelEntry) {
        var palette = toggling(shell, () -> new PaletteView(new PaletteViewModel(commands)));
        var keys = toggling(shell, () -> new KeysView(commands, BoardControl.manual()));
        var moves = ofGame(shell, session, () -> EntryView.ofMoves(new MoveEntryViewModel(session::document)));
        var labels = ofGame(shell, session, () -> EntryView.ofLabels(labelEntry));
        commands.menu(tr("_Edit"))
                .add(Command.of("edit.label", tr("Label a cell"))
                        .description(tr(
                                "Writes up to three characters on the cell under the pointer, or on one that you type"))
                        .icon("mdi2l-label-outline")
                        .shortcut("L")
                        .enabledWhen(session.documentProperty().isNotNull())
                        .runs(labels));
        var goToMove = ofGame(shell, session, () -> NodePickerView.goToMove(new GoToMoveViewModel(session::document)));
        var bookmarks =
                ofGame(shell, session, () -> NodePickerView.bookmarks(new BookmarksViewModel(session::document)));
        commands.menu(tr("_Game"))
                .separator()
                .add(
                        Command.of("game.goToMove", tr("Go to move…"))
                                .description(tr("By its number in this line: 12, 12b, ply 40, end"))
                                .icon("mdi2n-numeric")
                                .shortcut("Shortcut+G")
                                .enabledWhen(session.documentProperty().isNotNull())
                                .runs(goToMove),
                        Command.of("game.goToBookmark", tr("Go to bookmark…"))
                                .description(tr("All moves with a bookmark or a title"))
                                .icon("mdi2b-bookmark-multiple-outline")
                                .shortcut("Shortcut+Shift+G")
                                .enabledWhen(session.documentProperty().isNotNull())
                                .runs(bookmarks))
                .add(Command.of("game.typeMove", tr("Type a move"))
                        .description(tr("Plays it without the mouse"))
                        .icon("mdi2f-form-textbox")
                        .shortcut("Shortcut+T")
                        .enabledWhen(session.documentProperty().isNotNull())
                        .runs(moves));
        commands.menu(tr("_Help"))
                .add(
                        Command.of("help.palette", tr("Find a command"))
                                .description(tr("Type what you want to do"))
                                .icon("mdi2m-magnify")
                                .shortcut("Shortcut+K")
                                .runs(palette),
                        Command.of("help.keys", tr("Keys and mouse"))
                                .description(tr("All keys, and how the board is used"))
                                .icon("mdi2k-keyboard-outline")
                                .shortcut("F1", "Shift+Slash")
                                .runs(keys));
    }

    /** Like {@link #toggling}; what is about the shown game closes when another one is shown. */
    static Runnable ofGame(ShellView shell, Session session, Supplier<Overlay> overlay) {
        return toggling(shell, () -> {
            var made = overlay.get();
            session.documentProperty().addListener(observable -> made.close());
            return made;
        });
    }

    /** Opens and closes what is made when it is asked for first: the window has not to wait for it at the start. */
    static Runnable toggling(ShellView shell, Supplier<Overlay> overlay) {
        return new Runnable() {
            private @Nullable Overlay made;

            @Override
            public void run() {
                var shown = made;
                if (shown == null) {
                    shown = overlay.get();
                    shell.addOverlay(shown);
                    made = shown;
                }
                shown.toggle();
            }
        };
    }
}
