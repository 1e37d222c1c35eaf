package hoppity.studio.board;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

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
                    count(reachable.cells(), "{1} reaches {0} cell", "{1} reaches {0} cells", name),
                    tr("The cells where {0} can end this turn; the number says by how many of its pieces.", name));
        }
        if (overlay instanceof CellOverlay.Distances) {
            int seat = position.toMove();
            var corner = variant.topology().name(variant.target(seat).corner());
            return note(
                    tr("Tempi to {0} · {1}'s pieces: {2}", corner, name, Tempo.tempo(variant, position, seat)),
                    tr(
                            "How far each cell is from the corner of {0}'s target, in the measure of the tempo "
                                    + "number: the numbers of its pieces sum to it.",
                            name));
        }
        return overlay instanceof Stragglers stragglers ? of(stragglers, name) : List.of();
    }

    private static List<RuleChip> of(Stragglers stragglers, String name) {
        var parts = new ArrayList<String>();
        parts.add(
                stragglers.last().isEmpty()
                        ? tr("{0}: no stragglers", name)
                        : count(stragglers.last().size(), "{1}: {0} straggler", "{1}: {0} stragglers", name));
        if (!stragglers.lateAtHome().isEmpty()) {
            parts.add(tr("{0} late at home", stragglers.lateAtHome().size()));
        }
        int blocked = number(stragglers.blocked());
        if (blocked > 0) {
            parts.add(count(blocked, "{0} target cell blocked", "{0} target cells blocked"));
        }
        return note(
                String.join(" · ", parts),
                tr(
                        "Ringed: the quarter of {0}'s army that is farthest from its corner, and pieces that are "
                                + "short of moves to leave home. Hatched: cells of its target that others hold or "
                                + "that no piece gets to while the others stand still.",
                        name));
    }

    private static int number(BlockedTargets blocked) {
        return blocked.held().size() + blocked.walledIn().size();
    }

    private static List<RuleChip> note(String text, String explanation) {
        return List.of(new RuleChip(text, Urgency.QUIET, explanation));
    }
}
