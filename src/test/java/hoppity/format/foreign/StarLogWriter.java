package hoppity.format.foreign;

import hoppity.record.GameRecord;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes games of Chinese checkers as the star server logs them, with the first seat at any point of its board. */
final class StarLogWriter {
    /** The colours of the points, clockwise from the bottom. */
    static final List<String> COLOURS = List.of("red", "gray0", "yellow", "blue", "lawn green", "purple");

    private final int turned;

    /** @param turned which of the colours the first seat has */
    StarLogWriter(int turned) {
        this.turned = turned;
    }

    /** @param points of the seats, from 0 at the bottom, clockwise */
    String write(GameRecord record, List<Integer> points) {
        var colours = points.stream().map(p -> COLOURS.get((p + turned) % 6)).toList();
        var text = new StringBuilder(line("GAME CREATED"));
        for (var colour : colours) {
            text.append(line("PLAYER JOINED: " + colour.toUpperCase(Locale.ROOT) + " as " + colour));
        }
        text.append(line("GAME START — turn order ["
                + colours.stream().map(c -> "'" + c + "'").collect(Collectors.joining(", ")) + "]"));
        int number = 0;
        for (var node : RandomGame.line(record)) {
            number++;
            var colour = colours.get(RandomGame.seat(record, node));
            var route = RandomGame.route(node);
            if (route.isEmpty()) {
                text.append(line("TURN TIMEOUT: Player with colour " + colour + " exceeded 2s at move " + number
                        + ". Turn skipped."));
            } else {
                text.append(line("MOVE " + number + ": " + colour.toUpperCase(Locale.ROOT) + " (" + colour + ") "
                        + hole(record, route.get(0)) + "->" + hole(record, route.get(route.size() - 1)) + " [0.00ms]"));
            }
        }
        return text.toString();
    }

    private static String line(String event) {
        return "[2026-05-19 23:15:03] " + event + "\n";
    }

    /** Turns a cell clockwise, once for each point, and counts the holes before it. */
    private int hole(GameRecord record, int cell) {
        int q = record.variant().topology().cell(cell).x();
        int r = 8 - record.variant().topology().cell(cell).y();
        for (int i = 0; i < turned; i++) {
            int next = -r;
            r = q + r;
            q = next;
        }
        var all = new ArrayList<int[]>();
        for (int a = -8; a <= 8; a++) {
            for (int b = -8; b <= 8; b++) {
                boolean one = Math.min(Math.min(a, b), -a - b) >= -4;
                boolean other = Math.max(Math.max(a, b), -a - b) <= 4;
                if (one || other) {
                    all.add(new int[] {a, b});
                }
            }
        }
        all.sort(Comparator.comparingInt((int[] c) -> c[1]).thenComparingInt(c -> c[0]));
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i)[0] == q && all.get(i)[1] == r) {
                return i;
            }
        }
        throw new IllegalArgumentException("no hole");
    }
}
