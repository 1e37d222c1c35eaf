/** Search under the rules of a variant: evaluation, transposition table, principal variation and best-reply search, facade. */
@NullMarked
package hoppity.engine;

import org.jspecify.annotations.NullMarked;
