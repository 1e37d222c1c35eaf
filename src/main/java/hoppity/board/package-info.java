/** The geometry as data: cells, neighbours and landings of any board, and camps on it. */
@NullMarked
package hoppity.board;

import org.jspecify.annotations.NullMarked;
