/** Finding moves of the open game by text, move, glyph or position. */
@NullMarked
package hoppity.studio.find;

import org.jspecify.annotations.NullMarked;
