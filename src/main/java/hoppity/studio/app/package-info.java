/** The composition root of the studio: what starts it and what is open in it. */
@NullMarked
package hoppity.studio.app;

import org.jspecify.annotations.NullMarked;
