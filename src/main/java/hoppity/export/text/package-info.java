/** What there is to say about a game in short texts: its moves, evaluations, end and result. */
@NullMarked
package hoppity.export.text;

import org.jspecify.annotations.NullMarked;
