package hoppity.format.starlog;

import hoppity.board.Star.Point;
import java.util.Arrays;
import java.util.Optional;

/** The server's colours, each of which has its point of the star. */
enum Colour {
    BLUE("blue", Point.TOP),
    RED("red", Point.BOTTOM),
    YELLOW("yellow", Point.UPPER_LEFT),
    PURPLE("purple", Point.LOWER_RIGHT),
    LAWN_GREEN("lawn green", Point.UPPER_RIGHT),
    GRAY("gray0", Point.LOWER_LEFT);

    private final String label;
    private final Point point;

    Colour(String label, Point point) {
        this.label = label;
        this.point = point;
    }

    /** As it stands in a log. */
    String label() {
        return label;
    }

    Point point() {
        return point;
    }

    static Optional<Colour> find(String label) {
        return Arrays.stream(values()).filter(c -> c.label.equals(label)).findFirst();
    }
}
