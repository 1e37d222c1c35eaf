/** Game records as JSON: one game a file, or one game a line. */
@NullMarked
package hoppity.format.json;

import org.jspecify.annotations.NullMarked;
