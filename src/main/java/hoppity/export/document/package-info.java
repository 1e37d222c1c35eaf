/** A game as a document, whatever it is written as: blocks of text and diagrams in the order of reading. */
@NullMarked
package hoppity.export.document;

import org.jspecify.annotations.NullMarked;
