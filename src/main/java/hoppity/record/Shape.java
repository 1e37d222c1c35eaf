package hoppity.record;

import java.util.List;

/** A mark on the board beside a move. Colours are capital letters: G(reen), R(ed), Y(ellow), B(lue). */
public sealed interface Shape {
    Extras extras();

    /** @param path cells by name, at least two: origin, landings, destination */
    record Arrow(List<String> path, String colour, Extras extras) implements Shape {
        public Arrow {
            path = List.copyOf(path);
            if (path.size() < 2) {
                throw new IllegalArgumentException("an arrow has at least two cells");
            }
            checkColour(colour);
        }
    }

    record Circle(String cell, String colour, Extras extras) implements Shape {
        public Circle {
            checkColour(colour);
        }
    }

    /** A short text on a cell. */
    record Label(String cell, String text, Extras extras) implements Shape {}

    private static void checkColour(String colour) {
        if (colour.length() != 1 || colour.charAt(0) < 'A' || colour.charAt(0) > 'Z') {
            throw new IllegalArgumentException("a colour is a capital letter, not \"" + colour + "\"");
        }
    }
}
