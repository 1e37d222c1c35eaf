package hoppity.studio.board;

import hoppity.board.Topology;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A board in words, for those who do not see it. */
public final class BoardWords {
    private BoardWords() {}

    /** Whose move it is, where each seat's pieces stand, in the order of the cells' names, and what was played last. */
    public static String of(BoardPosition shown) {
        var variant = shown.variant();
        var position = shown.position();
        var topology = variant.topology();
        var words = new StringBuilder(variant.name())
                .append(". ")
                .append(variant.seat(position.toMove()).name())
                .append(" to move.");
        for (var seat : variant.seats()) {
            var cells = IntStream.range(0, topology.size())
                    .filter(cell -> position.at(cell) == seat.index())
                    .boxed()
                    .toList();
            words.append(' ')
                    .append(seat.name())
                    .append(" on ")
                    .append(names(topology, cells))
                    .append('.');
        }
        if (!shown.lastRoute().isEmpty()) {
            words.append(" Last move ")
                    .append(route(topology, shown.lastRoute()))
                    .append('.');
        }
        return words.toString();
    }

    private static String names(Topology topology, List<Integer> cells) {
        return cells.stream()
                .map(topology::name)
                .sorted(BoardWords::byFileAndRank)
                .collect(Collectors.joining(", "));
    }

    private static String route(Topology topology, List<Integer> route) {
        return route.stream().map(topology::name).collect(Collectors.joining(" to "));
    }

    /** a2 before a10. */
    private static int byFileAndRank(String one, String other) {
        int files = Character.compare(one.charAt(0), other.charAt(0));
        return files != 0 ? files : Integer.compare(rank(one), rank(other));
    }

    private static int rank(String name) {
        return Integer.parseInt(name.substring(1));
    }
}
