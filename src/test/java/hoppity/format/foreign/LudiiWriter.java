package hoppity.format.foreign;

import hoppity.record.GameRecord;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;

/** Writes games as Ludii writes trials. */
final class LudiiWriter {
    private final String game;
    private final List<String> options;
    private final IntUnaryOperator site;

    /** @param site of a cell's number */
    LudiiWriter(String game, List<String> options, IntUnaryOperator site) {
        this.game = game;
        this.options = options;
        this.site = site;
    }

    /** @param random decides where a chain that could go on is ended by a pass */
    String write(GameRecord record, Random random) {
        var text = new StringBuilder("game=" + game + "\nSTART GAME OPTIONS\n");
        options.forEach(option -> text.append(option).append('\n'));
        text.append("END GAME OPTIONS\nRNG internal state=1,2,3\n");
        int placed = 0;
        for (var seat : record.variant().seats()) {
            for (int cell : seat.home().cells()) {
                int at = site.applyAsInt(cell);
                text.append("Move=[Move:mover=0,from=" + at + ",to=" + at + ",actions=[Add:type=Cell,to=" + at
                        + ",what=" + (seat.index() + 1) + "]]\n");
                placed++;
            }
        }
        for (var node : RandomGame.line(record)) {
            int mover = RandomGame.seat(record, node) + 1;
            var route = RandomGame.route(node);
            if (route.isEmpty()) {
                pass(text, mover);
            }
            for (int i = 1; i < route.size(); i++) {
                boolean ends = i == route.size() - 1;
                boolean goesOn = !ends || random.nextBoolean();
                hop(text, mover, site.applyAsInt(route.get(i - 1)), site.applyAsInt(route.get(i)), goesOn);
                if (ends && goesOn) {
                    pass(text, mover);
                }
            }
        }
        return text.append(
                        "numInitialPlacementMoves=" + placed + "\nrankings=0.0\nSANDBOX=false\nLUDII_VERSION=1.3.12\n")
                .toString();
    }

    private static void pass(StringBuilder text, int mover) {
        text.append("Move=[Move:mover=" + mover + ",actions=[Pass:decision=true]]\n");
    }

    private static void hop(StringBuilder text, int mover, int from, int to, boolean goesOn) {
        text.append("Move=[Move:mover=" + mover + ",from=" + from + ",to=" + to + ",actions=[Move:typeFrom=Cell,from="
                + from
                + ",typeTo=Cell,to=" + to + ",decision=true]" + (goesOn ? ",[SetNextPlayer:player=" + mover + "]" : "")
                + "]\n");
    }
}
