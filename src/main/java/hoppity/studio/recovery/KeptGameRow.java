package hoppity.studio.recovery;

import hoppity.studio.board.BoardPosition;

/**
 * A game in a list.
 *
 * @param facts when it was, and how long it is
 * @param place where it belongs
 */
record KeptGameRow(String name, String facts, String place, BoardPosition board) {}
