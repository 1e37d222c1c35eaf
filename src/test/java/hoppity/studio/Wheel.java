package hoppity.studio;

import javafx.geometry.Point2D;
import javafx.scene.input.ScrollEvent;

/**
 * Turns of the mouse wheel as events, for tests: the robot of a toolkit without a display turns the wheel the other way round.
 */
public final class Wheel {
    private Wheel() {}

    /** @param deltaY in pixels, as JavaFX counts them: above 0 is away from the user */
    public static ScrollEvent turned(double deltaY) {
        return turned(deltaY, false, new Point2D(9, 9), new Point2D(9, 9));
    }

    /**
     * Turned somewhere in particular.
     *
     * @param ctrl whether the key is held
     * @param at in the coordinates of what the event is fired on, where that has no scene, else of the scene
     */
    public static ScrollEvent turned(double deltaY, boolean ctrl, Point2D at, Point2D screen) {
        return new ScrollEvent(
                ScrollEvent.SCROLL,
                at.getX(),
                at.getY(),
                screen.getX(),
                screen.getY(),
                false,
                ctrl,
                false,
                false,
                false,
                false,
                0,
                deltaY,
                0,
                deltaY,
                ScrollEvent.HorizontalTextScrollUnits.NONE,
                0,
                ScrollEvent.VerticalTextScrollUnits.NONE,
                0,
                0,
                null);
    }
}
