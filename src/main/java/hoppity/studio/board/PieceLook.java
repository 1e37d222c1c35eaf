package hoppity.studio.board;

import hoppity.board.Topology;
import hoppity.rules.Position;

/**
 * How a cell looks by the piece that stands on it.
 *
 * @param seat whose piece, {@link #NEUTRAL} or {@link Position#EMPTY}
 * @param faded whether the piece is only hinted at
 * @param moved whether it is ringed as the one that moved last
 */
record PieceLook(int seat, boolean faded, boolean moved) {
    /** In the place of a seat: a piece that does not tell whose it is. */
    static final int NEUTRAL = -2;

    static final PieceLook NONE = new PieceLook(Position.EMPTY, false, false);

    /** All pieces as they stand. */
    static PieceLook[] of(BoardPosition shown) {
        return of(shown, Topology.NONE, Topology.NONE, Blindfold.OFF);
    }

    /**
     * The looks of all cells.
     *
     * @param hidden a cell whose piece is elsewhere just now, or {@link Topology#NONE}
     * @param faded a cell whose piece is only hinted at, or {@link Topology#NONE}
     */
    static PieceLook[] of(BoardPosition shown, int hidden, int faded, Blindfold blindfold) {
        var position = shown.position();
        var route = shown.lastRoute();
        boolean seen = blindfold == Blindfold.OFF;
        int moved = route.isEmpty() || !seen ? Topology.NONE : route.get(route.size() - 1);
        var looks = new PieceLook[position.size()];
        for (int cell = 0; cell < looks.length; cell++) {
            boolean empty = blindfold == Blindfold.HIDDEN || position.isEmpty(cell);
            int seat = empty ? Position.EMPTY : seen ? position.at(cell) : NEUTRAL;
            looks[cell] =
                    cell == hidden || empty && cell != moved ? NONE : new PieceLook(seat, cell == faded, cell == moved);
        }
        return looks;
    }
}
