/** What a game looks like to an engine: chances of winning from scores. */
@NullMarked
package hoppity.analysis;

import org.jspecify.annotations.NullMarked;
