package hoppity.studio.graph;

import static hoppity.words.Words.tr;

import hoppity.studio.command.Wheel;
import hoppity.studio.theme.TokenColors;
import java.util.List;
import java.util.Objects;
import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/**
 * The graph: a canvas with the curves and one above it with what follows the cursor and the pointer. A click or a drag goes to the ply under the pointer, the wheel steps, and
 * with Ctrl it zooms; a double click shows the whole line again.
 */
public final class TempoGraphView extends Region {
    private static final double ZOOM_PER_NOTCH = 0.8;
    private static final int NOWHERE = -1;

    private final TempoGraphViewModel model;
    private final Canvas curves = new Canvas();
    private final Canvas cursor = new Canvas();
    private final TokenColors colours = new TokenColors(GraphPainter.TOKENS);
    private final Label readOut = new Label();
    private final Label words = new Label();
    private final GraphPainter painter = new GraphPainter(curves.getGraphicsContext2D(), colours);
    private final CursorPainter cursorPainter = new CursorPainter(cursor.getGraphicsContext2D(), colours);
    private @Nullable GraphLayout drawn;
    private boolean curvesStale = true;
    private final Wheel wheel = new Wheel();
    private int pointer = NOWHERE;

    public TempoGraphView(TempoGraphViewModel model) {
        this.model = model;
        getStyleClass().add("tempo-graph");
        getStylesheets()
                .add(Objects.requireNonNull(TempoGraphView.class.getResource("graph.css"))
                        .toExternalForm());
        setId("tempo-graph");
        readOut.getStyleClass().add("graph-read-out");
        readOut.setWrapText(true);
        readOut.setMouseTransparent(true);
        readOut.setVisible(false);
        words.getStyleClass().add("graph-words");
        words.setMouseTransparent(true);
        curves.setMouseTransparent(true);
        cursor.setMouseTransparent(true);
        getChildren().addAll(curves, cursor, colours, words, readOut);

        InvalidationListener redraw = observable -> {
            curvesStale = true;
            requestLayout();
        };
        colours.addListener(redraw);
        model.seriesProperty().addListener(redraw);
        model.winChancesProperty().addListener(redraw);
        model.doubtfulProperty().addListener(redraw);
        model.windowProperty().addListener(redraw);
        model.measureProperty().addListener(redraw);
        model.problemProperty().addListener(redraw);
        widthProperty().addListener(redraw);
        heightProperty().addListener(redraw);
        model.cursorPlyProperty().addListener(observable -> requestLayout());

        addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> pointAt(event.getX(), event.getY()));
        addEventHandler(MouseEvent.MOUSE_EXITED, event -> pointAt(-1, -1));
        addEventHandler(ScrollEvent.SCROLL, this::scrolled);
    }

    /** The switch between the two tempo numbers: for the header above the graph. */
    public Node measureSwitch() {
        return new MeasureSwitch(model.measureProperty());
    }

    /** The x of a ply in this node, in pixels; empty room if nothing is drawn. */
    double xOf(int ply) {
        return drawn == null ? 0 : drawn.tempo().x(ply);
    }

    private void pressed(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY || drawn == null) {
            return;
        }
        if (event.getClickCount() == 2) {
            model.showWholeLine();
        } else {
            model.goTo(drawn.tempo().nearestPly(event.getX(), model.lastPly()));
        }
    }

    private void dragged(MouseEvent event) {
        if (event.isPrimaryButtonDown() && drawn != null) {
            model.goTo(drawn.tempo().nearestPly(event.getX(), model.lastPly()));
            pointAt(event.getX(), event.getY());
        }
    }

    private void scrolled(ScrollEvent event) {
        int notches = wheel.notches(event);
        if (notches != 0 && drawn != null) {
            if (event.isShortcutDown()) {
                model.zoom(Math.pow(ZOOM_PER_NOTCH, notches), drawn.tempo().plyAt(event.getX()));
            } else {
                model.step(-notches);
            }
        }
        event.consume();
    }

    private void pointAt(double x, double y) {
        boolean inside = drawn != null && x >= 0 && y >= 0 && x <= getWidth() && y <= getHeight();
        pointer = inside && drawn != null ? drawn.tempo().nearestPly(x, model.lastPly()) : NOWHERE;
        requestLayout();
    }

    @Override
    protected double computePrefHeight(double width) {
        return 240;
    }

    @Override
    protected double computePrefWidth(double height) {
        return 480;
    }

    @Override
    protected void layoutChildren() {
        if (curvesStale) {
            curvesStale = false;
            drawCurves();
        }
        cursor.getGraphicsContext2D().clearRect(0, 0, getWidth(), getHeight());
        var series = model.seriesProperty().get();
        if (series != null && drawn != null) {
            int ply = model.cursorPlyProperty().get();
            cursorPainter.paint(drawn, series, model.measureProperty().get(), ply, pointer);
        }
        setAccessibleText(model.readOut(model.cursorPlyProperty().get()));
        showReadOut();
    }

    private void drawCurves() {
        for (var canvas : List.of(curves, cursor)) {
            canvas.setWidth(getWidth());
            canvas.setHeight(getHeight());
        }
        painter.clear(getWidth(), getHeight());
        var series = model.seriesProperty().get();
        var problem = model.problemProperty().get();
        words.setText(problem.isEmpty() && series == null ? tr("No game is open.") : problem);
        words.resizeRelocate(0, 0, getWidth(), getHeight());
        words.setVisible(!words.getText().isEmpty());
        var measure = model.measureProperty().get();
        var chances = model.winChancesProperty().get();
        drawn = null;
        if (series != null && !words.isVisible()) {
            var window = model.windowProperty().get();
            drawn = GraphLayout.of(getWidth(), getHeight(), window, series, measure, !chances.isEmpty());
            var marks = model.marksProperty().get();
            var doubtful = model.doubtfulProperty().get();
            painter.paint(new GraphPainter.Picture(drawn, series, measure, chances, marks, doubtful));
        }
    }

    private void showReadOut() {
        readOut.setText(model.readOut(pointer));
        readOut.setVisible(drawn != null && !readOut.getText().isEmpty());
        if (drawn != null && readOut.isVisible()) {
            double width = Math.min(readOut.prefWidth(-1), getWidth() - 8);
            double height = readOut.prefHeight(width);
            double x =
                    Math.max(4, Math.min(getWidth() - width - 4, drawn.tempo().x(pointer) - width / 2));
            // Above the pane of the tempo, where there is no curve to cover.
            readOut.resizeRelocate(x, Math.max(0, drawn.tempo().top() - height - 2), width, height);
        }
    }
}
