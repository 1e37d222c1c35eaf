/** The user's own variants: a file each in the settings folder. */
@NullMarked
package hoppity.studio.variants;

import org.jspecify.annotations.NullMarked;
