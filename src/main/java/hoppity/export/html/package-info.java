/** A document as one HTML file that needs nothing else. */
@NullMarked
package hoppity.export.html;

import org.jspecify.annotations.NullMarked;
