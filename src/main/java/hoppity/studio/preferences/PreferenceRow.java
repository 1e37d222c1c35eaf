package hoppity.studio.preferences;

import static hoppity.words.Words.tr;

import java.nio.file.Path;
import javafx.beans.binding.Bindings;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.Property;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.kordamp.ikonli.javafx.FontIcon;

/** A preference with the control that its kind asks for, and a button for its default while it has another value. */
final class PreferenceRow extends HBox {
    private static final double CONTROL_WIDTH = 230;

    private final FolderChooser folders;

    PreferenceRow(Preference<?> preference, FolderChooser folders) {
        this.folders = folders;
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
        } else {
            @SuppressWarnings("unchecked") // A folder is a path: the only kind that is left.
            var value = (Property<Path>) property;
            control = folderButton(preference.text(), value);
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
        var factory = new IntegerSpinnerValueFactory(whole.minimum(), whole.maximum());
        var spinner = new Spinner<Integer>(factory);
        spinner.setAccessibleText(text);
        spinner.getEditor().setAccessibleText(text);
        var number = IntegerProperty.integerProperty(factory.valueProperty());
        number.bindBidirectional(value);
        // Nothing else holds it, and without it the two would part.
        spinner.getProperties().put(IntegerProperty.class, number);
        return spinner;
    }

    private Control folderButton(String text, Property<Path> value) {
        var button = new Button(null, new FontIcon("mdi2f-folder-outline"));
        button.textProperty().bind(value.map(Path::toString));
        button.accessibleTextProperty().bind(value.map(folder -> text + ": " + folder));
        button.setMnemonicParsing(false);
        button.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setMinWidth(0);
        button.getStyleClass().add("preference-folder");
        HBox.setHgrow(button, Priority.ALWAYS);
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(value.map(folder -> tr("Choose another folder than {0}", folder)));
        button.setTooltip(tooltip);
        button.setOnAction(event -> folders.choose(value.getValue()).ifPresent(value::setValue));
        return button;
    }
}
