package hoppity.studio.shell;

import static hoppity.words.Words.tr;

import hoppity.studio.settings.Settings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/**
 * The board and the side column. Until the user pulls the line between them, the board has as much room as it needs to
 * be as large as the window allows.
 */
final class WorkspaceView extends StackPane {
    /** What a board pane needs beyond the square of the board: seats, chips and margins, minus the evaluation bar. */
    private static final double AROUND_BOARD = 64;

    private static final double BOARD_MINIMUM = 280;
    private static final double COLUMN_MINIMUM_WIDTH = 340;
    private static final double COLUMN_MINIMUM_HEIGHT = 400;
    private static final double TREE_MINIMUM_WIDTH = 240;
    /** From this width on the tree has a column of its own. */
    private static final double WIDE = 1600;

    private static final ObservableBooleanValue NEVER = new ReadOnlyBooleanWrapper(false).getReadOnlyProperty();
    /** Stands for "as large as it can be": no real share is this small. */
    private static final List<Double> AUTOMATIC = List.of(0.001, 0.999);

    private static final List<Double> AUTOMATIC_WIDE = List.of(0.001, 0.499, 0.5);
    /** Of the room beside the board, when the tree has a column of its own. */
    private static final double COLUMN_SHARE = 0.6;

    private final Settings settings;
    private final StackPane board = new StackPane();
    private final Map<Slot, SidePane> panes = new EnumMap<>(Slot.class);
    private final SplitBox column = new SplitBox(Orientation.VERTICAL);
    private final SplitBox outer = new SplitBox(Orientation.HORIZONTAL);
    private final PaneOrder order;
    private final BooleanProperty boardRight;
    private final BooleanProperty treeColumn;
    private final SidePane tree = new SidePane(new SimpleBooleanProperty(false));
    private final BooleanProperty wide = new SimpleBooleanProperty(this, "wide");
    private @Nullable Page treePage;
    private int treePlace;

    WorkspaceView(Settings settings) {
        this.settings = settings;
        order = new PaneOrder(settings);
        boardRight = settings.flag("layout.boardRight", false);
        treeColumn = settings.flag("layout.treeColumn", true);
        board.getStyleClass().add("board-slot");
        column.getStyleClass().add("side-column");
        for (var slot : Slot.values()) {
            var pane = new SidePane(folded(settings, slot));
            pane.setId("pane-" + slot.id());
            panes.put(slot, pane);
            column.add(pane, slot.minimum(), slot.weight(), pane.foldedProperty(), order.hidden(slot));
            pane.header().setOnContextMenuRequested(event -> {
                menu(slot).show(pane.header(), event.getScreenX(), event.getScreenY());
                event.consume();
            });
            new PaneDrag(pane, this::paneUnder, (moved, place) -> order.moveTo(slot(moved), slot(place)));
        }
        var shares = columnShares();
        column.setWeights(toArray(shares.get()));
        column.setOnWeightsChanged(() -> shares.set(toList(column.weights())));
        order.orderProperty().addListener(observable -> showOrder());
        showOrder();
        outer.add(board, BOARD_MINIMUM, 1, NEVER, NEVER);
        outer.add(column, COLUMN_MINIMUM_WIDTH, 1, NEVER, noPane());
        outer.add(tree, TREE_MINIMUM_WIDTH, 1, NEVER, wide.not());
        outer.setOnWeightsChanged(() -> outerShares().set(outerWeights()));
        boardRight.addListener(observable -> showSides());
        showSides();
        widthProperty().addListener(observable -> placeTree());
        heightProperty().addListener(observable -> placeTree());
        treeColumn.addListener(observable -> placeTree());
        getChildren().add(outer);
    }

    private ObservableBooleanValue noPane() {
        var hidden = Arrays.stream(Slot.values()).map(order::hidden).toArray(BooleanProperty[]::new);
        return Bindings.createBooleanBinding(() -> Arrays.stream(hidden).allMatch(BooleanProperty::get), hidden);
    }

    private void showOrder() {
        column.setOrder(order.slots().stream().map(this::pane).toList());
    }

    private void showSides() {
        outer.setOrder(boardRight.get() ? List.of(tree, column, board) : List.of(board, column, tree));
    }

    private Slot slot(SidePane pane) {
        return panes.entrySet().stream()
                .filter(entry -> entry.getValue() == pane)
                .findFirst()
                .orElseThrow()
                .getKey();
    }

    private @Nullable SidePane paneUnder(MouseEvent event) {
        return panes.values().stream()
                .filter(pane ->
                        pane.isVisible() && pane.contains(pane.sceneToLocal(event.getSceneX(), event.getSceneY())))
                .findFirst()
                .orElse(null);
    }

    private ContextMenu menu(Slot slot) {
        var isFolded = folded(settings, slot);
        var menu = new ContextMenu(
                item(isFolded.get() ? tr("Unfold") : tr("Fold"), () -> isFolded.set(!isFolded.get())),
                item(tr("Hide"), () -> order.hidden(slot).set(true)),
                new SeparatorMenuItem(),
                moving(tr("Move up"), slot, -1),
                moving(tr("Move down"), slot, 1));
        menu.setAutoHide(true);
        return menu;
    }

    private MenuItem moving(String text, Slot slot, int direction) {
        var item = item(text, () -> order.move(slot, direction));
        item.setDisable(!order.canMove(slot, direction));
        return item;
    }

    private static MenuItem item(String text, Runnable action) {
        var item = new MenuItem(text);
        item.setOnAction(event -> action.run());
        return item;
    }

    /** The page that moves into a column of its own where there is room for one. */
    void setTree(Page page) {
        treePage = page;
        treePlace = pane(Slot.MOVES).pages().indexOf(page);
        placeTree();
    }

    /** Moves the tree between its own column and the pane of the moves. */
    private void placeTree() {
        var page = treePage;
        if (page == null) {
            return;
        }
        boolean fits = treeColumn.get() && getWidth() >= WIDE && getWidth() > getHeight();
        if (fits == wide.get()) {
            return;
        }
        var moves = pane(Slot.MOVES);
        if (fits) {
            moves.removePage(page);
            tree.addPage(page, 0);
        } else {
            tree.removePage(page);
            moves.addPage(page, treePlace);
        }
        wide.set(fits);
    }

    /** Whether the board is at the right of the side column instead of at its left. */
    BooleanProperty boardRight() {
        return boardRight;
    }

    /** Whether the tree may have a column of its own. */
    BooleanProperty treeColumn() {
        return treeColumn;
    }

    BooleanProperty hidden(Slot slot) {
        return order.hidden(slot);
    }

    static BooleanProperty folded(Settings settings, Slot slot) {
        return settings.flag("layout." + slot.id() + ".folded", false);
    }

    void setBoard(Node node) {
        board.getChildren().setAll(node);
    }

    void focusBoard() {
        board.requestFocus();
    }

    SidePane pane(Slot slot) {
        var pane = panes.get(slot);
        if (pane == null) {
            throw new AssertionError(slot);
        }
        return pane;
    }

    /** What is still to be made, pane by pane in the order in which they stand; see {@link SidePane#fill}. */
    List<Runnable> unfilled() {
        var fills = new ArrayList<Runnable>();
        order.slots().forEach(slot -> fills.add(() -> pane(slot).fill()));
        fills.add(tree::fill);
        return fills;
    }

    void show(Page page) {
        for (var slot : Slot.values()) {
            if (pane(slot).pages().contains(page)) {
                order.hidden(slot).set(false);
                folded(settings, slot).set(false);
                pane(slot).show(page);
            }
        }
    }

    /** Brings back the arrangement of the first start. */
    void resetArrangement() {
        for (var slot : Slot.values()) {
            folded(settings, slot).set(false);
        }
        order.reset();
        boardRight.set(false);
        treeColumn.set(true);
        wideShares().set(AUTOMATIC_WIDE);
        columnShares().set(defaultColumnShares());
        column.setWeights(toArray(defaultColumnShares()));
        shares(Orientation.HORIZONTAL).set(AUTOMATIC);
        shares(Orientation.VERTICAL).set(AUTOMATIC);
        requestLayout();
    }

    private ObjectProperty<List<Double>> columnShares() {
        return settings.shares("layout.column", defaultColumnShares());
    }

    private static List<Double> defaultColumnShares() {
        return Arrays.stream(Slot.values()).map(Slot::weight).toList();
    }

    private ObjectProperty<List<Double>> outerShares() {
        return wide.get() ? wideShares() : shares(outer.orientation());
    }

    private List<Double> outerWeights() {
        var weights = toList(outer.weights());
        return wide.get() ? weights : weights.subList(0, 2);
    }

    private ObjectProperty<List<Double>> wideShares() {
        return settings.shares("layout.wide", AUTOMATIC_WIDE);
    }

    private ObjectProperty<List<Double>> shares(Orientation orientation) {
        return settings.shares(orientation == Orientation.HORIZONTAL ? "layout.beside" : "layout.below", AUTOMATIC);
    }

    @Override
    protected void layoutChildren() {
        var portrait = getWidth() < getHeight();
        var orientation = portrait ? Orientation.VERTICAL : Orientation.HORIZONTAL;
        if (outer.orientation() != orientation) {
            outer.setOrientation(orientation);
        }
        if (!outer.draggedProperty().get()) {
            var shares = outerShares().get();
            boolean automatic = shares.equals(AUTOMATIC) || shares.equals(AUTOMATIC_WIDE);
            outer.setWeights(automatic ? boardFirst(portrait) : toArray(shares));
        }
        super.layoutChildren();
    }

    private double[] boardFirst(boolean portrait) {
        var room = portrait ? getHeight() : getWidth();
        var ideal = portrait ? getWidth() + AROUND_BOARD : getHeight() - AROUND_BOARD;
        var most = room
                - (portrait ? COLUMN_MINIMUM_HEIGHT : COLUMN_MINIMUM_WIDTH)
                - (wide.get() ? TREE_MINIMUM_WIDTH : 0);
        var share = Math.max(BOARD_MINIMUM, Math.min(ideal, most));
        double rest = Math.max(1, room - share);
        return wide.get()
                ? new double[] {share, rest * COLUMN_SHARE, rest * (1 - COLUMN_SHARE)}
                : new double[] {share, rest};
    }

    private static double[] toArray(List<Double> shares) {
        return shares.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private static List<Double> toList(double[] shares) {
        var list = new ArrayList<Double>();
        for (var share : shares) {
            list.add(share);
        }
        return List.copyOf(list);
    }
}
