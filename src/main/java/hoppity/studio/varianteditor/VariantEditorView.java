package hoppity.studio.varianteditor;

import static hoppity.words.Words.tr;
import static hoppity.words.Words.trIn;

import hoppity.rules.Variant;
import hoppity.studio.board.CampBoard;
import hoppity.studio.board.CampPicture;
import hoppity.studio.board.SeatDisc;
import hoppity.studio.command.HistoryKeys;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** The editor: the camps on a board at the left, the rules and what is wrong with them at the right. */
public final class VariantEditorView extends BorderPane {
    private static final KeyCombination SAVE = new KeyCodeCombination(KeyCode.S, KeyCombination.SHORTCUT_DOWN);
    private static final double RULES_WIDTH = 560;

    private final VariantEditorViewModel viewModel;
    private final Runnable onSave;
    private final TextField name = new TextField();
    private final TextField source = new TextField();
    private final CampBoard board = new CampBoard();

    /**
     * @param onSave keeps the variant
     * @param onCancel leaves without
     */
    public VariantEditorView(VariantEditorViewModel viewModel, Runnable onSave, Runnable onCancel) {
        this.viewModel = viewModel;
        this.onSave = onSave;
        getStyleClass().add("variant-editor");
        getStylesheets().addAll(SeatDisc.STYLE_SHEET, styleSheet());
        setTop(head());
        setCenter(boardSide());
        setRight(ruleSide());
        setBottom(foot(onCancel));
        HistoryKeys.install(this, viewModel::undo, viewModel::redo);
        addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        viewModel.draftProperty().addListener(observable -> show());
        viewModel.seatProperty().addListener(observable -> show());
        show();
    }

    static String styleSheet() {
        return Objects.requireNonNull(VariantEditorView.class.getResource("varianteditor.css"))
                .toExternalForm();
    }

    private Node head() {
        name.setId("variant-name");
        name.setPromptText(tr("Name of the variant"));
        name.textProperty().addListener((observable, before, now) -> viewModel.setName(now));
        source.setId("variant-source");
        source.setPromptText(tr("Whose rules; may be empty"));
        source.textProperty().addListener((observable, before, now) -> viewModel.setSource(now));
        HBox.setHgrow(name, Priority.ALWAYS);
        var gap = new Region();
        gap.getStyleClass().add("variant-gap");
        var head = new HBox(
                fieldName(trIn("variant", "Name"), name),
                name,
                fieldName(tr("Source"), source),
                source,
                models(),
                gap,
                tool("variant-undo", "mdi2u-undo", tr("Undo (Ctrl+Z)"), viewModel::undo, viewModel.undoableProperty()),
                tool("variant-redo", "mdi2r-redo", tr("Redo (Ctrl+Y)"), viewModel::redo, viewModel.redoableProperty()));
        head.getStyleClass().add("variant-head");
        return head;
    }

    private static Label fieldName(String text, Node field) {
        var label = new Label(text);
        label.setLabelFor(field);
        label.getStyleClass().add("muted");
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    private Node models() {
        var menu = new MenuButton(tr("Start from…"));
        menu.setId("variant-models");
        menu.setMinWidth(USE_PREF_SIZE);
        viewModel.models().forEach(model -> menu.getItems().add(modelItem(model)));
        return menu;
    }

    private MenuItem modelItem(Variant model) {
        var item = new MenuItem(model.shownName() + (model.source().isEmpty() ? "" : "  ·  " + model.shownSource()));
        item.setMnemonicParsing(false);
        item.setOnAction(event -> viewModel.startFrom(model));
        return item;
    }

    private static Button tool(String id, String icon, String text, Runnable action, ReadOnlyBooleanProperty enabled) {
        var button = new Button(null, new FontIcon(icon));
        button.setId(id);
        button.getStyleClass().add("tool-button");
        button.setAccessibleText(text);
        button.setTooltip(new Tooltip(text));
        button.setFocusTraversable(false);
        button.setOnAction(event -> action.run());
        button.disableProperty().bind(Bindings.not(enabled));
        return button;
    }

    private Node boardSide() {
        board.setId("camp-board");
        board.strokesProperty().set(viewModel);
        VBox.setVgrow(board, Priority.ALWAYS);
        var legend = new Label(
                tr("Pieces stand where the seats start. Dashed rings: the chosen seat's target, with a dot on the"
                        + " corner to which tempo is counted."));
        legend.getStyleClass().addAll("muted", "small");
        legend.setWrapText(true);
        legend.setMinHeight(USE_PREF_SIZE);
        var side = new VBox(new BoardForm(viewModel), board, legend);
        side.getStyleClass().add("variant-board-side");
        side.setMinWidth(0);
        return side;
    }

    private Node ruleSide() {
        var choose = new Tab(tr("Rules"), new OptionsView(viewModel));
        var read = new Tab(tr("In sentences"), new RuleSentencesView(viewModel));
        read.setId("variant-sentences");
        var tabs = new TabPane(choose, read);
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        VBox.setVgrow(tabs, Priority.ALWAYS);
        var side = new VBox(tabs, new ChecksView(viewModel));
        side.getStyleClass().add("variant-rule-side");
        side.setPrefWidth(RULES_WIDTH);
        side.setMinWidth(RULES_WIDTH);
        return side;
    }

    private Node foot(Runnable onCancel) {
        var obstacle = new Label();
        obstacle.setId("variant-obstacle");
        obstacle.textProperty()
                .bind(viewModel
                        .obstacleProperty()
                        .map(reason -> reason.isEmpty() ? "" : tr("Cannot be saved yet: {0}", reason)));
        obstacle.getStyleClass().add("bad");
        obstacle.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(obstacle, Priority.ALWAYS);
        var cancel = new Button(tr("Cancel"));
        cancel.setId("variant-cancel");
        cancel.setMinWidth(USE_PREF_SIZE);
        cancel.setOnAction(event -> onCancel.run());
        var save = new Button(tr("Save"));
        save.setId("variant-save");
        save.getStyleClass().add("accent");
        save.setMinWidth(USE_PREF_SIZE);
        save.setOnAction(event -> onSave.run());
        save.disableProperty().bind(viewModel.obstacleProperty().isNotEmpty().or(viewModel.savingProperty()));
        var foot = new HBox(obstacle, cancel, save);
        foot.getStyleClass().add("editor-foot");
        return foot;
    }

    private void onKey(KeyEvent event) {
        if (SAVE.match(event)) {
            onSave.run();
            event.consume();
        }
    }

    private void show() {
        var draft = viewModel.draft();
        if (!name.getText().equals(draft.name())) {
            name.setText(draft.name());
        }
        if (!source.getText().equals(draft.source())) {
            source.setText(draft.source());
        }
        int seat = viewModel.seatProperty().get();
        var target = draft.target(seat);
        var homes = draft.homes().stream().map(PaintedCamp::cells).toList();
        board.pictureProperty()
                .set(new CampPicture(
                        draft.shape(),
                        homes,
                        homes,
                        seat,
                        target.cells(),
                        target.corner(draft.topology()),
                        viewModel.faultyCells()));
    }
}
