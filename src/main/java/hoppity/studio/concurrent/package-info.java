/** Work in the background, and its results on the UI thread at a bearable rate. */
@NullMarked
package hoppity.studio.concurrent;

import org.jspecify.annotations.NullMarked;
