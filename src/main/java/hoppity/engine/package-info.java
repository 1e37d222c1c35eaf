/** Two-seat search under the rules of a variant: evaluation, transposition table, principal variation search, facade. */
@NullMarked
package hoppity.engine;

import org.jspecify.annotations.NullMarked;
