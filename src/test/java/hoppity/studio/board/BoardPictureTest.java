package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.record.Extras;
import hoppity.record.Shape;
import hoppity.rules.Position;
import hoppity.rules.Variants;
import hoppity.studio.theme.Theme;
import hoppity.studio.theme.ThemeSwitch;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;
import org.w3c.dom.Document;

class BoardPictureTest {
    private static final double SIDE = 600;

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    private static <T> T of(String variant, List<Shape> shapes, Function<BoardPicture, T> made) throws Exception {
        FxToolkit.registerPrimaryStage();
        return WaitForAsyncUtils.waitForAsyncFx(20_000, () -> {
            var board = new BoardControl();
            var preset = Variants.presets().get(variant);
            board.positionProperty().set(BoardPosition.of(preset, Position.initial(preset.geometry())));
            board.shapesProperty().set(shapes);
            var scene = new Scene(new StackPane(board), 300, 300);
            ThemeSwitch.install(scene, new SimpleObjectProperty<>(Theme.LIGHT));
            return made.apply(new BoardPicture(board, SIDE));
        });
    }

    private static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    }

    @ParameterizedTest
    @CsvSource({"halma-8, 64, 20", "halma-16-four, 256, 52", "chinese-checkers-6, 121, 60"})
    void theSvgHasAllCellsAndPieces(String variant, int cells, int pieces) throws Exception {
        var document = parsed(of(variant, List.of(), BoardPicture::svg));

        int boxes = document.getElementsByTagName("rect").getLength();
        int discs = document.getElementsByTagName("circle").getLength();
        // A hole is a disc; a piece is a disc with an edge at least.
        assertThat(boxes + discs).isGreaterThanOrEqualTo(cells + 2 * pieces);
        assertThat(document.getDocumentElement().getAttribute("width")).isEqualTo("600");
    }

    @Test
    void marksAreInItAndWordsStayWords() throws Exception {
        List<Shape> shapes = List.of(
                new Shape.Arrow(List.of("c8", "d7"), "R", Extras.NONE),
                new Shape.Circle("d4", "B", Extras.NONE),
                new Shape.Label("e5", "<&\"", Extras.NONE));

        var without = of("halma-8", List.of(), BoardPicture::svg);
        var svg = of("halma-8", shapes, BoardPicture::svg);

        var texts = parsed(svg).getElementsByTagName("text");
        assertThat(texts.item(texts.getLength() - 1).getTextContent()).isEqualTo("<&\"");
        assertThat(parsed(svg).getElementsByTagName("polyline").getLength())
                .isEqualTo(parsed(without).getElementsByTagName("polyline").getLength() + 1);
        assertThat(parsed(svg).getElementsByTagName("polygon").getLength())
                .isEqualTo(parsed(without).getElementsByTagName("polygon").getLength() + 1);
    }

    @Test
    void thePictureIsAsLargeAsAskedForAndShowsThePieces() throws Exception {
        var image = of("halma-8", List.of(), BoardPicture::image);

        assertThat(image.getWidth()).isEqualTo(SIDE);
        assertThat(image.getHeight()).isEqualTo(SIDE);
        // The corner of the board holds a piece of White's, the middle does not.
        var corner = image.getPixelReader().getColor(565, 565);
        var middle = image.getPixelReader().getColor(340, 340);
        assertThat(corner).isNotEqualTo(middle);
        assertThat(image.getPixelReader().getColor(340, 340).isOpaque()).isTrue();
    }
}
