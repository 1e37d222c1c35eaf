package hoppity.studio.session;

import static hoppity.words.Words.tr;

import hoppity.format.TextEncoding;
import hoppity.studio.session.Prompts.Reading;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import javafx.stage.Window;

/** Asks which encoding a text is to be read in; what some of it looks like stands below each. */
final class EncodingDialog extends ListDialog<Reading> {
    /** There are never more than a few encodings. */
    private static final double HEIGHT = 340;

    private static final double WIDTH = 560;

    EncodingDialog(Window owner, String title, List<Reading> readings, Charset current) {
        super(
                owner,
                tr("Read again"),
                tr("In which encoding are the letters of {0} right?", title),
                tr("Read again"),
                currentFirst(readings, current),
                reading -> line(reading, current));
        getDialogPane().setPrefSize(WIDTH, HEIGHT);
    }

    private static List<Reading> currentFirst(List<Reading> readings, Charset current) {
        return readings.stream()
                .sorted(Comparator.comparing(reading -> !reading.charset().equals(current)))
                .toList();
    }

    private static Line line(Reading reading, Charset current) {
        var name = name(reading.charset());
        return new Line(
                reading.charset().equals(current) ? tr("{0}, as it is read now", name) : name, reading.excerpt(), null);
    }

    private static String name(Charset charset) {
        if (charset.equals(StandardCharsets.UTF_8)) {
            return tr("Unicode (UTF-8)");
        }
        if (charset.equals(StandardCharsets.ISO_8859_1)) {
            return tr("Western European (ISO-8859-1)");
        }
        if (charset.equals(TextEncoding.WINDOWS_1251) || charset.equals(TextEncoding.KOI8_U)) {
            return tr("Cyrillic ({0})", charset.name());
        }
        return charset.name();
    }
}
