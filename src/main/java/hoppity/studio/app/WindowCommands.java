package hoppity.studio.app;

import hoppity.studio.board.BoardControl;
import hoppity.studio.command.Command;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.ShellView;
import hoppity.studio.shell.Slot;
import hoppity.studio.theme.Theme;
import java.util.ArrayList;
import java.util.Locale;
import javafx.beans.property.Property;
import javafx.stage.Stage;

/** The commands about the window itself: how it looks and what it shows. */
final class WindowCommands {
    private final Settings settings;
    private final Property<Theme> theme;

    WindowCommands(Settings settings, Property<Theme> theme) {
        this.settings = settings;
        this.theme = theme;
    }

    /** Adds them to the menu View. */
    void addTo(CommandRegistry commands, ShellView shell, BoardControl board, Stage stage) {
        var view = commands.menu("_View");
        for (var choice : Theme.values()) {
            var name = choice.name().toLowerCase(Locale.ROOT);
            view.add(Command.of("view.theme." + name, choice.displayName() + " theme")
                    .icon(choice == Theme.DARK ? "mdi2w-weather-night" : "mdi2w-white-balance-sunny")
                    .chooses(theme, choice));
        }
        BoardLookCommands.addTo(view, settings, board);
        view.separator();
        view.add(Command.of("view.hopByHop", "Play hop by hop")
                .description("On, a click takes one landing of a chain; off, it plays by the shortest way.\n"
                        + "With Ctrl or Shift held it is the other way round")
                .toggles(settings.hopByHop()));
        view.add(Command.of("view.pieceMarks", "Marks on pieces")
                .description("With more than two seats each has a sign of its own, told without its colour")
                .toggles(settings.pieceMarks()));
        view.add(Command.of("view.clockTimes", "Show clock times")
                .description("The recorded time of each move, in the notation")
                .toggles(settings.clockTimes()));
        view.separator();
        view.submenu("Panes", panes(shell));
        view.separator();
        view.add(Command.of("view.fullScreen", "Full screen")
                .shortcut("F11")
                .runs(() -> stage.setFullScreen(!stage.isFullScreen())));
    }

    private Command[] panes(ShellView shell) {
        var commands = new ArrayList<Command>();
        for (var slot : Slot.values()) {
            var name = slot.displayName().toLowerCase(Locale.ROOT);
            commands.add(Command.of("view.hide." + slot.id(), "Hide " + name).toggles(shell.hidden(slot)));
        }
        for (var slot : Slot.values()) {
            var name = slot.displayName().toLowerCase(Locale.ROOT);
            commands.add(
                    Command.of("view.fold." + slot.id(), "Fold " + name).toggles(ShellView.folded(settings, slot)));
        }
        commands.add(Command.of("view.treeColumn", "Tree in a column of its own")
                .description("Where the window is wide enough")
                .toggles(shell.treeColumn()));
        commands.add(Command.of("view.boardRight", "Board at the right").toggles(shell.boardRight()));
        commands.add(Command.of("view.arrangement.reset", "Reset arrangement").runs(shell::resetArrangement));
        return commands.toArray(Command[]::new);
    }
}
