package hoppity.studio.shell;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What is made when it is first asked for, once. To be used on one thread. */
public final class Lazy<T> implements Supplier<T> {
    private final Supplier<? extends T> make;
    private @Nullable T made;

    public Lazy(Supplier<? extends T> make) {
        this.make = make;
    }

    @Override
    public T get() {
        var value = made;
        if (value == null) {
            value = make.get();
            made = value;
        }
        return value;
    }
}
