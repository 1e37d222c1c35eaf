package hoppity.studio.board;

import hoppity.board.Shape;
import java.util.List;
import java.util.Set;

/**
 * Camps on a board, and pieces, right or wrong.
 *
 * @param homes the tinted camps, one a seat, in turn order; they may overlap
 * @param pieces the cells of each seat's pieces, in turn order
 * @param seat whose target is shown
 * @param target cells of that seat's target
 * @param corner the target's corner, or −1 for none
 * @param faulty cells that something is wrong about
 */
public record CampPicture(
        Shape shape,
        List<Set<Integer>> homes,
        List<Set<Integer>> pieces,
        int seat,
        Set<Integer> target,
        int corner,
        Set<Integer> faulty) {
    public CampPicture {
        homes = List.copyOf(homes);
        pieces = List.copyOf(pieces);
        target = Set.copyOf(target);
        faulty = Set.copyOf(faulty);
    }
}
