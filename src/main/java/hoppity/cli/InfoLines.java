package hoppity.cli;

import hoppity.engine.Line;
import hoppity.engine.Score;
import hoppity.engine.Snapshot;
import hoppity.notation.MoveText;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.List;

/** What an engine says while it searches, in the words of the protocol: scores as the seat to move sees them. */
final class InfoLines {
    private final MoveText text;
    private final int toMove;
    private List<Line> said = List.of();

    /** @param toMove index of the seat to move in the position that is searched */
    InfoLines(Variant variant, int toMove) {
        text = new MoveText(variant.topology());
        this.toMove = toMove;
    }

    /** One text a line of the search; none where the lines are still those said last. */
    List<String> of(Snapshot snapshot) {
        if (snapshot.lines().equals(said)) {
            return List.of();
        }
        said = snapshot.lines();
        var texts = new ArrayList<String>();
        for (var line : said) {
            texts.add("info depth " + line.depth() + " seldepth " + snapshot.selectiveDepth() + " multipv "
                    + line.rank()
                    + " score " + score(line.score().seenBy(toMove)) + " time " + snapshot.milliseconds() + " nodes "
                    + snapshot.nodes() + " nps " + snapshot.nodesPerSecond() + " hashfull " + snapshot.hashFull()
                    + " pv "
                    + String.join(" ", line.moves().stream().map(text::write).toList()));
        }
        return texts;
    }

    private static String score(Score score) {
        if (score instanceof Score.Estimate estimate) {
            return "cp " + estimate.centitempi();
        }
        if (score instanceof Score.Win win) {
            return "win " + win.turns();
        }
        // A proven draw has no word of its own in the protocol: it is the score that favours nobody.
        return score instanceof Score.Loss loss ? "loss " + loss.turns() : "cp 0";
    }
}
