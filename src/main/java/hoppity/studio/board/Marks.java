package hoppity.studio.board;

import hoppity.record.Shape;
import java.util.ArrayList;
import java.util.List;

/** Lists of marks on a board. */
final class Marks {
    private Marks() {}

    /** The marks with one more drawn: drawn over itself it goes, over the same in another colour it takes that one's place. */
    static List<Shape> drawn(List<Shape> marks, Shape mark) {
        var changed = new ArrayList<>(marks);
        changed.removeIf(other -> samePlace(other, mark));
        boolean erased = marks.stream()
                .anyMatch(other -> samePlace(other, mark) && colour(other).equals(colour(mark)));
        if (!erased) {
            changed.add(mark);
        }
        return List.copyOf(changed);
    }

    private static boolean samePlace(Shape one, Shape other) {
        if (one instanceof Shape.Arrow a && other instanceof Shape.Arrow b) {
            return a.path().equals(b.path());
        }
        return one instanceof Shape.Circle a
                && other instanceof Shape.Circle b
                && a.cell().equals(b.cell());
    }

    private static String colour(Shape shape) {
        if (shape instanceof Shape.Arrow arrow) {
            return arrow.colour();
        }
        return shape instanceof Shape.Circle circle ? circle.colour() : "";
    }
}
