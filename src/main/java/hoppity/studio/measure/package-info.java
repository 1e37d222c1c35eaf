/** How smoothly the studio runs, measured from inside. */
@NullMarked
package hoppity.studio.measure;

import org.jspecify.annotations.NullMarked;
