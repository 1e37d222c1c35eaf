/** The command line: one class a command, none with logic of its own. */
@NullMarked
package hoppity.cli;

import org.jspecify.annotations.NullMarked;
