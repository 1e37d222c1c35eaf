package hoppity.record;

import java.util.Set;

/**
 * How a person last looked at the record. No part of what makes a document unsaved.
 *
 * @param cursor id of the node that was shown
 * @param collapsed ids of the first nodes of variations that were folded
 * @param rotation how the board was turned, in degrees, clockwise: 0 to 359; at 0 the first seat is below
 */
public record ViewState(int cursor, Set<Integer> collapsed, int rotation, Extras extras) {
    public static final int MAX_ROTATION = 359;

    /** The rotation that shows the second of two seats below. */
    public static final int HALF_TURN = 180;

    public static final ViewState DEFAULT = new ViewState(0, Set.of(), 0, Extras.NONE);

    public ViewState {
        collapsed = Set.copyOf(collapsed);
        if (rotation < 0 || rotation > MAX_ROTATION) {
            throw new IllegalArgumentException("a rotation is 0 to " + MAX_ROTATION + " degrees, not " + rotation);
        }
    }
}
