package hoppity.studio.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.studio.NeedsDisplay;
import hoppity.studio.Wheel;
import hoppity.studio.command.Command;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.document.GameDocument;
import hoppity.studio.shell.Notifications;
import hoppity.studio.theme.Theme;
import hoppity.studio.theme.ThemeSwitch;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** The tree under a real pointer, wheel and keys. */
class TreeViewTest {
    private final FxRobot robot = new FxRobot();
    private final GameRecord record = TestTrees.bushy(600, 40, 4, 3);
    private final GameDocument document = new GameDocument(record, null);
    private static final int PATIENCE = 20;

    private final List<Integer> commented = new ArrayList<>();
    private TreeViewModel model;
    private TreeView view;

    @BeforeEach
    void show() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupSceneRoot(() -> {
            model = new TreeViewModel(
                    new InlineTasks(),
                    new Notifications(),
                    new MoveMenu(
                            node -> List.of(List.of(Command.of("move.comment", "Comment on move")
                                    .runs(() -> commented.add(node)))),
                            "Rare",
                            node -> List.of()));
            model.activeProperty().set(true);
            model.documentProperty().set(document);
            view = new TreeView(model);
            view.setPrefSize(520, 320);
            return new StackPane(view);
        });
        FxToolkit.setupStage(stage -> {
            ThemeSwitch.install(stage.getScene(), new SimpleObjectProperty<>(Theme.LIGHT));
            // A test of the whole studio leaves the stage with the least size of its window.
            stage.setMinWidth(0);
            stage.setMinHeight(0);
            stage.sizeToScene();
            stage.show();
        });
        // Painted for the first time: only then the overview has its place.
        await(() -> view.lookup("#tree-minimap") instanceof Minimap map && map.getWidth() > 0);
    }

    /** A click comes through the window system, and so a little later. */
    private static void await(Callable<Boolean> condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(PATIENCE, TimeUnit.SECONDS, condition);
        WaitForAsyncUtils.waitForFxEvents();
    }

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    private TreeLayout layout() {
        return model.pictureProperty().get().layout();
    }

    private TreeViewport viewport() {
        return model.viewportProperty().get();
    }

    private Point2D inView(GameNode node) {
        int index = layout().find(node.id()).orElseThrow();
        return new Point2D(viewport().x(layout().lane(index)), viewport().y(layout().row(index)));
    }

    private Point2D at(GameNode node) {
        return view.localToScreen(inView(node));
    }

    private Point2D at(double x, double y) {
        return view.localToScreen(x, y);
    }

    private GameNode mainLine(int ply) {
        return record.tree().lineThrough(record.tree().root()).get(ply);
    }

    /** A variation that can be folded and is in sight with its first two moves. */
    private GameNode variation() {
        return record.tree().nodes().stream()
                .filter(node -> node.index() > 0 && !node.children().isEmpty() && node.ply() < 5)
                .filter(node -> inView(node).getX() < 480)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aClickGoesToTheMove() throws TimeoutException {
        robot.clickOn(at(mainLine(7)));
        await(() -> document.cursor() == mainLine(7));

        var first = variation();
        robot.clickOn(at(first));
        await(() -> document.cursor() == first);
    }

    @Test
    void aClickOnABadgeUnfolds() throws TimeoutException {
        var first = variation();
        robot.interact(() -> document.collapsed().add(first.id()));
        robot.clickOn(at(first));

        await(() -> document.collapsed().isEmpty());
        assertThat(document.cursor()).isEqualTo(record.tree().root());
    }

    @Test
    void aDragMovesTheTreeAndGoesNowhere() throws TimeoutException {
        double x = viewport().left();
        double y = viewport().top();
        robot.moveTo(at(mainLine(9))).press(MouseButton.PRIMARY);
        robot.moveBy(-20, -30).moveBy(-30, -40).release(MouseButton.PRIMARY);

        await(() -> viewport().left() > x && viewport().top() > y + 50);
        assertThat(document.cursor()).isEqualTo(record.tree().root());
    }

    @Test
    void theWheelScrollsAndWithCtrlZooms() {
        wheel(-40, false);
        assertThat(viewport().top()).isGreaterThan(30);
        assertThat(viewport().zoom()).isEqualTo(1);

        wheel(-40, true);
        assertThat(viewport().zoom()).isLessThan(1);
        wheel(40, true);
        assertThat(viewport().zoom()).isCloseTo(1, within(1e-9));
    }

    private void wheel(double delta, boolean ctrl) {
        robot.interact(() -> Event.fireEvent(view, Wheel.turned(delta, ctrl, new Point2D(200, 150), Point2D.ZERO)));
    }

    @Test
    void zeroShowsTheWholeTree() throws TimeoutException {
        assertThat(viewport().overflows()).isTrue();
        robot.clickOn(at(mainLine(3))).type(KeyCode.DIGIT0);

        await(() -> !viewport().overflows());
        robot.type(KeyCode.EQUALS);
        await(() -> viewport().overflows());
    }

    @Test
    void aPressInTheOverviewGoesThere() throws TimeoutException {
        var map = robot.lookup("#tree-minimap").queryAs(Minimap.class);
        assertThat(map.isVisible()).isTrue();
        robot.clickOn(map.localToScreen(map.getWidth() / 2, map.getHeight() - 8));

        await(() -> viewport().y(layout().rows() - 1) <= 320);
        assertThat(viewport().y(layout().rows() - 1)).isNotNegative();
        robot.interact(model::fit);
        await(() -> !map.isVisible());
    }

    @Test
    void theCurrentNodeIsDrawnInTheAccent() throws TimeoutException {
        robot.clickOn(at(mainLine(5)));
        await(() -> document.cursor() == mainLine(5));
        robot.moveTo(at(500, 5));
        WaitForAsyncUtils.waitForFxEvents();
        var canvas = (Canvas) view.lookup("Canvas");
        var picture = new WritableImage[1];
        robot.interact(() -> picture[0] = canvas.snapshot(null, null));
        var place = inView(mainLine(5));
        var halo = picture[0].getPixelReader().getColor((int) place.getX() - 9, (int) place.getY());

        assertThat(halo).isEqualTo(Color.web("#1565b5"));
    }

    @Test
    @NeedsDisplay
    void theContextMenuIsAboutTheMoveUnderThePointer() throws TimeoutException {
        var first = variation();
        robot.rightClickOn(at(first)).clickOn("Comment on move");
        await(() -> commented.equals(List.of(first.id())));

        robot.rightClickOn(at(first)).clickOn("Fold variation");
        await(() -> document.collapsed().equals(Set.of(first.id())));
    }
}
