package hoppity.studio.board;

import static hoppity.words.Words.tr;

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
        var words = new StringBuilder(variant.shownName())
                .append(". ")
                .append(tr("{0} to move.", variant.seat(position.toMove()).name()));
        for (var seat : variant.seats()) {
            var cells = IntStream.range(0, topology.size())
                    .filter(cell -> position.at(cell) == seat.index())
                    .boxed()
                    .toList();
            words.append(' ').append(tr("{0} on {1}.", seat.name(), names(topology, cells)));
        }
        if (!shown.lastRoute().isEmpty()) {
            words.append(' ').append(tr("Last move {0}.", route(topology, shown.lastRoute())));
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
        return route.stream()
                .map(topology::name)
                .reduce((way, next) -> tr("{0} to {1}", way, next))
                .orElseThrow();
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
