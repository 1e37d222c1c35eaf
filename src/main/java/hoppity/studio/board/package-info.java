/** The board: the control that shows a position and takes moves, the pane around it, and small pictures of positions. */
@NullMarked
package hoppity.studio.board;

import org.jspecify.annotations.NullMarked;
