package hoppity.record;

import java.util.List;

/** A mark on the board beside a move. Colours are letters as in records: G(reen), R(ed), Y(ellow), B(lue). */
public sealed interface Shape {
    Extras extras();

    /** @param path cells by name, at least two: origin, landings, destination */
    record Arrow(List<String> path, String colour, Extras extras) implements Shape {
        public Arrow {
            path = List.copyOf(path);
        }
    }

    record Circle(String cell, String colour, Extras extras) implements Shape {}

    /** A short text on a cell. */
    record Label(String cell, String text, Extras extras) implements Shape {}
}
