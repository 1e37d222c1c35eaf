package hoppity.rules;

/**
 * What a turn does to the position: one piece goes from one cell to another, or the seat passes. The way of a chain is no
 * part of a move (rules §3.1): two chains with the same ends are the same move.
 *
 * @param from cell number; −1 in a pass
 * @param to cell number; −1 in a pass
 */
public record Move(int from, int to) {
    /** A turn without a move. */
    public static final Move PASS = new Move(-1, -1);

    /** The code of {@link #PASS} where moves are packed into numbers. */
    public static final int PASS_CODE = 0;

    public boolean isPass() {
        return from < 0;
    }

    /** Packed into 16 bits: origin × 256 + destination; a pass is 0. */
    public int code() {
        return isPass() ? PASS_CODE : code(from, to);
    }

    public static int code(int from, int to) {
        return from << 8 | to;
    }

    public static int from(int code) {
        return code >> 8;
    }

    public static int to(int code) {
        return code & 0xff;
    }

    public static Move of(int code) {
        return code == PASS_CODE ? PASS : new Move(from(code), to(code));
    }
}
