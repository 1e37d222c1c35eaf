/** The open game as the panes share it: the record, its edits, and where the reader stands in it. */
@NullMarked
package hoppity.studio.document;

import org.jspecify.annotations.NullMarked;
