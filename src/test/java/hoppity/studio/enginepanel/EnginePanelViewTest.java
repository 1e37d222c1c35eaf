package hoppity.studio.enginepanel;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.record.Extras;
import hoppity.record.GameInfo.EngineInfo;
import hoppity.rules.Move;
import hoppity.studio.Wheel;
import hoppity.studio.board.MiniBoard;
import hoppity.studio.concurrent.EngineSession;
import hoppity.studio.concurrent.FakeEngine;
import hoppity.studio.concurrent.SimulatedTiming;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import hoppity.studio.theme.Theme;
import hoppity.studio.theme.ThemeSwitch;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.event.Event;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** That the pointer reaches the engine and its lines. */
class EnginePanelViewTest {
    private final FxRobot robot = new FxRobot();
    private final SimulatedTiming timing = new SimulatedTiming();
    private final FakeEngine engine = new FakeEngine();
    private final SimpleIntegerProperty lineCount = new SimpleIntegerProperty(3);
    private final EngineSession session = timing.session(engine, lineCount);
    private final GameDocument document = new GameDocument(GameFixture.shuttle(8), null);
    private EnginePanelViewModel model;

    @BeforeEach
    void show() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupSceneRoot(() -> {
            session.documentProperty().set(document);
            model = new EnginePanelViewModel(
                    session, new EngineInfo("hoppity", "Hoppity", "1", Extras.NONE, Extras.NONE));
            var view = new EnginePanelView(model);
            view.setPrefSize(420, 140);
            // Whatever size the window has kept from another test.
            view.setMaxWidth(420);
            return new VBox(view.facts(), view.tools(new EngineCommands(model)), view);
        });
        FxToolkit.setupStage(stage -> {
            ThemeSwitch.install(stage.getScene(), new SimpleObjectProperty<>(Theme.LIGHT));
            stage.sizeToScene();
            stage.show();
        });
        robot.moveTo(robot.window(0));
    }

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    @Test
    void theButtonOfTheEmptyPanelSwitchesOn() {
        robot.clickOn("#engine-analyse");

        assertThat(session.onProperty().get()).isTrue();
        assertThat(robot.lookup("#engine-analyse").query().isVisible()).isFalse();
    }

    @Test
    void theHeaderSwitchesOffAndOn() {
        robot.clickOn("#engine-panel-toggle");
        assertThat(session.onProperty().get()).isTrue();
        robot.clickOn("#engine-panel-toggle");
        assertThat(session.onProperty().get()).isFalse();
    }

    @Test
    void aClickOnAMovePlaysTheLineUpToIt() {
        think("g3-f4", "c8-d7", "g1-e5");

        robot.clickOn("c8-d7");

        assertThat(document.cursor().ply()).isEqualTo(2);
        assertThat(document.record().tree().root().children()).hasSize(2);
    }

    @Test
    void theButtonOfALineAddsAllOfIt() {
        think("g3-f4", "c8-d7", "g1-e5");

        robot.moveTo(".score-badge").clickOn(".add-line");

        assertThat(document.cursor().isRoot()).isTrue();
        assertThat(document.record().tree().size()).isEqualTo(9 + 3);
    }

    @Test
    void theThreatIsMarkedAndNotPlayed() {
        robot.interact(() -> timing.pass(1000));
        robot.clickOn("#engine-panel-threat");
        assertThat(session.threatProperty().get()).isTrue();
        says("a5-a4", "h4-h5");
        assertThat(robot.lookup(".threat-chip").queryAs(Label.class).getText()).isEqualTo("threat");

        robot.clickOn("h4-h5");
        assertThat(document.isDirty()).isFalse();
        assertThat(document.cursor().isRoot()).isTrue();
        robot.clickOn("#engine-panel-threat");
        assertThat(robot.lookup(".threat-chip").queryAs(Label.class).isVisible())
                .isFalse();
    }

    @Test
    void underThePointerTheLinesStandStill() {
        think("g3-f4", "c8-d7");
        robot.moveTo("c8-d7");

        says("h4-h5", "a5-a4");
        assertThat(texts()).contains("c8-d7").doesNotContain("a5-a4");
        robot.moveTo("#engine-line-count");
        assertThat(texts()).contains("a5-a4").doesNotContain("c8-d7");
    }

    @Test
    void aMoveUnderThePointerShowsWhereItLeads() throws TimeoutException {
        think("g3-f4", "c8-d7");
        robot.moveTo("c8-d7");

        WaitForAsyncUtils.waitFor(
                30, TimeUnit.SECONDS, () -> robot.listWindows().size() == 2);
        var board = robot.from(robot.window(1).getScene().getRoot())
                .lookup(".mini-board")
                .queryAs(MiniBoard.class);
        assertThat(board.positionProperty().get())
                .isEqualTo(model.positionAfter(
                        model.linesProperty().get().get(0).moves().get(1)));
        robot.moveTo("#engine-line-count");
        WaitForAsyncUtils.waitFor(
                30, TimeUnit.SECONDS, () -> robot.listWindows().size() == 1);
    }

    @Test
    void theWheelStepsTheLineUnderThePointer() throws TimeoutException {
        think("g3-f4", "c8-d7", "g1-e5");
        robot.moveTo("g3-f4");
        WaitForAsyncUtils.waitFor(
                30, TimeUnit.SECONDS, () -> robot.listWindows().size() == 2);
        var board = robot.from(robot.window(1).getScene().getRoot())
                .lookup(".mini-board")
                .queryAs(MiniBoard.class);
        var moves = model.linesProperty().get().get(0).moves();

        for (int i = 0; i < 5; i++) {
            turnWheel("g3-f4", -40);
        }
        assertThat(board.positionProperty().get()).isEqualTo(model.positionAfter(moves.get(2)));
        turnWheel("g3-f4", 40);
        assertThat(board.positionProperty().get()).isEqualTo(model.positionAfter(moves.get(1)));
        assertThat(document.cursor().isRoot()).isTrue();
    }

    private void turnWheel(String move, double deltaY) {
        var label = robot.lookup(move).query();
        robot.interact(() -> Event.fireEvent(label, Wheel.turned(deltaY)));
    }

    @Test
    void whatDoesNotFitIsLeftOutBehindThreeDots() throws TimeoutException {
        think("g3-f4", "c8-d7", "g1-e5", "a5-a4", "h4-h5", "a4-a5", "h5-h4", "a5-a4", "h4-h5", "a4-a5", "h5-h4");

        var more = robot.lookup(".line-more").query();
        WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, more::isVisible);
        assertThat(robot.lookup(".line-move").queryAllAs(Label.class)).anyMatch(label -> !label.isVisible());
        var row = robot.lookup(".line-moves").query();
        assertThat(more.getBoundsInParent().getMaxX())
                .isLessThanOrEqualTo(row.getLayoutBounds().getWidth());
    }

    private void think(String... moves) {
        robot.interact(() -> {
            timing.pass(1000);
            session.onProperty().set(true);
        });
        says(moves);
    }

    private void says(String... texts) {
        var reader = new MoveText(document.record().variant().topology());
        var moves = Arrays.stream(texts)
                .map(text -> ((Turn.Played) reader.read(text)).move())
                .toArray(Move[]::new);
        robot.interact(() -> {
            engine.last().says(14, FakeEngine.line(1, 80, moves));
            timing.pass(300);
        });
    }

    private java.util.List<String> texts() {
        return robot.lookup(".line-move").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .toList();
    }
}
