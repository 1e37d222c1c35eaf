package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.board.Topology;
import hoppity.notation.MoveText;
import hoppity.notation.PositionText;
import hoppity.notation.Turn;
import hoppity.record.Extras;
import hoppity.record.GameRecord;
import hoppity.record.Shape;
import hoppity.rules.Variants;
import hoppity.studio.Wheel;
import hoppity.studio.document.GameDocument;
import hoppity.studio.theme.Theme;
import hoppity.studio.theme.ThemeSwitch;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/** That mouse and keys on the board pane reach the game, with a display and without. */
class BoardViewTest {
    /** White's a1 gets to c3 over b2, or by way of a3; from c3 to c5. */
    private static final String DETOUR = "8/8/8/8/2b5/1b6/bb6/w6b w 1";

    private final FxRobot robot = new FxRobot();
    private final BoardViewModel model = new BoardViewModel();
    private GameDocument document;
    private BoardView view;

    @BeforeEach
    void open() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupScene(() -> {
            view = new BoardView(model);
            var scene = new Scene(view, 420, 560);
            ThemeSwitch.install(scene, new SimpleObjectProperty<>(Theme.LIGHT));
            show(DETOUR);
            return scene;
        });
        FxToolkit.setupStage(Stage::show);
    }

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    private void show(String position) {
        var variant = Variants.presets().get("gambiter-halma-8");
        document = new GameDocument(new GameRecord(variant, new PositionText(variant).read(position)), null);
        model.documentProperty().set(document);
    }

    private Point2D at(String name) {
        var board = view.board();
        var topology = document.record().variant().topology();
        int cell = topology.find(name);
        assertThat(cell).isNotEqualTo(Topology.NONE);
        return board.localToScreen(board.cellCentre(cell));
    }

    private void click(String name) {
        robot.clickOn(at(name), MouseButton.PRIMARY);
    }

    private String played() {
        var turn = document.cursor().turn();
        return turn == null ? "" : new MoveText(document.record().variant().topology()).write(turn);
    }

    @Test
    void aSmallerBoardMayComeUnderThePointer() {
        var large = Variants.presets().get("halma-16");
        robot.interact(() -> model.documentProperty().set(new GameDocument(new GameRecord(large), null)));
        robot.moveTo(view.board()
                .localToScreen(view.board().cellCentre(large.topology().find("p16"))));
        var uncaught = new ArrayList<Throwable>();

        robot.interact(() -> {
            Thread.currentThread().setUncaughtExceptionHandler((thread, problem) -> uncaught.add(problem));
            show(DETOUR);
            Thread.currentThread().setUncaughtExceptionHandler(null);
        });

        assertThat(uncaught).isEmpty();
        click("a1");
        click("c5");
        assertThat(played()).isEqualTo("a1-c3-c5");
    }

    @Test
    void clickAndClickPlaysTheShortestWay() {
        click("a1");
        click("c5");

        assertThat(played()).isEqualTo("a1-c3-c5");
        assertThat(model.seatsProperty().get().get(1).toMove()).isTrue();
    }

    @Test
    void theNextMoveCanBeMadeWhileThePieceIsStillTravelling() {
        click("a1");
        click("c5");
        click("h1");
        click("h2");

        assertThat(played()).isEqualTo("h1-h2");
        assertThat(document.cursor().ply()).isEqualTo(2);
    }

    @Test
    void dragAndDropPlays() {
        robot.drag(at("a1"), MouseButton.PRIMARY).dropTo(at("c3"));

        assertThat(played()).isEqualTo("a1-c3");
    }

    @Test
    void draggingOverALandingTakesThatWay() {
        robot.drag(at("a1"), MouseButton.PRIMARY).moveTo(at("a3")).dropTo(at("c3"));

        assertThat(played()).isEqualTo("a1-a3-c3");
    }

    @Test
    void withTheKeyHeldClicksWalkAndEnterPlays() {
        click("a1");
        robot.press(KeyCode.SHIFT);
        click("a3");
        click("c3");
        robot.release(KeyCode.SHIFT);
        assertThat(played()).isEmpty();

        robot.type(KeyCode.ENTER);
        assertThat(played()).isEqualTo("a1-a3-c3");
    }

    @Test
    void hopByHopPlainClicksWalk() {
        robot.interact(() -> view.board().hopByHopProperty().set(true));
        click("a1");
        click("a3");
        click("c3");
        assertThat(played()).isEmpty();

        click("c3");
        assertThat(played()).isEqualTo("a1-a3-c3");
    }

    @Test
    void escapeLetsGoOfThePiece() {
        click("a1");
        robot.type(KeyCode.ESCAPE);
        click("c5");

        assertThat(played()).isEmpty();
    }

    @Test
    void aFlippedBoardIsClickedWhereItsCellsAre() {
        var before = at("a1");
        robot.interact(() -> document.rotationProperty().set(180));
        assertThat(at("a1").getX()).isGreaterThan(before.getX());
        assertThat(at("a1").getY()).isLessThan(before.getY());

        click("a1");
        click("c5");
        assertThat(played()).isEqualTo("a1-c3-c5");
    }

    @Test
    void aBoardThatTakesNoInputPlaysNothing() {
        robot.interact(() -> view.board().interactiveProperty().set(false));
        click("a1");
        click("c5");

        assertThat(played()).isEmpty();
    }

    @Test
    void theRightButtonDrawsMarksThatCanBeUndone() {
        robot.clickOn(at("c5"), MouseButton.SECONDARY);
        assertThat(marks()).containsExactly(new Shape.Circle("c5", "G", Extras.NONE));

        robot.press(KeyCode.SHIFT);
        robot.drag(at("a1"), MouseButton.SECONDARY).dropTo(at("c3"));
        robot.release(KeyCode.SHIFT);
        assertThat(marks()).last().isEqualTo(new Shape.Arrow(List.of("a1", "c3"), "R", Extras.NONE));
        assertThat(played()).isEmpty();

        robot.clickOn(at("c5"), MouseButton.SECONDARY);
        assertThat(marks()).hasSize(1).first().isInstanceOf(Shape.Arrow.class);
        robot.interact(document::undo);
        assertThat(marks()).hasSize(2);
        robot.interact(model::clearMarks);
        assertThat(marks()).isEmpty();
    }

    @Test
    void aMarkDroppedBesideTheBoardIsNone() {
        var outside = view.board().localToScreen(view.board().getWidth() / 2, -20);
        robot.drag(at("a1"), MouseButton.SECONDARY).dropTo(outside);

        assertThat(marks()).isEmpty();
    }

    private List<Shape> marks() {
        return document.cursor().annotations().shapes();
    }

    @Test
    void theWheelStepsThroughTheGame() {
        click("a1");
        click("c5");
        turnWheel(40);
        assertThat(document.cursor().ply()).isZero();

        // Half a notch, and the other half.
        turnWheel(-20);
        assertThat(document.cursor().ply()).isZero();
        turnWheel(-20);
        assertThat(document.cursor().ply()).isEqualTo(1);
    }

    private void turnWheel(double deltaY) {
        robot.interact(() -> Event.fireEvent(view.board(), Wheel.turned(deltaY)));
    }

    @Test
    void passIsOfferedWhereThereIsNoMove() {
        robot.interact(() -> show("8/8/8/8/8/5b1b/6bb/5bbw w 1"));
        robot.clickOn("Pass");

        assertThat(document.cursor().turn()).isEqualTo(Turn.SKIP);
    }

    @Test
    void theTempoLineAndTheRuleClocksAreSeen() {
        var tempo = robot.lookup(".tempo-line").queryAs(Label.class);
        assertThat(tempo.getText()).isEqualTo(model.tempoLineProperty().get());
        assertThat(robot.lookup(".board-notes > .chip").queryAllAs(Label.class).stream()
                        .map(Label::getText))
                .contains("Tempo check at move 80");
    }

    @Test
    void theLagIsSeenBehindTheOtherNotes() {
        var note = new RuleChip("Lag: Black needs 3 more moves (proven)", RuleChip.Urgency.QUIET, "Three.");
        robot.interact(() -> model.lagChipsProperty().set(List.of(note)));

        var chips = robot.lookup(".board-notes > .chip").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .toList();
        assertThat(chips).contains("Tempo check at move 80").endsWith(note.text());
    }

    @Test
    void nothingStandsOutsideThePaneAtAnySize() {
        for (int[] size : new int[][] {{200, 340}, {320, 640}, {900, 500}, {700, 760}}) {
            var outside = new ArrayList<String>();
            robot.interact(() -> {
                view.resize(size[0], size[1]);
                view.applyCss();
                view.layout();
                for (var part : view.getChildrenUnmodifiable()) {
                    var bounds = part.getBoundsInParent();
                    boolean fits = bounds.getMinX() >= 0
                            && bounds.getMaxX() <= size[0]
                            && bounds.getMinY() >= 0
                            && bounds.getMaxY() <= size[1];
                    if (!fits) {
                        outside.add(part + " " + bounds);
                    }
                }
            });
            assertThat(outside).as(size[0] + "×" + size[1]).isEmpty();
        }
    }

    @Test
    void withAltARightClickWritesALabel() {
        robot.press(KeyCode.ALT);
        robot.clickOn(at("c5"), MouseButton.SECONDARY);
        robot.release(KeyCode.ALT);
        robot.write("abcd");
        robot.type(KeyCode.ENTER);

        assertThat(model.shapesProperty().get()).containsExactly(new Shape.Label("c5", "abc", Extras.NONE));
        assertThat(view.board().isFocused()).isTrue();

        robot.press(KeyCode.ALT);
        robot.clickOn(at("c5"), MouseButton.SECONDARY);
        robot.release(KeyCode.ALT);
        robot.write("x");
        robot.type(KeyCode.ESCAPE);
        assertThat(model.shapesProperty().get()).containsExactly(new Shape.Label("c5", "abc", Extras.NONE));
    }

    @Test
    void aLabelIsTakenWithAClickElsewhereAndDroppedWithThePosition() {
        robot.press(KeyCode.ALT);
        robot.clickOn(at("c5"), MouseButton.SECONDARY);
        robot.release(KeyCode.ALT);
        robot.write("A");
        click("h8");
        assertThat(model.shapesProperty().get()).containsExactly(new Shape.Label("c5", "A", Extras.NONE));

        robot.press(KeyCode.ALT);
        robot.clickOn(at("e5"), MouseButton.SECONDARY);
        robot.release(KeyCode.ALT);
        robot.write("B");
        robot.interact(() -> document.play(Turn.SKIP));
        assertThat(robot.lookup(".label-field").query().isVisible()).isFalse();
        assertThat(model.shapesProperty().get()).isEmpty();
    }

    @Test
    void theBoardKnowsTheCellUnderThePointer() {
        robot.moveTo(at("c5"));
        assertThat(view.board().pointedCell()).isEqualTo("c5");
        robot.moveTo(view.localToScreen(1, 1));
        assertThat(view.board().pointedCell()).isEmpty();
    }
}
