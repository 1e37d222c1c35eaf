package hoppity.studio.moves;

import hoppity.record.Evaluation;
import hoppity.record.GameInfo.EngineInfo;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.Glyph;
import java.util.ArrayList;

/** What a move's tooltip says beyond what the list shows. */
public final class MoveDetails {
    private MoveDetails() {}

    /** A few lines, or nothing. */
    public static String of(GameRecord record, GameNode node) {
        var lines = new ArrayList<String>();
        var annotations = node.annotations();
        annotations.nags().forEach(nag -> {
            var glyph = Glyph.of(nag);
            lines.add(glyph.symbol() + "  " + glyph.meaning());
        });
        annotations.evaluations().forEach(e -> lines.add(evaluation(record, node, e)));
        var clock = annotations.clock();
        if (clock != null && clock.usedMs() != null) {
            lines.add(ClockText.time(clock.usedMs()) + " for this move");
        }
        if (clock != null && clock.leftMs() != null) {
            lines.add(ClockText.time(clock.leftMs()) + " left");
        }
        return String.join("\n", lines);
    }

    private static String evaluation(GameRecord record, GameNode node, Evaluation evaluation) {
        var parent = node.parent();
        var variant = record.variant();
        int seat =
                parent == null || variant.seatCount() == 2 || evaluation.wins().isEmpty()
                        ? 0
                        : record.positionAt(parent).toMove();
        var text = new StringBuilder(EvaluationText.of(evaluation, variant, () -> seat));
        if (evaluation.proven() == null) {
            text.append(" for ").append(variant.seat(seat).name());
        }
        if (evaluation.depth() != null) {
            text.append(", depth ").append(evaluation.depth());
        }
        record.info().engines().stream()
                .filter(e -> e.key().equals(evaluation.engine()))
                .map(EngineInfo::name)
                .findFirst()
                .ifPresent(name -> text.append(", ").append(name));
        return text.toString();
    }
}
