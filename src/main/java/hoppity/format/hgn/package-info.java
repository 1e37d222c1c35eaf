/** Game records as text that a person can read and write, many games a file. */
@NullMarked
package hoppity.format.hgn;

import org.jspecify.annotations.NullMarked;
