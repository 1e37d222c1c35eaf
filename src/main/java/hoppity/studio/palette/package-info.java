/** Finding a command by its words, and the list of keys. */
@NullMarked
package hoppity.studio.palette;

import org.jspecify.annotations.NullMarked;
