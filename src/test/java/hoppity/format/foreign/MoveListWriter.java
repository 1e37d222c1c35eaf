package hoppity.format.foreign;

import hoppity.record.GameRecord;
import java.util.Locale;
import java.util.Random;

/** Writes games as people write moves: a style is drawn for each. */
final class MoveListWriter {
    private final Random random;
    private boolean wholeChains;

    MoveListWriter(Random random) {
        this.random = random;
    }

    /** Whether the last list that was written tells the ways of chains. */
    boolean hasWholeChains() {
        return wholeChains;
    }

    private String one(String... of) {
        return of[random.nextInt(of.length)];
    }

    String write(GameRecord record) {
        var numbers = one("none", "1.", "1)", "1. ", "#each ply");
        // Cells with nothing but blanks between them make one chain with what comes next, if that could go on with it.
        var hop = one("-", "-", ":", "x", "–", "→", "->", " - ", "");
        var between = hop.isEmpty() ? one(" ", "\n", ", ") : one(" ", ", ", "\n", ",", " ; ", "\t");
        wholeChains = !hop.isEmpty() && random.nextBoolean();
        boolean capitals = random.nextInt(4) == 0;
        int seats = record.variant().seatCount();
        var text = new StringBuilder();
        int ply = 0;
        for (var turn : RandomGame.turns(record)) {
            if (numbers.startsWith("1") && ply % seats == 0) {
                text.append(numbers.replace("1", Integer.toString(ply / seats + 1)));
                text.append(numbers.endsWith(" ") || random.nextBoolean() ? "" : " ");
            } else if (numbers.startsWith("#")) {
                text.append(ply + 1).append(". ");
            }
            var route = wholeChains || turn.equals("--") ? turn : turn.replaceAll("-.*-", "-");
            var written = turn.equals("--") ? turn : route.replace("-", hop);
            text.append(capitals ? written.toUpperCase(Locale.ROOT) : written).append(between);
            ply++;
        }
        return text.append(one("", "*", "1-0")).toString();
    }
}
