/** Trials of the general game player Ludii, read only. */
@NullMarked
package hoppity.format.ludii;

import org.jspecify.annotations.NullMarked;
