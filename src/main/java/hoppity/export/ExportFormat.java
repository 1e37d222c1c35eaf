package hoppity.export;

import hoppity.export.diagram.Diagram;
import hoppity.export.diagram.DiagramPainter;
import hoppity.export.diagram.ImageDrawing;
import hoppity.export.diagram.Palette;
import hoppity.export.document.Diagrams;
import hoppity.export.document.Document;
import hoppity.export.html.HtmlPage;
import hoppity.export.latex.LatexSource;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a game can be exported as, known by the ending of a file's name. */
public enum ExportFormat {
    SVG(".svg"),
    PNG(".png"),
    WEB_PAGE(".html", ".htm"),
    LATEX(".tex");

    private static final double HEIGHT = 600;
    private static final double PNG_SCALE = 2;

    private final List<String> endings;

    ExportFormat(String... endings) {
        this.endings = List.of(endings);
    }

    /** The format that a file's name asks for. */
    public static Optional<ExportFormat> of(Path file) {
        var name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(format -> format.endings.stream().anyMatch(name::endsWith))
                .findFirst();
    }

    /** The usual ending, with the dot. */
    public String ending() {
        return endings.get(0);
    }

    /** Whether it shows one position and not the whole game. */
    public boolean isPicture() {
        return this == SVG || this == PNG;
    }

    /**
     * The content of a file.
     *
     * @param shown the node whose position a picture shows
     */
    public byte[] write(GameRecord game, GameNode shown) {
        return switch (this) {
            case SVG -> bytes(Diagrams.of(game, shown).svg(HEIGHT, Palette.LIGHT));
            case PNG -> png(Diagrams.of(game, shown));
            case WEB_PAGE, LATEX -> write(Document.of(game));
        };
    }

    /** The content of a file that holds the whole game. */
    public byte[] write(Document document) {
        if (isPicture()) {
            throw new IllegalStateException(this + " shows one position");
        }
        return bytes(text(document));
    }

    private String text(Document document) {
        var text = new StringBuilder();
        try {
            if (this == WEB_PAGE) {
                HtmlPage.write(document, text);
            } else {
                LatexSource.write(document, text);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("a text in memory takes everything", e);
        }
        return text.toString();
    }

    private static byte[] png(Diagram diagram) {
        var picture = new ImageDrawing(diagram.width(HEIGHT), HEIGHT, PNG_SCALE);
        diagram.draw(new DiagramPainter(picture, diagram.layout(HEIGHT), Palette.LIGHT));
        return picture.png();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
