package hoppity.studio.app;

import hoppity.studio.board.BoardControl;
import hoppity.studio.command.Command;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.palette.KeysView;
import hoppity.studio.palette.PaletteView;
import hoppity.studio.palette.PaletteViewModel;
import hoppity.studio.shell.ShellView;

/** The commands that find the other commands. */
final class HelpCommands {
    private HelpCommands() {}

    /** Adds them to the menu Help, and what they open to the window. */
    static void addTo(CommandRegistry commands, ShellView shell) {
        var palette = new PaletteView(new PaletteViewModel(commands));
        var keys = new KeysView(commands, BoardControl.MANUAL);
        shell.addOverlay(palette);
        shell.addOverlay(keys);
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
