package hoppity.studio.graph;

import java.util.Objects;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;

/** Two buttons in one frame, of which one is chosen. */
final class MeasureSwitch extends HBox {
    MeasureSwitch(ObjectProperty<Measure> chosen) {
        getStyleClass().add("graph-measures");
        getStylesheets()
                .add(Objects.requireNonNull(MeasureSwitch.class.getResource("graph.css"))
                        .toExternalForm());
        for (var measure : Measure.values()) {
            var button = new ToggleButton(measure.displayName());
            button.setId("measure-" + measure.name());
            button.getStyleClass().add("graph-measure");
            button.setFocusTraversable(false);
            button.setOnAction(event -> {
                chosen.set(measure);
                // A click on the chosen one would release it.
                button.setSelected(true);
            });
            button.setSelected(chosen.get() == measure);
            chosen.addListener((observable, before, now) -> button.setSelected(now == measure));
            getChildren().add(button);
        }
    }
}
