package hoppity.studio.board;

import hoppity.rules.BlockedTargets;
import hoppity.rules.Position;
import hoppity.rules.Tempo;
import hoppity.rules.Variant;
import hoppity.studio.board.RuleChip.Urgency;
import java.util.ArrayList;
import java.util.List;

/** What an overlay shows, and for whom, as a note below the board. */
final class OverlayText {
    private OverlayText() {}

    /** No note for no overlay. */
    static List<RuleChip> of(CellOverlay overlay, Variant variant, Position position) {
        var name = variant.seat(position.toMove()).name();
        if (overlay instanceof CellOverlay.Reachable reachable) {
            return note(
                    name + " reaches " + counted(reachable.cells(), "cell"),
                    "The cells where " + name + " can end this turn; the number says by how many of its pieces.");
        }
        if (overlay instanceof CellOverlay.Distances) {
            int seat = position.toMove();
            var corner = variant.topology().name(variant.target(seat).corner());
            return note(
                    "Tempi to " + corner + " · " + name + "'s pieces: " + Tempo.tempo(variant, position, seat),
                    "How far each cell is from the corner of " + name
                            + "'s target, in the measure of the tempo number: the numbers of its pieces sum to it.");
        }
        return overlay instanceof Stragglers stragglers ? of(stragglers, name) : List.of();
    }

    private static List<RuleChip> of(Stragglers stragglers, String name) {
        var parts = new ArrayList<String>();
        parts.add(name + ": "
                + (stragglers.last().isEmpty() ? "no" : "" + stragglers.last().size()) + " "
                + (stragglers.last().size() == 1 ? "straggler" : "stragglers"));
        if (!stragglers.lateAtHome().isEmpty()) {
            parts.add(stragglers.lateAtHome().size() + " late at home");
        }
        int blocked = count(stragglers.blocked());
        if (blocked > 0) {
            parts.add(counted(blocked, "target cell") + " blocked");
        }
        return note(
                String.join(" · ", parts),
                "Ringed: the quarter of " + name
                        + "'s army that is farthest from its corner, and pieces that are short of "
                        + "moves to leave home. Hatched: cells of its target that others hold or that no piece gets to "
                        + "while the others stand still.");
    }

    private static int count(BlockedTargets blocked) {
        return blocked.held().size() + blocked.walledIn().size();
    }

    private static String counted(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    private static List<RuleChip> note(String text, String explanation) {
        return List.of(new RuleChip(text, Urgency.QUIET, explanation));
    }
}
