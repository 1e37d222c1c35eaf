package hoppity.rules;

import hoppity.rules.RuleOptions.LeaveTarget;

/**
 * Moves on boards of up to 64 cells, found with sets of cells: one bit a cell, and one shift moves a whole set in a
 * direction.
 *
 * <p>A jump lands an even number of files and ranks away, so a chain keeps to a quarter of the board: a piece never jumps
 * over its own start, and no step ends where a chain does. And a jump can be jumped back, so the empty cells fall into groups
 * that chains connect; a group is searched once and serves every piece that can jump into it.
 */
final class SetReach implements Reach {
    private final Tables tables;
    private final boolean eachHopStays;
    private final long[] groups = new long[Long.SIZE];
    private int groupCount;

    SetReach(Variant variant) {
        tables = Tables.of(variant);
        eachHopStays = variant.options().leaveTarget() == LeaveTarget.FORBIDDEN_EACH_HOP;
    }

    @Override
    public int generate(MutablePosition position, int seat, int[] moves) {
        long occupied = position.occupied();
        long own = position.bits[seat];
        long jumpers = jumpers(own, occupied);
        groupCount = 0;
        int count = 0;
        while (own != 0) {
            int from = Long.numberOfTrailingZeros(own);
            own &= own - 1;
            long set = tables.stepBits[from] & ~occupied;
            if ((jumpers >>> from & 1) != 0) {
                set |= chains(seat, from, occupied);
            }
            set &= tables.ends[seat][from];
            while (set != 0) {
                moves[count++] = Move.code(from, Long.numberOfTrailingZeros(set));
                set &= set - 1;
            }
        }
        return count;
    }

    @Override
    public int count(MutablePosition position, int seat) {
        long occupied = position.occupied();
        long own = position.bits[seat];
        long bound = own & tables.bound[seat];
        long free = own & ~bound;
        long onward = jumpers(landings(own, occupied), occupied);
        int count = steps(free, occupied);
        long chainers = 0;
        for (var line : tables.jumpLines) {
            int shift = line.shift();
            long to = Long.rotateLeft(Long.rotateLeft(free & line.forth(), shift) & occupied, shift) & ~occupied;
            count += Long.bitCount(to);
            chainers |= Long.rotateRight(to & onward, 2 * shift);
            to = Long.rotateRight(Long.rotateRight(free & line.back(), shift) & occupied, shift) & ~occupied;
            count += Long.bitCount(to);
            chainers |= Long.rotateLeft(to & onward, 2 * shift);
        }
        groupCount = 0;
        for (; chainers != 0; chainers &= chainers - 1) {
            int from = Long.numberOfTrailingZeros(chainers);
            count += Long.bitCount(chains(seat, from, occupied)) - Long.bitCount(landings(1L << from, occupied));
        }
        for (; bound != 0; bound &= bound - 1) {
            int from = Long.numberOfTrailingZeros(bound);
            long set = tables.stepBits[from] & ~occupied | chains(seat, from, occupied);
            count += Long.bitCount(set & tables.ends[seat][from]);
        }
        return count;
    }

    @Override
    public boolean contains(MutablePosition position, int seat, int from, int to) {
        long occupied = position.occupied();
        groupCount = 0;
        long set = tables.stepBits[from] & ~occupied | chains(seat, from, occupied);
        return (set & tables.ends[seat][from] & 1L << to) != 0;
    }

    /** The number of steps of a set of pieces that may end anywhere. */
    private int steps(long pieces, long occupied) {
        int count = 0;
        for (var line : tables.stepLines) {
            int shift = line.shift();
            count += Long.bitCount(Long.rotateLeft(pieces & line.forth(), shift) & ~occupied)
                    + Long.bitCount(Long.rotateRight(pieces & line.back(), shift) & ~occupied);
        }
        return count;
    }

    /** The pieces that can jump at all. */
    private long jumpers(long pieces, long occupied) {
        long jumpers = 0;
        for (var line : tables.jumpLines) {
            int shift = line.shift();
            long over = Long.rotateLeft(pieces & line.forth(), shift) & occupied;
            jumpers |= Long.rotateRight(Long.rotateLeft(over, shift) & ~occupied, 2 * shift);
            over = Long.rotateRight(pieces & line.back(), shift) & occupied;
            jumpers |= Long.rotateLeft(Long.rotateRight(over, shift) & ~occupied, 2 * shift);
        }
        return jumpers;
    }

    /** All cells that chains from a cell can land on. */
    private long chains(int seat, int from, long occupied) {
        if (eachHopStays) {
            return chainsThatStay(tables.targetBits[seat], 1L << from, occupied);
        }
        long first = landings(1L << from, occupied);
        long all = 0;
        for (int i = 0; i < groupCount; i++) {
            if ((first & groups[i]) != 0) {
                all |= groups[i];
            }
        }
        first &= ~all;
        while (first != 0) {
            long group = group(Long.lowestOneBit(first), occupied);
            groups[groupCount++] = group;
            all |= group;
            first &= ~group;
        }
        return all;
    }

    private long group(long cell, long occupied) {
        long all = cell;
        for (long wave = cell; wave != 0; all |= wave) {
            wave = landings(wave, occupied) & ~all;
        }
        return all;
    }

    /** As {@link #chains}, where no hop from inside the target may land outside: such a hop cannot be jumped back. */
    private long chainsThatStay(long target, long start, long occupied) {
        long all = 0;
        long wave = start;
        do {
            wave = (landings(wave & ~target, occupied) | landings(wave & target, occupied) & target) & ~all;
            all |= wave;
        } while (wave != 0);
        return all;
    }

    /** The empty cells that one jump from any of the origins reaches. */
    private long landings(long origins, long occupied) {
        long landings = 0;
        for (var line : tables.jumpLines) {
            int shift = line.shift();
            // The masks keep a jump on the board, so that a rotation never carries a cell across an edge.
            landings |= Long.rotateLeft(Long.rotateLeft(origins & line.forth(), shift) & occupied, shift)
                    | Long.rotateRight(Long.rotateRight(origins & line.back(), shift) & occupied, shift);
        }
        return landings & ~occupied;
    }
}
