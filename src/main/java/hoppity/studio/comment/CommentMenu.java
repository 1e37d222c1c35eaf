package hoppity.studio.comment;

import static hoppity.words.Words.tr;

import hoppity.record.Glyph;
import java.util.List;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import org.kordamp.ikonli.javafx.FontIcon;

/** The context menu of a comment: what is usual in a text, and the glyphs of the move. */
final class CommentMenu extends ContextMenu {
    private static final double SYMBOL_WIDTH = 24;

    private final CommentViewModel viewModel;
    private final TextArea text;
    private final MenuItem undo;
    private final MenuItem redo;
    private final MenuItem cut;
    private final MenuItem copy;
    private final MenuItem paste;
    private final MenuItem selectAll;
    private final MenuItem delete;

    CommentMenu(CommentViewModel viewModel, TextArea text) {
        this.viewModel = viewModel;
        this.text = text;
        undo = item(tr("Undo typing"), "mdi2u-undo", text::undo);
        redo = item(tr("Redo typing"), "mdi2r-redo", text::redo);
        cut = item(tr("Cut"), "mdi2c-content-cut", text::cut);
        copy = item(tr("Copy"), "mdi2c-content-copy", text::copy);
        paste = item(tr("Paste"), "mdi2c-content-paste", text::paste);
        selectAll = item(tr("Select all"), "mdi2s-select-all", text::selectAll);
        delete = item(tr("Delete comment"), "mdi2d-delete-outline", () -> {
            text.clear();
            viewModel.commit();
        });
        setOnShowing(event -> fill());
        // A menu without items does not open at all.
        getItems().add(delete);
    }

    private void fill() {
        boolean nothingSelected = text.getSelection().getLength() == 0;
        undo.setDisable(!text.isUndoable());
        redo.setDisable(!text.isRedoable());
        cut.setDisable(nothingSelected);
        copy.setDisable(nothingSelected);
        paste.setDisable(!Clipboard.getSystemClipboard().hasString());
        selectAll.setDisable(text.getLength() == 0);
        delete.setDisable(text.getLength() == 0);
        getItems()
                .setAll(
                        undo,
                        redo,
                        new SeparatorMenuItem(),
                        cut,
                        copy,
                        paste,
                        selectAll,
                        new SeparatorMenuItem(),
                        glyphs(tr("Glyph of the move"), Glyph.MOVES),
                        glyphs(tr("Glyph of the position"), Glyph.POSITIONS),
                        new SeparatorMenuItem(),
                        delete);
    }

    private Menu glyphs(String words, List<Glyph> glyphs) {
        var menu = new Menu(words);
        menu.setDisable(!viewModel.onMoveProperty().get());
        glyphs.forEach(glyph -> menu.getItems().add(glyphItem(viewModel, glyph)));
        return menu;
    }

    /** Sets a glyph on the move or takes it away. */
    static CheckMenuItem glyphItem(CommentViewModel viewModel, Glyph glyph) {
        var symbol = new Label(glyph.symbol());
        symbol.setMinWidth(SYMBOL_WIDTH);
        var item = new CheckMenuItem(glyph.meaning(), symbol);
        item.setSelected(viewModel.glyphs().contains(glyph));
        item.setOnAction(event -> viewModel.toggle(glyph));
        return item;
    }

    private static MenuItem item(String words, String icon, Runnable action) {
        var item = new MenuItem(words, new FontIcon(icon));
        item.setOnAction(event -> action.run());
        return item;
    }
}
