/** The graphs over the line that is followed: tempo of each seat, and the chance of winning where it is known. */
@NullMarked
package hoppity.studio.graph;

import org.jspecify.annotations.NullMarked;
