package hoppity.studio.tree;

import hoppity.studio.command.CommandControls;
import hoppity.studio.command.Wheel;
import hoppity.studio.theme.TokenColors;
import java.util.Objects;
import java.util.OptionalInt;
import javafx.beans.InvalidationListener;
import javafx.scene.Cursor;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The tree on one canvas as large as the view. A click goes to a move, a drag and the wheel move the tree, with Ctrl the
 * wheel zooms; a double click beside the moves, or 0, shows the whole.
 */
public final class TreeView extends Region {
    private static final int NOWHERE = -1;
    private static final double ZOOM_PER_NOTCH = 1.2;
    private static final double WHEEL_SPEED = 2;

    private final TreeViewModel model;
    private final Canvas canvas = new Canvas();
    private final TokenColors colours = new TokenColors(TreeInk.TOKENS);
    private final TreePainter painter = new TreePainter(canvas.getGraphicsContext2D());
    private final Minimap minimap;
    private final Label message = new Label();
    private final NodePreview preview;
    private final ContextMenu menu = new ContextMenu();
    private final Wheel wheel = new Wheel();
    private int hovered = NOWHERE;
    private double dragX;
    private double dragY;

    public TreeView(TreeViewModel model) {
        this.model = model;
        var styleSheet =
                Objects.requireNonNull(TreeView.class.getResource("tree.css")).toExternalForm();
        setId("move-tree");
        getStyleClass().add("move-tree");
        getStylesheets().add(styleSheet);
        minimap = new Minimap(model);
        preview = new NodePreview(this, styleSheet);
        canvas.setMouseTransparent(true);
        message.getStyleClass().add("tree-message");
        message.setMouseTransparent(true);
        message.textProperty().bind(model.messageProperty());
        message.visibleProperty().bind(model.messageProperty().isNotEmpty());
        getChildren().addAll(canvas, minimap, colours, message);
        watch();
        listen();
    }

    private void watch() {
        InvalidationListener redraw = observable -> requestLayout();
        InvalidationListener redrawAll = observable -> {
            minimap.treeChanged();
            requestLayout();
        };
        colours.addListener(redrawAll);
        model.pictureProperty().addListener(redrawAll);
        model.viewportProperty().addListener(redraw);
        model.annotatedProperty().addListener(redraw);
        model.pictureProperty().addListener(observable -> hover(NOWHERE));
        sceneProperty().addListener(observable -> hover(NOWHERE));
    }

    private void listen() {
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
        addEventHandler(MouseEvent.MOUSE_RELEASED, event -> setCursor(null));
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        addEventHandler(MouseEvent.MOUSE_MOVED, this::pointed);
        addEventHandler(MouseEvent.MOUSE_EXITED, event -> hover(NOWHERE));
        addEventHandler(ScrollEvent.SCROLL, this::scrolled);
        addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, this::openMenu);
        addEventHandler(KeyEvent.KEY_PRESSED, this::typed);
    }

    // ---- input

    private void pressed(MouseEvent event) {
        // A press takes the focus from a text that is being written; the keys that move about are the window's.
        requestFocus();
        menu.hide();
        preview.hide();
        dragX = event.getX();
        dragY = event.getY();
    }

    private void dragged(MouseEvent event) {
        if (event.isStillSincePress() || event.isSecondaryButtonDown()) {
            return;
        }
        hover(NOWHERE);
        setCursor(Cursor.CLOSED_HAND);
        model.scroll(dragX - event.getX(), dragY - event.getY());
        dragX = event.getX();
        dragY = event.getY();
    }

    private void clicked(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY || !event.isStillSincePress()) {
            return;
        }
        var node = model.nodeAt(event.getX(), event.getY());
        node.ifPresent(model::press);
        if (node.isEmpty() && event.getClickCount() == 2) {
            model.fit();
        }
    }

    private void pointed(MouseEvent event) {
        int node = model.nodeAt(event.getX(), event.getY()).orElse(NOWHERE);
        if (node != hovered) {
            hover(node);
            if (node != NOWHERE) {
                setCursor(Cursor.HAND);
                preview.show(() -> model.summary(node), model.rotation(), event.getScreenX(), event.getScreenY());
            }
        }
    }

    private void hover(int node) {
        preview.hide();
        if (node != hovered) {
            hovered = node;
            setCursor(null);
            requestLayout();
        }
    }

    private void scrolled(ScrollEvent event) {
        hover(NOWHERE);
        if (event.isShortcutDown()) {
            model.zoom(Math.pow(ZOOM_PER_NOTCH, wheel.notches(event)), event.getX(), event.getY());
        } else {
            model.scroll(-WHEEL_SPEED * event.getDeltaX(), -WHEEL_SPEED * event.getDeltaY());
        }
        event.consume();
    }

    private void typed(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        var code = event.getCode();
        if (code == KeyCode.DIGIT0 || code == KeyCode.NUMPAD0) {
            model.fit();
        } else if (code == KeyCode.PLUS || code == KeyCode.ADD || code == KeyCode.EQUALS) {
            model.zoom(ZOOM_PER_NOTCH, getWidth() / 2, getHeight() / 2);
        } else if (code == KeyCode.MINUS || code == KeyCode.SUBTRACT) {
            model.zoom(1 / ZOOM_PER_NOTCH, getWidth() / 2, getHeight() / 2);
        } else {
            return;
        }
        event.consume();
    }

    private void openMenu(ContextMenuEvent event) {
        hover(NOWHERE);
        int current = model.pictureProperty().get().current();
        var node = event.isKeyboardTrigger()
                ? current < 0 ? OptionalInt.empty() : OptionalInt.of(current)
                : model.nodeAt(event.getX(), event.getY());
        menu.getItems().clear();
        for (var group : model.commandsAt(node)) {
            if (!menu.getItems().isEmpty()) {
                menu.getItems().add(new SeparatorMenuItem());
            }
            group.forEach(command -> menu.getItems().add(CommandControls.menuItem(command)));
        }
        var rareCommands = model.rareCommandsAt(node);
        if (!rareCommands.isEmpty()) {
            var rare = new Menu(model.rareMenu(), new FontIcon("mdi2f-file-edit-outline"));
            rareCommands.forEach(command -> rare.getItems().add(CommandControls.menuItem(command)));
            menu.getItems().addAll(new SeparatorMenuItem(), rare);
        }
        if (!menu.getItems().isEmpty()) {
            menu.show(this, event.getScreenX(), event.getScreenY());
        }
        event.consume();
    }

    // ---- painting

    @Override
    protected double computePrefWidth(double height) {
        return 420;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 300;
    }

    @Override
    protected void layoutChildren() {
        var view = model.viewportProperty().get();
        if (view.width() != getWidth() || view.height() != getHeight()) {
            canvas.setWidth(getWidth());
            canvas.setHeight(getHeight());
            message.resizeRelocate(0, 0, getWidth(), getHeight());
            model.resize(getWidth(), getHeight());
        }
        paint();
    }

    private void paint() {
        var ink = TreeInk.of(colours);
        var picture = model.pictureProperty().get();
        var view = model.viewportProperty().get();
        painter.paint(picture, view, ink, hovered, devicePixel());
        minimap.paint(picture, view, ink);
    }

    private double devicePixel() {
        var window = getScene() == null ? null : getScene().getWindow();
        return window == null || window.getRenderScaleX() <= 0 ? 1 : 1 / window.getRenderScaleX();
    }
}
