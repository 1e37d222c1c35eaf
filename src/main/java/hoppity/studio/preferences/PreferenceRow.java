package hoppity.studio.preferences;

import static hoppity.words.Words.tr;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory;
import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.scene.control.TextArea;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.kordamp.ikonli.javafx.FontIcon;

/** A preference with the control that its kind asks for, and a button for its default while it has another value. */
final class PreferenceRow extends HBox {
    private static final double CONTROL_WIDTH = 230;
    private static final int ROWS = 3;

    private final PathChooser paths;
    /** Says what is wrong with what was typed last. */
    private final Label problem = new Label();

    PreferenceRow(Preference<?> preference, PathChooser paths) {
        this.paths = paths;
        getStyleClass().add("preference-row");
        var control = control(preference);
        var text = new Label(preference.text());
        var words = new VBox(2, text);
        if (!preference.description().isEmpty()) {
            var description = new Label(preference.description());
            description.getStyleClass().addAll("muted", "small");
            description.setWrapText(true);
            description.setMinHeight(USE_PREF_SIZE);
            words.getChildren().add(description);
        }
        problem.getStyleClass().addAll("doubtful", "small", "preference-problem");
        problem.setWrapText(true);
        problem.setMinHeight(USE_PREF_SIZE);
        problem.visibleProperty().bind(problem.textProperty().isNotEmpty());
        problem.managedProperty().bind(problem.visibleProperty());
        preference.property().addListener(observable -> problem.setText(""));
        words.getChildren().add(problem);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        text.setLabelFor(control);
        control.setId("preference-" + preference.property().getName().replace('.', '-'));
        control.setAccessibleHelp(preference.description());
        getChildren().addAll(words, resetButton(preference, control), holder(control));
    }

    /** All controls begin at one line, whatever their widths. */
    private static Node holder(Control control) {
        var holder = new HBox(control);
        holder.getStyleClass().add("preference-control");
        holder.setMinWidth(CONTROL_WIDTH);
        holder.setMaxWidth(CONTROL_WIDTH);
        return holder;
    }

    private static Button resetButton(Preference<?> preference, Node control) {
        var button = new Button(null, new FontIcon("mdi2b-backup-restore"));
        button.getStyleClass().addAll("tool-button", "compact", "preference-reset");
        button.setTooltip(new Tooltip(tr("Back to the default")));
        button.setAccessibleText(tr("{0}: back to the default", preference.text()));
        button.visibleProperty().bind(Bindings.createBooleanBinding(preference::isChanged, preference.property()));
        button.setOnAction(event -> {
            preference.reset();
            // The button is gone now, and the focus should not be lost with it.
            control.requestFocus();
        });
        return button;
    }

    private <T> Control control(Preference<T> preference) {
        var property = preference.property();
        Control control;
        if (preference.kind() instanceof Kind.Switch) {
            @SuppressWarnings("unchecked") // A switch is of truth values.
            var value = (Property<Boolean>) property;
            control = checkBox(preference.text(), value);
        } else if (preference.kind() instanceof Kind.Choice<T> choice) {
            control = comboBox(preference.text(), choice, property);
        } else if (preference.kind() instanceof Kind.Whole whole) {
            @SuppressWarnings("unchecked") // Whole numbers are numbers.
            var value = (Property<Number>) property;
            control = spinner(preference.text(), whole, value);
        } else if (preference.kind() instanceof Kind.Typed typed) {
            @SuppressWarnings("unchecked") // Whole numbers are numbers.
            var value = (Property<Number>) property;
            control = typedNumber(preference.text(), typed, value);
        } else if (preference.kind() instanceof Kind.Program program) {
            @SuppressWarnings("unchecked") // A program is a path.
            var value = (Property<Path>) property;
            control = pathButton(
                    value,
                    value.map(path -> path.toString().isEmpty() ? program.none() : path.toString()),
                    preference.text(),
                    tr("Choose the program"),
                    paths::program);
        } else if (preference.kind() instanceof Kind.Texts) {
            @SuppressWarnings("unchecked") // Texts are a list of them.
            var value = (Property<List<String>>) property;
            control = textArea(preference.text(), value);
        } else {
            @SuppressWarnings("unchecked") // A folder is a path: the only kind that is left.
            var value = (Property<Path>) property;
            control = pathButton(
                    value, value.map(Path::toString), preference.text(), tr("Choose another folder"), paths::folder);
        }
        return control;
    }

    private static Control checkBox(String text, Property<Boolean> value) {
        var box = new CheckBox();
        box.getStyleClass().add("switch");
        box.setAccessibleText(text);
        box.selectedProperty().bindBidirectional(value);
        return box;
    }

    private static <T> Control comboBox(String text, Kind.Choice<T> choice, Property<T> value) {
        var box = new ComboBox<T>();
        box.getItems().setAll(choice.values());
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(T item) {
                return item == null ? "" : choice.name().apply(item);
            }

            @Override
            public T fromString(String typed) {
                throw new UnsupportedOperationException("the box is not editable");
            }
        });
        box.setAccessibleText(text);
        box.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(box, Priority.ALWAYS);
        box.valueProperty().bindBidirectional(value);
        return box;
    }

    private static Control spinner(String text, Kind.Whole whole, Property<Number> value) {
        return spinner(text, new IntegerSpinnerValueFactory(whole.minimum(), whole.maximum()), value);
    }

    private static Spinner<Integer> spinner(String text, SpinnerValueFactory<Integer> factory, Property<Number> value) {
        var spinner = new Spinner<>(factory);
        spinner.setAccessibleText(text);
        spinner.getEditor().setAccessibleText(text);
        var number = IntegerProperty.integerProperty(factory.valueProperty());
        number.bindBidirectional(value);
        // Nothing else holds it, and without it the two would part.
        spinner.getProperties().put(IntegerProperty.class, number);
        return spinner;
    }

    private Control typedNumber(String text, Kind.Typed typed, Property<Number> value) {
        var factory = new IntegerSpinnerValueFactory(typed.minimum(), typed.maximum()) {
            @Override
            public void increment(int steps) {
                setValue((int) Math.min(typed.maximum(), (long) getValue() << steps));
            }

            @Override
            public void decrement(int steps) {
                setValue(Math.max(typed.minimum(), getValue() >> steps));
            }
        };
        factory.setConverter(new StringConverter<>() {
            @Override
            public String toString(Integer number) {
                return number == null ? "" : number.toString();
            }

            @Override
            public Integer fromString(String typedText) {
                var read = typed.read(typedText);
                problem.setText(read.isPresent() ? "" : typed.refusal());
                return read.orElse(factory.getValue());
            }
        });
        var spinner = spinner(text, factory, value);
        spinner.setEditable(true);
        var editor = spinner.getEditor();
        editor.focusedProperty().addListener((observable, before, now) -> {
            if (!now) {
                spinner.commitValue();
                editor.setText(factory.getConverter().toString(factory.getValue()));
            }
        });
        return spinner;
    }

    private static Control textArea(String text, Property<List<String>> value) {
        var area = new TextArea(String.join("\n", value.getValue()));
        area.setAccessibleText(text);
        area.setPrefRowCount(ROWS);
        area.setPrefColumnCount(1);
        area.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(area, Priority.ALWAYS);
        area.textProperty().addListener((observable, before, now) -> value.setValue(Kind.Texts.of(now)));
        value.addListener((observable, before, now) -> {
            if (!now.equals(Kind.Texts.of(area.getText()))) {
                area.setText(String.join("\n", now));
            }
        });
        return area;
    }

    private static Control pathButton(
            Property<Path> value,
            ObservableValue<String> shown,
            String text,
            String what,
            Function<Path, Optional<Path>> choose) {
        var button = new Button(null, new FontIcon("mdi2f-folder-outline"));
        button.textProperty().bind(shown);
        button.accessibleTextProperty().bind(shown.map(path -> text + ": " + path));
        button.setMnemonicParsing(false);
        button.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setMinWidth(0);
        button.getStyleClass().add("preference-folder");
        HBox.setHgrow(button, Priority.ALWAYS);
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(shown.map(path -> what + "\n" + path));
        button.setTooltip(tooltip);
        button.setOnAction(event -> choose.apply(value.getValue()).ifPresent(value::setValue));
        return button;
    }
}
