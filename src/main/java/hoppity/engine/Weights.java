package hoppity.engine;

import hoppity.board.Rectangle;
import hoppity.board.Shape;
import hoppity.board.Star;
import hoppity.rules.Variant;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What each {@link Term} of the evaluation counts, in hundredths of a tempo. They belong to a geometry: the board and the ways
 * to jump. Those of the geometries that have been fitted ship as resources, {@code weights-BOARD-DIRECTIONS.properties}; others
 * take the hand-set ones.
 */
public final class Weights {
    /** What a tempo is worth on average over the way across the board; all weights are scaled to it. */
    static final double TEMPO = 100;

    static final Weights HAND_SET = new Weights(Map.of(
            Term.DISTANCE, 70.0,
            Term.STRAGGLER, 28.0,
            Term.OFF_CENTRE, 14.0,
            Term.PARITY, 42.0,
            Term.DETOUR, 70.0));

    private static final Map<String, Weights> SHIPPED = new ConcurrentHashMap<>();

    private final double[] values = new double[Term.values().length];

    /** @param values those left out are 0 */
    Weights(Map<Term, Double> values) {
        values.forEach((term, value) -> this.values[term.ordinal()] = value);
    }

    /** The weights that the engine plays a variant of two seats with; with more seats, the hand-set ones. */
    static Weights of(Variant variant) {
        return variant.seatCount() == 2 ? SHIPPED.computeIfAbsent(fileName(variant), Weights::shipped) : HAND_SET;
    }

    /** The name of the file that the weights of a variant ship in, if they have been fitted. */
    public static String fileName(Variant variant) {
        return "weights-" + board(variant.topology().shape()) + "-"
                + variant.options().jumpDirections() + ".properties";
    }

    private static String board(Shape shape) {
        if (shape instanceof Rectangle board) {
            return board.files() + "x" + board.ranks();
        }
        return "star" + ((Star) shape).side();
    }

    private static Weights shipped(String file) {
        try (var stream = Weights.class.getResourceAsStream(file)) {
            return stream == null ? HAND_SET : read(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("the weights " + file + " cannot be read", e);
        }
    }

    /**
     * Reads a file as {@link #lines} writes it.
     *
     * @throws IllegalArgumentException if a term is missing, unknown or no number
     */
    static Weights read(Reader reader) throws IOException {
        var properties = new Properties();
        properties.load(reader);
        var values = new EnumMap<Term, Double>(Term.class);
        for (var term : Term.values()) {
            var text = properties.remove(term.key());
            if (text == null) {
                throw new IllegalArgumentException("the weights have no line \"" + term.key() + "\"");
            }
            values.put(term, Double.valueOf(text.toString()));
        }
        if (!properties.isEmpty()) {
            throw new IllegalArgumentException("the weights name an unknown term: " + properties.keySet());
        }
        return new Weights(values);
    }

    double of(Term term) {
        return values[term.ordinal()];
    }

    /** One line a term, as in the files. */
    public List<String> lines() {
        return Arrays.stream(Term.values())
                .map(term -> String.format(Locale.ROOT, "%s = %.1f", term.key(), of(term)))
                .toList();
    }
}
