package hoppity.studio.command;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.Property;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/**
 * Something that the user can do. One declaration feeds the menu item, the toolbar button with its tooltip and the keys.
 *
 * <p>A command is a plain <em>action</em>, a <em>switch</em> ({@link Builder#toggles}) or one of several
 * <em>choices</em> ({@link Builder#chooses}); the last two have a {@linkplain #selected() selected} state.
 */
public final class Command {
    /** How the command shows in a menu. */
    public enum Kind {
        ACTION,
        SWITCH,
        CHOICE
    }

    private final String id;
    private final Kind kind;
    private final String name;
    private final ObservableValue<String> text;
    private final String description;
    private final @Nullable String icon;
    private final List<KeyStroke> declaredShortcuts;
    private final ReadOnlyObjectWrapper<List<KeyStroke>> shortcuts;
    private final ObservableBooleanValue enabled;
    private final @Nullable ObservableBooleanValue selected;
    private final Runnable action;

    private Command(Builder builder, Kind kind, @Nullable ObservableBooleanValue selected, Runnable action) {
        this.id = builder.id;
        this.kind = kind;
        this.name = builder.name;
        this.text = builder.text;
        this.description = builder.description;
        this.icon = builder.icon;
        this.declaredShortcuts = builder.shortcuts;
        this.shortcuts = new ReadOnlyObjectWrapper<>(this, "shortcuts", builder.shortcuts);
        this.enabled = builder.enabled;
        this.selected = selected;
        this.action = action;
    }

    /**
     * Starts a declaration.
     *
     * @param id unique in its registry, dotted: {@code "file.open"}
     * @param text a plain verb phrase, as in a menu; three dots at the end when a dialog follows
     */
    public static Builder of(String id, String text) {
        return new Builder(id, text);
    }

    public String id() {
        return id;
    }

    public Kind kind() {
        return kind;
    }

    /** What the command is called whatever it would do: "Undo". */
    public String name() {
        return name;
    }

    /** What the command is called just now: "Undo delete variation". */
    public String text() {
        return text.getValue();
    }

    /** The text, which may follow what the command would do. */
    public ObservableValue<String> textValue() {
        return text;
    }

    /** One sentence that says more than the text; empty when there is nothing to add. */
    public String description() {
        return description;
    }

    /** Ikonli literal of the icon, for example {@code "mdi2u-undo"}. */
    public Optional<String> icon() {
        return Optional.ofNullable(icon);
    }

    /** The keys that run the command now; menus and tooltips show the first one. */
    public List<KeyStroke> shortcuts() {
        return shortcuts.get();
    }

    /** Follows the user's choice of keys, see {@link Shortcuts}. */
    public ReadOnlyObjectProperty<List<KeyStroke>> shortcutsProperty() {
        return shortcuts.getReadOnlyProperty();
    }

    /** The keys that the command has unless the user chose others. */
    public List<KeyStroke> declaredShortcuts() {
        return declaredShortcuts;
    }

    /** For the registry, which sees to it that no key has two commands. */
    void setShortcuts(List<KeyStroke> keys) {
        if (!keys.equals(shortcuts.get())) {
            shortcuts.set(keys);
        }
    }

    public ObservableBooleanValue enabled() {
        return enabled;
    }

    /** Whether the switch is on or the choice is the chosen one; empty for a plain action. */
    public Optional<ObservableBooleanValue> selected() {
        return Optional.ofNullable(selected);
    }

    /** Tooltip text: {@code "Open… (Ctrl+O)"}, with the description on a second line. */
    public String tooltip() {
        var keys = shortcuts().isEmpty() ? "" : " (" + shortcuts().get(0).displayText() + ")";
        return text() + keys + (description.isEmpty() ? "" : "\n" + description);
    }

    /** Runs the command if it is enabled. */
    public void run() {
        if (enabled.get()) {
            action.run();
        }
    }

    @Override
    public String toString() {
        return id;
    }

    /** Collects the parts of a command; everything but id, text and what it does is optional. */
    public static final class Builder {
        private static final ObservableBooleanValue ALWAYS = new ReadOnlyBooleanWrapper(true).getReadOnlyProperty();

        private final String id;
        private final String name;
        private ObservableValue<String> text;
        private String description = "";
        private @Nullable String icon;
        private List<KeyStroke> shortcuts = List.of();
        private ObservableBooleanValue enabled = ALWAYS;

        private Builder(String id, String text) {
            this.id = id;
            this.name = text;
            this.text = new ReadOnlyStringWrapper(text).getReadOnlyProperty();
        }

        /** A text that changes, in place of the one given at first. */
        public Builder says(ObservableValue<String> changing) {
            this.text = changing;
            return this;
        }

        public Builder description(String sentence) {
            this.description = sentence;
            return this;
        }

        /** The Ikonli literal of an outline icon of Material Design 2. */
        public Builder icon(String literal) {
            this.icon = literal;
            return this;
        }

        /** The keys that run the command, written as {@link KeyStroke#parse} reads them; the first one is shown. */
        public Builder shortcut(String first, String... others) {
            var keys = new java.util.ArrayList<KeyStroke>();
            keys.add(KeyStroke.parse(first));
            for (var other : others) {
                keys.add(KeyStroke.parse(other));
            }
            this.shortcuts = List.copyOf(keys);
            return this;
        }

        public Builder enabledWhen(ObservableBooleanValue condition) {
            this.enabled = condition;
            return this;
        }

        /** A plain action. */
        public Command runs(Runnable action) {
            return new Command(this, Kind.ACTION, null, action);
        }

        /** A switch: running it turns the state over. */
        public Command toggles(BooleanProperty state) {
            return new Command(this, Kind.SWITCH, state, () -> state.set(!state.get()));
        }

        /** One of several choices: running it gives the property this value. */
        public <T> Command chooses(Property<T> property, T value) {
            Supplier<Boolean> chosen = () -> value.equals(property.getValue());
            return new Command(
                    this,
                    Kind.CHOICE,
                    Bindings.createBooleanBinding(chosen::get, property),
                    () -> property.setValue(value));
        }
    }
}
