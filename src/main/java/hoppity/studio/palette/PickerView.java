package hoppity.studio.palette;

import java.util.Objects;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/**
 * A field to type in, and below it what fits; the arrows choose, Enter or a click takes.
 *
 * @param <T> what is looked for
 */
abstract class PickerView<T> extends Overlay {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final double WIDTH = 560;
    private static final double ROW = 34;
    private static final int ROWS = 11;

    private final PickerViewModel<T> model;
    private final TextField field;

    /** @param prompt what to type */
    PickerView(PickerViewModel<T> model, String prompt) {
        this(model, new TextField(), prompt, new VBox());
    }

    private PickerView(PickerViewModel<T> model, TextField field, String prompt, VBox card) {
        super(card);
        this.model = model;
        this.field = field;
        getStylesheets()
                .add(Objects.requireNonNull(PickerView.class.getResource("palette.css"))
                        .toExternalForm());
        setAlignment(Pos.TOP_CENTER);
        var list = new ListView<T>();
        var none = new Label();
        none.textProperty().bind(model.nothingProperty());
        none.getStyleClass().add("muted");
        list.setPlaceholder(none);
        card.getChildren().setAll(field, list);
        card.setPrefWidth(WIDTH);
        field.setPromptText(prompt);
        field.getStyleClass().add("palette-field");
        field.textProperty().bindBidirectional(model.queryProperty());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::handle);
        list.setItems(model.entries());
        list.setFocusTraversable(false);
        list.setFixedCellSize(ROW);
        list.setPrefHeight(ROWS * ROW);
        list.getStyleClass().add("palette-list");
        list.setSelectionModel(null);
        list.setCellFactory(view -> new EntryCell());
        model.chosenProperty()
                .addListener(observable ->
                        list.scrollTo(Math.max(0, model.chosenProperty().get() - ROWS / 2)));
    }

    /** A row to show entries in. */
    abstract Row<T> row();

    /** Takes the chosen entry and closes the picker, if it can be taken. */
    abstract void take();

    /** What shows one entry after the other. */
    interface Row<T> {
        Node node();

        void show(T entry, ListCell<T> cell);
    }

    /** Opens with an empty field. */
    @Override
    public final void toggle() {
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
            case ENTER -> take();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private final class EntryCell extends ListCell<T> {
        private final InvalidationListener chosen = observable -> showChosen();
        private final Row<T> row = row();

        EntryCell() {
            // As wide as the list: what is too long is cut off, not scrolled to.
            setPrefWidth(0);
            model.chosenProperty().addListener(new WeakInvalidationListener(chosen));
            setOnMouseClicked(event -> {
                if (getItem() != null) {
                    model.chosenProperty().set(getIndex());
                    take();
                }
            });
        }

        @Override
        protected void updateItem(@Nullable T entry, boolean empty) {
            super.updateItem(entry, empty);
            setGraphic(entry == null ? null : row.node());
            showChosen();
            if (entry != null) {
                row.show(entry, this);
            }
        }

        private void showChosen() {
            pseudoClassStateChanged(
                    CHOSEN, !isEmpty() && getIndex() == model.chosenProperty().get());
        }
    }
}
