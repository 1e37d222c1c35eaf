/** Light and dark: style sheets, and the colours that drawings take from them. */
@NullMarked
package hoppity.studio.theme;

import org.jspecify.annotations.NullMarked;
