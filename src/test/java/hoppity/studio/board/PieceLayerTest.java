package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.rules.Game;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Variants;
import hoppity.studio.theme.BoardTheme;
import hoppity.studio.theme.Motion;
import hoppity.studio.theme.PieceSet;
import hoppity.studio.theme.Theme;
import hoppity.studio.theme.ThemeSwitch;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxToolkit;

/** A board on which a game was stepped through looks like one that shows its last position from the start. */
class PieceLayerTest {
    private static final int SIDE = 503;
    private static final int PLIES = 40;
    /** Of 255: what rounding may do where two soft edges meet. */
    private static final int TOLERANCE = 2;

    private final SimpleObjectProperty<PieceSet> pieces = new SimpleObjectProperty<>(PieceSet.RINGS);
    private final StackPane root = new StackPane();

    @BeforeEach
    void open() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupScene(() -> {
            var scene = new Scene(root, SIDE, SIDE);
            ThemeSwitch.install(
                    scene,
                    new SimpleObjectProperty<>(Theme.LIGHT),
                    new SimpleObjectProperty<>(BoardTheme.WOOD),
                    pieces);
            return scene;
        });
        FxToolkit.setupStage(Stage::show);
    }

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    @ParameterizedTest
    @CsvSource({
        "halma-10, RINGS",
        "chinese-checkers-6, RINGS",
        "halma-10, MARBLES",
        "chinese-checkers-6, PEGS",
        "chinese-checkers-6, FLAT",
        "halma-10, MARKED"
    })
    void stepsLeaveTheSamePictureAsTheLastPositionAlone(String id, PieceSet set) throws TimeoutException {
        FxToolkit.setupFixture(() -> pieces.set(set));
        var variant = Variants.presets().get(id);
        var generator = new MoveGenerator(variant);
        var random = new SplittableRandom(5);
        var game = new Game(variant);
        var stepped = board();
        var picture = picture(stepped, new BoardPosition(variant, game.position(), List.of()));
        for (int i = 0; i < PLIES; i++) {
            var moves = generator.moves(game.position());
            var move = moves.get(random.nextInt(moves.size()));
            game.play(move);
            picture = picture(stepped, new BoardPosition(variant, game.position(), List.of(move.from(), move.to())));
        }
        var last = stepped.positionProperty().get();
        var atOnce = picture(board(), last);

        assertThat(differences(picture, atOnce)).isZero();
        assertThat(differences(picture, picture(board(), BoardPosition.of(variant, new Game(variant).position()))))
                .isGreaterThan(1000);
    }

    private BoardControl board() throws TimeoutException {
        return FxToolkit.setupFixture(() -> {
            var board = new BoardControl();
            board.motionProperty().set(Motion.OFF);
            board.pieceMarksProperty().set(true);
            root.getChildren().setAll(board);
            return board;
        });
    }

    private static Image picture(BoardControl board, BoardPosition position) throws TimeoutException {
        return FxToolkit.setupFixture(() -> {
            board.positionProperty().set(position);
            return board.snapshot(null, null);
        });
    }

    private static long differences(Image one, Image other) {
        assertThat(one.getWidth()).isEqualTo(other.getWidth());
        long different = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                int a = one.getPixelReader().getArgb(x, y);
                int b = other.getPixelReader().getArgb(x, y);
                for (int shift = 0; shift < 32; shift += 8) {
                    if (Math.abs((a >> shift & 255) - (b >> shift & 255)) > TOLERANCE) {
                        different++;
                        break;
                    }
                }
            }
        }
        return different;
    }
}
