/** The annotated game record: a tree of turns, what is written beside them, and undoable edits. */
@NullMarked
package hoppity.record;

import org.jspecify.annotations.NullMarked;
