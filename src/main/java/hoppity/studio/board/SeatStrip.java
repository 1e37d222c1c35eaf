package hoppity.studio.board;

/**
 * What is told of a seat beside the board.
 *
 * @param seat index, from 0
 * @param name of the seat: White, Black, …
 * @param player name and rating as far as known, else empty
 * @param tempo the tempo number
 * @param toGo the tempi still needed
 * @param toMove whether it is the seat's turn
 * @param clock the time left as recorded last, such as {@code 9:58}; empty if none is
 * @param mustPass whether the seat is to move and has no move
 * @param share its chance of winning such as {@code 41 %}; empty while unknown, and where only two play
 */
public record SeatStrip(
        int seat,
        String name,
        String player,
        int tempo,
        int toGo,
        boolean toMove,
        String clock,
        boolean mustPass,
        String share) {

    SeatStrip withShare(String known) {
        return new SeatStrip(seat, name, player, tempo, toGo, toMove, clock, mustPass, known);
    }
}
