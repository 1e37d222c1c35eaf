package hoppity.engine.race;

import hoppity.rules.RuleOptions.LastMove;

/**
 * Who is first home under the rules.
 *
 * @param lastMove whether Black still plays the move with which White completed
 * @param toMove the seat whose turn is the first
 */
record Finish(LastMove lastMove, int toMove) {
    /** Neither is first. */
    static final int DRAW = -1;

    /**
     * The seat that wins, or {@link #DRAW}.
     *
     * @param turns how many turns from now on each seat takes
     */
    int winner(int[] turns) {
        if (lastMove == LastMove.EQUALISE) {
            // Counted in move numbers from the one about to be played; White is one ahead where Black is to move.
            int white = turns[0] + (toMove == 1 ? 1 : 0);
            int black = turns[1];
            return white == black ? DRAW : white < black ? 0 : 1;
        }
        return turns[toMove] <= turns[1 - toMove] ? toMove : 1 - toMove;
    }

    int winner(int seat, int turns, int turnsOfOther) {
        return winner(seat == 0 ? new int[] {turns, turnsOfOther} : new int[] {turnsOfOther, turns});
    }
}
