/** Files of game records: what formats there are, and how a file is opened and saved. */
@NullMarked
package hoppity.format;

import org.jspecify.annotations.NullMarked;
