package hoppity.studio.command;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** What a menu holds, top to bottom. */
public final class CommandMenu {
    /** A line of a menu. */
    public sealed interface Entry {}

    public record Item(Command command) implements Entry {}

    public record Separator() implements Entry {}

    /** A submenu; it follows the list, so that recent files can come and go. Commands that do have no shortcuts. */
    public record Submenu(String text, ObservableList<Command> commands) implements Entry {}

    private final String title;
    private final CommandRegistry registry;
    private final List<Entry> entries = new ArrayList<>();

    CommandMenu(String title, CommandRegistry registry) {
        this.title = title;
        this.registry = registry;
    }

    /** The title, with an underscore before the letter that opens the menu together with Alt. */
    public String title() {
        return title;
    }

    public List<Entry> entries() {
        return Collections.unmodifiableList(entries);
    }

    /** Registers the commands and puts them at the end of this menu. */
    public CommandMenu add(Command... commands) {
        for (var command : commands) {
            entries.add(new Item(registry.add(command)));
        }
        return this;
    }

    public CommandMenu separator() {
        entries.add(new Separator());
        return this;
    }

    /** Registers the commands and puts them into a submenu that stays as it is. */
    public CommandMenu submenu(String text, Command... commands) {
        for (var command : commands) {
            registry.add(command);
        }
        return submenu(text, FXCollections.observableArrayList(commands));
    }

    public CommandMenu submenu(String text, ObservableList<Command> commands) {
        entries.add(new Submenu(text, commands));
        return this;
    }
}
