package hoppity.match;

import hoppity.engine.Engine;
import hoppity.protocol.GoLimits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * An engine as it takes part: this program's own, or a foreign program, with what is set for it.
 *
 * @param name empty to take the one that the engine has
 * @param limits of each of its searches
 * @param options by name
 * @param command the program and its arguments; empty for this program's own engine
 */
public record EngineSetting(String name, GoLimits limits, Map<String, String> options, List<String> command) {
    /** The word for this program's own engine. */
    public static final String OWN = "hoppity";

    private static final String HASH = "Hash";
    private static final String THREADS = "Threads";

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");
    private static final Pattern SETTING = Pattern.compile("(name|movetime|depth|nodes|option\\.[^=]+)=(.*)");

    public EngineSetting {
        options = Map.copyOf(options);
        command = List.copyOf(command);
    }

    /**
     * Reads words such as {@code depth=4 option.Hash=16} or {@code name=Other java -jar other.jar}: settings, then the command
     * of a foreign program, or nothing, or "hoppity".
     *
     * @param usual the limits of an engine that has none of its own
     * @throws IllegalArgumentException naming what is wrong
     */
    public static EngineSetting parse(String text, GoLimits usual) {
        var words = new ArrayList<String>();
        WORD.matcher(text)
                .results()
                .forEach(word -> words.add(
                        word.group(1) != null ? word.group(1) : word.group(2) != null ? word.group(2) : word.group(3)));
        var settings = new LinkedHashMap<String, String>();
        var options = new LinkedHashMap<String, String>();
        int at = 0;
        for (; at < words.size(); at++) {
            var setting = SETTING.matcher(words.get(at));
            if (!setting.matches()) {
                break;
            }
            var key = setting.group(1);
            if (key.startsWith("option.")) {
                options.put(key.substring("option.".length()), setting.group(2));
            } else {
                settings.put(key, setting.group(2));
            }
        }
        var command = words.subList(at, words.size());
        boolean own = command.isEmpty() || command.equals(List.of(OWN));
        long time = number(settings, "movetime");
        long depth = number(settings, "depth");
        long nodes = number(settings, "nodes");
        var limits = time + depth + nodes == 0 ? usual : new GoLimits(Map.of(), Map.of(), time, (int) depth, nodes);
        var read = new EngineSetting(settings.getOrDefault("name", ""), limits, options, own ? List.of() : command);
        if (own) {
            read.checkOwnOptions();
        }
        return read;
    }

    private static long number(Map<String, String> settings, String key) {
        var text = settings.get(key);
        return text == null ? 0 : number(key, text, Integer.MAX_VALUE);
    }

    private static int number(String key, String text, int most) {
        if (!text.matches("[1-9]\\d{0,9}") || Long.parseLong(text) > most) {
            throw new IllegalArgumentException(key + " is a number from 1 to " + most + ", not \"" + text + "\"");
        }
        return Integer.parseInt(text);
    }

    boolean isOwn() {
        return command.isEmpty();
    }

    /**
     * This program's own engine, as it is set.
     *
     * @throws IllegalArgumentException naming the option that cannot be set so
     */
    Engine ownEngine() {
        return new Engine(hash(), threads());
    }

    private int hash() {
        return ownOption(HASH, Engine.usualTableMegabytes(), Engine.mostTableMegabytes());
    }

    private int threads() {
        return ownOption(THREADS, 1, Engine.MAX_THREADS);
    }

    private int ownOption(String name, int usual, int most) {
        int value = usual;
        for (var option : options.entrySet()) {
            if (option.getKey().equalsIgnoreCase(name)) {
                value = number(name, option.getValue(), most);
            }
        }
        return value;
    }

    private void checkOwnOptions() {
        for (var name : options.keySet()) {
            if (!name.equalsIgnoreCase(HASH) && !name.equalsIgnoreCase(THREADS)) {
                throw new IllegalArgumentException("the option " + name
                        + " cannot be set for this program's own engine; " + HASH + " and " + THREADS + " can");
            }
        }
        hash();
        threads();
    }
}
