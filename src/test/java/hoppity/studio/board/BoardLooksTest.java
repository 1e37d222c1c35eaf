package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.export.diagram.BoardColor;
import hoppity.notation.MoveText;
import hoppity.notation.PositionText;
import hoppity.record.GameRecord;
import hoppity.rules.Variants;
import hoppity.studio.Wheel;
import hoppity.studio.document.GameDocument;
import hoppity.studio.sound.Sound;
import hoppity.studio.theme.BoardTheme;
import hoppity.studio.theme.Motion;
import hoppity.studio.theme.PieceSet;
import hoppity.studio.theme.Theme;
import hoppity.studio.theme.ThemeSwitch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/** Themes, piece sets, zoom, blindfold and travelling pieces on the board pane. */
class BoardLooksTest {
    /** White's a1 gets to c5 by way of c3. */
    private static final String POSITION = "8/8/8/8/2b5/1b6/bb6/w6b w 1";

    private final FxRobot robot = new FxRobot();
    private final BoardViewModel model = new BoardViewModel();
    private final SimpleObjectProperty<BoardTheme> boards = new SimpleObjectProperty<>(BoardTheme.WOOD);
    private final SimpleObjectProperty<PieceSet> pieces = new SimpleObjectProperty<>(PieceSet.RINGS);
    private final LinkedBlockingQueue<Sound> heard = new LinkedBlockingQueue<>();
    private GameDocument document;
    private BoardView view;
    private MiniBoard mini;
    private CampBoard camps;
    private SeatDisc disc;

    @BeforeEach
    void open() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupScene(() -> {
            view = new BoardView(model);
            mini = new MiniBoard(60);
            camps = new CampBoard();
            camps.setMinSize(60, 60);
            disc = new SeatDisc(1);
            view.setMinSize(420, 560);
            view.onSoundProperty().set(heard::add);
            var variant = Variants.presets().get("gambiter-halma-8");
            document = new GameDocument(new GameRecord(variant, new PositionText(variant).read(POSITION)), null);
            model.documentProperty().set(document);
            var box = new VBox(view, mini, camps, disc);
            box.getStylesheets().add(SeatDisc.STYLE_SHEET);
            var scene = new Scene(box, 420, 720);
            ThemeSwitch.install(scene, new SimpleObjectProperty<>(Theme.LIGHT), boards, pieces);
            return scene;
        });
        FxToolkit.setupStage(Stage::show);
    }

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    private BoardControl board() {
        return view.board();
    }

    private void play(String move) {
        document.play(new MoveText(document.record().variant().topology()).read(move));
    }

    private Point2D at(String name) {
        return board().localToScreen(board().cellCentre(cell(name)));
    }

    private int cell(String name) {
        return document.record().variant().topology().find(name);
    }

    private int[] picture() {
        var image = snapshot();
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        var pixels = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        return pixels;
    }

    private Image snapshot() {
        var images = new ArrayList<Image>();
        robot.interact(() -> images.add(board().snapshot(null, null)));
        return images.get(0);
    }

    private void restyle(Runnable change) {
        robot.interact(() -> {
            change.run();
            view.getScene().getRoot().applyCss();
        });
    }

    @Test
    void everyKindOfBoardFollowsTheThemeAndThePieceSet() {
        var surfaces = List.of(board(), mini, camps);
        var wood = board().color(BoardColor.CELL_DARK);
        assertThat(surfaces).allMatch(surface -> surface.pieceSet() == PieceSet.RINGS && !surface.marksPieces());

        for (var set : PieceSet.values()) {
            restyle(() -> pieces.set(set));
            assertThat(surfaces).allMatch(surface -> surface.pieceSet() == set);
            assertThat(surfaces).allMatch(surface -> surface.marksPieces() == (set == PieceSet.MARKED));
        }
        restyle(() -> pieces.set(PieceSet.PEGS));
        assertThat(disc.getChildrenUnmodifiable().get(0).isVisible()).isFalse();
        restyle(() -> boards.set(BoardTheme.COLOUR_BLIND));
        assertThat(surfaces)
                .allMatch(BoardSurface::marksPieces)
                .allMatch(surface -> surface.pieceSet() == PieceSet.PEGS)
                .noneMatch(surface -> surface.color(BoardColor.CELL_DARK).equals(wood));
        assertThat(disc.getChildrenUnmodifiable().get(0).isVisible()).isTrue();
        var mark = (Region) disc.getChildrenUnmodifiable().get(0);
        assertThat(mark.getBackground().getFills())
                .extracting(BackgroundFill::getFill)
                .containsExactly(board().piece(1).mark());
        restyle(() -> boards.set(BoardTheme.WOOD));
        assertThat(board().color(BoardColor.CELL_DARK)).isEqualTo(wood);
    }

    @Test
    void allThemesAndPieceSetsLookDifferent() {
        var pictures = new ArrayList<int[]>();
        for (var theme : BoardTheme.values()) {
            for (var set : PieceSet.values()) {
                restyle(() -> {
                    boards.set(theme);
                    pieces.set(set);
                });
                var picture = picture();
                assertThat(pictures).as(theme + " " + set).noneMatch(other -> Arrays.equals(other, picture));
                // With marks on every piece the flat ones and the marked ones are the same.
                if (theme != BoardTheme.COLOUR_BLIND) {
                    pictures.add(picture);
                }
            }
        }
    }

    @Test
    void aNewMoveEndsTheWayOfTheOneBeforeAtOnce() throws InterruptedException {
        robot.interact(() -> {
            board().motionProperty().set(Motion.SLOW);
            play("a1-c3-c5");
            play("h1-h2");
            play("c5-c6");
            // Neither a ply on nor one back: nothing travels any more, and what did has arrived.
            document.first();
            document.last();
        });
        var interrupted = picture();
        robot.interact(() -> board().motionProperty().set(Motion.OFF));
        robot.interact(document::first);
        robot.interact(document::last);
        assertThat(interrupted).isEqualTo(picture());
        assertThat(heard.poll(50, TimeUnit.MILLISECONDS)).isNull();
    }

    @Test
    void theFirstOfTwoMovesIsInItsPlaceWhileTheSecondTravels() {
        robot.interact(() -> {
            board().motionProperty().set(Motion.SLOW);
            play("a1-c3-c5");
            play("h1-h2");
            view.getScene().getRoot().layout();
        });
        var canvases = board().lookupAll("*").stream()
                .filter(FloatingPiece.class::isInstance)
                .map(FloatingPiece.class::cast)
                .toList();
        assertThat(canvases).hasSize(1);
        robot.interact(() -> {
            play("c5-c6");
            assertThat(canvases.get(0).isFlying()).isTrue();
            document.first();
            assertThat(canvases.get(0).isFlying()).isFalse();
            assertThat(canvases.get(0).isVisible()).isFalse();
        });
    }

    @Test
    void aChainSoundsHopByHop() throws InterruptedException {
        robot.interact(() -> {
            board().motionProperty().set(Motion.FAST);
            play("a1-c3-c5");
        });
        assertThat(heard.poll(20, TimeUnit.SECONDS)).isEqualTo(Sound.HOP);
        assertThat(heard.poll(20, TimeUnit.SECONDS)).isEqualTo(Sound.TURN);
        robot.interact(() -> {
            board().motionProperty().set(Motion.OFF);
            play("h1-h2");
        });
        assertThat(heard.poll(20, TimeUnit.SECONDS)).isEqualTo(Sound.TURN);
    }

    @Test
    void theWheelWithCtrlZoomsAndMovesStillHitTheirCells() {
        robot.interact(() -> play("a1-c3-c5"));
        turnWheel(40, at("h1"));
        turnWheel(40, at("h1"));

        assertThat(document.cursor().ply()).isEqualTo(1);
        assertThat(board().zoom().zoomProperty().get().factor()).isGreaterThan(1.5);
        assertThat(notes()).contains("Part of the board");
        robot.clickOn(at("h1")).clickOn(at("h2"));
        assertThat(document.cursor().ply()).isEqualTo(2);

        robot.interact(board().zoom()::whole);
        assertThat(notes()).doesNotContain("Part of the board");
    }

    @Test
    void theMiddleButtonMovesWhatIsSeenAndPlaysNothing() {
        robot.interact(() -> {
            board().zoom().in();
            board().zoom().in();
        });
        var before = at("d5");
        robot.drag(before, MouseButton.MIDDLE).moveBy(30, -20).drop();

        assertThat(at("d5").getX() - before.getX()).isBetween(25.0, 35.0);
        assertThat(at("d5").getY() - before.getY()).isBetween(-25.0, -15.0);
        assertThat(document.cursor().ply()).isZero();
    }

    @Test
    void blindfoldedTheBoardLooksTheSameAfterAMoveAndStillTakesThem() {
        robot.interact(() -> {
            board().motionProperty().set(Motion.OFF);
            board().blindfoldProperty().set(Blindfold.HIDDEN);
        });
        assertThat(notes()).contains("Blindfold: pieces hidden");
        var before = picture();
        robot.clickOn(at("a1")).clickOn(at("c5"));
        assertThat(document.cursor().ply()).isEqualTo(1);
        robot.moveTo(view.localToScreen(3, 3));
        assertThat(picture()).isEqualTo(before);

        robot.interact(() -> board().blindfoldProperty().set(Blindfold.OFF));
        assertThat(picture()).isNotEqualTo(before);
    }

    private List<String> notes() {
        return robot.lookup(".board-notes > .chip").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .toList();
    }

    private void turnWheel(double deltaY, Point2D screen) {
        var at = board().localToScene(board().screenToLocal(screen));
        robot.interact(() -> Event.fireEvent(board(), Wheel.turned(deltaY, true, at, screen)));
    }
}
