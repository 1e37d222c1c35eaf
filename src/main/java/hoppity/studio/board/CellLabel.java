package hoppity.studio.board;

import hoppity.record.Extras;
import hoppity.record.Shape;
import java.util.ArrayList;
import java.util.List;

/** The labels among the marks of a board: one a cell, as short as a sign. */
public final class CellLabel {
    /** The greatest number of characters. */
    public static final int LONGEST = 3;

    private CellLabel() {}

    /** What is left of a text as a label: without blanks around it, and no longer than it may be. */
    public static String shortened(String text) {
        var plain = text.strip().replaceAll("\\p{Cntrl}", "");
        int characters = plain.codePointCount(0, plain.length());
        return characters <= LONGEST ? plain : plain.substring(0, plain.offsetByCodePoints(0, LONGEST));
    }

    /** Whether a text can be a label as it stands. */
    public static boolean fits(String text) {
        return !text.isBlank() && shortened(text).equals(text);
    }

    /** The text on a cell; empty if there is none. */
    public static String at(List<Shape> marks, String cell) {
        return marks.stream()
                .filter(mark ->
                        mark instanceof Shape.Label label && label.cell().equals(cell))
                .map(mark -> ((Shape.Label) mark).text())
                .findFirst()
                .orElse("");
    }

    /** The marks with another text on a cell; an empty one takes its label away. */
    static List<Shape> labelled(List<Shape> marks, String cell, String text) {
        var label = shortened(text);
        if (label.equals(at(marks, cell))) {
            return marks;
        }
        var changed = new ArrayList<>(marks);
        changed.removeIf(
                mark -> mark instanceof Shape.Label other && other.cell().equals(cell));
        if (!label.isEmpty()) {
            changed.add(new Shape.Label(cell, label, Extras.NONE));
        }
        return List.copyOf(changed);
    }
}
