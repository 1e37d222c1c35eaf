package hoppity.studio.board;

import hoppity.rules.BlockedTargets;
import hoppity.rules.Position;
import hoppity.rules.RuleOptions.HomeCheck;
import hoppity.rules.Variant;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The pieces of the seat to move that hold its army up, and the cells of its target that it cannot enter. The same in every
 * variant: with partners it is about the seat's own army and target, in a game for places about the seat that is to move, which
 * has not finished.
 *
 * <p>The <em>last</em> pieces are those farthest from the corner of the target, by the measure of the tempo number (rules §5).
 * Pieces in the target are never among them. From the farthest on, pieces are taken until they are a quarter of the army,
 * rounded up; of equally far ones all or none, so that there may be more. A group that would make them more than half of the
 * army is left out: an army that goes in step has no stragglers.
 *
 * <p>Pieces <em>late at home</em> are all in the own home once its rule bites: the moves that are left to leave it are no more
 * than two for each piece there and two over. EACH_MOVE looks first after move L + 1, which may carry the last piece out, and
 * bites ever after; ONCE looks after move L, and then no more (rules §4, homeCheck).
 *
 * @param last the last pieces, as cells
 * @param lateAtHome pieces that the home rule threatens, as cells; some may be among the last, too
 * @param blocked the cells of the target that it cannot enter
 */
record Stragglers(Set<Integer> last, Set<Integer> lateAtHome, BlockedTargets blocked) implements CellOverlay {
    private static final int MOVES_PER_PIECE = 2;
    private static final int MOVES_OVER = 2;

    Stragglers {
        last = Set.copyOf(last);
        lateAtHome = Set.copyOf(lateAtHome);
    }

    static Stragglers of(Variant variant, Position position) {
        return new Stragglers(
                last(variant, position),
                lateAtHome(variant, position),
                BlockedTargets.of(variant, position, position.toMove()));
    }

    /** All pieces that are ringed. */
    Set<Integer> pieces() {
        var all = new TreeSet<>(last);
        all.addAll(lateAtHome);
        return all;
    }

    private static Set<Integer> last(Variant variant, Position position) {
        int seat = position.toMove();
        var target = variant.target(seat);
        var army = position.piecesOf(seat);
        var byDistance = new TreeMap<Integer, Set<Integer>>();
        for (int cell : army) {
            if (!target.contains(cell)) {
                byDistance
                        .computeIfAbsent(
                                variant.topology().distance(cell, target.corner()), distance -> new TreeSet<>())
                        .add(cell);
            }
        }
        var last = new TreeSet<Integer>();
        for (var group : byDistance.descendingMap().values()) {
            // A quarter, rounded up, is reached; or half would be left behind.
            if (4 * last.size() >= army.size() || 2 * (last.size() + group.size()) > army.size()) {
                break;
            }
            last.addAll(group);
        }
        return last;
    }

    private static Set<Integer> lateAtHome(Variant variant, Position position) {
        int seat = position.toMove();
        var check = variant.options().homeCheck();
        if (check == HomeCheck.NONE) {
            return Set.of();
        }
        var atHome = new TreeSet<>(variant.home(seat).cells());
        atHome.removeIf(cell -> position.at(cell) != seat);
        int left = variant.options().homeLimit() + (check == HomeCheck.EACH_MOVE ? 2 : 1) - position.moveNumber();
        boolean past = check == HomeCheck.ONCE && left <= 0;
        return past || left > MOVES_PER_PIECE * atHome.size() + MOVES_OVER ? Set.of() : atHome;
    }
}
