/** Making and keeping variants of one's own. */
@NullMarked
package hoppity.studio.varianteditor;

import org.jspecify.annotations.NullMarked;
