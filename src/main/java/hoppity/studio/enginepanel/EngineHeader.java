package hoppity.studio.enginepanel;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.studio.command.CommandControls;
import hoppity.studio.shell.FittingRow;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** What stands in the header of the engine pane: quiet facts behind the title, the controls at the right end. */
final class EngineHeader {
    private static final double FACT_GAP = 14;

    private EngineHeader() {}

    /** A dot with the state in a word, then depth, speed and table. */
    static Node facts(EnginePanelViewModel model) {
        var dot = new Region();
        dot.getStyleClass().add("engine-dot");
        var word = new Label();
        var state = new HBox(dot, word);
        state.getStyleClass().add("engine-state");
        var engine = fact();
        var depth = fact();
        var speed = fact();
        var hash = fact();
        var facts = styled(new FittingRow(FACT_GAP, state, threat(model), engine, depth, speed, hash), "engine-facts");

        Runnable showStatus = () -> {
            var status = model.statusProperty().get();
            word.setText(status.word());
            for (var each : EngineStatus.values()) {
                dot.pseudoClassStateChanged(pseudoClass(each), each == status);
            }
        };
        Runnable showFacts = () -> {
            var numbers = model.factsProperty().get();
            engine.setText(numbers.engine());
            depth.setText(numbers.depth());
            speed.setText(numbers.speed());
            hash.setText(numbers.hash());
        };
        model.statusProperty().addListener(observable -> showStatus.run());
        model.factsProperty().addListener(observable -> showFacts.run());
        showStatus.run();
        showFacts.run();
        word.setMinWidth(Region.USE_PREF_SIZE);
        return facts;
    }

    private static Node threat(EnginePanelViewModel model) {
        var chip = fact();
        chip.getStyleClass().add("threat-chip");
        chip.textProperty()
                .bind(Bindings.when(model.threatProperty()).then(tr("threat")).otherwise(""));
        return chip;
    }

    /** The number of lines, the threat, storing the evaluation, and the switch. */
    static Node tools(EnginePanelViewModel model, EngineCommands commands) {
        var store = CommandControls.toolButton(commands.store());
        var toggle = CommandControls.toolButton(commands.toggle());
        var threat = CommandControls.toolButton(commands.threat());
        for (var button : List.of(threat, store, toggle)) {
            button.getStyleClass().add("compact");
        }
        // The command's own id is the toolbar button's.
        threat.setId("engine-panel-threat");
        store.setId("engine-panel-store");
        toggle.setId("engine-panel-toggle");
        return styled(new HBox(lineCount(model), threat, store, toggle), "engine-tools");
    }

    private static Node lineCount(EnginePanelViewModel model) {
        var menu = new MenuButton();
        menu.setId("engine-line-count");
        menu.getStyleClass().add("engine-line-count");
        menu.setFocusTraversable(false);
        var group = new ToggleGroup();
        for (int i = 1; i <= EnginePanelViewModel.MOST_LINES; i++) {
            int count = i;
            var item = new RadioMenuItem(text(count));
            item.setToggleGroup(group);
            item.setSelected(model.lineCountProperty().get() == count);
            item.setOnAction(event -> model.lineCountProperty().set(count));
            model.lineCountProperty()
                    .addListener((observable, before, now) -> item.setSelected(now.intValue() == count));
            menu.getItems().add(item);
        }
        menu.setText(text(model.lineCountProperty().get()));
        model.lineCountProperty().addListener((observable, before, now) -> menu.setText(text(now.intValue())));
        return menu;
    }

    private static String text(int number) {
        return count(number, "{0} line", "{0} lines");
    }

    private static Label fact() {
        var label = new Label();
        label.getStyleClass().add("tabular");
        label.setMinWidth(Region.USE_PREF_SIZE);
        label.managedProperty().bind(label.textProperty().isNotEmpty());
        return label;
    }

    private static Region styled(Region box, String styleClass) {
        box.getStyleClass().add(styleClass);
        box.getStylesheets()
                .add(Objects.requireNonNull(EngineHeader.class.getResource("enginepanel.css"))
                        .toExternalForm());
        return box;
    }

    private static PseudoClass pseudoClass(EngineStatus status) {
        return PseudoClass.getPseudoClass(status.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
}
