/** Logs of a server for Chinese checkers, read only. */
@NullMarked
package hoppity.format.starlog;

import org.jspecify.annotations.NullMarked;
