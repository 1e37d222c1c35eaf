package hoppity.protocol;

import hoppity.engine.Line;
import hoppity.engine.Score;
import hoppity.engine.Snapshot;
import hoppity.notation.MoveText;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * What an engine says while it searches, in the words of the protocol: scores as the seat to move sees them. The protocol has
 * no word for the chances of more than two seats, so they follow as a string of their own.
 */
public final class InfoLines {
    private final MoveText text;
    private final Variant variant;
    private final int toMove;
    private List<Line> said = List.of();

    /** @param toMove index of the seat to move in the position that is searched */
    public InfoLines(Variant variant, int toMove) {
        text = new MoveText(variant.topology());
        this.variant = variant;
        this.toMove = toMove;
    }

    /** One text a line of the search; none where the lines are still those said last. */
    public List<String> of(Snapshot snapshot) {
        return snapshot.lines().equals(said) ? List.of() : last(snapshot);
    }

    /** The same, but never left out: the state in which the search ended. */
    public List<String> last(Snapshot snapshot) {
        said = snapshot.lines();
        var texts = new ArrayList<String>();
        for (var line : said) {
            texts.add("info depth " + line.depth() + " seldepth " + snapshot.selectiveDepth() + " multipv "
                    + line.rank()
                    + " score " + score(seenByMover(line.score())) + " time " + snapshot.milliseconds() + " nodes "
                    + snapshot.nodes() + " nps " + snapshot.nodesPerSecond() + " hashfull " + snapshot.hashFull()
                    + " pv "
                    + String.join(" ", line.moves().stream().map(text::write).toList()));
            if (variant.seatCount() > 2) {
                texts.add("info depth " + line.depth() + " multipv " + line.rank() + " string shares " + shares(line));
            }
        }
        return texts;
    }

    private Score seenByMover(Score score) {
        return variant.seatCount() > 2 ? score : score.seenBy(toMove);
    }

    private String shares(Line line) {
        return variant.seats().stream()
                .map(seat -> String.format(
                        Locale.ROOT, "%c %.3f", seat.letter(), line.shares().get(seat.index())))
                .collect(Collectors.joining(" "));
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
