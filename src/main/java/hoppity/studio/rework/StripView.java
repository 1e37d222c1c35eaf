package hoppity.studio.rework;

import static hoppity.words.Words.tr;

import hoppity.record.Strip.Part;
import hoppity.studio.moves.PartWords;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Asks what to take out of a game: each kind with how many there are. */
final class StripView extends VBox {
    /**
     * @param move how the move is called that the line may begin with; empty at the start of the game
     * @param take takes out what is chosen
     */
    StripView(StripViewModel model, String move, Runnable take, Runnable cancel) {
        setId("strip");
        getStyleClass().add("rework");
        getStylesheets()
                .add(Objects.requireNonNull(StripView.class.getResource("rework.css"))
                        .toExternalForm());
        getChildren().add(scope(model, move));
        getChildren().add(parts(model));
        var space = new Region();
        VBox.setVgrow(space, Priority.ALWAYS);
        var note = new Label(tr("Undo brings back what is taken out."));
        note.getStyleClass().addAll("muted", "small");
        HBox.setHgrow(note, Priority.ALWAYS);
        note.setMaxWidth(Double.MAX_VALUE);
        note.setMinWidth(0);
        var accept = new Button(tr("Take out"));
        accept.setId("strip-accept");
        accept.setDefaultButton(true);
        accept.disableProperty().bind(model.takesSomething().not());
        accept.setOnAction(event -> take.run());
        var leave = new Button(tr("Cancel"));
        leave.setOnAction(event -> cancel.run());
        accept.setMinWidth(Region.USE_PREF_SIZE);
        leave.setMinWidth(Region.USE_PREF_SIZE);
        var bar = new HBox(note, leave, accept);
        bar.getStyleClass().add("rework-bar");
        bar.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(space, bar);
    }

    private static VBox scope(StripViewModel model, String move) {
        var group = new ToggleGroup();
        var whole = new RadioButton(tr("From the whole game"));
        whole.setToggleGroup(group);
        whole.setSelected(true);
        var box = new VBox(whole);
        box.getStyleClass().add("rework-choices");
        if (!move.isEmpty()) {
            var here = new RadioButton(tr("From {0} and what follows it", move));
            here.setToggleGroup(group);
            here.selectedProperty().bindBidirectional(model.fromHereProperty());
            box.getChildren().add(here);
        }
        return box;
    }

    private static GridPane parts(StripViewModel model) {
        var grid = new GridPane();
        grid.getStyleClass().add("rework-parts");
        for (var part : Part.values()) {
            var check = new CheckBox(PartWords.name(part));
            check.setId("strip-" + part.name().toLowerCase(java.util.Locale.ROOT));
            check.selectedProperty().bindBidirectional(model.chosenProperty(part));
            check.setMaxWidth(Double.MAX_VALUE);
            GridPane.setHgrow(check, Priority.ALWAYS);
            var number = new Label();
            number.getStyleClass().addAll("muted", "rework-count");
            number.textProperty()
                    .bind(Bindings.createStringBinding(
                            () -> Integer.toString(model.count(part)), model.countsProperty()));
            check.disableProperty()
                    .bind(Bindings.createBooleanBinding(() -> model.count(part) == 0, model.countsProperty()));
            grid.addRow(part.ordinal(), check, number);
        }
        return grid;
    }
}
