package hoppity.studio.app;

import static hoppity.words.Words.tr;

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
        var view = commands.menu(tr("_View"));
        for (var choice : Theme.values()) {
            var name = choice.name().toLowerCase(Locale.ROOT);
            view.add(Command.of("view.theme." + name, text(choice))
                    .icon(choice == Theme.DARK ? "mdi2w-weather-night" : "mdi2w-white-balance-sunny")
                    .chooses(theme, choice));
        }
        BoardLookCommands.addTo(view, settings, board);
        view.separator();
        view.add(Command.of("view.hopByHop", tr("Play hop by hop"))
                .description(tr("On, a click takes one landing of a chain; off, it plays by the shortest way.\n"
                        + "With Ctrl or Shift held it is the other way round"))
                .toggles(settings.hopByHop()));
        view.add(Command.of("view.pieceMarks", tr("Marks on pieces"))
                .description(tr("With more than two seats each has a sign of its own, told without its colour"))
                .toggles(settings.pieceMarks()));
        view.add(Command.of("view.clockTimes", tr("Show clock times"))
                .description(tr("The recorded time of each move, in the notation"))
                .toggles(settings.clockTimes()));
        view.separator();
        view.submenu(tr("Panes"), panes(shell));
        view.separator();
        view.add(Command.of("view.fullScreen", tr("Full screen"))
                .shortcut("F11")
                .runs(() -> stage.setFullScreen(!stage.isFullScreen())));
    }

    private Command[] panes(ShellView shell) {
        var commands = new ArrayList<Command>();
        for (var slot : Slot.values()) {
            commands.add(Command.of("view.hide." + slot.id(), hide(slot)).toggles(shell.hidden(slot)));
        }
        for (var slot : Slot.values()) {
            commands.add(Command.of("view.fold." + slot.id(), fold(slot)).toggles(ShellView.folded(settings, slot)));
        }
        commands.add(Command.of("view.treeColumn", tr("Tree in a column of its own"))
                .description(tr("Where the window is wide enough"))
                .toggles(shell.treeColumn()));
        commands.add(Command.of("view.boardRight", tr("Board at the right")).toggles(shell.boardRight()));
        commands.add(
                Command.of("view.arrangement.reset", tr("Reset arrangement")).runs(shell::resetArrangement));
        return commands.toArray(Command[]::new);
    }

    private static String text(Theme theme) {
        return switch (theme) {
            case LIGHT -> tr("Light theme");
            case DARK -> tr("Dark theme");
        };
    }

    private static String hide(Slot slot) {
        return switch (slot) {
            case MOVES -> tr("Hide moves");
            case COMMENT -> tr("Hide comment");
            case ENGINE -> tr("Hide engine");
            case GRAPH -> tr("Hide graphs");
        };
    }

    private static String fold(Slot slot) {
        return switch (slot) {
            case MOVES -> tr("Fold moves");
            case COMMENT -> tr("Fold comment");
            case ENGINE -> tr("Fold engine");
            case GRAPH -> tr("Fold graphs");
        };
    }
}
