package hoppity.rules;

import hoppity.rules.RuleOptions.LeaveTarget;
import java.util.List;

/**
 * Moves found with sets of cells, on the {@link Rings} of a board.
 *
 * <p>A jump can be jumped back, so the empty cells fall into groups that chains connect. A piece reaches the whole of every
 * group that it can jump into, since its own cell counts as empty while it moves, and no group twice. So a group is searched
 * once for all pieces, and the number of chains is the sum over the groups of their cells times the pieces beside them. On one
 * ring, four quarters of the board that no jump connects are searched at the same time.
 */
final class SetReach implements Reach {
    private static final long[] WHOLE_RING = {-1L};

    private final Tables tables;
    private final Rings rings;
    private final boolean eachHopStays;
    private final Rings.Line[][] stepLines;
    private final Rings.Line[][] jumpLines;
    /** Sets of places that no jump connects. */
    private final long[] quarters;
    /** {@code [place]}: what the chains of the piece there reach, while moves are written. */
    private final long[] chains = new long[Rings.PLACES];

    /** How far a jump along each line turns, and from which places of the ring in hand there is a piece to jump over. */
    private final int turn0;

    private final int turn1;
    private final int turn2;
    private final int turn3;
    /** The cells, free or not, that are a jump away from those that {@link #connected} found last. */
    private long beside;

    private long over0;
    private long over1;
    private long over2;
    private long over3;

    SetReach(Variant variant) {
        tables = Tables.of(variant);
        rings = tables.rings;
        var shape = variant.topology().shape();
        eachHopStays = variant.options().leaveTarget() == LeaveTarget.FORBIDDEN_EACH_HOP;
        stepLines = rings.lines(shape.directionSet(variant.options().stepDirections()));
        jumpLines = rings.lines(shape.directionSet(variant.options().jumpDirections()));
        quarters = rings.count > 1 ? WHOLE_RING : quarters(variant);
        var lines = jumpLines[0];
        turn0 = lines[0].landingTurn();
        turn1 = lines[1].landingTurn();
        turn2 = lines.length > 2 ? lines[2].landingTurn() : 0;
        turn3 = lines.length > 3 ? lines[3].landingTurn() : 0;
    }

    private long[] quarters(Variant variant) {
        var sets = new long[4];
        for (int cell = 0; cell < tables.cells; cell++) {
            var at = variant.topology().cell(cell);
            sets[(at.x() & 1) + 2 * (at.y() & 1)] |= rings.bit[cell];
        }
        return sets;
    }

    @Override
    public int count(MutablePosition position, int seat) {
        int count = 0;
        var bounds = tables.bounds.get(seat);
        for (int ring = 0; ring < rings.count; ring++) {
            long own = position.army(seat, ring);
            if (own != 0) {
                lookOver(position.occupied, ring);
                count += eachHopStays
                        ? restrictedChains(own, position.occupied[ring], seat, ring)
                        : chains(own, position.occupied[ring], bounds, ring);
            }
        }
        for (int i = 0; i < bounds.size(); i++) {
            count += steps(position, seat, bounds.get(i));
        }
        return count;
    }

    private int chains(long own, long occupied, List<Tables.Bound> bounds, int ring) {
        long landings = landings(own) & ~occupied;
        if (landings == 0) {
            return 0;
        }
        long connected = landings & landings(~occupied);
        long single = landings & ~connected;
        int count = 0;
        for (int i = 0; i < bounds.size(); i++) {
            var bound = bounds.get(i);
            long pieces = own & bound.members(ring);
            count += pieces == 0 ? 0 : jumps(pieces, single & bound.ends(ring));
        }
        while (connected != 0) {
            long group = connected(oneOfEachQuarter(connected), occupied);
            connected &= ~group;
            long starts = beside & own;
            for (int i = 0; i < bounds.size(); i++) {
                var bound = bounds.get(i);
                long pieces = starts & bound.members(ring);
                if (pieces != 0) {
                    long ends = group & bound.ends(ring);
                    for (long quarter : quarters) {
                        count += Long.bitCount(pieces & quarter) * Long.bitCount(ends & quarter);
                    }
                }
            }
        }
        return count;
    }

    /** Some free cells with all those that jumps from free cell to free cell join to them. */
    private long connected(long some, long occupied) {
        long group = some;
        long around = 0;
        long wave = some;
        do {
            long next = landings(wave);
            around |= next;
            wave = next & ~occupied & ~group;
            group |= wave;
        } while (wave != 0);
        beside = around;
        return group;
    }

    private long oneOfEachQuarter(long set) {
        long some = 0;
        for (long quarter : quarters) {
            some |= Long.lowestOneBit(set & quarter);
        }
        return some;
    }

    /** The number of ways to land on some cells with one jump. */
    private int jumps(long pieces, long ends) {
        return Long.bitCount(Long.rotateLeft(pieces & over0, turn0) & ends)
                + Long.bitCount(Long.rotateRight(pieces, turn0) & over0 & ends)
                + Long.bitCount(Long.rotateLeft(pieces & over1, turn1) & ends)
                + Long.bitCount(Long.rotateRight(pieces, turn1) & over1 & ends)
                + Long.bitCount(Long.rotateLeft(pieces & over2, turn2) & ends)
                + Long.bitCount(Long.rotateRight(pieces, turn2) & over2 & ends)
                + Long.bitCount(Long.rotateLeft(pieces & over3, turn3) & ends)
                + Long.bitCount(Long.rotateRight(pieces, turn3) & over3 & ends);
    }

    private int steps(MutablePosition position, int seat, Tables.Bound bound) {
        int count = 0;
        for (int ring = 0; ring < rings.count; ring++) {
            long pieces = position.army(seat, ring) & bound.members(ring);
            long ends = bound.ends(ring) & ~position.occupied[ring];
            for (var line : stepLines[ring]) {
                int next = line.nextRing();
                long there = position.army(seat, next) & bound.members(next);
                long free = bound.ends(next) & ~position.occupied[next];
                count += Long.bitCount(pieces & line.stepFrom() & Long.rotateRight(free, line.nextTurn()))
                        + Long.bitCount(ends & line.stepFrom() & Long.rotateRight(there, line.nextTurn()));
            }
        }
        return count;
    }

    @Override
    public int generate(MutablePosition position, int seat, int[] moves) {
        int count = 0;
        for (int ring = 0; ring < rings.count; ring++) {
            long own = position.army(seat, ring);
            if (own != 0) {
                lookOver(position.occupied, ring);
                fillChains(own, position.occupied[ring], seat, ring);
                count = rings.count == 1
                        ? writeOneRing(own, ~position.occupied[0], seat, moves)
                        : writeRings(own, position.occupied, seat, ring, moves, count);
            }
        }
        return count;
    }

    private int writeOneRing(long own, long free, int seat, int[] moves) {
        long[] ends = tables.ends[seat];
        int count = 0;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int place = Long.numberOfTrailingZeros(rest);
            int from = rings.cell[place];
            count = write(from, (chains[place] | tables.stepBits[from] & free) & ends[from], 0, moves, count);
        }
        return count;
    }

    /** Chains stay on a ring, steps lead to the others. */
    private int writeRings(long own, long[] occupied, int seat, int ring, int[] moves, int count) {
        long[] ends = tables.ends[seat];
        int n = count;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int place = Long.numberOfTrailingZeros(rest);
            int from = rings.cell[ring * Rings.PLACES + place];
            int row = from * rings.count;
            n = write(from, chains[place] & ends[row + ring], ring, moves, n);
            for (int next = 0; next < rings.count; next++) {
                n = write(from, tables.stepBits[row + next] & ~occupied[next] & ends[row + next], next, moves, n);
            }
        }
        return n;
    }

    @Override
    public int generate(MutablePosition position, int seat, CellOrder order, int gain, int[] moves) {
        if (rings.count == 1) {
            lookOver(position.occupied, 0);
            fillChains(position.army(seat, 0), position.occupied[0], seat, 0);
            return writeGainingOneRing(position.army(seat, 0), ~position.occupied[0], seat, order, gain, moves);
        }
        int count = 0;
        for (int ring = 0; ring < rings.count; ring++) {
            long own = position.army(seat, ring);
            if (own != 0) {
                lookOver(position.occupied, ring);
                count = eachHopStays
                        ? writeChainsThatStay(position, seat, ring, order, gain, moves, count)
                        : writeChains(own, position.occupied[ring], seat, ring, order, gain, moves, count);
            }
        }
        return writeSteps(position, seat, order, gain, moves, count);
    }

    private int writeGainingOneRing(long own, long free, int seat, CellOrder order, int gain, int[] moves) {
        long[] ends = tables.ends[seat];
        int count = 0;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int place = Long.numberOfTrailingZeros(rest);
            int from = rings.cell[place];
            int row = order.row(from, gain);
            if (row >= 0) {
                long set = (chains[place] | tables.stepBits[from] & free) & ends[from] & order.set(row);
                count = write(from, set, 0, moves, count);
            }
        }
        return count;
    }

    /** Group by group, without a look at pieces that have no jump. */
    private int writeChains(
            long own, long occupied, int seat, int ring, CellOrder order, int gain, int[] moves, int count) {
        int n = count;
        long landings = landings(own) & ~occupied;
        while (landings != 0) {
            long group = connected(oneOfEachQuarter(landings), occupied);
            landings &= ~group;
            for (long quarter : quarters) {
                for (long rest = beside & own & quarter; rest != 0; rest &= rest - 1) {
                    int from = rings.cell[ring * Rings.PLACES + Long.numberOfTrailingZeros(rest)];
                    n = writeGaining(from, group & quarter, seat, ring, order, gain, moves, n);
                }
            }
        }
        return n;
    }

    private int writeChainsThatStay(
            MutablePosition position, int seat, int ring, CellOrder order, int gain, int[] moves, int count) {
        int n = count;
        for (long rest = position.army(seat, ring); rest != 0; rest &= rest - 1) {
            int from = rings.cell[ring * Rings.PLACES + Long.numberOfTrailingZeros(rest)];
            long set = chainsThatStay(rings.bit[from], position.occupied[ring], tables.targets[seat][ring]);
            n = writeGaining(from, set, seat, ring, order, gain, moves, n);
        }
        return n;
    }

    private int writeGaining(
            int from, long set, int seat, int ring, CellOrder order, int gain, int[] moves, int count) {
        int row = order.row(from, gain);
        return row < 0
                ? count
                : write(
                        from,
                        set & tables.ends[seat][from * rings.count + ring] & order.set(row + ring),
                        ring,
                        moves,
                        count);
    }

    /** The steps of a piece come in the order of their gain, so that the first that gains too little ends them. */
    private int writeSteps(MutablePosition position, int seat, CellOrder order, int gain, int[] moves, int count) {
        int n = count;
        for (int i = 0; i < position.pieceCount[seat]; i++) {
            int from = position.piece(seat, i);
            if (order.stepGain(from) < gain) {
                continue;
            }
            for (int to : order.steps(from)) {
                if (order.gain(from, to) < gain) {
                    break;
                }
                int ring = rings.ring[to];
                long free = tables.ends[seat][from * rings.count + ring] & ~position.occupied[ring];
                if ((free & rings.bit[to]) != 0) {
                    moves[n++] = Move.code(from, to);
                }
            }
        }
        return n;
    }

    private int write(int from, long set, int ring, int[] moves, int count) {
        int n = count;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            moves[n++] = Move.code(from, rings.cell[ring * Rings.PLACES + Long.numberOfTrailingZeros(rest)]);
        }
        return n;
    }

    /** Fills {@link #chains} for a seat's pieces on a ring. */
    private void fillChains(long own, long occupied, int seat, int ring) {
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int place = Long.numberOfTrailingZeros(rest);
            chains[place] = eachHopStays ? chainsThatStay(1L << place, occupied, tables.targets[seat][ring]) : 0;
        }
        long landings = eachHopStays ? 0 : landings(own) & ~occupied;
        while (landings != 0) {
            long group = connected(oneOfEachQuarter(landings), occupied);
            landings &= ~group;
            for (long quarter : quarters) {
                for (long rest = beside & own & quarter; rest != 0; rest &= rest - 1) {
                    chains[Long.numberOfTrailingZeros(rest)] |= group & quarter;
                }
            }
        }
    }

    @Override
    public boolean contains(MutablePosition position, int seat, int from, int to) {
        int ring = rings.ring[to];
        if (position.at[to] != Position.EMPTY || !tables.mayEnd(tables.bound(seat, from), to)) {
            return false;
        }
        for (int step : tables.steps[from]) {
            if (step == to) {
                return true;
            }
        }
        if (ring != rings.ring[from]) {
            return false;
        }
        lookOver(position.occupied, ring);
        long occupied = position.occupied[ring];
        long start = rings.bit[from];
        long reached =
                eachHopStays ? chainsThatStay(start, occupied, tables.targets[seat][ring]) : chains(start, occupied);
        return (reached & rings.bit[to]) != 0;
    }

    private long chains(long start, long occupied) {
        long all = 0;
        for (long wave = start; wave != 0; all |= wave) {
            wave = landings(wave) & ~occupied & ~all;
        }
        return all;
    }

    private int restrictedChains(long own, long occupied, int seat, int ring) {
        int count = 0;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int place = Long.numberOfTrailingZeros(rest);
            var bound = tables.bound(seat, rings.cell[ring * Rings.PLACES + place]);
            long set = chainsThatStay(1L << place, occupied, tables.targets[seat][ring]);
            count += Long.bitCount(set & bound.ends(ring));
        }
        return count;
    }

    /** As {@link #chains}, where no hop from inside the target may land outside: such a hop cannot be jumped back. */
    private long chainsThatStay(long start, long occupied, long target) {
        long all = 0;
        long wave = start;
        do {
            wave = (landings(wave & ~target) | landings(wave & target) & target) & ~occupied & ~all;
            all |= wave;
        } while (wave != 0);
        return all;
    }

    /** Finds the pieces that can be jumped over from a ring. */
    private void lookOver(long[] occupied, int ring) {
        var lines = jumpLines[ring];
        over0 = over(occupied, lines[0]);
        over1 = over(occupied, lines[1]);
        over2 = lines.length > 2 ? over(occupied, lines[2]) : 0;
        over3 = lines.length > 3 ? over(occupied, lines[3]) : 0;
    }

    private static long over(long[] occupied, Rings.Line line) {
        return Long.rotateRight(occupied[line.nextRing()], line.nextTurn()) & line.jumpFrom();
    }

    /** The cells, free or not, behind a piece that is next to one of these. */
    private long landings(long set) {
        return Long.rotateLeft(set & over0, turn0)
                | Long.rotateRight(set, turn0) & over0
                | Long.rotateLeft(set & over1, turn1)
                | Long.rotateRight(set, turn1) & over1
                | Long.rotateLeft(set & over2, turn2)
                | Long.rotateRight(set, turn2) & over2
                | Long.rotateLeft(set & over3, turn3)
                | Long.rotateRight(set, turn3) & over3;
    }
}
