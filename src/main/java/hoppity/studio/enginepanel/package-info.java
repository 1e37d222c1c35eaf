/** The engine panel: what the engine thinks of the position at the cursor, and what can be taken from it into the game. */
@NullMarked
package hoppity.studio.enginepanel;

import org.jspecify.annotations.NullMarked;
