/** Commands: declared once, shown in menus, toolbars and tooltips, run by clicks and keys. */
@NullMarked
package hoppity.studio.command;

import org.jspecify.annotations.NullMarked;
