/** Positions of a Halma board of 16×16 drawn with letters, read only. */
@NullMarked
package hoppity.format.board16;

import org.jspecify.annotations.NullMarked;
