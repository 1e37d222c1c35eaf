package hoppity.studio.session;

import static hoppity.words.Words.tr;

import hoppity.studio.board.MiniBoard;
import hoppity.studio.session.PastePreview.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/** What was pasted, with the position that it ends in and what was guessed, above what can be done with it. */
final class PasteView extends VBox {
    private static final double BOARD = 250;
    /** More remarks than that are only counted. */
    private static final int REMARKS = 100;

    private final PastePreview preview;

    /** @param then gets what the person wants done */
    PasteView(PastePreview preview, Consumer<Action> then, Runnable cancel) {
        this.preview = preview;
        setId("paste");
        getStyleClass().add("paste");
        getStylesheets()
                .add(Objects.requireNonNull(PasteView.class.getResource("paste.css"))
                        .toExternalForm());
        var columns = new HBox(board(), words());
        columns.getStyleClass().add("paste-columns");
        VBox.setVgrow(columns, Priority.ALWAYS);
        getChildren().addAll(columns, bar(then, cancel));
    }

    /** Puts the focus where Enter does what is likeliest. */
    void start() {
        var first = preview.actionsProperty().get().get(0);
        lookup("#" + id(first)).requestFocus();
    }

    private static String id(Action action) {
        return "paste-" + action.name().toLowerCase(Locale.ROOT);
    }

    private Node board() {
        var board = new MiniBoard(BOARD);
        board.rotationProperty().set(preview.rotation());
        board.positionProperty().bind(preview.endProperty());
        board.setMinSize(BOARD, BOARD);
        board.setMaxSize(BOARD, BOARD);
        return board;
    }

    private Node words() {
        var name = new Label();
        name.setId("paste-name");
        name.getStyleClass().add("paste-name");
        name.setWrapText(true);
        name.textProperty().bind(preview.chosenProperty().map(Pasted::name));
        var facts = new Label();
        facts.setId("paste-facts");
        facts.setWrapText(true);
        facts.textProperty().bind(preview.factsProperty());
        var moves = new Label();
        moves.setId("paste-moves");
        moves.getStyleClass().add("paste-moves");
        moves.setWrapText(true);
        moves.setMaxWidth(Double.MAX_VALUE);
        moves.textProperty().bind(preview.chosenProperty().map(way -> preview.moves()));
        moves.visibleProperty().bind(moves.textProperty().isNotEmpty());
        moves.managedProperty().bind(moves.visibleProperty());
        moves.setMinHeight(Region.USE_PREF_SIZE);
        var remarks = new VBox();
        remarks.getStyleClass().add("paste-remarks");
        Runnable show = () ->
                remarks.getChildren().setAll(remarks(preview.chosenProperty().get()));
        show.run();
        preview.chosenProperty().addListener(observable -> show.run());
        var scroll = new ScrollPane(remarks);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.visibleProperty().bind(Bindings.isNotEmpty(remarks.getChildren()));
        VBox.setVgrow(scroll, Priority.ALWAYS);
        var column = new VBox(name, facts);
        if (preview.ways().size() > 1) {
            column.getChildren().add(0, choice());
        }
        column.getChildren().addAll(moves, scroll);
        column.getStyleClass().add("paste-column");
        column.setMinWidth(0);
        HBox.setHgrow(column, Priority.ALWAYS);
        return column;
    }

    private static List<Label> remarks(Pasted pasted) {
        var all = pasted.remarks();
        var labels = new ArrayList<Label>();
        all.stream().limit(REMARKS).forEach(remark -> labels.add(remark(remark)));
        if (all.size() > REMARKS) {
            labels.add(remark(tr("… and {0} more", all.size() - REMARKS)));
        }
        return labels;
    }

    private static Label remark(String text) {
        var label = new Label(text);
        label.getStyleClass().addAll("muted", "small");
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private Node choice() {
        var box = new ComboBox<Pasted>();
        box.setId("paste-choice");
        box.getItems().setAll(preview.ways());
        box.valueProperty().bindBidirectional(preview.chosenProperty());
        box.setMaxWidth(Double.MAX_VALUE);
        box.setMinWidth(0);
        box.setAccessibleText(tr("How to take what was copied"));
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(@Nullable Pasted way) {
                return way == null ? "" : way.name() + " · " + way.facts();
            }

            @Override
            public Pasted fromString(String typed) {
                return preview.chosenProperty().get();
            }
        });
        return box;
    }

    private Node bar(Consumer<Action> then, Runnable cancel) {
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var leave = new Button(tr("Cancel"));
        leave.setId("paste-cancel");
        leave.setOnAction(event -> cancel.run());
        leave.setMinWidth(Region.USE_PREF_SIZE);
        var bar = new HBox(space, leave);
        bar.getStyleClass().add("paste-bar");
        bar.setAlignment(Pos.CENTER_RIGHT);
        for (var action : List.of(Action.MERGE, Action.OPEN, Action.INSERT)) {
            bar.getChildren().add(button(action, then));
        }
        return bar;
    }

    private Button button(Action action, Consumer<Action> then) {
        var button = new Button(text(action));
        button.setId(id(action));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> then.accept(action));
        var actions = preview.actionsProperty();
        button.visibleProperty().bind(actions.map(offered -> offered.contains(action)));
        button.managedProperty().bind(button.visibleProperty());
        button.defaultButtonProperty()
                .bind(actions.map(offered -> offered.get(0).equals(action)));
        return button;
    }

    private static String text(Action action) {
        return switch (action) {
            case INSERT -> tr("Insert as a variation here");
            case MERGE -> tr("Merge into this game");
            case OPEN -> tr("Open in a new tab");
        };
    }
}
