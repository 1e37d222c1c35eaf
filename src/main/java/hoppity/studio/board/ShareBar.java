package hoppity.studio.board;

import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

/** The seats' chances of winning side by side, each in the seat's colour; for three and more seats. */
final class ShareBar extends Region {
    private static final double EDGE = 1;

    private final ObjectProperty<List<SharePart>> parts = new SimpleObjectProperty<>(this, "parts", List.of());
    private final Tooltip tooltip = new Tooltip();

    ShareBar() {
        getStyleClass().add("share-bar");
        Tooltip.install(this, tooltip);
        parts.addListener(observable -> show());
        show();
    }

    /** From the left; empty while unknown: then the bar is not seen, but keeps its place. */
    ObjectProperty<List<SharePart>> partsProperty() {
        return parts;
    }

    private void show() {
        var shown = parts.get();
        setVisible(!shown.isEmpty());
        while (getChildren().size() > shown.size()) {
            getChildren().remove(getChildren().size() - 1);
        }
        while (getChildren().size() < shown.size()) {
            var region = new Region();
            region.getStyleClass().add("share-part");
            region.setManaged(false);
            getChildren().add(region);
        }
        for (int i = 0; i < shown.size(); i++) {
            SeatDisc.colour(getChildren().get(i), shown.get(i).seat());
        }
        var text = shown.stream().map(SharePart::text).distinct().collect(Collectors.joining("\n"));
        tooltip.setText(text);
        setAccessibleText(text);
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth() - 2 * EDGE;
        double height = getHeight() - 2 * EDGE;
        double total = parts.get().stream().mapToDouble(SharePart::part).sum();
        double before = 0;
        double x = EDGE;
        for (int i = 0; i < parts.get().size(); i++) {
            before += parts.get().get(i).part();
            double end = EDGE + snapPositionX(total > 0 ? width * before / total : 0);
            getChildren().get(i).resizeRelocate(x, EDGE, end - x, height);
            x = end;
        }
    }
}
