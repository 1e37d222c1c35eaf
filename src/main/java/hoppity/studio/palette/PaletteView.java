package hoppity.studio.palette;

import hoppity.studio.command.Command;
import java.util.Objects;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** A field to type what one wants to do, and the commands that fit. */
public final class PaletteView extends Overlay {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass UNAVAILABLE = PseudoClass.getPseudoClass("unavailable");
    private static final double WIDTH = 560;
    private static final double ROW = 34;
    private static final int ROWS = 11;

    private final PaletteViewModel model;
    private final TextField field;

    public PaletteView(PaletteViewModel model) {
        this(model, new TextField(), new ListView<>(), new VBox());
    }

    private PaletteView(PaletteViewModel model, TextField field, ListView<PaletteViewModel.Entry> list, VBox card) {
        super(card);
        this.model = model;
        this.field = field;
        setId("palette");
        getStylesheets()
                .add(Objects.requireNonNull(PaletteView.class.getResource("palette.css"))
                        .toExternalForm());
        setAlignment(Pos.TOP_CENTER);
        var nothing = new Label("No command fits.");
        nothing.getStyleClass().add("muted");
        list.setPlaceholder(nothing);
        card.getChildren().setAll(field, list);
        card.setPrefWidth(WIDTH);
        field.setPromptText("What do you want to do?");
        field.getStyleClass().add("palette-field");
        field.textProperty().bindBidirectional(model.queryProperty());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::handle);
        list.setItems(model.entries());
        list.setFocusTraversable(false);
        list.setFixedCellSize(ROW);
        list.setPrefHeight(ROWS * ROW);
        list.getStyleClass().add("palette-list");
        list.setCellFactory(view -> new EntryCell());
        list.setSelectionModel(null);
        model.chosenProperty()
                .addListener(observable ->
                        list.scrollTo(Math.max(0, model.chosenProperty().get() - ROWS / 2)));
    }

    /** Opens the palette with an empty field, or closes it if it is open. */
    public void toggle() {
        if (isVisible()) {
            close();
        } else {
            model.open();
            open(field);
        }
    }

    private void handle(KeyEvent event) {
        switch (event.getCode()) {
            case DOWN -> model.move(1);
            case UP -> model.move(-1);
            case PAGE_DOWN -> model.move(ROWS);
            case PAGE_UP -> model.move(-ROWS);
            case ENTER -> run();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void run() {
        model.chosenCommand().ifPresent(command -> {
            // The command finds the focus where it was before.
            close();
            command.run();
        });
    }

    private final class EntryCell extends ListCell<PaletteViewModel.Entry> {
        private final FontIcon icon = new FontIcon();
        private final Label text = new Label();
        private final Label place = new Label();
        private final Label keys = new Label();
        private final InvalidationListener chosen = observable -> showChosen();
        private final HBox row = new HBox(icon, text, place, new Region(), keys);

        EntryCell() {
            row.getStyleClass().add("palette-row");
            row.setAlignment(Pos.CENTER_LEFT);
            HBox.setHgrow(row.getChildren().get(3), Priority.ALWAYS);
            place.getStyleClass().addAll("muted", "small");
            keys.getStyleClass().add("key");
            text.setMinWidth(0);
            keys.setMinWidth(USE_PREF_SIZE);
            model.chosenProperty().addListener(new WeakInvalidationListener(chosen));
            setOnMouseClicked(event -> {
                if (getItem() != null) {
                    model.chosenProperty().set(getIndex());
                    run();
                }
            });
        }

        @Override
        protected void updateItem(PaletteViewModel.@Nullable Entry entry, boolean empty) {
            super.updateItem(entry, empty);
            setGraphic(entry == null ? null : row);
            showChosen();
            if (entry != null) {
                show(entry.command());
                place.setText(entry.place());
            }
        }

        private void showChosen() {
            pseudoClassStateChanged(
                    CHOSEN, !isEmpty() && getIndex() == model.chosenProperty().get());
        }

        private void show(Command command) {
            icon.setIconLiteral(command.icon().orElse("mdi2c-circle-small"));
            boolean on = command.selected().map(selected -> selected.get()).orElse(false);
            text.setText(on ? command.text() + " ✓" : command.text());
            keys.setText(
                    command.shortcuts().isEmpty()
                            ? ""
                            : command.shortcuts().get(0).displayText());
            keys.setVisible(!command.shortcuts().isEmpty());
            pseudoClassStateChanged(UNAVAILABLE, !command.enabled().get());
        }
    }
}
