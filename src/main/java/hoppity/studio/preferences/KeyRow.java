package hoppity.studio.preferences;

import static hoppity.words.Words.tr;

import hoppity.studio.command.Command;
import hoppity.studio.command.KeyStroke;
import hoppity.studio.command.Shortcuts;
import hoppity.studio.preferences.KeyboardViewModel.Offer;
import java.util.List;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** A command with its keys: each can be taken away, another one can be pressed, the declared ones come back. */
final class KeyRow extends VBox {
    private static final double KEYS_WIDTH = 330;

    private final KeyboardViewModel model;
    private final Command command;
    private final Tips tips;
    private final FlowPane keys = new FlowPane(6, 4);
    private final HBox question = new HBox(8);
    private final Button add = tool("mdi2p-plus");
    private final Button reset = tool("mdi2b-backup-restore");
    private final InvalidationListener follow = observable -> showKeys();
    private @Nullable KeyRecorder recorder;

    /** What the buttons of all rows say: a tooltip is a window, and one for each button would take long to make. */
    record Tips(Tooltip add, Tooltip reset, Tooltip take) {
        Tips() {
            this(
                    new Tooltip(tr("Add a key")),
                    new Tooltip(tr("Back to the default")),
                    new Tooltip(tr("Take this key away")));
        }
    }

    KeyRow(KeyboardViewModel model, Command command, Tips tips) {
        this.model = model;
        this.command = command;
        this.tips = tips;
        getStyleClass().add("key-row");
        setId("keys-" + command.id().replace('.', '-'));
        var name = new Label(command.name());
        name.setMinWidth(0);
        name.setMaxWidth(Double.MAX_VALUE);
        name.setLabelFor(add);
        HBox.setHgrow(name, Priority.ALWAYS);
        add.getStyleClass().add("key-add");
        add.setTooltip(tips.add());
        add.setAccessibleText(tr("Add a key for {0}", command.name()));
        add.setOnAction(event -> record());
        reset.getStyleClass().add("preference-reset");
        reset.setTooltip(tips.reset());
        reset.setAccessibleText(tr("The default keys of {0}", command.name()));
        reset.setOnAction(event -> {
            model.reset(command);
            add.requestFocus();
        });
        keys.getStyleClass().add("key-chips");
        keys.setPrefWrapLength(KEYS_WIDTH);
        keys.setMinWidth(KEYS_WIDTH);
        keys.setMaxWidth(KEYS_WIDTH);
        var line = new HBox(name, reset, keys);
        line.getStyleClass().add("key-line");
        question.getStyleClass().add("key-question");
        getChildren().setAll(line, question);
        command.shortcutsProperty().addListener(new WeakInvalidationListener(follow));
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && question.isVisible()) {
                stop();
                event.consume();
            }
        });
        ask();
        showKeys();
    }

    private static Button tool(String icon) {
        var button = new Button(null, new FontIcon(icon));
        button.getStyleClass().addAll("tool-button", "compact");
        return button;
    }

    /** What the arrow keys go to from row to row. */
    Node entry() {
        return add;
    }

    private void showKeys() {
        if (recorder != null) {
            // It would lose the focus; the end of the recording shows the keys.
            return;
        }
        keys.getChildren().setAll(command.shortcuts().stream().map(this::chip).toList());
        keys.getChildren().add(add);
        add.setDisable(!model.takesMore(command));
        reset.setVisible(Shortcuts.isChanged(command));
    }

    private Button chip(KeyStroke key) {
        var chip = new Button(key.displayText(), new FontIcon("mdi2c-close"));
        chip.getStyleClass().add("key-chip");
        chip.setContentDisplay(ContentDisplay.RIGHT);
        chip.setMnemonicParsing(false);
        chip.setMinWidth(USE_PREF_SIZE);
        chip.setAccessibleText(tr("{0}, take this key from {1}", key.displayText(), command.name()));
        chip.setTooltip(tips.take());
        chip.setOnAction(event -> {
            model.remove(command, key);
            add.requestFocus();
        });
        return chip;
    }

    private void record() {
        ask();
        var fresh = new KeyRecorder(new KeyRecorder.Listener() {
            @Override
            public void pressed(KeyStroke key) {
                answer(key);
            }

            @Override
            public void cleared() {
                model.clear(command);
                stop();
            }

            @Override
            public void cancelled() {
                stop();
            }
        });
        recorder = fresh;
        keys.getChildren().set(keys.getChildren().size() - 1, fresh);
        fresh.requestFocus();
        ask(note(tr("Esc cancels, Backspace takes all keys away.")));
    }

    private void answer(KeyStroke key) {
        var offer = model.press(command, key);
        if (offer instanceof Offer.Refused refused) {
            ask(problem(refused.reason()));
        } else if (offer instanceof Offer.Taken taken) {
            endRecording();
            var take = new Button(tr("Take it"));
            take.setId("key-take");
            take.setOnAction(event -> {
                model.takeOver(command, key);
                stop();
            });
            var leave = new Button(tr("Leave it"));
            leave.setId("key-leave");
            leave.setOnAction(event -> stop());
            ask(problem(tr("“{0}” runs “{1}”.", key.displayText(), taken.owner().name())), take, leave);
            take.requestFocus();
        } else {
            stop();
            if (Shortcuts.belongsToText(key)) {
                ask(note(tr("While you type, “{0}” belongs to the text.", key.displayText())));
            }
        }
    }

    private void endRecording() {
        var running = recorder;
        recorder = null;
        if (running != null) {
            running.end();
            showKeys();
        }
    }

    /** Back to how the row shows when nothing is asked. */
    private void stop() {
        boolean focused = recorder != null && recorder.isFocused()
                || question.getChildren().stream().anyMatch(Node::isFocused);
        endRecording();
        ask();
        if (focused) {
            add.requestFocus();
        }
    }

    private void ask(Node... nodes) {
        question.getChildren().setAll(List.of(nodes));
        question.setVisible(nodes.length > 0);
        question.setManaged(nodes.length > 0);
    }

    private static Label note(String sentence) {
        var label = new Label(sentence);
        label.getStyleClass().addAll("muted", "small");
        return label;
    }

    private static Label problem(String sentence) {
        var label = new Label(sentence);
        label.getStyleClass().addAll("doubtful", "small", "key-problem");
        return label;
    }
}
