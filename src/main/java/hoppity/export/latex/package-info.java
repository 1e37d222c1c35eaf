/** A document as LaTeX source. */
@NullMarked
package hoppity.export.latex;

import org.jspecify.annotations.NullMarked;
