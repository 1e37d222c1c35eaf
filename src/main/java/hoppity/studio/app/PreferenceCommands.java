package hoppity.studio.app;

import static hoppity.words.Words.tr;

import hoppity.studio.command.Command;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.command.Shortcuts;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.preferences.Preferences;
import hoppity.studio.preferences.PreferencesWindow;
import hoppity.studio.preferences.Section;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Notifications;
import hoppity.studio.theme.Theme;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.property.Property;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** The commands about the preferences, and the keys of all commands as the user chose them. */
final class PreferenceCommands {
    private @Nullable Shortcuts shortcuts;

    /**
     * Adds them to the menu Edit. To be called when all other commands have been added.
     *
     * @param complain told in one sentence about chosen keys that cannot be used
     */
    void addTo(
            CommandRegistry commands,
            Window owner,
            Settings settings,
            Property<Theme> theme,
            TaskRunner tasks,
            Notifications notifications,
            Consumer<String> complain) {
        var window =
                new PreferencesWindow(owner, new Preferences(settings, theme), this::shortcuts, tasks, notifications);
        commands.menu(tr("_Edit"))
                .separator()
                .add(
                        Command.of("edit.preferences", tr("Preferences…"))
                                .description(tr("Everything that can be chosen, the keys included"))
                                .icon("mdi2c-cog-outline")
                                .shortcut("Shortcut+Comma")
                                .runs(window::open),
                        Command.of("edit.importPreferences", tr("Import preferences…"))
                                .description(tr("Takes the preferences and keys of another computer from a file"))
                                .runs(window::importFile),
                        Command.of("edit.exportPreferences", tr("Export preferences…"))
                                .description(tr("Writes the preferences and keys to a file"))
                                .runs(window::exportFile));
        commands.menu(tr("_Engine"))
                .separator()
                .add(Command.of("engine.preferences", tr("Engine preferences…"))
                        .description(tr("Threads and memory of the engine, or another engine"))
                        .runs(() -> window.open(Section.ENGINE)));
        shortcuts = new Shortcuts(commands, settings.keys(), complain);
    }

    private Shortcuts shortcuts() {
        return Objects.requireNonNull(shortcuts, "the commands are not all there yet");
    }
}
