package hoppity.studio.session;

import static hoppity.words.Words.tr;

import hoppity.studio.shell.SearchWords;
import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.collections.FXCollections;
import javafx.collections.transformation.FilteredList;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * A dialog that lets a person choose one of a list: a double click or Enter takes the chosen line. A long list has a field
 * above it; what is typed there leaves the lines that hold these words.
 */
class ListDialog<T> extends Dialog<T> {
    private static final double WIDTH = 660;
    private static final double HEIGHT = 460;
    /** A list that is longer can be searched. */
    private static final int SEEN_AT_ONCE = 8;

    /** The keys that move through the list while the words are typed. */
    private static final Set<KeyCode> MOVING = Set.of(KeyCode.UP, KeyCode.DOWN, KeyCode.PAGE_UP, KeyCode.PAGE_DOWN);

    /** How a choice is shown: a name, a quieter second line, and a picture or null. */
    record Line(String name, String detail, @Nullable Supplier<Node> picture) {
        /** What is searched, in lower case. */
        String words() {
            return (name + ' ' + detail).toLowerCase(Locale.ROOT);
        }
    }

    ListDialog(Window owner, String title, String header, String verb, Collection<T> choices, Function<T, Line> lines) {
        this(owner, title, header, verb, choices, lines, typed -> {
            var words = SearchWords.of(typed);
            return choice -> words.fit(lines.apply(choice).words());
        });
    }

    /** @param search which choices what is typed leaves */
    ListDialog(
            Window owner,
            String title,
            String header,
            String verb,
            Collection<T> choices,
            Function<T, Line> lines,
            Function<String, Predicate<T>> search) {
        initOwner(owner);
        setTitle(title);
        setHeaderText(header);
        setResizable(true);
        var accept = new ButtonType(verb, ButtonData.OK_DONE);
        var list = new ListView<T>();
        var shown = new FilteredList<>(FXCollections.observableArrayList(choices));
        list.setItems(shown);
        list.getSelectionModel().select(0);
        list.setPlaceholder(new Label(tr("Nothing has these words.")));
        list.setPrefSize(WIDTH, HEIGHT);
        list.setCellFactory(view -> new Cell<>(lines));
        VBox.setVgrow(list, Priority.ALWAYS);
        var field = new TextField();
        field.setId("list-search");
        field.setPromptText(tr("Search"));
        field.textProperty().addListener((observable, before, typed) -> {
            shown.setPredicate(search.apply(typed));
            list.getSelectionModel().select(0);
            list.scrollTo(0);
        });
        field.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (MOVING.contains(event.getCode())) {
                event.consume();
                list.fireEvent(event.copyFor(list, list));
            }
        });
        boolean isLong = choices.size() > SEEN_AT_ONCE;
        getDialogPane().setContent(isLong ? new VBox(8, search(field, shown), list) : list);
        getDialogPane().getButtonTypes().setAll(accept, new ButtonType(tr("Cancel"), ButtonData.CANCEL_CLOSE));
        getDialogPane()
                .lookupButton(accept)
                .disableProperty()
                .bind(list.getSelectionModel().selectedItemProperty().isNull());
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                setResult(list.getSelectionModel().getSelectedItem());
                close();
            }
        });
        setResultConverter(
                pressed -> pressed == accept ? list.getSelectionModel().getSelectedItem() : null);
        // The default button would take the focus after the dialog has been shown.
        setOnShown(event -> Platform.runLater(isLong ? field::requestFocus : list::requestFocus));
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                event.consume();
                close();
            }
        });
    }

    /** The field, and how many are left of how many while anything is typed. */
    private static Node search(TextField field, FilteredList<?> shown) {
        field.getStyleClass().add("search-field");
        HBox.setHgrow(field, Priority.ALWAYS);
        var left = new Label();
        left.setId("list-count");
        left.getStyleClass().addAll("muted", "small");
        left.setMinWidth(Region.USE_PREF_SIZE);
        left.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> tr("{0} of {1}", shown.size(), shown.getSource().size()), shown, field.textProperty()));
        left.visibleProperty().bind(field.textProperty().isNotEmpty());
        left.managedProperty().bind(left.visibleProperty());
        var row = new HBox(12, field, left);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private static final class Cell<T> extends ListCell<T> {
        private final Function<T, Line> lines;
        private @Nullable T shown;

        Cell(Function<T, Line> lines) {
            this.lines = lines;
        }

        @Override
        protected void updateItem(@Nullable T item, boolean empty) {
            super.updateItem(item, empty);
            if (item == null || empty) {
                shown = null;
                setGraphic(null);
                return;
            }
            if (item == shown) {
                return;
            }
            shown = item;
            var line = lines.apply(item);
            var name = new Label(line.name());
            var detail = new Label(line.detail());
            detail.getStyleClass().addAll("muted", "small");
            detail.setWrapText(true);
            var text = new VBox(2, name, detail);
            HBox.setHgrow(text, Priority.ALWAYS);
            text.setAlignment(Pos.CENTER_LEFT);
            var row = new HBox(12);
            if (line.picture() != null) {
                var picture = line.picture().get();
                if (picture instanceof Region region) {
                    // A long text is cut or wrapped; the picture keeps its place.
                    region.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
                }
                row.getChildren().add(picture);
            }
            row.getChildren().add(text);
            row.setAlignment(Pos.CENTER_LEFT);
            setGraphic(row);
            // Wide lines wrap instead of asking for a scroll bar.
            setPrefWidth(0);
        }
    }
}
