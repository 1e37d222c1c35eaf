package hoppity.studio.graph;

import java.util.List;

/**
 * How a seat's curve is drawn: each has a dash pattern of its own, so that colour is never the only difference.
 *
 * @param token name of the colour in the theme
 * @param dashes lengths of stroke and gap in pixels; empty for a solid curve
 */
record SeriesStyle(String token, List<Double> dashes) {
    private static final List<SeriesStyle> BY_SEAT = List.of(
            new SeriesStyle("-hop-white-series", List.of()),
            new SeriesStyle("-hop-black-series", List.of(7.0, 4.0)),
            new SeriesStyle("-hop-piece-red", List.of(2.0, 4.0)),
            new SeriesStyle("-hop-piece-green", List.of(12.0, 4.0)),
            new SeriesStyle("-hop-piece-yellow", List.of(12.0, 4.0, 2.0, 4.0)),
            new SeriesStyle("-hop-piece-purple", List.of(7.0, 3.0, 2.0, 3.0, 2.0, 3.0)));

    /** @param seat index from 0 to 5 */
    static SeriesStyle of(int seat) {
        return BY_SEAT.get(seat);
    }

    double[] dashArray() {
        return dashes.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
