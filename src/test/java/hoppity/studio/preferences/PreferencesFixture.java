package hoppity.studio.preferences;

import hoppity.studio.command.Command;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.command.Shortcuts;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.settings.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;

/** A few commands with keys, and preferences over settings. */
final class PreferencesFixture {
    final List<String> ran = new ArrayList<>();
    final List<String> complaints = new ArrayList<>();
    final CommandRegistry commands = new CommandRegistry();
    final Settings settings;
    final Preferences preferences;
    final Shortcuts shortcuts;
    final PreferencesViewModel model;

    PreferencesFixture(Settings settings) {
        this.settings = settings;
        commands.menu("_File").add(command("file.open", "Open…", "Ctrl+O"), command("file.save", "Save", "Ctrl+S"));
        commands.menu("_Game").add(command("game.next", "Next move", "Right"));
        commands.add(command("hidden", "Hidden one", "F9"));
        preferences = new Preferences(settings, settings.theme());
        shortcuts = new Shortcuts(commands, settings.keys(), complaints::add);
        model = new PreferencesViewModel(preferences, new KeyboardViewModel(shortcuts));
    }

    private Command command(String id, String text, String key) {
        return Command.of(id, text).shortcut(key).runs(() -> ran.add(id));
    }

    /** Runs at once what would run in the background. */
    static TaskRunner atOnce() {
        return new TaskRunner() {
            @Override
            public <T> Future<?> run(
                    String what, Callable<T> work, Consumer<? super T> onDone, Consumer<? super Exception> onError) {
                T result;
                try {
                    result = work.call();
                } catch (Exception e) {
                    onError.accept(e);
                    return CompletableFuture.completedFuture(null);
                }
                onDone.accept(result);
                return CompletableFuture.completedFuture(null);
            }

            @Override
            public ObservableValue<String> busyWith() {
                return new SimpleStringProperty("");
            }
        };
    }
}
