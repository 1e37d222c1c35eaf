/**
 * Races of two armies: what is certain about who fills its target first, whatever the other side plays.
 */
@NullMarked
package hoppity.engine.race;

import org.jspecify.annotations.NullMarked;
