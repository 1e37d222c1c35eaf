package hoppity.studio.preferences;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * What values a preference can have, from which the window makes its control.
 *
 * @param <T> the type of the values
 */
public sealed interface Kind<T> {
    /** On or off. */
    record Switch() implements Kind<Boolean> {}

    /** One of a few values, each with a name. */
    record Choice<T>(List<T> values, Function<? super T, String> name) implements Kind<T> {}

    /** A whole number within these bounds. */
    record Whole(int minimum, int maximum) implements Kind<Number> {}

    /**
     * A whole number among very many, which can be typed, doubled and halved.
     *
     * @param refusal what is said of a number that is not within the bounds
     */
    record Typed(int minimum, int maximum, String refusal) implements Kind<Number> {
        /** The number that a text says; empty if it says none within the bounds. */
        OptionalInt read(String text) {
            try {
                int number = Integer.parseInt(text.strip());
                return number < minimum || number > maximum ? OptionalInt.empty() : OptionalInt.of(number);
            } catch (NumberFormatException e) {
                return OptionalInt.empty();
            }
        }
    }

    /**
     * A program of this computer; an empty path for none.
     *
     * @param none what is said where there is none
     */
    record Program(String none) implements Kind<Path> {}

    /** Texts, one a line. */
    record Texts() implements Kind<List<String>> {
        /** The texts in the lines of a field; lines without anything are none. */
        static List<String> of(String lines) {
            return lines.lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty())
                    .toList();
        }
    }

    /** A folder of this computer. */
    record Folder() implements Kind<Path> {}

    /** One of all constants of an enumeration. */
    static <E extends Enum<E>> Kind<E> choice(Class<E> type, Function<? super E, String> name) {
        return new Choice<>(List.of(type.getEnumConstants()), name);
    }
}
