/** Printing a game: its pages as they will be, and the printer. */
@NullMarked
package hoppity.studio.print;

import org.jspecify.annotations.NullMarked;
