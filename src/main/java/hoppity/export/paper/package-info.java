/** A document laid out on pages of paper, without anything that prints or shows them. */
@NullMarked
package hoppity.export.paper;

import org.jspecify.annotations.NullMarked;
