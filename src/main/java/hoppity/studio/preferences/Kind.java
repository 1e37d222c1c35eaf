package hoppity.studio.preferences;

import java.nio.file.Path;
import java.util.List;
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

    /** A folder of this computer. */
    record Folder() implements Kind<Path> {}

    /** One of all constants of an enumeration. */
    static <E extends Enum<E>> Kind<E> choice(Class<E> type, Function<? super E, String> name) {
        return new Choice<>(List.of(type.getEnumConstants()), name);
    }
}
