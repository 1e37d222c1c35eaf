/** Earlier versions of saved files. */
@NullMarked
package hoppity.studio.backup;

import org.jspecify.annotations.NullMarked;
