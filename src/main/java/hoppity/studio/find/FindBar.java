package hoppity.studio.find;

import static hoppity.words.Words.tr;

import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.javafx.FontIcon;

/** The slim bar above the notation in which one types what to find. Enter goes on, Escape closes. */
public final class FindBar extends HBox {
    private static final PseudoClass NOTHING = PseudoClass.getPseudoClass("nothing");
    private static final double NARROWEST_FIELD = 80;

    private final FindViewModel model;
    private final TextField field = new TextField();
    private Runnable onDone = () -> {};

    public FindBar(FindViewModel model) {
        this.model = model;
        setId("find-bar");
        getStyleClass().add("find-bar");
        getStylesheets()
                .add(Objects.requireNonNull(FindBar.class.getResource("find.css"))
                        .toExternalForm());
        setAlignment(Pos.CENTER_LEFT);
        visibleProperty().bind(model.openProperty());
        managedProperty().bind(visibleProperty());

        field.getStyleClass().add("find-field");
        field.setMinWidth(NARROWEST_FIELD);
        field.textProperty().bindBidirectional(model.textProperty());
        field.promptTextProperty()
                .bind(Bindings.when(model.placeProperty().isEmpty())
                        .then(tr("Text, move, cell or glyph"))
                        .otherwise(model.placeProperty()));
        field.setAccessibleText(tr("Find in the game"));
        HBox.setHgrow(field, Priority.ALWAYS);

        var status = new Label();
        status.getStyleClass().add("find-status");
        status.setMinWidth(USE_PREF_SIZE);
        status.textProperty().bind(model.statusProperty());
        model.statusProperty()
                .addListener(observable -> pseudoClassStateChanged(
                        NOTHING, model.statusProperty().get().equals(tr("nothing found"))));

        var position = new ToggleButton();
        prepare(position, "mdi2t-target", tr("Find the position on the board"));
        position.setOnAction(event -> model.setByPosition(position.isSelected()));
        model.byPositionProperty()
                .addListener(observable ->
                        position.setSelected(model.byPositionProperty().get()));
        var only = new ToggleButton();
        prepare(only, "mdi2f-filter-outline", tr("Show only what was found"));
        only.selectedProperty().bindBidirectional(model.onlyFoundWantedProperty());

        getChildren()
                .addAll(
                        field,
                        status,
                        button("mdi2c-chevron-up", tr("Previous match (Shift+F3)"), model::previous),
                        button("mdi2c-chevron-down", tr("Next match (F3)"), model::next),
                        position,
                        only,
                        button("mdi2c-close", tr("Close (Escape)"), this::close));
        addEventFilter(KeyEvent.KEY_PRESSED, this::handle);
    }

    /** What takes the focus when the bar closes. */
    public void setOnDone(Runnable action) {
        onDone = action;
    }

    /** Opens the bar for typing. */
    public void start() {
        model.open();
        if (model.openProperty().get()) {
            field.requestFocus();
            field.selectAll();
        }
    }

    private void close() {
        model.close();
        onDone.run();
    }

    private void handle(KeyEvent event) {
        switch (event.getCode()) {
            case ESCAPE -> close();
            case ENTER -> {
                if (event.isShiftDown()) {
                    model.previous();
                } else {
                    model.next();
                }
            }
            default -> {
                return;
            }
        }
        event.consume();
    }

    private static Button button(String icon, String words, Runnable action) {
        var button = new Button();
        prepare(button, icon, words);
        button.setOnAction(event -> action.run());
        return button;
    }

    private static void prepare(ButtonBase button, String icon, String words) {
        button.getStyleClass().addAll("tool-button", "compact");
        button.setGraphic(new FontIcon(icon));
        button.setTooltip(new Tooltip(words));
        button.setAccessibleText(words);
        button.setFocusTraversable(false);
        button.setMinWidth(USE_PREF_SIZE);
    }
}
