package hoppity.studio.command;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** All commands of a window, in the order of its menus, and their keys. No id and no shortcut occurs twice. */
public final class CommandRegistry {
    private final Map<String, Command> byId = new LinkedHashMap<>();
    private final Map<KeyStroke, Command> byShortcut = new HashMap<>();
    private final List<CommandMenu> menus = new ArrayList<>();

    /** The menu with this title, made at the end of the menu bar when it is asked for first. */
    public CommandMenu menu(String title) {
        for (var menu : menus) {
            if (menu.title().equals(title)) {
                return menu;
            }
        }
        var menu = new CommandMenu(title, this);
        menus.add(menu);
        return menu;
    }

    public List<CommandMenu> menus() {
        return Collections.unmodifiableList(menus);
    }

    /**
     * Adds a command that stands in no menu.
     *
     * @throws IllegalArgumentException if another command has the same id or the same shortcut
     */
    public Command add(Command command) {
        if (byId.containsKey(command.id())) {
            throw new IllegalArgumentException("Two commands have the id '" + command.id() + "'");
        }
        for (var key : command.shortcuts()) {
            var other = byShortcut.get(key);
            if (other != null) {
                throw new IllegalArgumentException("The commands '" + other + "' and '" + command
                        + "' have the same shortcut " + key.displayText());
            }
        }
        byId.put(command.id(), command);
        command.shortcuts().forEach(key -> byShortcut.put(key, command));
        return command;
    }

    /** The command with this id; asking for one that does not exist is a programming error. */
    public Command get(String id) {
        var command = byId.get(id);
        if (command == null) {
            throw new IllegalArgumentException("There is no command '" + id + "'");
        }
        return command;
    }

    public Optional<Command> byShortcut(KeyStroke stroke) {
        return Optional.ofNullable(byShortcut.get(stroke));
    }

    /** Whether there is a command with this id. */
    boolean has(String id) {
        return byId.containsKey(id);
    }

    /**
     * Gives every command its keys anew, all in one step.
     *
     * @param keysOf a command's keys; no key may be given to two commands
     */
    void setShortcuts(Function<Command, List<KeyStroke>> keysOf) {
        var fresh = new HashMap<KeyStroke, Command>();
        for (var command : byId.values()) {
            for (var key : keysOf.apply(command)) {
                var other = fresh.put(key, command);
                if (other != null && other != command) {
                    throw new IllegalArgumentException("The commands '" + other + "' and '" + command
                            + "' would have the same shortcut " + key.displayText());
                }
            }
        }
        byShortcut.clear();
        byShortcut.putAll(fresh);
        byId.values().forEach(command -> command.setShortcuts(keysOf.apply(command)));
    }

    /** All commands in the order in which they were added. */
    public Collection<Command> commands() {
        return Collections.unmodifiableCollection(byId.values());
    }
}
