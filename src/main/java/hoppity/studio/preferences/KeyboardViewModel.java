package hoppity.studio.preferences;

import static hoppity.words.Words.english;
import static hoppity.words.Words.tr;

import hoppity.studio.command.Command;
import hoppity.studio.command.CommandMenu;
import hoppity.studio.command.KeyStroke;
import hoppity.studio.command.Shortcuts;
import hoppity.studio.shell.SearchWords;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/** The commands with their keys, menu by menu, and what becomes of a key that is pressed for one of them. */
final class KeyboardViewModel {
    private final Shortcuts shortcuts;
    private final List<Row> rows;
    private final ObjectProperty<SearchWords> words = new SimpleObjectProperty<>(this, "words", SearchWords.of(""));
    private final ObjectProperty<@Nullable KeyStroke> pressed = new SimpleObjectProperty<>(this, "pressed");

    /** A command with the menu that it stands in. */
    record Row(Command command, String menu) {}

    /** What may become of a key that was pressed for a command. */
    sealed interface Offer {
        /** It is the command's now. */
        record Given() implements Offer {}

        /** Another command has it, and would lose it. */
        record Taken(Command owner) implements Offer {}

        /** It cannot be had, with a sentence that says why. */
        record Refused(String reason) implements Offer {}
    }

    KeyboardViewModel(Shortcuts shortcuts) {
        this.shortcuts = shortcuts;
        rows = rows(shortcuts);
    }

    private static List<Row> rows(Shortcuts shortcuts) {
        var commands = shortcuts.commands();
        var rows = new ArrayList<Row>();
        var rest = new LinkedHashSet<>(commands.commands());
        for (var menu : commands.menus()) {
            var title = menu.title().replace("_", "");
            for (var entry : menu.entries()) {
                if (entry instanceof CommandMenu.Item item) {
                    add(rows, rest, item.command(), title);
                } else if (entry instanceof CommandMenu.Submenu submenu) {
                    submenu.commands().forEach(command -> add(rows, rest, command, title));
                }
            }
        }
        rest.forEach(command -> rows.add(new Row(command, tr("In no menu"))));
        return List.copyOf(rows);
    }

    /** Recent files and the like are commands for the moment, which have no keys. */
    private static void add(List<Row> rows, Set<Command> rest, Command command, String menu) {
        if (rest.remove(command)) {
            rows.add(new Row(command, menu));
        }
    }

    /** All commands, those of one menu together. */
    List<Row> rows() {
        return rows;
    }

    /** What the command's words must have in common with. */
    ObjectProperty<SearchWords> wordsProperty() {
        return words;
    }

    /** The key whose command is looked for; null when none is. */
    ObjectProperty<@Nullable KeyStroke> pressedProperty() {
        return pressed;
    }

    /** Whether a command is to be seen. */
    boolean shows(Row row) {
        var key = pressed.get();
        return (key == null || row.command().shortcuts().contains(key))
                && words.get().fit(words(row));
    }

    private static String words(Row row) {
        var command = row.command();
        var keys = command.shortcuts().stream().map(KeyStroke::displayText).collect(Collectors.joining(" "));
        return String.join(
                        " ",
                        command.name(),
                        command.description(),
                        row.menu(),
                        keys,
                        english(command.name()),
                        english(command.description()))
                .toLowerCase(Locale.ROOT);
    }

    /** Whether the command can have one more key. */
    boolean takesMore(Command command) {
        return command.shortcuts().size() < Shortcuts.MOST_KEYS;
    }

    /** Gives a command one more key, if it can have it and nobody else has it. */
    Offer press(Command command, KeyStroke key) {
        var unusable = shortcuts.unusable(command, key);
        if (unusable.isPresent()) {
            return new Offer.Refused(tr("“{0}” cannot be used: {1}.", key.displayText(), unusable.get()));
        }
        if (command.shortcuts().contains(key)) {
            return new Offer.Given();
        }
        var owner = shortcuts.commands().byShortcut(key);
        if (owner.isPresent()) {
            return new Offer.Taken(owner.get());
        }
        shortcuts.add(command, key);
        return new Offer.Given();
    }

    /** Gives a command a key that another one has. */
    void takeOver(Command command, KeyStroke key) {
        shortcuts.add(command, key);
    }

    void remove(Command command, KeyStroke key) {
        shortcuts.remove(command, key);
    }

    void clear(Command command) {
        shortcuts.clear(command);
    }

    void reset(Command command) {
        shortcuts.reset(command);
    }
}
