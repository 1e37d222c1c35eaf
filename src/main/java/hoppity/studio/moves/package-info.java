/** The notation of a game as a list: main line, variations, comments. */
@NullMarked
package hoppity.studio.moves;

import org.jspecify.annotations.NullMarked;
