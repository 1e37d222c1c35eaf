package hoppity.studio.gameinfo;

import static hoppity.words.Words.tr;
import static hoppity.words.Words.trIn;

import hoppity.export.text.ReasonName;
import hoppity.rules.Termination;
import hoppity.studio.concurrent.LatestValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/** A form with what is told about the game. Enter or leaving a field puts it into the record, and so does a while of typing. */
public final class GameInfoView extends ScrollPane {
    private final GameInfoViewModel viewModel;
    private final GridPane players = grid();
    private final Label others = new Label();
    /** A crash must not take what is typed without a pause. */
    private final LatestValue<String> typing;

    public GameInfoView(GameInfoViewModel viewModel) {
        this.viewModel = viewModel;
        typing = LatestValue.onUiThread(1, typed -> viewModel.commitWhileTyping());
        getStyleClass().add("game-info");
        getStylesheets()
                .add(Objects.requireNonNull(GameInfoView.class.getResource("gameinfo.css"))
                        .toExternalForm());
        setFitToWidth(true);
        setFocusTraversable(false);

        var problem = new Label();
        problem.getStyleClass().add("game-info-problem");
        problem.setWrapText(true);
        problem.textProperty().bind(viewModel.problemProperty());
        showWhile(problem, viewModel.problemProperty().isNotEmpty());
        others.getStyleClass().add("game-info-others");
        others.setWrapText(true);
        showWhile(others, others.textProperty().isNotEmpty());

        var form = new VBox(players, result(), headers(), problem, others);
        form.getStyleClass().add("game-info-form");
        form.disableProperty().bind(viewModel.documentProperty().isNull());
        setContent(form);

        viewModel.players().addListener((ListChangeListener<PlayerFields>) change -> showPlayers());
        showPlayers();
        viewModel.changes().addListener(observable -> others.setText(viewModel.otherHeaders()));
        others.setText(viewModel.otherHeaders());
    }

    private static GridPane grid() {
        var grid = new GridPane();
        grid.getStyleClass().add("game-info-grid");
        var names = new ColumnConstraints();
        names.setHalignment(HPos.LEFT);
        names.setMinWidth(72);
        var fields = new ColumnConstraints();
        fields.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().addAll(names, fields);
        return grid;
    }

    private static void addRow(GridPane grid, String name, Node field) {
        int row = grid.getRowCount();
        var label = new Label(name);
        label.getStyleClass().add("game-info-name");
        label.setLabelFor(field);
        grid.add(label, 0, row);
        grid.add(field, 1, row);
    }

    private static void showWhile(Node node, ObservableBooleanValue condition) {
        node.visibleProperty().bind(condition);
        node.managedProperty().bind(condition);
    }

    private TextField field(InfoField content, String prompt) {
        var field = new TextField();
        field.textProperty().bindBidirectional(content.textProperty());
        field.setPromptText(prompt);
        field.textProperty().addListener((observable, old, typed) -> typing.offer(typed));
        field.setOnAction(event -> viewModel.commit());
        field.focusedProperty().addListener((observable, was, focused) -> {
            if (!focused) {
                viewModel.commit();
            }
        });
        return field;
    }

    private void showPlayers() {
        players.getChildren().clear();
        for (var player : viewModel.players()) {
            var name = field(player.name(), trIn("player", "Name"));
            HBox.setHgrow(name, Priority.ALWAYS);
            var rating = field(player.rating(), tr("Rating"));
            rating.getStyleClass().add("game-info-rating");
            rating.setMinWidth(USE_PREF_SIZE);
            var both = new HBox(name, rating);
            both.getStyleClass().add("game-info-row");
            addRow(players, player.seatName(), both);
        }
    }

    private Node headers() {
        var grid = grid();
        viewModel.headers().forEach((header, content) -> {
            var prompt = header.equals("Date") ? tr("Year.month.day, ?? for what is unknown") : "";
            addRow(grid, words(header), field(content, prompt));
        });
        return grid;
    }

    /** What a header of the view model is called on the screen. */
    private static String words(String header) {
        return switch (header) {
            case "Event" -> tr("Event");
            case "Site" -> tr("Site");
            case "Date" -> tr("Date");
            case "Round" -> tr("Round");
            case "Annotator" -> tr("Annotator");
            default -> header;
        };
    }

    // ---- the result

    private Node result() {
        var choice = new ComboBox<ResultChoice>();
        choice.setConverter(shown(viewModel::text));
        choice.getItems().setAll(viewModel.choices());
        choice.setValue(viewModel.resultProperty().get());
        viewModel.choices().addListener((ListChangeListener<ResultChoice>)
                change -> choice.getItems().setAll(viewModel.choices()));
        viewModel.resultProperty().addListener((observable, old, now) -> choice.setValue(now));
        // While its list is refilled the box has no value.
        choice.valueProperty().addListener((observable, old, now) -> {
            if (now != null) {
                viewModel.resultProperty().set(now);
            }
        });

        var reason = new ComboBox<@Nullable Termination>();
        reason.setConverter(shown(r -> r == null ? tr("No reason told") : ReasonName.of(r)));
        var reasons = new ArrayList<@Nullable Termination>();
        reasons.add(null);
        reasons.addAll(Arrays.asList(Termination.values()));
        reason.setItems(FXCollections.observableArrayList(reasons));
        reason.valueProperty().bindBidirectional(viewModel.reasonProperty());
        reason.disableProperty().bind(viewModel.decidedProperty().not());

        var grid = grid();
        var both = new HBox(choice, reason);
        both.getStyleClass().add("game-info-row");
        List.of(choice, reason).forEach(box -> {
            box.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(box, Priority.ALWAYS);
        });
        addRow(grid, tr("Result"), both);
        addRow(grid, "", field(viewModel.detail(), tr("A word about the result")));
        return grid;
    }

    /** A converter one way: nothing is typed into the box. */
    private static <T extends @Nullable Object> StringConverter<T> shown(
            java.util.function.Function<? super T, String> text) {
        return new StringConverter<>() {
            @Override
            public String toString(T value) {
                return text.apply(value);
            }

            @Override
            public T fromString(String typed) {
                throw new UnsupportedOperationException("the box is not editable");
            }
        };
    }
}
