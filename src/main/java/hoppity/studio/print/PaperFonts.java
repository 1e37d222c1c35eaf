package hoppity.studio.print;

import hoppity.export.paper.PaperStyle;
import hoppity.export.paper.TextMeasure;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import javafx.scene.text.Text;

/** Measures texts as they will be printed, each once. For one thread. */
final class PaperFonts implements TextMeasure {
    private final Map<PaperStyle, Map<String, Double>> known = new EnumMap<>(PaperStyle.class);

    @Override
    public double width(String text, PaperStyle style) {
        return known.computeIfAbsent(style, s -> new HashMap<>()).computeIfAbsent(text, t -> {
            var node = new Text(t);
            node.setFont(PageNode.font(style));
            return node.getLayoutBounds().getWidth();
        });
    }
}
