/** The rules of the game: variants as data, positions, moves, and how a game ends. No user interface, no files. */
@NullMarked
package hoppity.rules;

import org.jspecify.annotations.NullMarked;
