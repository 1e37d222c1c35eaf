package hoppity.studio.varianteditor;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a brush makes of a draft.
 *
 * @param seat whose camp is painted
 * @param symmetric whether the others get the same, seen from their places
 */
record Painting(Tool tool, int seat, boolean symmetric) {

    /** Whether the cell is painted already, so that the brush wipes. */
    boolean covers(VariantDraft draft, int cell) {
        return switch (tool) {
            case HOME -> draft.homes().get(seat).cells().contains(cell);
            case TARGET -> draft.target(seat).cells().contains(cell);
            case CORNER -> false;
        };
    }

    /** The draft after the brush has gone over a cell. */
    VariantDraft over(VariantDraft draft, int cell, boolean wipes) {
        var symmetry = new CampSymmetry(draft.shape(), draft.seatCount());
        var changed = draft;
        for (int other : seats(draft, symmetry)) {
            int there = other == seat ? cell : symmetry.carried(cell, seat, other);
            changed = switch (tool) {
                case HOME -> changed.withHomes(painted(changed.homes(), other, there, wipes));
                case TARGET -> changed.withPaintedTargets(painted(changed.paintedTargets(), other, there, wipes));
                case CORNER -> withCorner(changed, other, there);
            };
        }
        return changed;
    }

    /** The draft without the painted camp, or camps. */
    VariantDraft cleared(VariantDraft draft) {
        var symmetry = new CampSymmetry(draft.shape(), draft.seatCount());
        var camps = new ArrayList<>(tool == Tool.TARGET ? draft.paintedTargets() : draft.homes());
        seats(draft, symmetry).forEach(other -> camps.set(other, PaintedCamp.EMPTY));
        return tool == Tool.TARGET ? draft.withPaintedTargets(camps) : draft.withHomes(camps);
    }

    private List<Integer> seats(VariantDraft draft, CampSymmetry symmetry) {
        return IntStream.range(0, draft.seatCount())
                .filter(other -> other == seat || symmetric && symmetry.relates(seat, other))
                .boxed()
                .toList();
    }

    /** A cell that is painted belongs to nobody else. */
    private static List<PaintedCamp> painted(List<PaintedCamp> camps, int seat, int cell, boolean wipes) {
        return IntStream.range(0, camps.size())
                .mapToObj(other -> other == seat && !wipes
                        ? camps.get(other).with(cell)
                        : other == seat || !wipes ? camps.get(other).without(cell) : camps.get(other))
                .toList();
    }

    private static VariantDraft withCorner(VariantDraft draft, int seat, int cell) {
        if (!draft.target(seat).cells().contains(cell)) {
            return draft;
        }
        int count = draft.seatCount();
        return switch (draft.targets()) {
            case TURNED ->
                draft.withHomes(cornered(draft.homes(), seat, draft.topology().opposite(cell)));
            case SWAPPED -> draft.withHomes(cornered(draft.homes(), (seat + count / 2) % count, cell));
            case PAINTED -> draft.withPaintedTargets(cornered(draft.paintedTargets(), seat, cell));
        };
    }

    private static List<PaintedCamp> cornered(List<PaintedCamp> camps, int seat, int cell) {
        var changed = new ArrayList<>(camps);
        changed.set(seat, camps.get(seat).withCorner(cell));
        return changed;
    }
}
