package hoppity.studio.app;

import static hoppity.words.Words.tr;

import hoppity.studio.board.Blindfold;
import hoppity.studio.board.BoardControl;
import hoppity.studio.command.Command;
import hoppity.studio.command.CommandMenu;
import hoppity.studio.settings.Settings;
import hoppity.studio.theme.BoardTheme;
import hoppity.studio.theme.Motion;
import hoppity.studio.theme.PieceSet;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The commands about how the board looks, moves and sounds, and which part of it is seen. */
final class BoardLookCommands {
    private BoardLookCommands() {}

    /** Adds them to a menu. */
    static void addTo(CommandMenu menu, Settings settings, BoardControl board) {
        menu.separator()
                .submenu(
                        tr("Board theme"),
                        choices("boardTheme", BoardTheme.values(), BoardTheme::displayName, settings.boardTheme()))
                .submenu(tr("Pieces"), choices("pieces", PieceSet.values(), PieceSet::displayName, settings.pieceSet()))
                .submenu(
                        tr("Animation"),
                        choices("animation", Motion.values(), BoardLookCommands::text, settings.motion()))
                .submenu(
                        tr("Blindfold"),
                        choices("blindfold", Blindfold.values(), Blindfold::displayName, board.blindfoldProperty()))
                .add(Command.of("view.sounds", tr("Sounds"))
                        .description(tr("A tick a hop, a knock at the end of a turn, a chord at the end of a game"))
                        .toggles(settings.sounds()))
                .separator();
        var zoom = board.zoom();
        menu.add(
                Command.of("view.zoomIn", tr("Zoom in"))
                        .description(tr("The wheel with Ctrl held does it around the pointer"))
                        .icon("mdi2m-magnify-plus-outline")
                        .shortcut("Shortcut+Plus", "Shortcut+Equals", "Shortcut+Shift+Equals", "Shortcut+Shift+Plus")
                        .runs(zoom::in),
                Command.of("view.zoomOut", tr("Zoom out"))
                        .icon("mdi2m-magnify-minus-outline")
                        .shortcut("Shortcut+Minus")
                        .enabledWhen(zoom.zoomedProperty())
                        .runs(zoom::out),
                Command.of("view.wholeBoard", tr("Whole board"))
                        .icon("mdi2f-fit-to-page-outline")
                        .shortcut("Shortcut+0", "Shortcut+Numpad 0")
                        .enabledWhen(zoom.zoomedProperty())
                        .runs(zoom::whole));
    }

    private static String text(Motion motion) {
        return motion == Motion.OFF
                ? motion.displayName()
                : tr("{0}, {1} ms a hop", motion.displayName(), motion.hopMillis());
    }

    private static <E extends Enum<E>> ObservableList<Command> choices(
            String id, E[] values, Function<E, String> text, Property<E> property) {
        return FXCollections.observableArrayList(Arrays.stream(values)
                .map(value -> Command.of("view." + id + "." + value.name().toLowerCase(Locale.ROOT), text.apply(value))
                        .chooses(property, value))
                .toList());
    }
}
