/** The entry point of the application. */
@NullMarked
package hoppity;

import org.jspecify.annotations.NullMarked;
