package hoppity.studio.recovery;

import hoppity.studio.board.MiniBoard;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.OverrunStyle;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** A list of games with a small board each, below a sentence that says what they are, above buttons for the chosen one. */
final class KeptGamesView<T> extends BorderPane {
    private static final double BOARD = 88;

    private final ListView<T> list;
    private final VBox head = new VBox();
    private final HBox bar = new HBox();

    /**
     * @param sentence what the games are, and what can be done
     * @param onOpen what a double click and Enter do
     */
    KeptGamesView(String sentence, ObservableList<T> games, Function<T, KeptGameRow> rows, Consumer<List<T>> onOpen) {
        getStyleClass().add("kept-games");
        getStylesheets()
                .add(Objects.requireNonNull(KeptGamesView.class.getResource("kept-games.css"))
                        .toExternalForm());
        list = new ListView<>(games);
        list.setId("kept-games");
        list.setAccessibleText(sentence);
        list.setCellFactory(view -> new Cell<>(rows));
        var placeholder = new Label();
        placeholder.getStyleClass().add("muted");
        placeholder.setWrapText(true);
        list.setPlaceholder(placeholder);
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                onOpen.accept(List.copyOf(list.getSelectionModel().getSelectedItems()));
            }
        });
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                onOpen.accept(List.copyOf(list.getSelectionModel().getSelectedItems()));
            }
        });
        list.getSelectionModel().selectFirst();
        var label = new Label(sentence);
        label.setWrapText(true);
        head.getStyleClass().add("head");
        head.getChildren().add(label);
        bar.getStyleClass().add("bar");
        bar.setAlignment(Pos.CENTER_RIGHT);
        setTop(head);
        setCenter(list);
        setBottom(bar);
    }

    ListView<T> list() {
        return list;
    }

    /** Below the sentence, for what chooses among the games. */
    VBox head() {
        return head;
    }

    /** Buttons from left to right; the last one is what Enter does. */
    void setButtons(List<Button> buttons) {
        buttons.forEach(button -> button.setMinWidth(Button.USE_PREF_SIZE));
        bar.getChildren().setAll(buttons);
    }

    private static final class Cell<T> extends ListCell<T> {
        private final Function<T, KeptGameRow> rows;
        private final MiniBoard board = new MiniBoard(BOARD);
        private final Label name = new Label();
        private final Label facts = new Label();
        private final Label place = new Label();
        private final HBox row;

        Cell(Function<T, KeptGameRow> rows) {
            this.rows = rows;
            board.setMinSize(BOARD, BOARD);
            name.getStyleClass().add("name");
            facts.getStyleClass().add("facts");
            place.getStyleClass().addAll("muted", "small");
            // The end of a path tells more than its middle.
            place.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
            var text = new VBox(3, name, facts, place);
            text.setAlignment(Pos.CENTER_LEFT);
            text.setMinWidth(0);
            HBox.setHgrow(text, Priority.ALWAYS);
            row = new HBox(14, board, text);
            row.setAlignment(Pos.CENTER_LEFT);
            // Long paths are cut instead of asking for a scroll bar.
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable T item, boolean empty) {
            super.updateItem(item, empty);
            if (item == null || empty) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            var shown = rows.apply(item);
            name.setText(shown.name());
            facts.setText(shown.facts());
            place.setText(shown.place());
            board.positionProperty().set(shown.board());
            setAccessibleText(String.join(", ", shown.name(), shown.facts(), shown.place()));
            setGraphic(row);
        }
    }
}
