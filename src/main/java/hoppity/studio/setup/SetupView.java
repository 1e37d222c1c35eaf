package hoppity.studio.setup;

import static hoppity.words.Words.tr;
import static hoppity.words.Words.trIn;

import hoppity.rules.Position;
import hoppity.rules.Setup;
import hoppity.studio.board.CampBoard;
import hoppity.studio.board.CampPicture;
import hoppity.studio.board.SeatDisc;
import hoppity.studio.command.HistoryKeys;
import hoppity.studio.shell.CopiedText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The set-up editor: brushes and the board at the left, whose move it is and what is wrong at the right. */
public final class SetupView extends BorderPane {
    private static final double SIDE_WIDTH = 320;

    private static final KeyCombination COPY = new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCombination PASTE = new KeyCodeCombination(KeyCode.V, KeyCombination.SHORTCUT_DOWN);

    private final SetupViewModel model;
    private final CampBoard board = new CampBoard();
    private final FlowPane brushes = new FlowPane(8, 8);
    private final FlowPane toMove = new FlowPane(8, 8);
    private final Spinner<Integer> number = new Spinner<>(1, Setup.MAX_MOVE_NUMBER, 1);
    private final TextField text = new TextField();
    private final Label textProblem = new Label();
    private final VBox problems = new VBox(6);
    private boolean showing;

    /**
     * @param keep whether the game that is open stays open; null if none is
     * @param onStart begins a game with the position
     * @param onCancel leaves without
     */
    public SetupView(SetupViewModel model, @Nullable BooleanProperty keep, Runnable onStart, Runnable onCancel) {
        this.model = model;
        getStyleClass().add("setup");
        getStylesheets()
                .addAll(
                        SeatDisc.STYLE_SHEET,
                        Objects.requireNonNull(SetupView.class.getResource("setup.css"))
                                .toExternalForm());
        setCenter(boardSide());
        setRight(factsSide());
        setBottom(foot(keep, onStart, onCancel));
        HistoryKeys.install(this, model::undo, model::redo);
        model.setupProperty().addListener(observable -> show());
        model.brushProperty().addListener(observable -> show());
        show();
    }

    private Node boardSide() {
        for (int seat = 0; seat < model.variant().seatCount(); seat++) {
            brushes.getChildren()
                    .add(brush(model.variant().seat(seat).name(), new SeatDisc(seat), new Brush.Piece(seat)));
        }
        brushes.getChildren().add(brush(tr("Eraser"), null, new Brush.Eraser()));
        brushes.getChildren().add(brush(trIn("set-up", "Hand"), null, new Brush.Hand()));
        var actions = new FlowPane(
                8,
                8,
                action(tr("Clear"), tr("Takes all pieces from the board"), model::clear),
                action(tr("First position"), tr("As a game begins"), model::reset),
                action(trIn("set-up", "Turn"), tr("Turns the board by half"), model::turn),
                action(tr("Next colour"), tr("Each piece becomes one of the next seat's"), model::recolour),
                action(trIn("set-up", "Random"), tr("A position out of a game of random moves"), model::shuffle));
        if (model.canMirror()) {
            actions.getChildren()
                    .add(
                            3,
                            action(
                                    trIn("set-up", "Mirror"),
                                    tr("Mirrors the board; the camps stay where they are"),
                                    model::mirror));
        }
        board.setId("setup-board");
        board.setAccessibleText(tr("Position: arrow keys go from cell to cell, Space paints"));
        board.strokesProperty().set(model);
        VBox.setVgrow(board, Priority.ALWAYS);
        var side = new VBox(brushes, actions, board);
        side.getStyleClass().add("setup-board-side");
        side.setMinWidth(0);
        return side;
    }

    private ToggleButton brush(String name, @Nullable Node picture, Brush brush) {
        var button = new ToggleButton(name, picture);
        button.getStyleClass().add("choice");
        button.setUserData(brush);
        button.setFocusTraversable(false);
        button.setOnAction(event -> {
            model.brushProperty().set(brush);
            show();
        });
        return button;
    }

    private static Button action(String text, String sentence, Runnable action) {
        var button = new Button(text);
        button.setTooltip(new Tooltip(sentence));
        button.setFocusTraversable(false);
        button.setOnAction(event -> action.run());
        return button;
    }

    private Node factsSide() {
        for (int seat = 0; seat < model.variant().seatCount(); seat++) {
            int mover = seat;
            var button = new ToggleButton(model.variant().seat(seat).name(), new SeatDisc(seat));
            button.getStyleClass().add("choice");
            button.setOnAction(event -> {
                model.setToMove(mover);
                show();
            });
            toMove.getChildren().add(button);
        }
        number.setEditable(true);
        number.setId("setup-number");
        number.valueProperty().addListener((observable, before, now) -> {
            if (!showing && now != null) {
                model.setMoveNumber(now);
            }
        });
        text.setId("setup-text");
        text.setOnAction(event -> read());
        text.focusedProperty().addListener((observable, before, now) -> {
            if (!now) {
                read();
            }
        });
        textProblem.getStyleClass().add("bad");
        textProblem.setWrapText(true);
        var copy = action(tr("Copy"), tr("Copies the position as text (Ctrl+C)"), this::copy);
        copy.setId("setup-copy");
        var paste = action(tr("Paste"), tr("Takes the position that was copied as text (Ctrl+V)"), this::paste);
        paste.setId("setup-paste");
        addEventFilter(KeyEvent.KEY_PRESSED, this::handle);
        var side = new VBox(
                heading(tr("To move")),
                toMove,
                heading(tr("Move number")),
                number,
                heading(tr("Position as text")),
                text,
                new HBox(8, copy, paste),
                textProblem,
                heading(trIn("set-up", "Check")),
                problems);
        side.getStyleClass().add("setup-facts");
        side.setPrefWidth(SIDE_WIDTH);
        side.setMinWidth(SIDE_WIDTH);
        return side;
    }

    private static Label heading(String text) {
        var label = new Label(text);
        label.getStyleClass().add("setup-heading");
        return label;
    }

    private Node foot(@Nullable BooleanProperty keep, Runnable onStart, Runnable onCancel) {
        var variant = new Label(model.variant().shownName());
        variant.getStyleClass().add("muted");
        variant.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(variant, Priority.ALWAYS);
        var undo = action(tr("Undo"), tr("Takes the last change back (Ctrl+Z)"), model::undo);
        undo.disableProperty().bind(Bindings.not(model.undoableProperty()));
        var redo = action(tr("Redo"), tr("Makes it again (Ctrl+Y)"), model::redo);
        redo.disableProperty().bind(Bindings.not(model.redoableProperty()));
        var cancel = new Button(tr("Cancel"));
        cancel.setOnAction(event -> onCancel.run());
        var start = new Button(tr("Start a game here"));
        start.setId("setup-start");
        start.getStyleClass().add("accent");
        start.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> !model.problemsProperty().get().isEmpty(), model.problemsProperty()));
        start.setOnAction(event -> onStart.run());
        List.of(undo, redo, cancel, start).forEach(button -> button.setMinWidth(USE_PREF_SIZE));
        var foot = new HBox(variant, undo, redo);
        if (keep != null) {
            var keeping = new CheckBox(tr("Keep the current game open"));
            keeping.selectedProperty().bindBidirectional(keep);
            keeping.setMinWidth(USE_PREF_SIZE);
            foot.getChildren().add(keeping);
        }
        foot.getChildren().addAll(cancel, start);
        foot.getStyleClass().add("editor-foot");
        return foot;
    }

    /** A text that has the focus keeps these keys for itself. */
    private void handle(KeyEvent event) {
        if (event.getTarget() instanceof TextInputControl) {
            return;
        }
        if (COPY.match(event)) {
            copy();
            event.consume();
        } else if (PASTE.match(event)) {
            paste();
            event.consume();
        }
    }

    private void copy() {
        CopiedText.put(model.textProperty().get());
    }

    private void paste() {
        var copied = CopiedText.get();
        if (copied.isBlank()) {
            textProblem.setText(tr("There is no text on the clipboard to paste."));
        } else {
            text.setText(copied.strip());
            read();
        }
    }

    private void read() {
        if (!text.getText().strip().equals(model.textProperty().get())) {
            textProblem.setText(model.read(text.getText()));
        }
    }

    private void show() {
        showing = true;
        var setup = model.setupProperty().get();
        var variant = model.variant();
        brushes.getChildren().forEach(node -> {
            var button = (ToggleButton) node;
            button.setSelected(model.brushProperty().get().equals(button.getUserData()));
        });
        for (int seat = 0; seat < variant.seatCount(); seat++) {
            ((ToggleButton) toMove.getChildren().get(seat)).setSelected(setup.toMove() == seat);
        }
        number.getValueFactory().setValue(setup.moveNumber());
        text.setText(model.textProperty().get());
        textProblem.setText("");
        showProblems();
        List<Set<Integer>> homes = variant.seats().stream()
                .map(seat -> Set.copyOf(seat.home().cells()))
                .toList();
        board.pictureProperty()
                .set(new CampPicture(
                        variant.geometry().shape(),
                        homes,
                        pieces(setup, variant.seatCount()),
                        0,
                        Set.of(),
                        -1,
                        Set.of()));
        showing = false;
    }

    private void showProblems() {
        var sentences = model.problemsProperty().get();
        problems.getChildren().clear();
        for (var sentence : sentences.isEmpty() ? List.of(tr("A game can begin here.")) : sentences) {
            var label = new Label(sentence);
            label.setWrapText(true);
            label.getStyleClass().add(sentences.isEmpty() ? "good" : "bad");
            problems.getChildren().add(label);
        }
    }

    private static List<Set<Integer>> pieces(Setup setup, int seats) {
        var pieces = new ArrayList<Set<Integer>>();
        IntStream.range(0, seats).forEach(seat -> pieces.add(new HashSet<>()));
        for (int cell = 0; cell < setup.cells().size(); cell++) {
            int seat = setup.cells().get(cell);
            if (seat != Position.EMPTY) {
                pieces.get(seat).add(cell);
            }
        }
        return pieces;
    }
}
