package hoppity.studio.comment;

import static hoppity.words.Words.tr;

import hoppity.record.Glyph;
import hoppity.studio.concurrent.LatestValue;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.TilePane;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The editor of comments and glyphs. Escape or Ctrl+Enter ends the writing; so does a press anywhere else. The heading and
 * the tools are for the header of the pane that it stands in.
 */
public final class CommentView extends HBox {
    private static final int GLYPH_COLUMNS = 3;

    private final CommentViewModel viewModel;
    private final TextArea text = new TextArea();
    private final TextArea before = new TextArea();
    private final Label heading = new Label();
    private final ToggleButton beforeButton = button("", tr("Comment before the move"), "comment-tool");
    private final ToggleButton positionButton = button("±", tr("Glyphs about the position"), "comment-tool");
    private final HBox tools = new HBox(beforeButton, positionButton);
    private final BooleanProperty beforeWanted = new SimpleBooleanProperty(this, "beforeWanted");
    private Runnable onDone = () -> {
        if (getScene() != null) {
            getScene().getRoot().requestFocus();
        }
    };

    public CommentView(CommentViewModel viewModel) {
        this.viewModel = viewModel;
        getStyleClass().add("comment-view");
        var styles = Objects.requireNonNull(CommentView.class.getResource("comment.css"))
                .toExternalForm();
        getStylesheets().add(styles);
        tools.getStylesheets().add(styles);
        tools.getStyleClass().add("comment-tools");
        beforeButton.setGraphic(new FontIcon("mdi2c-comment-arrow-left-outline"));
        heading.getStyleClass().add("comment-heading");
        heading.textProperty().bind(viewModel.headingProperty());

        prepare(text, "comment-text");
        text.textProperty().bindBidirectional(viewModel.textProperty());
        text.promptTextProperty()
                .bind(Bindings.when(viewModel.onMoveProperty())
                        .then(tr("Comment on this move"))
                        .otherwise(tr("Comment on the game")));
        prepare(before, "comment-before");
        before.textProperty().bindBidirectional(viewModel.beforeProperty());
        before.setPromptText(tr("Comment before the move"));
        before.setPrefRowCount(1);

        // Long texts are written without a pause in which they would be committed: a crash must not take them.
        var writing = LatestValue.<String>onUiThread(1, typed -> viewModel.commitWhileWriting());
        viewModel.textProperty().addListener((observable, old, typed) -> writing.offer(typed));
        viewModel.beforeProperty().addListener((observable, old, typed) -> writing.offer(typed));

        var others = new Label();
        others.getStyleClass().add("comment-others");
        others.setWrapText(true);
        others.textProperty()
                .bind(Bindings.createStringBinding(() -> String.join("\n", viewModel.others()), viewModel.others()));
        showWhile(others, Bindings.isNotEmpty(viewModel.others()));

        var texts = new CommentTexts(before, text, others);
        HBox.setHgrow(texts, Priority.ALWAYS);
        getChildren().addAll(texts, moveGlyphs());
        addBefore();
        addPositionMenu();
    }

    /** Names the move that the text belongs to. */
    public Node heading() {
        return heading;
    }

    /** Buttons for what is needed less often. */
    public Node tools() {
        return tools;
    }

    /** What happens when the writing is ended by a key; by default the window's root takes the focus. */
    public void setOnDone(Runnable action) {
        onDone = action;
    }

    /** Lets the user write at once. */
    public void startWriting() {
        text.requestFocus();
        text.end();
    }

    private void prepare(TextArea area, String styleClass) {
        area.getStyleClass().add(styleClass);
        area.setWrapText(true);
        area.setPrefRowCount(2);
        area.setMinHeight(0);
        area.setContextMenu(new CommentMenu(viewModel, area));
        area.disableProperty().bind(viewModel.documentProperty().isNull());
        area.focusedProperty().addListener((observable, was, focused) -> {
            if (!focused) {
                viewModel.commit();
            }
        });
        area.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            boolean done =
                    event.getCode() == KeyCode.ESCAPE || event.getCode() == KeyCode.ENTER && event.isShortcutDown();
            if (done) {
                event.consume();
                viewModel.commit();
                onDone.run();
            } else if (event.getCode() == KeyCode.TAB && !event.isControlDown()) {
                // Nobody writes tabs into a comment; with Control the key goes on to the next control.
                event.consume();
                area.fireEvent(withControl(event));
            }
        });
    }

    private static KeyEvent withControl(KeyEvent event) {
        return new KeyEvent(
                event.getEventType(),
                event.getCharacter(),
                event.getText(),
                event.getCode(),
                event.isShiftDown(),
                true,
                event.isAltDown(),
                event.isMetaDown());
    }

    private static void showWhile(Node node, ObservableBooleanValue condition) {
        node.visibleProperty().bind(condition);
        node.managedProperty().bind(condition);
    }

    /** The field shows for a move that has such a comment, and for any move while the button is down. */
    private void addBefore() {
        var hasText = viewModel.beforeProperty().isNotEmpty();
        showWhile(before, viewModel.onMoveProperty().and(beforeWanted.or(hasText)));
        beforeButton.disableProperty().bind(viewModel.onMoveProperty().not());
        beforeButton.selectedProperty().bindBidirectional(beforeWanted);
        beforeButton.setOnAction(event -> {
            if (beforeWanted.get()) {
                before.requestFocus();
            }
        });
    }

    // ---- glyphs

    private TilePane moveGlyphs() {
        var tiles = new TilePane();
        tiles.getStyleClass().add("glyph-buttons");
        tiles.setPrefColumns(GLYPH_COLUMNS);
        tiles.setAlignment(Pos.TOP_RIGHT);
        tiles.setMinWidth(USE_PREF_SIZE);
        for (var glyph : Glyph.MOVES) {
            var button = button(glyph.symbol(), glyph.meaning(), "glyph-button");
            button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
            button.disableProperty().bind(viewModel.onMoveProperty().not());
            button.setOnAction(event -> viewModel.toggle(glyph));
            showWhether(button, glyph);
            viewModel.glyphs().addListener((ListChangeListener<Glyph>) change -> showWhether(button, glyph));
            tiles.getChildren().add(button);
        }
        return tiles;
    }

    private void showWhether(ToggleButton button, Glyph glyph) {
        button.setSelected(viewModel.glyphs().contains(glyph));
    }

    private void addPositionMenu() {
        var menu = new ContextMenu();
        positionButton.disableProperty().bind(viewModel.onMoveProperty().not());
        positionButton.setOnAction(event -> {
            menu.getItems().clear();
            Glyph.POSITIONS.forEach(glyph -> menu.getItems().add(CommentMenu.glyphItem(viewModel, glyph)));
            menu.getItems().add(new SeparatorMenuItem());
            Glyph.REMARKS.forEach(glyph -> menu.getItems().add(CommentMenu.glyphItem(viewModel, glyph)));
            menu.show(positionButton, Side.BOTTOM, 0, 0);
            showPositionGlyphs();
        });
        viewModel.glyphs().addListener((ListChangeListener<Glyph>) change -> showPositionGlyphs());
        showPositionGlyphs();
    }

    /** The button is down while the move has such a glyph, and shows which. */
    private void showPositionGlyphs() {
        var shown = viewModel.glyphs().stream()
                .filter(glyph -> glyph.kind() != Glyph.Kind.MOVE)
                .map(Glyph::symbol)
                .toList();
        positionButton.setSelected(!shown.isEmpty());
        positionButton.setText(shown.isEmpty() ? "±" : String.join(" ", shown));
    }

    private static ToggleButton button(String symbol, String meaning, String styleClass) {
        var button = new ToggleButton(symbol);
        button.getStyleClass().setAll(styleClass);
        button.setFocusTraversable(false);
        button.setTooltip(new Tooltip(meaning));
        button.setAccessibleText(meaning);
        return button;
    }
}
