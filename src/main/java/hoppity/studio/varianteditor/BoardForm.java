package hoppity.studio.varianteditor;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;
import static hoppity.words.Words.trIn;

import hoppity.board.Geometry;
import hoppity.board.Rectangle;
import hoppity.board.Seat;
import hoppity.board.Star;
import hoppity.studio.board.SeatDisc;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

/** What stands above the board: its kind and size, the seats, whose camp is painted and how. */
final class BoardForm extends VBox {
    private static final double BOX_WIDTH = 64;

    private final VariantEditorViewModel viewModel;
    private final ComboBox<String> kind = new ComboBox<>();
    private final Spinner<Integer> files = new Spinner<>(Rectangle.MIN_SIDE, Rectangle.MAX_SIDE, 8);
    private final Spinner<Integer> ranks = new Spinner<>(Rectangle.MIN_SIDE, Rectangle.MAX_SIDE, 8);
    private final ComboBox<Integer> points = new ComboBox<>();
    private final ComboBox<Integer> seats = new ComboBox<>();
    private final ComboBox<Targets> targets = new ComboBox<>();
    private final HBox rectangle = row(files, new Label("×"), ranks);
    private final HBox seatButtons = row();
    private final HBox toolButtons = row();
    private final String squares = tr("Squares");
    private final String star = tr("Star");
    private boolean showing;

    BoardForm(VariantEditorViewModel viewModel) {
        this.viewModel = viewModel;
        getStyleClass().add("variant-board-form");
        kind.setId("board-kind");
        kind.getItems().setAll(squares, star);
        onChoice(
                kind,
                chosen -> viewModel.setShape(
                        chosen.equals(star)
                                ? new Star(Star.MAX_SIDE)
                                : new Rectangle(files.getValue(), ranks.getValue())));
        side(
                files,
                "board-files",
                trIn("board", "Files"),
                value -> viewModel.setShape(new Rectangle(value, ranks.getValue())));
        side(
                ranks,
                "board-ranks",
                trIn("board", "Ranks"),
                value -> viewModel.setShape(new Rectangle(files.getValue(), value)));
        points.setId("star-side");
        points.getItems().setAll(numbers(Star.MIN_SIDE, Star.MAX_SIDE));
        points.setConverter(shown(side -> count(side * (side + 1) / 2, "{0} hole a point", "{0} holes a point")));
        onChoice(points, side -> viewModel.setShape(new Star(side)));
        seats.setId("seat-count");
        seats.getItems().setAll(numbers(Geometry.MIN_SEATS, Geometry.MAX_SEATS));
        seats.setConverter(shown(number -> count(number, "{0} seat", "{0} seats")));
        onChoice(seats, viewModel::setSeats);
        targets.setId("targets");
        targets.getItems().setAll(Targets.values());
        targets.setConverter(shown(Targets::text));
        onChoice(targets, viewModel::setTargets);

        var symmetric = new CheckBox(tr("All seats alike"));
        symmetric.setId("symmetric");
        symmetric.setTooltip(
                new Tooltip(tr("What is painted for one seat is painted for the others, seen from their places")));
        symmetric.selectedProperty().bindBidirectional(viewModel.symmetricProperty());
        var clear = new Button(tr("Clear"));
        clear.setId("clear-camp");
        clear.setTooltip(new Tooltip(tr("Takes away the camp that the tool paints")));
        clear.setOnAction(event -> viewModel.clear());

        for (var tool : Tool.values()) {
            toolButtons.getChildren().add(toolButton(tool));
        }
        getChildren()
                .setAll(
                        row(name(tr("Board")), kind, rectangle, points, seats),
                        row(name(tr("Targets")), targets),
                        row(name(tr("Seat")), seatButtons),
                        row(name(tr("Paint")), toolButtons, symmetric, clear));
        viewModel.draftProperty().addListener(observable -> show());
        viewModel.seatProperty().addListener(observable -> show());
        viewModel.toolProperty().addListener(observable -> show());
        show();
    }

    private static HBox row(Node... nodes) {
        var row = new HBox(nodes);
        row.getStyleClass().add("variant-row");
        return row;
    }

    private static Label name(String text) {
        var label = new Label(text);
        label.getStyleClass().add("variant-row-name");
        return label;
    }

    private static List<Integer> numbers(int first, int last) {
        return IntStream.rangeClosed(first, last).boxed().toList();
    }

    private <T> void onChoice(ComboBox<T> box, java.util.function.Consumer<T> action) {
        box.valueProperty().addListener((observable, before, now) -> {
            if (!showing && now != null) {
                action.accept(now);
            }
        });
    }

    private void side(Spinner<Integer> spinner, String id, String what, IntConsumer action) {
        spinner.setId(id);
        spinner.setPrefWidth(BOX_WIDTH);
        spinner.setMinWidth(BOX_WIDTH);
        spinner.setAccessibleText(what);
        spinner.setTooltip(new Tooltip(tr("{0}, from {1} to {2}", what, Rectangle.MIN_SIDE, Rectangle.MAX_SIDE)));
        spinner.valueProperty().addListener((observable, before, now) -> {
            if (!showing) {
                action.accept(now);
            }
        });
    }

    private static <T> StringConverter<T> shown(Function<? super T, String> text) {
        return new StringConverter<>() {
            @Override
            public String toString(T value) {
                return value == null ? "" : text.apply(value);
            }

            @Override
            public T fromString(String typed) {
                throw new UnsupportedOperationException("the box is not editable");
            }
        };
    }

    private ToggleButton toolButton(Tool tool) {
        var button = new ToggleButton(tool.text());
        button.getStyleClass().add("choice");
        button.setId("tool-" + tool.name().toLowerCase(java.util.Locale.ROOT));
        button.setTooltip(new Tooltip(tool.sentence()));
        button.setUserData(tool);
        button.setOnAction(event -> {
            viewModel.toolProperty().set(tool);
            show();
        });
        return button;
    }

    private ToggleButton seatButton(int seat) {
        var button = new ToggleButton(Seat.nameOf(seat), new SeatDisc(seat));
        button.getStyleClass().add("choice");
        button.setId("seat-" + (seat + 1));
        button.setOnAction(event -> {
            viewModel.seatProperty().set(seat);
            show();
        });
        return button;
    }

    private void show() {
        showing = true;
        var draft = viewModel.draft();
        kind.setValue(draft.shape() instanceof Star ? star : squares);
        if (draft.shape() instanceof Rectangle board) {
            files.getValueFactory().setValue(board.files());
            ranks.getValueFactory().setValue(board.ranks());
        } else if (draft.shape() instanceof Star board) {
            points.setValue(board.side());
        }
        showOnly(rectangle, draft.shape() instanceof Rectangle);
        showOnly(points, draft.shape() instanceof Star);
        seats.setValue(draft.seatCount());
        targets.setValue(draft.targets());
        if (seatButtons.getChildren().size() != draft.seatCount()) {
            seatButtons
                    .getChildren()
                    .setAll(IntStream.range(0, draft.seatCount())
                            .mapToObj(this::seatButton)
                            .toList());
        }
        for (int seat = 0; seat < draft.seatCount(); seat++) {
            ((ToggleButton) seatButtons.getChildren().get(seat))
                    .setSelected(seat == viewModel.seatProperty().get());
        }
        for (var node : toolButtons.getChildren()) {
            var button = (ToggleButton) node;
            button.setSelected(button.getUserData() == viewModel.toolProperty().get());
            button.setDisable(button.getUserData() == Tool.TARGET && draft.targets() != Targets.PAINTED);
        }
        showing = false;
    }

    private static void showOnly(Node node, boolean visible) {
        node.setVisible(visible);
        node.setManaged(visible);
    }
}
