package hoppity.studio.moves;

import java.util.List;

/**
 * One line of the notation list; all are equally high.
 *
 * @param rules where thin vertical rules stand, in pixels: one for each variation that the line is inside of
 * @param runs from left to right
 */
record NotationLine(List<Double> rules, List<Run> runs) {
    NotationLine {
        rules = List.copyOf(rules);
        runs = List.copyOf(runs);
    }

    /**
     * A token, or of words as much as fits on the line.
     *
     * @param x left edge of the whole run, in pixels
     * @param pieces texts with their places, left to right
     */
    record Run(Token token, double x, double width, List<Placed> pieces) {
        Run {
            pieces = List.copyOf(pieces);
        }

        /** Where the pieces end that are neither the evaluation nor the time. */
        double coreEnd() {
            return pieces.stream()
                    .filter(p -> p.piece().style() != TextStyle.EVALUATION
                            && p.piece().style() != TextStyle.CLOCK)
                    .mapToDouble(p -> p.x() + p.width())
                    .max()
                    .orElse(x);
        }

        /** Where the move itself begins, behind its number. */
        double coreStart() {
            return pieces.stream()
                    .filter(p -> p.piece().style() != TextStyle.NUMBER)
                    .mapToDouble(Placed::x)
                    .min()
                    .orElse(x);
        }
    }

    /** A text and where it begins, in pixels. */
    record Placed(Token.Piece piece, double x, double width) {}

    boolean isVariation() {
        return !rules.isEmpty();
    }

    /** What the line says, for those who hear it. */
    String spoken() {
        var text = new StringBuilder();
        for (var run : runs) {
            for (var placed : run.pieces()) {
                text.append(text.isEmpty() ? "" : " ").append(placed.piece().text());
            }
        }
        return text.toString();
    }
}
