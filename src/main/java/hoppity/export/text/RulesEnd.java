package hoppity.export.text;

import static hoppity.words.Words.tr;

import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.LineReplay;
import hoppity.rules.Outcome;
import hoppity.rules.Variant;
import java.util.List;

/**
 * Where on the main line the rules ended the game.
 *
 * @param node id of the node whose turn ended it; −1 if it is not over
 * @param goesOn whether the record holds further turns
 */
public record RulesEnd(int node, Outcome outcome, boolean goesOn) {
    public static final RulesEnd NONE = new RulesEnd(-1, Outcome.ONGOING, false);

    /** Plays a line through by the rules; only reads what never changes. */
    public static RulesEnd of(GameRecord record, List<GameNode> line) {
        var plies = LineReplay.of(record.variant(), record.startPosition(), line);
        for (int i = 0; i < plies.size(); i++) {
            var ply = plies.get(i);
            if (ply.endsHere()) {
                return new RulesEnd(ply.node().id(), ply.outcome(), i + 1 < plies.size());
            }
        }
        return NONE;
    }

    /** The note behind the node of a record that goes on past the end; empty if it does not. */
    public String note(Variant variant) {
        return goesOn
                ? tr("The rules end the game here: {0}. The record goes on.", OutcomeText.of(variant, outcome))
                : "";
    }

    /** What stands at the end of the main line: the record's own result, else the one that the rules give. */
    public String result(GameRecord record) {
        var told = ResultText.of(record.variant(), record.info().result());
        return told.isEmpty() && !goesOn ? ResultText.of(record.variant(), outcome) : told;
    }
}
