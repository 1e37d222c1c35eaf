/** Preferences: each declared once as data, shown in one searchable window, carried to other computers as a file. */
@NullMarked
package hoppity.studio.preferences;

import org.jspecify.annotations.NullMarked;
