/** The window: menus, toolbar, board and side column, status bar, notifications, welcome page. */
@NullMarked
package hoppity.studio.shell;

import org.jspecify.annotations.NullMarked;
