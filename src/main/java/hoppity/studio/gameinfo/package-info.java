/** What is told about a game as a whole: event, players, result. */
@NullMarked
package hoppity.studio.gameinfo;

import org.jspecify.annotations.NullMarked;
