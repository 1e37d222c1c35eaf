package hoppity.studio.palette;

import static hoppity.words.Words.tr;

import hoppity.record.GameNode;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;

/** Goes to a move that is chosen among those that fit what was typed. */
public final class NodePickerView extends PickerView<GameNode> {
    private final NodePickerViewModel model;
    private final String icon;

    private NodePickerView(NodePickerViewModel model, String id, String prompt, String icon) {
        super(model, prompt);
        this.model = model;
        this.icon = icon;
        setId(id);
    }

    /** Goes to a move of the line that is followed, by its number. */
    public static NodePickerView goToMove(GoToMoveViewModel model) {
        return new NodePickerView(
                model, "go-to-move", tr("A move number: 12, 12b, ply 40, start, end"), "mdi2c-circle-small");
    }

    /** Goes to a bookmark or title. */
    public static NodePickerView bookmarks(BookmarksViewModel model) {
        return new NodePickerView(model, "bookmarks", tr("Which bookmark?"), "mdi2b-bookmark-outline");
    }

    @Override
    void take() {
        model.choice().ifPresent(node -> {
            close();
            model.goTo(node);
        });
    }

    @Override
    Row<GameNode> row() {
        var text = new Label();
        var beside = new Label();
        beside.getStyleClass().addAll("muted", "small");
        text.setMinWidth(Region.USE_PREF_SIZE);
        beside.setMinWidth(0);
        var box = new HBox(new FontIcon(icon), text, beside);
        box.getStyleClass().add("palette-row");
        box.setAlignment(Pos.CENTER_LEFT);
        return new Row<>() {
            @Override
            public Node node() {
                return box;
            }

            @Override
            public void show(GameNode node, ListCell<GameNode> cell) {
                text.setText(model.text(node));
                beside.setText(model.beside(node));
            }
        };
    }
}
