package hoppity.studio.command;

import static hoppity.words.Words.tr;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.Property;
import javafx.scene.input.KeyCode;

/**
 * Which keys run the commands of a registry: the declared ones, except where the user has chosen others. The choice is a
 * map from the id of a command to its keys as {@link KeyStroke#parse} reads them, without any when the command shall have
 * none. A choice that cannot be used, or that wants the key of another command, is ignored as a whole and reported; it stays
 * in the map, where ids of commands that do not exist stay too.
 */
public final class Shortcuts {
    /** The most keys that one command can have. */
    public static final int MOST_KEYS = 5;

    private final CommandRegistry commands;
    private final Property<Map<String, List<String>>> chosen;
    private final Consumer<String> complain;
    private Set<String> known = Set.of();

    /**
     * Gives the commands their keys, now and whenever the choice changes. All commands must have been added.
     *
     * @param complain told in one sentence about each choice that is ignored, once while it stays so
     */
    public Shortcuts(CommandRegistry commands, Property<Map<String, List<String>>> chosen, Consumer<String> complain) {
        this.commands = commands;
        this.chosen = chosen;
        this.complain = complain;
        chosen.addListener((observable, before, now) -> apply());
        apply();
    }

    private void apply() {
        var complaints = new LinkedHashSet<String>();
        var accepted = accepted(complaints::add);
        commands.setShortcuts(command -> accepted.getOrDefault(command, command.declaredShortcuts()));
        complaints.stream().filter(sentence -> !known.contains(sentence)).forEach(complain);
        known = complaints;
    }

    private Map<Command, List<KeyStroke>> accepted(Consumer<String> report) {
        var accepted = new LinkedHashMap<Command, List<KeyStroke>>();
        chosen.getValue().forEach((id, texts) -> {
            if (commands.has(id)) {
                var command = commands.get(id);
                try {
                    accepted.put(command, read(command, texts));
                } catch (IllegalArgumentException e) {
                    report.accept(tr("The keys chosen for “{0}” are ignored: {1}.", command.name(), e.getMessage()));
                }
            }
        });
        // Without one choice its command has its own keys again, which another choice may have counted on being free.
        while (dropsClash(accepted, report)) {}
        return accepted;
    }

    private List<KeyStroke> read(Command command, List<String> texts) {
        if (texts.size() > MOST_KEYS) {
            throw new IllegalArgumentException(tr("a command has at most {0} keys", MOST_KEYS));
        }
        var keys = new LinkedHashSet<KeyStroke>();
        for (var text : texts) {
            var key = KeyStroke.parse(text);
            unusable(command, key).ifPresent(reason -> {
                throw new IllegalArgumentException(tr("“{0}” cannot be used, {1}", key.displayText(), reason));
            });
            keys.add(key);
        }
        return List.copyOf(keys);
    }

    /** Drops the first choice that wants a key which is taken; false if there is none. */
    private boolean dropsClash(Map<Command, List<KeyStroke>> accepted, Consumer<String> report) {
        var owners = new HashMap<KeyStroke, Command>();
        for (var command : commands.commands()) {
            if (!accepted.containsKey(command)) {
                command.declaredShortcuts().forEach(key -> owners.put(key, command));
            }
        }
        for (var entry : accepted.entrySet()) {
            var command = entry.getKey();
            for (var key : entry.getValue()) {
                var owner = owners.putIfAbsent(key, command);
                if (owner != null) {
                    accepted.remove(command);
                    report.accept(tr(
                            "The keys chosen for “{0}” are ignored: “{1}” belongs to “{2}”.",
                            command.name(), key.displayText(), owner.name()));
                    return true;
                }
            }
        }
        return false;
    }

    /** The commands whose keys these are. */
    public CommandRegistry commands() {
        return commands;
    }

    /**
     * Why a key cannot be chosen for a command, as the end of a sentence; empty if it can. What a command declares it can
     * always have.
     */
    public Optional<String> unusable(Command command, KeyStroke key) {
        if (command.declaredShortcuts().contains(key)) {
            return Optional.empty();
        }
        return switch (key.code()) {
            case SHIFT, CONTROL, ALT, ALT_GRAPH, META, COMMAND, SHORTCUT, WINDOWS, CAPS, NUM_LOCK ->
                Optional.of(tr("it only changes what another key means"));
            case UNDEFINED -> Optional.of(tr("it has no name"));
            case TAB -> reservedUnless(key.shortcut() || key.alt(), tr("it moves the focus"));
            case ESCAPE -> reservedUnless(key.shortcut() || key.alt(), tr("it closes and cancels"));
            case ENTER -> reservedUnless(key.shortcut() || key.alt(), tr("it presses buttons and ends entries"));
            case F10, CONTEXT_MENU -> reservedUnless(key.shortcut() || key.alt(), tr("it opens menus"));
            default -> key.alt() && !key.shortcut() && !key.shift() ? mnemonic(key.code()) : Optional.empty();
        };
    }

    private static Optional<String> reservedUnless(boolean free, String reason) {
        return free ? Optional.empty() : Optional.of(reason);
    }

    private Optional<String> mnemonic(KeyCode code) {
        return commands.menus().stream()
                .map(CommandMenu::title)
                .filter(title -> title.toUpperCase(Locale.ROOT)
                        .contains("_" + code.getName().toUpperCase(Locale.ROOT)))
                .findFirst()
                .map(title -> tr("it opens the menu {0}", title.replace("_", "")));
    }

    /** Whether a text that is being typed in keeps this key, so that it runs no command there. */
    public static boolean belongsToText(KeyStroke key) {
        return KeyRouting.belongsToText(key);
    }

    /** Whether the command has other keys than it declares. */
    public static boolean isChanged(Command command) {
        return !command.shortcuts().equals(command.declaredShortcuts());
    }

    /** One more key for a command; it is taken from the command that has it. */
    public void add(Command command, KeyStroke key) {
        var keys = new ArrayList<>(command.shortcuts());
        keys.add(key);
        assign(command, keys);
    }

    public void remove(Command command, KeyStroke key) {
        assign(
                command,
                command.shortcuts().stream().filter(other -> !other.equals(key)).toList());
    }

    /** Leaves a command without keys. */
    public void clear(Command command) {
        assign(command, List.of());
    }

    /** The declared keys again, taken from whichever commands have them now. */
    public void reset(Command command) {
        assign(command, command.declaredShortcuts());
    }

    private void assign(Command command, List<KeyStroke> keys) {
        var changed = new LinkedHashMap<>(chosen.getValue());
        for (var key : keys) {
            commands.byShortcut(key).filter(owner -> owner != command).ifPresent(owner -> {
                var left = new ArrayList<>(owner.shortcuts());
                left.removeAll(keys);
                choose(changed, owner, left);
            });
        }
        choose(changed, command, keys);
        chosen.setValue(Collections.unmodifiableMap(changed));
    }

    private static void choose(Map<String, List<String>> changed, Command command, List<KeyStroke> keys) {
        if (keys.equals(command.declaredShortcuts())) {
            changed.remove(command.id());
        } else {
            changed.put(command.id(), keys.stream().map(KeyStroke::written).toList());
        }
    }
}
