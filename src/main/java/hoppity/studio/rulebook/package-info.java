/** The rules of a variant in sentences. */
@NullMarked
package hoppity.studio.rulebook;

import org.jspecify.annotations.NullMarked;
