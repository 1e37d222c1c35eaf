package hoppity.export.document;

import hoppity.export.diagram.Diagram;
import java.util.List;

/** A part of a document, one below the other. */
public sealed interface Block {
    /** What is told of the game as a whole. */
    record Facts(List<Fact> facts) implements Block {
        public Facts {
            facts = List.copyOf(facts);
        }
    }

    /** A label such as {@code Date} with what belongs to it. */
    record Fact(String label, String value) {}

    /** The title that somebody gave to a position. */
    record Heading(String text) implements Block {}

    /**
     * A diagram.
     *
     * @param move number of the move that leads to it, 0 at the start of the game
     * @param notation the position as a string, for those who do not see the diagram
     */
    record Figure(int move, Diagram diagram, String caption, String notation) implements Block {}

    /**
     * Moves and words one after the other.
     *
     * @param depth 0 on the main line, 1 in its variations and so on
     */
    record Line(int depth, List<Token> tokens) implements Block {
        public Line {
            tokens = List.copyOf(tokens);
        }
    }
}
