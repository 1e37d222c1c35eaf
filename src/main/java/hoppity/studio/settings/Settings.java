package hoppity.studio.settings;

import static hoppity.words.Words.tr;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import hoppity.engine.Engine;
import hoppity.studio.theme.BoardTheme;
import hoppity.studio.theme.Motion;
import hoppity.studio.theme.PieceSet;
import hoppity.studio.theme.Theme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;

/**
 * What the studio remembers, as observable properties over one JSON object. A property is made when it is asked for
 * first, with its default; keys that nobody asks for stay as they are. A value of the wrong kind is reported among the
 * {@link #complaints()} and the default used instead. To be used on one thread, the UI's.
 */
public final class Settings {
    /** The greatest number of engine lines. */
    public static final int MAXIMUM_ENGINE_LINES = 5;

    private static final int LONGEST_QUOTE = 60;
    private static final Set<String> OF_THIS_COMPUTER =
            Set.of("engine.threads", "engine.hash", "engine.program", "engine.arguments");

    private final JsonObject values;
    private final Map<String, Remembered<?>> properties = new LinkedHashMap<>();
    private final List<String> complaints = new ArrayList<>();
    private final RecentFiles recentFiles;
    private Runnable onChange = () -> {};

    /** A property with its default and its form in the file; {@code read} throws if a value is not valid. */
    private record Remembered<T>(
            Property<T> property, T initial, Function<JsonElement, T> read, Function<T, JsonElement> write) {}

    /** Settings over this object, which they change from now on. */
    public Settings(JsonObject values) {
        this.values = values;
        this.recentFiles = new RecentFiles(values, this::complain, () -> onChange.run());
    }

    /** Settings with every default. */
    public Settings() {
        this(new JsonObject());
    }

    /** The language that the studio speaks from its next start on. */
    public ObjectProperty<LanguageChoice> language() {
        return choice("language", LanguageChoice.SYSTEM);
    }

    public ObjectProperty<Theme> theme() {
        return choice("theme", Theme.LIGHT);
    }

    /** The colours of boards and pieces. */
    public ObjectProperty<BoardTheme> boardTheme() {
        return choice("board.theme", BoardTheme.WOOD);
    }

    public ObjectProperty<PieceSet> pieceSet() {
        return choice("board.pieces", PieceSet.RINGS);
    }

    /** How pieces travel. Kept as {@code false}, {@code true} for the normal speed, or the name of another speed. */
    public ObjectProperty<Motion> motion() {
        return property("animation", Motion.NORMAL, Settings::motion, motion -> switch (motion) {
            case OFF -> new JsonPrimitive(false);
            case NORMAL -> new JsonPrimitive(true);
            case FAST, SLOW -> text(nameOf(motion));
        });
    }

    private static Motion motion(JsonElement element) {
        if (element.getAsJsonPrimitive().isBoolean()) {
            return element.getAsBoolean() ? Motion.NORMAL : Motion.OFF;
        }
        return constant(Motion.class, element);
    }

    /** Whether hops, turns and the end of a game are heard. */
    public BooleanProperty sounds() {
        return flag("board.sounds", false);
    }

    /** Whether clicks on the board walk from landing to landing instead of playing by the shortest way. */
    public BooleanProperty hopByHop() {
        return flag("board.hopByHop", false);
    }

    /** Whether pieces have marks that tell their seats without colour, where there are more than two seats. */
    public BooleanProperty pieceMarks() {
        return flag("board.pieceMarks", true);
    }

    /** Whether the notation shows the recorded time of each move. */
    public BooleanProperty clockTimes() {
        return flag("notation.clocks", true);
    }

    /** The number of lines that the engine shows, 1 to {@value #MAXIMUM_ENGINE_LINES}. */
    public IntegerProperty engineLines() {
        return number("engine.lines", 3, 1, MAXIMUM_ENGINE_LINES);
    }

    /** How many threads search together, 1 to {@value Engine#MAX_THREADS}; at first as many as leave one processor free. */
    public IntegerProperty engineThreads() {
        return number("engine.threads", Engine.spareProcessors(), 1, Engine.MAX_THREADS);
    }

    /** The size of the engine's table in megabytes, 1 to what the memory of this program allows. */
    public IntegerProperty engineHash() {
        return number("engine.hash", Engine.usualTableMegabytes(), 1, Engine.mostTableMegabytes());
    }

    /** The program that analyses in place of the studio's own engine; an empty path for none. */
    public ObjectProperty<Path> engineProgram() {
        return property(
                "engine.program",
                Path.of(""),
                element -> Path.of(element.getAsString()),
                path -> text(path.toString()));
    }

    /** What {@link #engineProgram} is started with, as it is: no shell reads it. */
    public ObjectProperty<List<String>> engineArguments() {
        return property(
                "engine.arguments",
                List.of(),
                element -> {
                    var arguments = new ArrayList<String>();
                    element.getAsJsonArray().forEach(argument -> arguments.add(argument.getAsString()));
                    return List.copyOf(arguments);
                },
                arguments -> {
                    var array = new JsonArray();
                    arguments.forEach(array::add);
                    return array;
                });
    }

    /** The keys that the user chose in place of the declared ones: by the id of the command, without any for none. */
    public ObjectProperty<Map<String, List<String>>> keys() {
        return property("keys", Map.of(), KeysJson::read, KeysJson::write);
    }

    public RecentFiles recentFiles() {
        return recentFiles;
    }

    /** The folder in which a file was opened or saved last; the user's home folder at first. */
    public ObjectProperty<Path> lastFolder() {
        var home = Path.of(System.getProperty("user.home", "."));
        return property(
                "files.lastFolder", home, element -> Path.of(element.getAsString()), path -> text(path.toString()));
    }

    /** Whether a game that begins with a position set up by hand leaves the one open that was. */
    public BooleanProperty keepGameAtSetUp() {
        return flag("setup.keepGame", true);
    }

    /** Whether the games that were open at the end are opened at the start. */
    public BooleanProperty restoreGames() {
        return flag("session.restore", true);
    }

    /** The games that are open, as far as they are in files, in the order of their tabs. */
    public ObjectProperty<List<OpenFile>> openFiles() {
        return property("session.games", List.of(), OpenFile::read, OpenFile::write);
    }

    /** The place of the shown one among {@link #openFiles()}; −1 if none of them is shown. */
    public IntegerProperty shownFile() {
        return number("session.shown", -1, -1, Integer.MAX_VALUE);
    }

    public ObjectProperty<WindowPlace> window() {
        return property("window", WindowPlace.DEFAULT, WindowPlace::fromJson, WindowPlace::toJson);
    }

    /** A switch. */
    public BooleanProperty flag(String key, boolean initial) {
        return remembered(
                key,
                new SimpleBooleanProperty(this, key, initial),
                element -> {
                    if (element.getAsJsonPrimitive().isBoolean()) {
                        return element.getAsBoolean();
                    }
                    throw new IllegalArgumentException("true or false was expected");
                },
                JsonPrimitive::new);
    }

    /** A whole number from {@code minimum} to {@code maximum}; what lies outside is no valid value of the file. */
    public IntegerProperty number(String key, int initial, int minimum, int maximum) {
        return remembered(
                key,
                new SimpleIntegerProperty(this, key, initial),
                element -> {
                    var value = element.getAsBigDecimal().intValueExact();
                    if (value < minimum || value > maximum) {
                        throw new OutOfRange(minimum, maximum);
                    }
                    return value;
                },
                JsonPrimitive::new);
    }

    /** One of the constants of an enumeration, kept by its name in lower case. */
    public <E extends Enum<E>> ObjectProperty<E> choice(String key, E initial) {
        Class<E> type = initial.getDeclaringClass();
        return property(key, initial, element -> constant(type, element), value -> text(nameOf(value)));
    }

    private static <E extends Enum<E>> E constant(Class<E> type, JsonElement element) {
        return Enum.valueOf(type, element.getAsString().toUpperCase(Locale.ROOT));
    }

    private static String nameOf(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** Shares of a row of panes: positive numbers, as many as there are defaults. */
    public ObjectProperty<List<Double>> shares(String key, List<Double> initial) {
        return property(key, initial, element -> SharesJson.read(element, initial.size()), SharesJson::write);
    }

    /** An order of things that have these names. */
    public ObjectProperty<List<String>> permutation(String key, List<String> initial) {
        return property(
                key,
                initial,
                element -> {
                    var names = new ArrayList<String>();
                    element.getAsJsonArray().forEach(name -> names.add(name.getAsString()));
                    if (names.size() != initial.size() || !names.containsAll(initial)) {
                        throw new IllegalArgumentException("an order of " + initial + " was expected");
                    }
                    return List.copyOf(names);
                },
                names -> {
                    var array = new JsonArray();
                    names.forEach(array::add);
                    return array;
                });
    }

    private <T> ObjectProperty<T> property(
            String key, T initial, Function<JsonElement, T> read, Function<T, JsonElement> write) {
        return remembered(key, new SimpleObjectProperty<>(this, key, initial), read, write);
    }

    @SuppressWarnings("unchecked") // A key is asked for with one type, as a literal in one place.
    private <T, P extends Property<? super T>> P remembered(
            String key, P fresh, Function<JsonElement, T> read, Function<T, JsonElement> write) {
        var known = properties.get(key);
        if (known != null) {
            return (P) known.property();
        }
        var property = (Property<T>) fresh;
        var initial = property.getValue();
        var stored = values.get(key);
        if (stored != null) {
            try {
                property.setValue(read.apply(stored));
            } catch (OutOfRange e) {
                complain(tr(
                        "Setting \"{0}\": {1} is not within {2} to {3}; {4} is used.",
                        key, shortened(stored), e.minimum, e.maximum, initial));
            } catch (RuntimeException e) {
                complain(tr("{0}; {1} is used.", notValid(key, stored), initial));
            }
        }
        property.addListener((observable, before, now) -> {
            values.add(key, write.apply(now));
            onChange.run();
        });
        properties.put(key, new Remembered<>(property, initial, read, write));
        return fresh;
    }

    private static String notValid(String key, JsonElement stored) {
        return tr("Setting \"{0}\": {1} is not valid", key, shortened(stored));
    }

    private static String shortened(JsonElement stored) {
        var text = stored.toString();
        return text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) + "…" : text;
    }

    /** A number that a setting cannot have, on this computer or on any. */
    private static final class OutOfRange extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;

        private final int minimum;
        private final int maximum;

        OutOfRange(int minimum, int maximum) {
            super(minimum + " to " + maximum + " was expected");
            this.minimum = minimum;
            this.maximum = maximum;
        }
    }

    /** The default of one of these properties. */
    @SuppressWarnings("unchecked") // Kept beside the property of the same type.
    public <T> T initial(Property<T> property) {
        var remembered = properties.get(property.getName());
        if (remembered == null || remembered.property() != property) {
            throw new IllegalArgumentException(property.getName() + " is no setting");
        }
        return (T) remembered.initial();
    }

    /**
     * The value of every setting that another computer could use too: without the places of windows, the files that were opened,
     * the games of the last run, and the engine's program and what it may take of this computer.
     */
    JsonObject portable() {
        var result = new JsonObject();
        properties.values().stream()
                .filter(remembered -> isPortable(remembered.property().getName()))
                .forEach(remembered -> result.add(remembered.property().getName(), written(remembered)));
        return result;
    }

    private static <T> JsonElement written(Remembered<T> remembered) {
        return remembered.write().apply(remembered.property().getValue());
    }

    private static boolean isPortable(String key) {
        return !key.equals("window")
                && !OF_THIS_COMPUTER.contains(key)
                && !key.startsWith("files.")
                && (!key.startsWith("session.") || key.equals("session.restore"));
    }

    /**
     * What would change if these values held; keys that are unknown or not portable are passed over.
     *
     * @throws IllegalArgumentException naming the first value that is not valid
     */
    SettingsImport importing(JsonObject portable) {
        var changes = new ArrayList<SettingsImport.Change<?>>();
        for (var entry : portable.entrySet()) {
            var remembered = properties.get(entry.getKey());
            if (remembered != null && isPortable(entry.getKey())) {
                change(remembered, entry.getValue()).ifPresent(changes::add);
            }
        }
        return new SettingsImport(changes);
    }

    private static <T> Optional<SettingsImport.Change<?>> change(Remembered<T> remembered, JsonElement stored) {
        var property = remembered.property();
        T wanted;
        try {
            wanted = remembered.read().apply(stored);
        } catch (RuntimeException e) {
            throw new IllegalArgumentException(notValid(property.getName(), stored), e);
        }
        return wanted.equals(property.getValue())
                ? Optional.empty()
                : Optional.of(new SettingsImport.Change<>(property, property.getValue(), wanted));
    }

    private static JsonElement text(String value) {
        return new JsonPrimitive(value);
    }

    private void complain(String sentence) {
        complaints.add(sentence);
    }

    /** One sentence for each stored value that could not be used. */
    public List<String> complaints() {
        return Collections.unmodifiableList(complaints);
    }

    /** Called after every change. */
    void setOnChange(Runnable action) {
        onChange = action;
    }

    /** A copy of everything, the unknown keys included, that another thread may write to a file. */
    JsonObject snapshot() {
        return values.deepCopy();
    }
}
