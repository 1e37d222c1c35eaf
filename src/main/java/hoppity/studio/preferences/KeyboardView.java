package hoppity.studio.preferences;

import static hoppity.words.Words.tr;

import hoppity.studio.command.KeyStroke;
import hoppity.studio.preferences.KeyboardViewModel.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** All commands with their keys, menu by menu. */
final class KeyboardView extends VBox {
    private final KeyboardViewModel model;
    private final Map<Row, KeyRow> rows = new LinkedHashMap<>();
    private final Map<String, Label> headings = new LinkedHashMap<>();
    private final HBox finder = new HBox();
    private final Label nothing = new Label();

    KeyboardView(KeyboardViewModel model) {
        this.model = model;
        getStyleClass().add("keyboard-page");
        setId("keyboard-page");
        finder.getStyleClass().add("key-finder");
        nothing.getStyleClass().add("muted");
        getChildren().addAll(finder, nothing);
        var tips = new KeyRow.Tips();
        for (var row : model.rows()) {
            headings.computeIfAbsent(row.menu(), this::heading);
            var keyRow = new KeyRow(model, row.command(), tips);
            rows.put(row, keyRow);
            getChildren().add(keyRow);
        }
        addEventHandler(KeyEvent.KEY_PRESSED, this::walk);
        InvalidationListener refresh = observable -> refresh();
        model.wordsProperty().addListener(refresh);
        model.pressedProperty().addListener(refresh);
        model.pressedProperty().addListener(observable -> showFinder());
        showFinder();
        refresh();
    }

    private Label heading(String menu) {
        var heading = new Label(menu);
        heading.getStyleClass().add("keys-menu");
        getChildren().add(heading);
        return heading;
    }

    /** The keys that are shown stay while they are changed; another search shows others. */
    private void refresh() {
        headings.values().forEach(heading -> show(heading, false));
        boolean any = false;
        for (var entry : rows.entrySet()) {
            boolean shown = model.shows(entry.getKey());
            show(entry.getValue(), shown);
            if (shown) {
                any = true;
                var heading = headings.get(entry.getKey().menu());
                if (heading != null) {
                    show(heading, true);
                }
            }
        }
        var key = model.pressedProperty().get();
        nothing.setText(key == null ? tr("No command fits.") : tr("No command has “{0}”.", key.displayText()));
        show(nothing, !any);
    }

    private static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    /** The field that finds a command by its key, or the key that it found. */
    private void showFinder() {
        var key = model.pressedProperty().get();
        Button button;
        if (key == null) {
            button = new Button(tr("Find by key"), new FontIcon("mdi2k-keyboard-outline"));
            button.setOnAction(event -> record());
        } else {
            button = new Button(key.displayText(), new FontIcon("mdi2c-close"));
            button.setContentDisplay(ContentDisplay.RIGHT);
            button.setAccessibleText(tr("Show all commands, not only those with {0}", key.displayText()));
            button.getStyleClass().add("key-chip");
            button.setOnAction(event -> {
                model.pressedProperty().set(null);
                finder.getChildren().get(0).requestFocus();
            });
        }
        button.setId("key-find");
        button.setMinWidth(Region.USE_PREF_SIZE);
        finder.getChildren().setAll(button);
    }

    private void record() {
        var recorder = new KeyRecorder(new KeyRecorder.Listener() {
            @Override
            public void pressed(KeyStroke key) {
                model.pressedProperty().set(key);
                finder.getChildren().get(0).requestFocus();
            }

            @Override
            public void cleared() {
                back();
            }

            @Override
            public void cancelled() {
                back();
            }
        });
        finder.getChildren().setAll(recorder);
        recorder.requestFocus();
    }

    private void back() {
        boolean focused = finder.getChildren().get(0).isFocused();
        showFinder();
        if (focused) {
            finder.getChildren().get(0).requestFocus();
        }
    }

    /** The arrows go from row to row. */
    private void walk(KeyEvent event) {
        int by = event.getCode() == KeyCode.DOWN ? 1 : event.getCode() == KeyCode.UP ? -1 : 0;
        if (by == 0) {
            return;
        }
        List<KeyRow> shown = new ArrayList<>(rows.values());
        shown.removeIf(row -> !row.isVisible());
        int at = -1;
        for (int i = 0; i < shown.size(); i++) {
            at = isIn(shown.get(i), event) ? i : at;
        }
        int next = at + by;
        if (next >= 0 && next < shown.size()) {
            shown.get(next).entry().requestFocus();
        }
        event.consume();
    }

    private static boolean isIn(KeyRow row, KeyEvent event) {
        for (var node = event.getTarget() instanceof Node target ? target : null;
                node != null;
                node = node.getParent()) {
            if (node == row) {
                return true;
            }
        }
        return false;
    }
}
