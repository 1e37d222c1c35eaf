package hoppity.studio.shell;

import static hoppity.words.Words.tr;

import hoppity.studio.command.CommandControls;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.concurrent.RunningTask;
import hoppity.studio.settings.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToolBar;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/**
 * The whole content of the window: menu bar and toolbar, messages, the board with the side column or the welcome page
 * in their place, the status bar. It knows its slots and nothing of what the panes in them do.
 */
public final class ShellView extends BorderPane {
    /** The room of what comes after the first picture, so that the board does not move then. In pixels. */
    private static final double TOP_HEIGHT = 72;

    private static final double TABS_HEIGHT = 36;

    private final VBox top = new VBox();
    private final VBox tabs = new VBox();
    private final StackPane welcome = new StackPane();
    private final WorkspaceView workspace;
    private final StackPane content = new StackPane();
    private final StatusBar statusBar;
    private Runnable fillTop = () -> {};
    private Runnable fillTabs = () -> {};
    private Runnable fillMenus = () -> {};
    private final Label dropHint = new Label(tr("Drop to open"));
    private final BooleanProperty gameOpen = new SimpleBooleanProperty(this, "gameOpen", false);

    /** @param tasks what the studio is doing in the background */
    public ShellView(Settings settings, Notifications notifications, ObservableList<RunningTask> tasks) {
        getStyleClass().add("shell");
        getStylesheets()
                .add(Objects.requireNonNull(ShellView.class.getResource("shell.css"))
                        .toExternalForm());
        workspace = new WorkspaceView(settings);
        statusBar = new StatusBar(tasks);
        welcome.getStyleClass().add("welcome-slot");
        setTop(new VBox(top, tabs, new NotificationBar(notifications)));
        workspace.visibleProperty().bind(gameOpen);
        welcome.visibleProperty().bind(gameOpen.not());
        dropHint.getStyleClass().add("drop-hint");
        dropHint.setMouseTransparent(true);
        dropHint.setVisible(false);
        dropHint.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        content.getChildren().addAll(workspace, welcome, dropHint);
        setCenter(content);
        setBottom(statusBar);
        keepFocusOffTexts();
    }

    /** In a text the navigation keys belong to the text, so the focus starts on the board, and Escape or a click beside the
     * text brings it back. */
    private void keepFocusOffTexts() {
        workspace.visibleProperty().addListener(observable -> {
            if (workspace.isVisible()) {
                workspace.focusBoard();
            }
        });
        addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
            var scene = getScene();
            if (scene != null
                    && scene.getFocusOwner() instanceof TextInputControl
                    && event.getTarget() instanceof Node target
                    && !isInText(target)) {
                workspace.focusBoard();
            }
        });
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && event.getTarget() instanceof TextInputControl) {
                workspace.focusBoard();
                event.consume();
            }
        });
    }

    private static boolean isInText(Node target) {
        for (var node = target; node != null; node = node.getParent()) {
            if (node instanceof TextInputControl) {
                return true;
            }
        }
        return false;
    }

    /**
     * Says which commands the menu bar and the toolbar have.
     *
     * @param tools what the toolbar holds, see {@link CommandControls#toolButtons}
     */
    public void setCommands(CommandRegistry commands, Supplier<List<Node>> tools) {
        var menuBar = new Lazy<>(() -> CommandControls.emptyMenuBar(commands));
        top.setMinHeight(TOP_HEIGHT);
        fillTop = () -> {
            var toolBar = new ToolBar();
            toolBar.setFocusTraversable(false);
            toolBar.getItems().addAll(tools.get());
            top.getChildren().setAll(menuBar.get(), toolBar);
            top.setMinHeight(USE_COMPUTED_SIZE);
        };
        fillMenus = () -> CommandControls.fill(menuBar.get(), commands);
    }

    /**
     * What the first picture of the window does not need, piece by piece in the order in which it should come: the bars on
     * top, the panes of the side column, the entries of the menus. Until then the board and all keys are of use.
     */
    public List<Runnable> remaining() {
        var remaining = new ArrayList<>(List.of(fillTop, fillTabs));
        remaining.addAll(workspace.unfilled());
        remaining.add(fillMenus);
        return remaining;
    }

    /** The node at the left, or on top in a narrow window; it should grow with the room it is given. */
    public void setBoard(Node board) {
        workspace.setBoard(board);
    }

    /** A pane of the side column; give it its pages with {@link SidePane#addPage}. */
    public SidePane pane(Slot slot) {
        return workspace.pane(slot);
    }

    /** What stands below the toolbar and chooses among the open games. */
    public void setTabs(Supplier<? extends Node> strip) {
        tabs.minHeightProperty().bind(Bindings.when(gameOpen).then(TABS_HEIGHT).otherwise(0));
        fillTabs = () -> {
            tabs.minHeightProperty().unbind();
            tabs.setMinHeight(USE_COMPUTED_SIZE);
            tabs.getChildren().setAll(strip.get());
        };
    }

    /** The page that shows while no game does. */
    public void setWelcome(Supplier<? extends Node> page) {
        Runnable make = () -> {
            if (!gameOpen.get() && welcome.getChildren().isEmpty()) {
                welcome.getChildren().setAll(page.get());
            }
        };
        make.run();
        gameOpen.addListener(observable -> make.run());
    }

    /** Whether a game is shown: then the board and the side column are, otherwise the welcome page. */
    public BooleanProperty gameOpenProperty() {
        return gameOpen;
    }

    /** While this is true the window says that it will take what is dropped. */
    public void showDropHintWhile(ObservableBooleanValue filesHover) {
        dropHint.visibleProperty().bind(filesHover);
    }

    /** Adds what may cover the board and the side column; it shows and hides by itself. */
    public void addOverlay(Node overlay) {
        content.getChildren().add(overlay);
    }

    public StatusBar statusBar() {
        return statusBar;
    }

    /** Whether a pane of the side column is folded, as a remembered switch for a command. */
    public static BooleanProperty folded(Settings settings, Slot slot) {
        return WorkspaceView.folded(settings, slot);
    }

    /** Shows a page of the side column, wherever it is; a pane that is folded or hidden comes back for it. */
    public void show(Page page) {
        workspace.show(page);
    }

    /** The page of a pane that moves into a column of its own where the window is wide enough for one. */
    public void setTree(Page page) {
        workspace.setTree(page);
    }

    /** Whether the tree may have a column of its own, as a remembered switch. */
    public BooleanProperty treeColumn() {
        return workspace.treeColumn();
    }

    /** Whether the board stands at the right, as a remembered switch. */
    public BooleanProperty boardRight() {
        return workspace.boardRight();
    }

    /** Whether a pane of the side column is hidden, as a remembered switch. */
    public BooleanProperty hidden(Slot slot) {
        return workspace.hidden(slot);
    }

    /** Brings back the arrangement of the first start. */
    public void resetArrangement() {
        workspace.resetArrangement();
    }
}
