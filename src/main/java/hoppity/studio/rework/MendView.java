package hoppity.studio.rework;

import static hoppity.words.Words.tr;

import hoppity.studio.board.MiniBoard;
import hoppity.studio.rework.MendViewModel.Problem;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/** A line that cannot be played as text, with what is wrong with it and the board where it stops. */
final class MendView extends VBox {
    private static final double BOARD = 250;
    private static final KeyCombination ACCEPT = new KeyCodeCombination(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN);

    private final MendViewModel model;
    private final TextArea text = new TextArea();

    /**
     * @param rotation how the board is turned, in degrees
     * @param accept takes over what can be played
     */
    MendView(MendViewModel model, int rotation, Runnable accept, Runnable cancel) {
        this.model = model;
        setId("mend");
        getStyleClass().add("rework");
        getStylesheets()
                .add(Objects.requireNonNull(MendView.class.getResource("rework.css"))
                        .toExternalForm());
        var hint = new Label(
                tr("Replace, insert or drop moves until the line can be played. Numbers may be wrong or missing."));
        hint.getStyleClass().add("muted");
        hint.setWrapText(true);
        text.setId("mend-text");
        text.setWrapText(true);
        text.textProperty().bindBidirectional(model.textProperty());
        text.setAccessibleText(tr("The line as text"));
        VBox.setVgrow(text, Priority.ALWAYS);
        var left = new VBox(hint);
        left.getStyleClass().add("rework-column");
        if (model.choices().size() > 1) {
            left.getChildren().add(choice());
        }
        left.getChildren().addAll(text, problems());
        HBox.setHgrow(left, Priority.ALWAYS);
        left.setMinWidth(0);
        var middle = new HBox(left, board(rotation));
        middle.getStyleClass().add("rework-columns");
        VBox.setVgrow(middle, Priority.ALWAYS);
        getChildren().addAll(middle, bar(accept, cancel));
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (ACCEPT.match(event)) {
                event.consume();
                if (model.acceptable().get()) {
                    accept.run();
                }
            }
        });
    }

    /** Puts the caret to the first thing that is wrong. */
    void start() {
        text.requestFocus();
        if (!model.problems().isEmpty()) {
            select(model.problems().get(0));
        }
    }

    private Node choice() {
        var box = new ComboBox<MendViewModel.Choice>();
        box.getItems().setAll(model.choices());
        box.valueProperty().bindBidirectional(model.choiceProperty());
        box.setMaxWidth(Double.MAX_VALUE);
        box.setMinWidth(0);
        box.setAccessibleText(tr("Which line"));
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(MendViewModel.@Nullable Choice shown) {
                return shown == null ? "" : shown.beginning();
            }

            @Override
            public MendViewModel.Choice fromString(String typed) {
                return model.choiceProperty().get();
            }
        });
        return box;
    }

    private Node problems() {
        var list = new ListView<Problem>(model.problems());
        list.setId("mend-problems");
        list.getStyleClass().add("rework-problems");
        list.setAccessibleText(tr("What cannot be played"));
        list.visibleProperty().bind(Bindings.isNotEmpty(model.problems()));
        list.managedProperty().bind(list.visibleProperty());
        list.setCellFactory(view -> new ProblemCell());
        list.setOnMouseClicked(event -> selectChosen(list));
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                selectChosen(list);
            }
        });
        Runnable size = () -> list.setPrefHeight(model.problems().size() > 1 ? 108 : 60);
        size.run();
        list.setMinHeight(Region.USE_PREF_SIZE);
        model.problems().addListener((ListChangeListener<Problem>) change -> size.run());
        return list;
    }

    private void selectChosen(ListView<Problem> list) {
        var chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            text.requestFocus();
            select(chosen);
        }
    }

    private void select(Problem problem) {
        text.selectRange(problem.start(), problem.end());
    }

    private Node board(int rotation) {
        var board = new MiniBoard(BOARD);
        board.showCoordinates();
        board.rotationProperty().set(rotation);
        board.positionProperty().bind(model.boardProperty());
        board.setMinSize(BOARD, BOARD);
        board.setMaxSize(BOARD, BOARD);
        var caption = new Label();
        caption.textProperty().bind(model.captionProperty());
        caption.getStyleClass().add("muted");
        caption.setWrapText(true);
        caption.setMaxWidth(BOARD);
        var column = new VBox(board, caption);
        column.getStyleClass().add("rework-column");
        column.setMinWidth(BOARD);
        return column;
    }

    private Node bar(Runnable accept, Runnable cancel) {
        var status = new Label();
        status.setId("mend-status");
        status.getStyleClass().add("rework-status");
        status.textProperty().bind(model.statusProperty());
        status.setWrapText(true);
        status.setMinWidth(0);
        status.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(status, Priority.ALWAYS);
        var take = new Button(tr("Take over"));
        take.setId("mend-accept");
        take.setDefaultButton(true);
        take.setOnAction(event -> accept.run());
        take.disableProperty().bind(model.acceptable().not());
        var leave = new Button(tr("Cancel"));
        leave.setOnAction(event -> cancel.run());
        take.setMinWidth(Region.USE_PREF_SIZE);
        leave.setMinWidth(Region.USE_PREF_SIZE);
        var bar = new HBox(status, leave, take);
        bar.getStyleClass().add("rework-bar");
        bar.setAlignment(Pos.CENTER_LEFT);
        return bar;
    }

    private static final class ProblemCell extends ListCell<Problem> {
        private final Label sentence = new Label();

        ProblemCell() {
            setPrefWidth(0);
            sentence.setWrapText(true);
            sentence.getStyleClass().add("rework-problem");
            sentence.setMinHeight(Region.USE_PREF_SIZE);
            sentence.prefWidthProperty().bind(widthProperty().subtract(28));
        }

        @Override
        protected void updateItem(@Nullable Problem problem, boolean empty) {
            super.updateItem(problem, empty);
            sentence.setText(problem == null ? "" : problem.sentence());
            setGraphic(problem == null || empty ? null : sentence);
        }
    }
}
