package hoppity.studio.shell;

import hoppity.studio.concurrent.RunningTask;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The line at the bottom: what is on the board at the left, what the studio is doing at the right. */
public final class StatusBar extends HBox {
    private final HBox leading = new HBox();
    private final HBox trailing = new HBox();

    StatusBar(ObservableList<RunningTask> tasks) {
        getStyleClass().add("status-bar");
        leading.getStyleClass().add("status-part");
        trailing.getStyleClass().add("status-part");
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        leading.setMinWidth(0);

        getChildren().addAll(leading, gap, new TaskIndicator(tasks), trailing);
    }

    /** Adds a text at the left, behind those already there; an empty one takes no room. */
    public Label addLeading(ObservableValue<String> text) {
        return add(leading, text);
    }

    /** Adds a text at the right. */
    public Label addTrailing(ObservableValue<String> text) {
        return add(trailing, text);
    }

    private static Label add(HBox part, ObservableValue<String> text) {
        var label = new Label();
        label.textProperty().bind(text);
        var isShown = text.map(value -> !value.isEmpty()).orElse(false);
        label.visibleProperty().bind(isShown);
        label.managedProperty().bind(isShown);
        part.getChildren().add(label);
        return label;
    }

    public ObservableList<Node> leading() {
        return leading.getChildren();
    }

    public ObservableList<Node> trailing() {
        return trailing.getChildren();
    }
}
