package hoppity.engine;

import hoppity.rules.MutablePosition;

/**
 * What the sides of a game of three or more seats may expect where a line of play has led. A side's <em>result</em> is what it
 * plays for, from 0 to 1: the chance of winning, or in games that go on for the places the part of the rivals that it
 * is placed before. Its <em>share</em> is its chance of taking the next place that was open at the root.
 */
final class Prospects {
    private final Standing standing;
    private final MutablePosition position;
    private final boolean playsOn;
    private final int sides;
    private final double[] results;
    private final double[] shares;
    private final double[] weights;
    /** {@code [side]}: its place if it has finished since the root, or −1. */
    private final int[] places;

    private int winner;

    Prospects(Standing standing, MutablePosition position, boolean playsOn) {
        this.standing = standing;
        this.position = position;
        this.playsOn = playsOn;
        sides = standing.sideCount();
        results = new double[sides];
        shares = new double[sides];
        weights = new double[sides];
        places = new int[sides];
    }

    /** Begins a line at the root. */
    void begin() {
        java.util.Arrays.fill(places, -1);
        winner = -1;
    }

    /** A side takes the next place. */
    void finish(int side, int place) {
        places[side] = place;
        winner = winner < 0 ? side : winner;
    }

    double result(int side) {
        return results[side];
    }

    double share(int side) {
        return shares[side];
    }

    /**
     * Works out results and shares of the position.
     *
     * @param even whether those who still play share what is left, whatever the position
     */
    void judge(boolean even) {
        double sum = weigh(even);
        for (int side = 0; side < sides; side++) {
            double chance = weights[side] / sum;
            shares[side] = winner < 0 ? chance : side == winner ? 1 : 0;
            results[side] = !playsOn ? shares[side] : places[side] < 0 ? beaten(side) : before(places[side]);
        }
    }

    private double weigh(boolean even) {
        int most = Integer.MIN_VALUE;
        for (int side = 0; side < sides; side++) {
            if (isPlaying(side)) {
                int strength = even ? 0 : standing.strength(position, side);
                weights[side] = strength;
                most = Math.max(most, strength);
            }
        }
        double sum = 0;
        for (int side = 0; side < sides; side++) {
            weights[side] = isPlaying(side) ? WinShares.weight((int) weights[side] - most, sides) : 0;
            sum += weights[side];
        }
        return sum;
    }

    private boolean isPlaying(int side) {
        return !playsOn || !standing.hasFinished(position, side);
    }

    /** The part of all rivals that a side still playing will be placed before. */
    private double beaten(int side) {
        double own = weights[side];
        double beaten = 0;
        if (own > 0) {
            for (int other = 0; other < sides; other++) {
                if (other != side && weights[other] > 0) {
                    beaten += own / (own + weights[other]);
                }
            }
        }
        return beaten / (sides - 1);
    }

    private double before(int place) {
        return (sides - 1.0 - place) / (sides - 1);
    }
}
