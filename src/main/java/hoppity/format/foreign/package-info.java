/** What the readers of other programs' files share: how such a board lies on ours, and how its turns become a record. */
@NullMarked
package hoppity.format.foreign;

import org.jspecify.annotations.NullMarked;
