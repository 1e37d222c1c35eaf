/**
 * One army alone: the least number of turns in which a seat fills its target while nobody else moves, exactly or within
 * proven bounds.
 */
@NullMarked
package hoppity.engine.transfer;

import org.jspecify.annotations.NullMarked;
