package hoppity.studio.comment;

import static hoppity.words.Words.tr;

import hoppity.record.Glyph;
import hoppity.studio.shell.TextMenu;
import java.util.List;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextArea;
import org.kordamp.ikonli.javafx.FontIcon;

/** The context menu of a comment: what is usual in a text, and the glyphs of the move. */
final class CommentMenu extends ContextMenu {
    private static final double SYMBOL_WIDTH = 24;

    private final CommentViewModel viewModel;
    private final TextArea text;
    private final MenuItem delete;

    CommentMenu(CommentViewModel viewModel, TextArea text) {
        this.viewModel = viewModel;
        this.text = text;
        delete = new MenuItem(tr("Delete comment"), new FontIcon("mdi2d-delete-outline"));
        delete.setOnAction(event -> {
            text.clear();
            viewModel.commit();
        });
        setOnShowing(event -> fill());
        // A menu without items does not open at all.
        getItems().add(delete);
    }

    private void fill() {
        delete.setDisable(text.getLength() == 0);
        getItems().setAll(TextMenu.items(text));
        getItems()
                .addAll(
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
}
