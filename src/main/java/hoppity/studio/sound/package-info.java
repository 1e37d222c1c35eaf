/** What is heard of a board. */
@NullMarked
package hoppity.studio.sound;

import org.jspecify.annotations.NullMarked;
