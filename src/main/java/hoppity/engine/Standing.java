package hoppity.engine;

import hoppity.rules.MutablePosition;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How the sides of a game of three or more seats stand. A side is a seat, or two partners. Its strength is what its army
 * lacks, negated, with a share in the worth of the turn that is the greater the sooner it moves; of two partners the one
 * that is further behind weighs more, since both camps have to be filled.
 */
final class Standing {
    /** What it is worth if the search sees the own side finish next. */
    static final int WON_IN_FORECAST = 1000;

    private static final int WEAKER = 3;
    private static final int PARTS = 4;

    private final Armies armies;
    private final int seats;
    private final int[][] sides;
    private final int[] sideOf;
    private final int[] turnBonus;
    private final int[] strengths;

    Standing(Variant variant, Armies armies) {
        this.armies = armies;
        seats = variant.seatCount();
        sideOf = new int[seats];
        Arrays.fill(sideOf, -1);
        var teams = new ArrayList<int[]>();
        for (int seat = 0; seat < seats; seat++) {
            if (sideOf[seat] < 0) {
                var team = variant.team(seat);
                for (int member : team) {
                    sideOf[member] = teams.size();
                }
                teams.add(team.stream().mapToInt(Integer::intValue).toArray());
            }
        }
        sides = teams.toArray(int[][]::new);
        strengths = new int[sides.length];
        turnBonus = new int[seats];
        for (int turns = 0; turns < seats; turns++) {
            turnBonus[turns] = Evaluation.TO_MOVE * (seats - 1 - turns) / (seats - 1);
        }
    }

    /** Which side a seat is on. */
    int side(int seat) {
        return sideOf[seat];
    }

    /** The seats of a side. */
    int[] seats(int side) {
        return sides[side];
    }

    int sideCount() {
        return sides.length;
    }

    /** How far a side is ahead of all its rivals that still play, taken together; 0 if there are none. */
    int lead(MutablePosition position, int side) {
        int rivals = Integer.MIN_VALUE;
        for (int other = 0; other < sides.length; other++) {
            if (other != side && !hasFinished(position, other)) {
                int strength = strength(position, other);
                rivals = rivals == Integer.MIN_VALUE ? strength : WinShares.together(rivals, strength);
            }
        }
        return rivals == Integer.MIN_VALUE ? 0 : strength(position, side) - rivals;
    }

    /**
     * The seats' chances to win; partners have those of their side, and the sides' sum to 1.
     *
     * @param side whose strength to raise
     * @param bonus by how much, in hundredths of a tempo
     */
    List<Double> shares(MutablePosition position, int side, int bonus) {
        for (int each = 0; each < sides.length; each++) {
            strengths[each] = strength(position, each);
        }
        strengths[side] += bonus;
        return bySeat(WinShares.of(strengths));
    }

    /** The seats' shares where it is a fact who has won. */
    List<Double> settled(int winner) {
        var shares = new ArrayList<Double>();
        for (int side = 0; side < sides.length; side++) {
            shares.add(side == sideOf[winner] ? 1.0 : 0.0);
        }
        return bySeat(shares);
    }

    /** The seats' values where those of the sides are given. */
    List<Double> bySeat(List<Double> ofSides) {
        return Arrays.stream(sideOf).mapToObj(ofSides::get).toList();
    }

    /** Only single seats leave a game that goes on. */
    boolean hasFinished(MutablePosition position, int side) {
        return position.finishedCount() > 0 && position.hasFinished(sides[side][0]);
    }

    /** In hundredths of a tempo; only differences count. */
    int strength(MutablePosition position, int side) {
        var team = sides[side];
        int first = strengthOfSeat(position, team[0]);
        if (team.length == 1) {
            return first;
        }
        int second = strengthOfSeat(position, team[1]);
        return (WEAKER * Math.min(first, second) + (PARTS - WEAKER) * Math.max(first, second)) / PARTS;
    }

    private int strengthOfSeat(MutablePosition position, int seat) {
        int turns = seat - position.toMove();
        return turnBonus[turns < 0 ? turns + seats : turns] - armies.lacking(position, seat);
    }
}
