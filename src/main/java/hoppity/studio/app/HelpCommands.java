package hoppity.studio.app;

import hoppity.studio.board.BoardControl;
import hoppity.studio.command.Command;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.palette.KeysView;
import hoppity.studio.palette.MoveEntryView;
import hoppity.studio.palette.MoveEntryViewModel;
import hoppity.studio.palette.PaletteView;
import hoppity.studio.palette.PaletteViewModel;
import hoppity.studio.session.Session;
import hoppity.studio.shell.ShellView;

/** The commands that find the other commands, or a move, by what is typed. */
final class HelpCommands {
    private HelpCommands() {}

    /** Adds them to the menus Game and Help, and what they open to the window. */
    static void addTo(CommandRegistry commands, ShellView shell, Session session) {
        var palette = new PaletteView(new PaletteViewModel(commands));
        var keys = new KeysView(commands, BoardControl.MANUAL);
        shell.addOverlay(palette);
        shell.addOverlay(keys);
        var moves = new MoveEntryView(new MoveEntryViewModel(session::document));
        shell.addOverlay(moves);
        commands.menu("_Game")
                .separator()
                .add(Command.of("game.typeMove", "Type a move")
                        .description("Plays it without the mouse")
                        .icon("mdi2f-form-textbox")
                        .shortcut("Shortcut+T")
                        .enabledWhen(session.documentProperty().isNotNull())
                        .runs(moves::toggle));
        commands.menu("_Help")
                .add(
                        Command.of("help.palette", "Find a command")
                                .description("Type what you want to do")
                                .icon("mdi2m-magnify")
                                .shortcut("Shortcut+K")
                                .runs(palette::toggle),
                        Command.of("help.keys", "Keys and mouse")
                                .description("All keys, and how the board is used")
                                .icon("mdi2k-keyboard-outline")
                                .shortcut("F1", "Shift+Slash")
                                .runs(keys::toggle));
    }
}
