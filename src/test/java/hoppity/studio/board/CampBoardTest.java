package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.board.Rectangle;
import hoppity.board.Shape;
import hoppity.board.Star;
import hoppity.board.Topology;
import hoppity.export.diagram.BoardLayout;
import hoppity.studio.theme.Theme;
import hoppity.studio.theme.ThemeSwitch;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/** That strokes of mouse and keys reach the brush, cell by cell. */
class CampBoardTest {
    private static final Shape SQUARES = new Rectangle(8, 8);

    private final FxRobot robot = new FxRobot();
    private final List<String> told = new ArrayList<>();
    private CampBoard board;

    @BeforeEach
    void open() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupScene(() -> {
            board = new CampBoard();
            board.strokesProperty().set(new Strokes() {
                @Override
                public void beginStroke(int cell) {
                    told.add("begin " + name(cell));
                }

                @Override
                public void stroke(int cell) {
                    told.add(name(cell));
                }

                @Override
                public void endStroke() {
                    told.add("end");
                }
            });
            var scene = new Scene(board, 480, 480);
            ThemeSwitch.install(scene, new SimpleObjectProperty<>(Theme.LIGHT));
            show(SQUARES);
            return scene;
        });
        FxToolkit.setupStage(Stage::show);
    }

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    private void show(Shape shape) {
        board.pictureProperty()
                .set(new CampPicture(
                        shape,
                        List.of(Set.of(0, 1), Set.of(1)),
                        List.of(Set.of(0, 1), Set.of(1)),
                        0,
                        Set.of(3),
                        3,
                        Set.of(1)));
    }

    private Topology topology() {
        return Topology.of(board.pictureProperty().get().shape());
    }

    private String name(int cell) {
        return topology().name(cell);
    }

    private Point2D at(String name) {
        return board.localToScreen(board.cellCentre(topology().find(name)));
    }

    @Test
    void aClickIsAStrokeOfOneCell() {
        robot.clickOn(at("c3"), MouseButton.PRIMARY);
        assertThat(told).containsExactly("begin c3", "end");
    }

    @Test
    void aQuickDragLeavesNoCellOut() {
        robot.drag(at("b2"), MouseButton.PRIMARY).dropTo(at("b7"));
        assertThat(told).containsExactly("begin b2", "b3", "b4", "b5", "b6", "b7", "end");
    }

    @Test
    void theOtherButtonPaintsNothing() {
        robot.clickOn(at("c3"), MouseButton.SECONDARY);
        assertThat(told).isEmpty();
    }

    @Test
    void arrowsGoFromCellToCellAndSpacePaints() {
        robot.interact(board::requestFocus);
        robot.push(KeyCode.SPACE);
        assertThat(told).isEmpty();
        robot.push(KeyCode.RIGHT).push(KeyCode.RIGHT).push(KeyCode.UP).push(KeyCode.SPACE);
        assertThat(told).containsExactly("begin b2", "end");
        told.clear();
        robot.push(KeyCode.LEFT)
                .push(KeyCode.LEFT)
                .push(KeyCode.DOWN)
                .push(KeyCode.DOWN)
                .push(KeyCode.ENTER);
        assertThat(told).containsExactly("begin a1", "end");
    }

    @Test
    void everyHoleOfAStarCanBeReachedByArrows() {
        robot.interact(() -> show(new Star(4)));
        var layout = BoardLayout.of(new Star(4), 400, 400, 0, true, 1);
        var reached = new java.util.TreeSet<>(Set.of(0));
        var next = new java.util.ArrayDeque<>(reached);
        while (!next.isEmpty()) {
            int cell = next.remove();
            for (var step : List.of(new int[] {1, 0}, new int[] {-1, 0}, new int[] {0, 1}, new int[] {0, -1})) {
                int beside = CampBoard.beside(layout, cell, step[0], step[1]);
                if (reached.add(beside)) {
                    next.add(beside);
                }
            }
        }
        assertThat(reached).hasSize(121);
        robot.clickOn(at("i5"), MouseButton.PRIMARY);
        assertThat(told).containsExactly("begin i5", "end");
    }
}
