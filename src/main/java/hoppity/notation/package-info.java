/** Positions and moves as text, both ways. */
@NullMarked
package hoppity.notation;

import org.jspecify.annotations.NullMarked;
