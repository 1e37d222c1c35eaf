package hoppity.rules;

import hoppity.rules.Grid.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/** Positions with pieces anywhere on the board. */
final class RandomPositions {
    private RandomPositions() {}

    /** A position with armies that are mostly complete. */
    static Position scattered(Variant variant, Random random) {
        var free = new ArrayList<>(
                IntStream.range(0, variant.topology().size()).boxed().toList());
        Collections.shuffle(free, random);
        var cells = new int[free.size()];
        Arrays.fill(cells, Position.EMPTY);
        for (int seat = 0; seat < variant.seatCount(); seat++) {
            int army = variant.home(seat).size();
            int pieces = random.nextInt(4) > 0 ? army : 1 + random.nextInt(army);
            take(free, pieces).forEach(place(cells, seat));
        }
        return Position.of(cells, random.nextInt(variant.seatCount()), 1 + random.nextInt(9));
    }

    /** A position with each army in its target but for one to three pieces that may be anywhere. */
    static Position nearTheEnd(Variant variant, Random random) {
        int size = variant.topology().size();
        var cells = new int[size];
        Arrays.fill(cells, Position.EMPTY);
        var astray = new int[variant.seatCount()];
        for (int seat = 0; seat < variant.seatCount(); seat++) {
            var target = new ArrayList<>(variant.target(seat).cells());
            Collections.shuffle(target, random);
            astray[seat] = Math.min(target.size(), 1 + random.nextInt(3));
            take(target, target.size() - astray[seat]).forEach(place(cells, seat));
        }
        var free = new ArrayList<>(IntStream.range(0, size)
                .filter(cell -> cells[cell] == Position.EMPTY)
                .boxed()
                .toList());
        Collections.shuffle(free, random);
        for (int seat = 0; seat < variant.seatCount(); seat++) {
            take(free, astray[seat]).forEach(place(cells, seat));
        }
        return Position.of(cells, random.nextInt(variant.seatCount()), 1 + random.nextInt(9));
    }

    static Map<Square, Integer> pieces(Variant variant, Position position) {
        var grid = Grid.of(variant);
        var pieces = new HashMap<Square, Integer>();
        for (int cell = 0; cell < position.size(); cell++) {
            if (!position.isEmpty(cell)) {
                pieces.put(grid.find(variant.topology().name(cell)), position.at(cell));
            }
        }
        return pieces;
    }

    private static List<Integer> take(List<Integer> cells, int count) {
        var head = cells.subList(0, count);
        var taken = List.copyOf(head);
        head.clear();
        return taken;
    }

    private static java.util.function.Consumer<Integer> place(int[] cells, int seat) {
        return cell -> cells[cell] = seat;
    }
}
