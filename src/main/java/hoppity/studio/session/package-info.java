/** What is open in the studio, and how games are opened, saved and left. */
@NullMarked
package hoppity.studio.session;

import org.jspecify.annotations.NullMarked;
