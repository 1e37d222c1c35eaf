package hoppity.protocol;

import hoppity.engine.Engine;
import hoppity.rules.Variant;
import java.util.List;
import java.util.Locale;

/** What can be set by {@code setoption}, and what is set. */
final class EngineOptions {
    static final String DEFAULT_VARIANT = "halma-8";
    private static final int MOST_LINES = 500;

    private final VariantSource variants;
    private final int largestHash;
    private Variant variant;
    private int hash;
    private int threads = 1;
    private int lines = 1;

    EngineOptions(VariantSource variants) {
        this.variants = variants;
        largestHash = Engine.mostTableMegabytes();
        hash = Engine.usualTableMegabytes();
        variant = variants.find(DEFAULT_VARIANT);
    }

    /** One line an option, in answer to {@code ugi}. */
    List<String> describe() {
        return List.of(
                "option name Variant type combo default " + DEFAULT_VARIANT + " var "
                        + String.join(" var ", variants.ids()),
                "option name Hash type spin default " + Engine.usualTableMegabytes() + " min 1 max " + largestHash,
                "option name Threads type spin default 1 min 1 max " + Engine.MAX_THREADS,
                "option name MultiPV type spin default 1 min 1 max " + MOST_LINES);
    }

    /** @throws Refused if there is no such option, or it cannot have this value */
    void set(String name, String value) {
        switch (name.toLowerCase(Locale.ROOT)) {
            case "variant" -> variant = variants.find(value);
            case "hash" -> hash = number("Hash", value, largestHash);
            case "threads" -> threads = number("Threads", value, Engine.MAX_THREADS);
            case "multipv" -> lines = number("MultiPV", value, MOST_LINES);
            default ->
                throw new Refused("there is no option " + UgiParser.quote(name)
                        + "; there are Variant, Hash, Threads and MultiPV");
        }
    }

    Variant variant() {
        return variant;
    }

    /** Size of the transposition table in megabytes. */
    int hash() {
        return hash;
    }

    int threads() {
        return threads;
    }

    int lines() {
        return lines;
    }

    private static int number(String name, String value, int most) {
        try {
            int number = Integer.parseInt(value);
            if (number >= 1 && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Told below, like a number that is out of range.
        }
        throw new Refused(name + " is a number from 1 to " + most + ", not " + UgiParser.quote(value));
    }
}
