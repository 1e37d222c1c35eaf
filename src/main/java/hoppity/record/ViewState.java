package hoppity.record;

import java.util.Set;

/**
 * How a person last looked at the record. No part of what makes a document unsaved.
 *
 * @param cursor id of the node that was shown
 * @param collapsed ids of the first nodes of variations that were folded
 * @param flipped whether the first seat was at the top
 */
public record ViewState(int cursor, Set<Integer> collapsed, boolean flipped, Extras extras) {
    public static final ViewState DEFAULT = new ViewState(0, Set.of(), false, Extras.NONE);

    public ViewState {
        collapsed = Set.copyOf(collapsed);
    }
}
