package hoppity.engine.race;

import java.util.ArrayList;
import java.util.List;

/**
 * What an army finds on the board beside itself, turn by turn.
 *
 * @param standing {@code turn − 1}, cell: where pieces of the other side stand during that turn; they can be jumped
 * @param unsure {@code turn − 1}, cell: where such pieces may stand or not
 */
record Surroundings(List<boolean[]> standing, List<boolean[]> unsure) {
    Surroundings {
        standing = new ArrayList<>(standing);
        unsure = new ArrayList<>(unsure);
    }

    /** Nothing but the army. */
    static Surroundings none(int cells) {
        return new Surroundings(List.of(new boolean[cells]), List.of(new boolean[cells]));
    }

    /** Nothing certain but that the other side keeps within these cells; the last element stands for all later turns. */
    static Surroundings within(List<boolean[]> spread) {
        return new Surroundings(List.of(new boolean[spread.get(0).length]), spread);
    }

    /** The other side stands on these cells; the last element stands for all later turns. */
    static Surroundings of(List<boolean[]> placements) {
        return new Surroundings(placements, List.of(new boolean[placements.get(0).length]));
    }

    boolean[] standing(int turn) {
        return standing.get(Math.min(turn, standing.size()) - 1);
    }

    boolean[] unsure(int turn) {
        return unsure.get(Math.min(turn, unsure.size()) - 1);
    }
}
