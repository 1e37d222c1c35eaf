package hoppity.engine;

import hoppity.board.Topology;
import hoppity.rules.MutablePosition;
import hoppity.rules.RuleOptions.HomeCheck;
import hoppity.rules.Variant;
import java.util.ArrayDeque;
import java.util.Arrays;

/**
 * How much it worries a seat to have pieces at home when the home limit comes near, in hundredths of a tempo: by the steps that
 * its pieces there are from the way out, all together, against the moves that are left.
 */
final class HomeUrgency {
    /** Moves that a seat would like to have to spare, since the way out may be blocked. */
    private static final int SPARE = 2;
    /** From so many moves of slack on there is no worry. */
    private static final int CALM = 8;

    private static final int WEIGHT = 8;
    /** For each piece that can no longer get out in time. */
    private static final int TOO_LATE = 1500;

    private final HomeCheck check;
    private final int limit;
    /** {@code [seat][cell]}: steps to the nearest cell outside the home; 0 there. */
    private final int[][] exits;
    /** {@code [seat]}: the sum of them. */
    private final int[] wayOut = new int[2];
    /** {@code [sum][moves left]}. */
    private final int[][] worries;

    /** @param position where the moves begin */
    HomeUrgency(Variant variant, MutablePosition position) {
        check = variant.options().homeCheck();
        limit = variant.options().homeLimit();
        exits = new int[2][];
        int most = 0;
        for (int seat = 0; seat < 2; seat++) {
            exits[seat] = exits(variant, seat);
            most = Math.max(most, Arrays.stream(exits[seat]).sum());
            for (int i = 0; i < position.pieceCount(seat); i++) {
                wayOut[seat] += exits[seat][position.piece(seat, i)];
            }
        }
        worries = new int[most + 1][check == HomeCheck.NONE ? 0 : limit + 3];
        for (int sum = 0; sum <= most; sum++) {
            for (int left = 0; left < worries[sum].length; left++) {
                int lacking = Math.max(0, CALM - (left - sum - SPARE));
                worries[sum][left] = WEIGHT * lacking * lacking;
            }
        }
    }

    /** Follows a move of a seat. */
    void move(int seat, int from, int to) {
        wayOut[seat] += exits[seat][to] - exits[seat][from];
    }

    /**
     * @param atHome how many of the seat's pieces are in its home, one or more
     * @param toMove the seat to move, at {@code moveNumber}
     */
    int penalty(int seat, int atHome, int toMove, int moveNumber) {
        return penalty(seat, atHome, wayOut[seat], toMove, moveNumber);
    }

    private int penalty(int seat, int atHome, int steps, int toMove, int moveNumber) {
        if (check == HomeCheck.NONE) {
            return 0;
        }
        int next = seat < toMove ? moveNumber + 1 : moveNumber;
        // EACH_MOVE looks after moves numbered above the limit, so that one more may carry the last piece out.
        int left = limit + (check == HomeCheck.EACH_MOVE ? 2 : 1) - next;
        if (left <= 0 && check == HomeCheck.ONCE) {
            return 0;
        }
        int moves = Math.max(0, left);
        return worries[steps][moves] + TOO_LATE * Math.max(0, atHome - moves);
    }

    /** As {@link #penalty} will be for the seat to move after a move of its own, with the turn number that follows. */
    int penaltyAfter(MutablePosition position, int seat, int from, int to, int number) {
        if (check == HomeCheck.NONE) {
            return 0;
        }
        int atHome = position.atHome(seat) + position.homeGain(seat, from, to);
        return atHome == 0
                ? 0
                : penalty(seat, atHome, wayOut[seat] + exits[seat][to] - exits[seat][from], 1 - seat, number);
    }

    private static int[] exits(Variant variant, int seat) {
        var topology = variant.topology();
        var directions = topology.shape().directionSet(variant.options().stepDirections());
        var home = variant.home(seat);
        var exits = new int[topology.size()];
        var queue = new ArrayDeque<Integer>();
        for (int cell = 0; cell < exits.length; cell++) {
            if (home.contains(cell)) {
                exits[cell] = Integer.MAX_VALUE;
            } else {
                queue.add(cell);
            }
        }
        while (!queue.isEmpty()) {
            int cell = queue.remove();
            for (int direction : directions) {
                int next = topology.neighbour(cell, direction);
                if (next != Topology.NONE && exits[next] == Integer.MAX_VALUE) {
                    exits[next] = exits[cell] + 1;
                    queue.add(next);
                }
            }
        }
        return exits;
    }
}
