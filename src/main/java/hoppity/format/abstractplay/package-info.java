/** Game records of the site Abstract Play, read only. */
@NullMarked
package hoppity.format.abstractplay;

import org.jspecify.annotations.NullMarked;
