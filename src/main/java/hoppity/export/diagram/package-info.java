/** How a board looks: where its cells lie, and diagrams of positions in every kind of picture. */
@NullMarked
package hoppity.export.diagram;

import org.jspecify.annotations.NullMarked;
