/** The graphical move tree. */
@NullMarked
package hoppity.studio.tree;

import org.jspecify.annotations.NullMarked;
