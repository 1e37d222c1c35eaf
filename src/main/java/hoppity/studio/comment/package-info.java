/** The editor of comments and glyphs. */
@NullMarked
package hoppity.studio.comment;

import org.jspecify.annotations.NullMarked;
