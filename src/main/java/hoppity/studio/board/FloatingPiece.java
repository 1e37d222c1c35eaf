package hoppity.studio.board;

import hoppity.export.diagram.BoardLayout;
import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/** A piece off its cell: under the pointer, or on its way. A small canvas of its own, so that moving it redraws nothing. */
final class FloatingPiece extends Layer {
    private static final double MARGIN = 0.1;

    private final BoardSurface surface;
    private @Nullable Flight flight;

    FloatingPiece(BoardSurface surface) {
        this.surface = surface;
        setVisible(false);
    }

    /** Takes up a piece of a seat and shows it centred on a point. */
    void show(BoardLayout layout, int seat, double x, double y) {
        double side = Math.ceil(layout.unit() * (1 + MARGIN));
        setWidth(side);
        setHeight(side);
        var sheet = Sheet.of(this, layout, surface);
        sheet.clear();
        PiecePainter.draw(sheet, side / 2, side / 2, seat);
        moveTo(x, y);
        setVisible(true);
    }

    void moveTo(double x, double y) {
        setTranslateX(x - getWidth() / 2);
        setTranslateY(y - getHeight() / 2);
    }

    void hide() {
        setVisible(false);
    }

    /**
     * Lets a piece travel, and calls {@code landed} when it is there or {@linkplain #land made to be}.
     *
     * @param millis of a hop
     * @param onStep told of each landing, and of the arrival unless the piece was made to land
     */
    void fly(
            BoardLayout layout,
            int seat,
            Travel travel,
            double millis,
            Consumer<BoardControl.Step> onStep,
            Runnable landed) {
        land();
        show(layout, seat, layout.centreX(travel.from()), layout.centreY(travel.from()));
        flight = new Flight(layout, travel, millis, onStep, landed);
        flight.play();
    }

    boolean isFlying() {
        return flight != null;
    }

    /** Ends a journey at once, at its goal. */
    void land() {
        var landing = flight;
        if (landing != null) {
            flight = null;
            landing.stop();
            hide();
            landing.landed.run();
        }
    }

    private final class Flight extends Transition {
        private final BoardLayout layout;
        private final Travel travel;
        private final Consumer<BoardControl.Step> onStep;
        private final Runnable landed;
        private int hopsDone;

        Flight(BoardLayout layout, Travel travel, double millis, Consumer<BoardControl.Step> onStep, Runnable landed) {
            this.layout = layout;
            this.travel = travel;
            this.onStep = onStep;
            this.landed = landed;
            setCycleDuration(Duration.millis(millis * travel.hops()));
            setInterpolator(Interpolator.LINEAR);
            setOnFinished(event -> onStep.accept(BoardControl.Step.ARRIVAL));
            statusProperty().addListener((observable, before, now) -> {
                if (now == Animation.Status.STOPPED) {
                    land();
                }
            });
        }

        @Override
        protected void interpolate(double time) {
            int hops = (int) (time * travel.hops());
            if (hops > hopsDone && hops < travel.hops()) {
                hopsDone = hops;
                onStep.accept(BoardControl.Step.HOP);
            }
            var point = travel.at(time);
            double x = layout.centreX(point.from());
            double y = layout.centreY(point.from());
            moveTo(
                    x + point.share() * (layout.centreX(point.to()) - x),
                    y + point.share() * (layout.centreY(point.to()) - y));
        }
    }
}
