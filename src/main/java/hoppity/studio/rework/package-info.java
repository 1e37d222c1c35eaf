/** The windows in which a game is reworked: lines repaired, parts taken out. */
@NullMarked
package hoppity.studio.rework;

import org.jspecify.annotations.NullMarked;
