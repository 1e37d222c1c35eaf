package hoppity.studio.shell;

import hoppity.studio.settings.Settings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;

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
    private static final ObservableBooleanValue NEVER = new ReadOnlyBooleanWrapper(false).getReadOnlyProperty();
    /** Stands for "as large as it can be": no real share is this small. */
    private static final List<Double> AUTOMATIC = List.of(0.001, 0.999);

    private final Settings settings;
    private final StackPane board = new StackPane();
    private final Map<Slot, SidePane> panes = new EnumMap<>(Slot.class);
    private final SplitBox column = new SplitBox(Orientation.VERTICAL);
    private final SplitBox outer = new SplitBox(Orientation.HORIZONTAL);

    WorkspaceView(Settings settings) {
        this.settings = settings;
        board.getStyleClass().add("board-slot");
        column.getStyleClass().add("side-column");
        for (var slot : Slot.values()) {
            var pane = new SidePane(folded(settings, slot));
            pane.setId("pane-" + slot.id());
            panes.put(slot, pane);
            column.add(pane, slot.minimum(), slot.weight(), pane.foldedProperty());
        }
        var shares = columnShares();
        column.setWeights(toArray(shares.get()));
        column.setOnWeightsChanged(() -> shares.set(toList(column.weights())));
        outer.add(board, BOARD_MINIMUM, 1, NEVER);
        outer.add(column, COLUMN_MINIMUM_WIDTH, 1, NEVER);
        outer.setOnWeightsChanged(() -> outerShares().set(toList(outer.weights())));
        getChildren().add(outer);
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

    /** Brings back the arrangement of the first start. */
    void resetArrangement() {
        for (var slot : Slot.values()) {
            folded(settings, slot).set(false);
        }
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
        return shares(outer.orientation());
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
            outer.setWeights(shares.equals(AUTOMATIC) ? boardFirst(portrait) : toArray(shares));
        }
        super.layoutChildren();
    }

    private double[] boardFirst(boolean portrait) {
        var room = portrait ? getHeight() : getWidth();
        var ideal = portrait ? getWidth() + AROUND_BOARD : getHeight() - AROUND_BOARD;
        var most = room - (portrait ? COLUMN_MINIMUM_HEIGHT : COLUMN_MINIMUM_WIDTH);
        var share = Math.max(BOARD_MINIMUM, Math.min(ideal, most));
        return new double[] {share, Math.max(1, room - share)};
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
