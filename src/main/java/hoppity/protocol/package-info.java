/**
 * The text protocol by which programs play each other (UGI): this engine as it answers, and other engines as they are asked.
 */
@NullMarked
package hoppity.protocol;

import org.jspecify.annotations.NullMarked;
