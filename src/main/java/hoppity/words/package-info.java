/** The languages of the studio: each sentence is written in English in the code and looked up in a catalog of the language. */
@NullMarked
package hoppity.words;

import org.jspecify.annotations.NullMarked;
