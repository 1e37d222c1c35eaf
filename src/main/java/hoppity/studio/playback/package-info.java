/** Playing through a game by itself. */
@NullMarked
package hoppity.studio.playback;

import org.jspecify.annotations.NullMarked;
