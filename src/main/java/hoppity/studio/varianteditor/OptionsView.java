package hoppity.studio.varianteditor;

import static hoppity.rules.RuleOption.*;
import static hoppity.words.Words.tr;

import hoppity.rules.RuleOption;
import hoppity.studio.varianteditor.Check.Level;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.util.StringConverter;

/** Every rule option with what it says now, in words. */
final class OptionsView extends ScrollPane {
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");
    private static final double CONTROL_WIDTH = 190;

    private final VariantEditorViewModel viewModel;
    private final VBox page = new VBox();
    private final Map<RuleOption, Row> rows = new EnumMap<>(RuleOption.class);
    private boolean showing;

    private record Row(Label name, Control control, Text meaning) {}

    OptionsView(VariantEditorViewModel viewModel) {
        this.viewModel = viewModel;
        getStyleClass().add("variant-options");
        page.getStyleClass().add("variant-options-page");
        setContent(page);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
        part(
                tr("How pieces move"),
                List.of(
                        STEP_DIRECTIONS,
                        JUMP_DIRECTIONS,
                        LONG_JUMPS,
                        FORWARD_ONLY,
                        LEAVE_TARGET,
                        REENTER_HOME,
                        STOP_IN_FOREIGN_POINT));
        part(tr("How the game ends"), List.of(WIN, LAST_MOVE, RANKING, PARTNERS, REPETITION));
        part(tr("Limits"), List.of(HOME_CHECK, HOME_LIMIT, TEMPO_LIMIT, TEMPO_MEASURE));
        viewModel.draftProperty().addListener(observable -> show());
        show();
    }

    private void part(String heading, List<RuleOption> options) {
        var label = new Label(heading);
        label.getStyleClass().add("variant-heading");
        page.getChildren().add(label);
        options.forEach(option -> page.getChildren().add(row(option)));
    }

    private Node row(RuleOption option) {
        var name = new Label(OptionWords.name(option));
        name.getStyleClass().add("variant-option-name");
        var control = option.allowed().isEmpty() ? numberField(option) : choice(option);
        control.setId("option-" + option.key());
        control.setMinWidth(CONTROL_WIDTH);
        control.setMaxWidth(CONTROL_WIDTH);
        control.setAccessibleText(OptionWords.name(option));
        name.setLabelFor(control);
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var line = new HBox(name, gap, control);
        line.getStyleClass().add("variant-option-line");
        var sentence = new Text(OptionWords.sentence(option) + " ");
        sentence.getStyleClass().add("variant-option-sentence");
        var meaning = new Text();
        meaning.getStyleClass().add("variant-option-meaning");
        rows.put(option, new Row(name, control, meaning));
        var row = new VBox(line, new TextFlow(sentence, meaning));
        row.getStyleClass().add("variant-option");
        return row;
    }

    private TextField numberField(RuleOption option) {
        var field = new TextField();
        field.textProperty().addListener((observable, before, now) -> {
            if (!showing) {
                viewModel.setOption(option, now.strip());
            }
        });
        return field;
    }

    private ComboBox<String> choice(RuleOption option) {
        var box = new ComboBox<String>();
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(String value) {
                return value == null ? "" : OptionWords.value(option, value);
            }

            @Override
            public String fromString(String typed) {
                throw new UnsupportedOperationException("the box is not editable");
            }
        });
        box.valueProperty().addListener((observable, before, now) -> {
            if (!showing && now != null) {
                viewModel.setOption(option, now);
            }
        });
        return box;
    }

    private void show() {
        showing = true;
        var draft = viewModel.draft();
        var wrong = new ArrayList<RuleOption>();
        viewModel.checksProperty().get().stream()
                .filter(check -> check.level() == Level.WRONG)
                .forEach(check -> wrong.addAll(check.options()));
        rows.forEach((option, row) -> {
            var value = draft.option(option);
            if (row.control() instanceof TextField field) {
                if (!field.getText().strip().equals(value)) {
                    field.setText(value);
                }
            } else {
                show(box(row), draft.allowed(option), value);
            }
            row.meaning().setText(OptionWords.meaning(option, value));
            row.name().pseudoClassStateChanged(WRONG, wrong.contains(option));
            row.control().pseudoClassStateChanged(WRONG, wrong.contains(option));
        });
        showing = false;
    }

    @SuppressWarnings("unchecked") // Whatever is no text field was made by choice().
    private static ComboBox<String> box(Row row) {
        return (ComboBox<String>) row.control();
    }

    private static void show(ComboBox<String> box, List<String> allowed, String value) {
        if (!box.getItems().equals(allowed)) {
            box.getItems().setAll(allowed);
        }
        box.setValue(value);
        box.setDisable(allowed.size() == 1);
    }
}
