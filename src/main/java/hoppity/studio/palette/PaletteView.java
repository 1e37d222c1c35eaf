package hoppity.studio.palette;

import static hoppity.words.Words.tr;

import hoppity.studio.command.Command;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;

/** Finds commands by what one wants to do. */
public final class PaletteView extends PickerView<PaletteViewModel.Entry> {
    private static final PseudoClass UNAVAILABLE = PseudoClass.getPseudoClass("unavailable");

    private final PaletteViewModel model;

    public PaletteView(PaletteViewModel model) {
        super(model, tr("What do you want to do?"));
        this.model = model;
        setId("palette");
    }

    @Override
    void take() {
        model.command().ifPresent(command -> {
            // The command finds the focus where it was before.
            close();
            command.run();
        });
    }

    @Override
    Row<PaletteViewModel.Entry> row() {
        return new CommandRow();
    }

    private static final class CommandRow implements Row<PaletteViewModel.Entry> {
        private final FontIcon icon = new FontIcon();
        private final Label text = new Label();
        private final Label place = new Label();
        private final Label keys = new Label();
        private final HBox node;

        CommandRow() {
            var gap = new Region();
            node = new HBox(icon, text, place, gap, keys);
            node.getStyleClass().add("palette-row");
            node.setAlignment(Pos.CENTER_LEFT);
            HBox.setHgrow(gap, Priority.ALWAYS);
            place.getStyleClass().addAll("muted", "small");
            keys.getStyleClass().add("key");
            text.setMinWidth(0);
            keys.setMinWidth(Region.USE_PREF_SIZE);
        }

        @Override
        public Node node() {
            return node;
        }

        @Override
        public void show(PaletteViewModel.Entry entry, ListCell<PaletteViewModel.Entry> cell) {
            Command command = entry.command();
            icon.setIconLiteral(command.icon().orElse("mdi2c-circle-small"));
            boolean on = command.selected().map(selected -> selected.get()).orElse(false);
            text.setText(on ? command.text() + " ✓" : command.text());
            place.setText(entry.place());
            keys.setText(
                    command.shortcuts().isEmpty()
                            ? ""
                            : command.shortcuts().get(0).displayText());
            keys.setVisible(!command.shortcuts().isEmpty());
            cell.pseudoClassStateChanged(UNAVAILABLE, !command.enabled().get());
        }
    }
}
