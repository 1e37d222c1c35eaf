package hoppity.studio.command;

import javafx.scene.input.ScrollEvent;

/** Counts the notches of a mouse wheel; a touch pad's small strokes add up to notches. */
public final class Wheel {
    private static final double NOTCH = 40;

    private double turned;

    /** The whole notches that an event completes: negative towards the user, which is the way on through a game. */
    public int notches(ScrollEvent event) {
        turned += event.getDeltaY();
        int notches = (int) (turned / NOTCH);
        turned -= notches * NOTCH;
        return notches;
    }
}
