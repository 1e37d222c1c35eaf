package hoppity.studio.graph;

import hoppity.studio.theme.TokenColors;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Line;
import javafx.scene.shape.StrokeLineCap;

/** A sample of each curve with the name of its seat. */
final class GraphLegend extends HBox {
    private static final double SAMPLE = 22;

    GraphLegend(TempoGraphViewModel model) {
        getStyleClass().add("graph-legend");
        getStylesheets()
                .add(Objects.requireNonNull(GraphLegend.class.getResource("graph.css"))
                        .toExternalForm());
        model.seriesProperty().addListener((observable, before, now) -> {
            if (now != null && (before == null || before.variant() != now.variant())) {
                show(now);
            }
        });
        var series = model.seriesProperty().get();
        if (series != null) {
            show(series);
        }
    }

    private void show(TempoSeries series) {
        getChildren().clear();
        for (var seat : series.variant().seats()) {
            getChildren().add(entry(sample(SeriesStyle.of(seat.index())), seat.name()));
        }
        if (series.variant().seatCount() == 2) {
            var area = new Region();
            area.getStyleClass().add("graph-difference");
            getChildren().add(entry(area, "difference"));
        }
    }

    private static Node entry(Node sample, String text) {
        var label = new Label(text);
        label.setMinWidth(USE_PREF_SIZE);
        var entry = new HBox(sample, label);
        entry.getStyleClass().add("graph-legend-entry");
        return entry;
    }

    private static Node sample(SeriesStyle style) {
        var line = new Line(0, 0, SAMPLE, 0);
        line.setStrokeWidth(2);
        line.setStrokeLineCap(StrokeLineCap.BUTT);
        line.getStrokeDashArray().setAll(style.dashes());
        line.setStroke(Color.TRANSPARENT);
        var colours = new TokenColors(style.token());
        colours.addListener(observable -> line.setStroke(colours.get(style.token())));
        var sample = new StackPane(line, colours);
        sample.setMinWidth(SAMPLE);
        return sample;
    }
}
