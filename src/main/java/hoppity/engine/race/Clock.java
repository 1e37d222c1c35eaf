package hoppity.engine.race;

import hoppity.board.Camp;
import hoppity.rules.RuleOptions;
import hoppity.rules.RuleOptions.ReenterHome;

/**
 * The move limits of the rules as a seat meets them on its way. A way that keeps to {@link #allows} loses to no limit and
 * leaves none undecided, whatever the other side does.
 *
 * @param options the rules
 * @param home the seat's home
 * @param next the number of the seat's next move
 */
record Clock(RuleOptions options, Camp home, int next) {

    /** How many turns the seat has left before the tempo limit ends the game. */
    int turnsLeft() {
        return options.tempoLimit() == 0 ? Integer.MAX_VALUE : Math.max(0, options.tempoLimit() - next + 1);
    }

    /**
     * Whether the rules let a seat that has not completed go on.
     *
     * @param turn which turn from now on it is that has been made, from 1
     * @param comesHome whether the turn ended in the home and began outside
     * @param atHome how many pieces are at home after it
     */
    boolean allows(int turn, boolean comesHome, int atHome) {
        int number = next + turn - 1;
        int limit = options.homeLimit();
        if (comesHome && options.reenterHome() == ReenterHome.LOSES_AFTER_LIMIT && number > limit) {
            return false;
        }
        return switch (options.homeCheck()) {
            case NONE -> true;
            case ONCE -> number != limit || atHome == 0;
            case EACH_MOVE -> number <= limit || atHome == 0;
        };
    }
}
