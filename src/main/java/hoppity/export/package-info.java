/** What a game can be handed on as, beside the formats of records: web page, LaTeX source, pictures. */
@NullMarked
package hoppity.export;

import org.jspecify.annotations.NullMarked;
