package hoppity.studio.recovery;

import hoppity.studio.board.BoardPosition;
import org.jspecify.annotations.Nullable;

/**
 * A game in a list.
 *
 * @param facts when it was, and how long it is
 * @param place where it belongs
 * @param board null leaves the picture empty
 */
record KeptGameRow(
        String name, String facts, String place, @Nullable BoardPosition board) {}
