package hoppity.studio.palette;

import hoppity.notation.Turn;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;

/** Plays moves that are typed. */
public final class MoveEntryView extends PickerView<Turn.Played> {
    private final MoveEntryViewModel model;

    public MoveEntryView(MoveEntryViewModel model) {
        super(model, "A move, such as g3-f4 or g3f4");
        this.model = model;
        setId("move-entry");
    }

    @Override
    void take() {
        model.choice().ifPresent(turn -> {
            close();
            model.play(turn);
        });
    }

    @Override
    Row<Turn.Played> row() {
        var label = new Label();
        var box = new HBox(label);
        box.setAlignment(Pos.CENTER_LEFT);
        return new Row<>() {
            @Override
            public Node node() {
                return box;
            }

            @Override
            public void show(Turn.Played turn, ListCell<Turn.Played> cell) {
                label.setText(model.text(turn));
            }
        };
    }
}
