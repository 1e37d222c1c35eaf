package hoppity.studio.palette;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;

/** Labels cells by what is typed. */
public final class LabelEntryView extends PickerView<LabelEntryViewModel.Entry> {
    private final LabelEntryViewModel model;

    public LabelEntryView(LabelEntryViewModel model) {
        super(model, "A label for the cell under the pointer, or a cell and a label: e5 A");
        this.model = model;
        setId("label-entry");
    }

    @Override
    void take() {
        model.choice().ifPresent(entry -> {
            close();
            model.perform(entry);
        });
    }

    @Override
    Row<LabelEntryViewModel.Entry> row() {
        var label = new Label();
        var box = new HBox(label);
        box.setAlignment(Pos.CENTER_LEFT);
        return new Row<>() {
            @Override
            public Node node() {
                return box;
            }

            @Override
            public void show(LabelEntryViewModel.Entry entry, ListCell<LabelEntryViewModel.Entry> cell) {
                label.setText(entry.sentence());
            }
        };
    }
}
