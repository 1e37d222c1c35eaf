/** Files of many games, listed without reading each game whole. */
@NullMarked
package hoppity.format.collection;

import org.jspecify.annotations.NullMarked;
