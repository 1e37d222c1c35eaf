/** The tabs of the open games. */
@NullMarked
package hoppity.studio.tabs;

import org.jspecify.annotations.NullMarked;
