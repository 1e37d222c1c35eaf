package hoppity.studio.shell;

import static hoppity.words.Words.tr;

import java.util.ArrayList;
import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ContextMenuEvent;
import javafx.stage.Window;
import org.kordamp.ikonli.javafx.FontIcon;

/** The context menu of texts, in the language of the studio: JavaFX has one of its own, but in other languages. */
public final class TextMenu {
    private static final EventHandler<ContextMenuEvent> GIVE = TextMenu::give;
    private static final ListChangeListener<Window> WATCH = TextMenu::watch;

    private TextMenu() {}

    /** Gives the menu to every text without one of its own, in all windows that there will be. */
    public static void install() {
        Window.getWindows().removeListener(WATCH);
        Window.getWindows().addListener(WATCH);
    }

    private static void watch(ListChangeListener.Change<? extends Window> change) {
        while (change.next()) {
            change.getAddedSubList()
                    .forEach(window -> window.addEventFilter(ContextMenuEvent.CONTEXT_MENU_REQUESTED, GIVE));
        }
    }

    private static void give(ContextMenuEvent event) {
        for (var node = event.getTarget() instanceof Node target ? target : null;
                node != null;
                node = node.getParent()) {
            if (node instanceof TextInputControl text) {
                if (text.getContextMenu() == null) {
                    text.setContextMenu(of(text));
                }
                return;
            }
        }
    }

    private static ContextMenu of(TextInputControl text) {
        var menu = new ContextMenu();
        menu.setOnShowing(event -> menu.getItems().setAll(items(text)));
        // A menu without items does not open at all.
        menu.getItems().setAll(items(text));
        return menu;
    }

    /** What can be done just now with the text and what is selected of it. */
    public static List<MenuItem> items(TextInputControl text) {
        boolean nothingSelected = text.getSelection().getLength() == 0;
        var items = new ArrayList<MenuItem>();
        if (text.isEditable()) {
            items.add(item(tr("Undo typing"), "mdi2u-undo", !text.isUndoable(), text::undo));
            items.add(item(tr("Redo typing"), "mdi2r-redo", !text.isRedoable(), text::redo));
            items.add(new SeparatorMenuItem());
            items.add(item(tr("Cut"), "mdi2c-content-cut", nothingSelected, text::cut));
        }
        items.add(item(tr("Copy"), "mdi2c-content-copy", nothingSelected, text::copy));
        if (text.isEditable()) {
            boolean nothingCopied = !Clipboard.getSystemClipboard().hasString();
            items.add(item(tr("Paste"), "mdi2c-content-paste", nothingCopied, text::paste));
        }
        items.add(item(tr("Select all"), "mdi2s-select-all", text.getLength() == 0, text::selectAll));
        return items;
    }

    private static MenuItem item(String words, String icon, boolean disabled, Runnable action) {
        var item = new MenuItem(words, new FontIcon(icon));
        item.setDisable(disabled);
        item.setOnAction(event -> action.run());
        return item;
    }
}
