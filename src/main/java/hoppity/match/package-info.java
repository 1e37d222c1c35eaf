/** Engines measured: matches between them with their statistics, and the bench of the search. */
@NullMarked
package hoppity.match;

import org.jspecify.annotations.NullMarked;
