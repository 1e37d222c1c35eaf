/** What is kept of games beside their files: the journal of unsaved changes, and how a person gets them and earlier versions back. */
@NullMarked
package hoppity.studio.recovery;

import org.jspecify.annotations.NullMarked;
