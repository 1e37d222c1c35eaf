package hoppity.studio.moves;

import static hoppity.words.Words.tr;

import hoppity.export.text.EvaluationText;
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
            lines.add(tr("{0} for this move", ClockText.time(clock.usedMs())));
        }
        if (clock != null && clock.leftMs() != null) {
            lines.add(tr("{0} left", ClockText.time(clock.leftMs())));
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
        var number = EvaluationText.of(evaluation, variant, () -> seat);
        var text = new StringBuilder(
                evaluation.proven() == null
                        ? tr("{0} for {1}", number, variant.seat(seat).name())
                        : number);
        if (evaluation.depth() != null) {
            text.append(", ").append(tr("depth {0}", evaluation.depth()));
        }
        record.info().engines().stream()
                .filter(e -> e.key().equals(evaluation.engine()))
                .map(EngineInfo::name)
                .findFirst()
                .ifPresent(name -> text.append(", ").append(name));
        return text.toString();
    }
}
