/** Bare lists of moves, read only. */
@NullMarked
package hoppity.format.movelist;

import org.jspecify.annotations.NullMarked;
