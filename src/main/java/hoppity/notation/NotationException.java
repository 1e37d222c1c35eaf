package hoppity.notation;

import java.util.Objects;

/** A text that is no position or move, with the place where it goes wrong. */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final int offset;

    /** @param offset index of the first wrong character, from 0 */
    public NotationException(String message, int offset) {
        super(message);
        this.offset = offset;
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }

    /** Index of the first wrong character, from 0. */
    public int offset() {
        return offset;
    }
}
