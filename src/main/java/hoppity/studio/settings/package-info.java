/** What the studio remembers between two runs, and the file in which it does. */
@NullMarked
package hoppity.studio.settings;

import org.jspecify.annotations.NullMarked;
