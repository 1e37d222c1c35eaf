/** Putting a position together by hand. */
@NullMarked
package hoppity.studio.setup;

import org.jspecify.annotations.NullMarked;
