package hoppity.engine.transfer;

import hoppity.board.Topology;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The permutations of a board's cells that map lines to lines, and with that the moves of any army to moves of its image,
 * found from the tables alone.
 */
final class Symmetry {
    private final ArmyTransfer task;
    private final Topology topology;
    /** Directions in use, each with whether pieces step and jump that way. */
    private final int[] directions;

    private final boolean[] steps;
    private final boolean[] jumps;
    private final List<int[]> permutations = new ArrayList<>();

    Symmetry(ArmyTransfer task) {
        this.task = task;
        topology = task.variant().topology();
        var options = task.variant().options();
        steps = members(topology.shape().directionSet(options.stepDirections()), topology.directions());
        jumps = members(topology.shape().directionSet(options.jumpDirections()), topology.directions());
        directions = IntStream.range(0, topology.directions())
                .filter(d -> steps[d] || jumps[d])
                .toArray();
        int base = mostConnected();
        for (int image = 0; image < topology.size(); image++) {
            findThrough(base, image);
        }
        permutations.removeIf(p -> !maps(p, task.obstacles(), task.obstacles()));
    }

    static int[] identity(int cells) {
        return IntStream.range(0, cells).toArray();
    }

    /** The identity and, if there is one, a permutation of order two that leaves start, goal and obstacles as they are. */
    List<int[]> preserving() {
        var identity = identity(topology.size());
        return first(p -> !Arrays.equals(p, identity)
                        && Arrays.equals(after(p, p), identity)
                        && maps(p, task.army(), task.army())
                        && maps(p, task.goal(), task.goal())
                        && keepsTheRules(p))
                .map(p -> List.of(identity, p))
                .orElse(List.of(identity));
    }

    /** A permutation that exchanges start and goal, and commutes with those given; for rules that know no camps. */
    Optional<int[]> exchanging(List<int[]> others) {
        return first(p -> maps(p, task.army(), task.goal())
                && maps(p, task.goal(), task.army())
                && others.stream().allMatch(q -> Arrays.equals(after(p, q), after(q, p))));
    }

    static int[] inverse(int[] permutation) {
        var inverse = new int[permutation.length];
        for (int cell = 0; cell < permutation.length; cell++) {
            inverse[permutation[cell]] = cell;
        }
        return inverse;
    }

    /** First the second permutation, then the first. */
    static int[] after(int[] first, int[] second) {
        return Arrays.stream(second).map(cell -> first[cell]).toArray();
    }

    private Optional<int[]> first(Predicate<int[]> condition) {
        return permutations.stream().filter(condition).findFirst();
    }

    private static boolean maps(int[] permutation, List<Integer> from, List<Integer> to) {
        return from.stream().map(cell -> permutation[cell]).sorted().toList().equals(to);
    }

    /** Whether leaveTarget, reenterHome, forwardOnly and stopInForeignPoint say the same about an army and its image. */
    private boolean keepsTheRules(int[] p) {
        var foreign = List.copyOf(task.variant().foreignCells(task.seat()));
        var home = task.variant().home(task.seat()).cells();
        var target = task.variant().target(task.seat());
        return maps(p, home, home)
                && maps(p, foreign, foreign)
                && maps(p, target.cells(), target.cells())
                && IntStream.range(0, p.length)
                        .allMatch(cell -> topology.distance(p[cell], target.corner())
                                == topology.distance(cell, target.corner()));
    }

    /** Tries all ways to turn the directions at the base cell, and keeps those that carry on over the whole board. */
    private void findThrough(int base, int image) {
        var turned = new int[topology.directions()];
        Arrays.fill(turned, Topology.NONE);
        assign(base, image, turned, 0);
    }

    private void assign(int base, int image, int[] turned, int index) {
        if (index == directions.length) {
            spread(base, image, turned);
            return;
        }
        int direction = directions[index];
        for (int to : directions) {
            boolean taken = Arrays.stream(directions, 0, index).anyMatch(d -> turned[d] == to);
            if (taken || steps[to] != steps[direction] || jumps[to] != jumps[direction]) {
                continue;
            }
            turned[direction] = to;
            if (agree(base, image, turned, index)) {
                assign(base, image, turned, index + 1);
            }
        }
        turned[direction] = Topology.NONE;
    }

    /** Whether two steps from the base cell end in one place exactly if their images do, as far as assigned. */
    private boolean agree(int base, int image, int[] turned, int last) {
        for (int i = 0; i <= last; i++) {
            for (int j = 0; j <= last; j++) {
                int end = twoSteps(base, directions[i], directions[j]);
                int imageEnd = twoSteps(image, turned[directions[i]], turned[directions[j]]);
                if ((end == base) != (imageEnd == image)) {
                    return false;
                }
                for (int k = 0; k <= last; k++) {
                    int near = topology.neighbour(base, directions[k]);
                    int imageNear = topology.neighbour(image, turned[directions[k]]);
                    if ((end == near) != (imageEnd == imageNear)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private int twoSteps(int cell, int first, int second) {
        int middle = topology.neighbour(cell, first);
        return middle == Topology.NONE ? Topology.NONE : topology.neighbour(middle, second);
    }

    private void spread(int base, int image, int[] turned) {
        var map = new int[topology.size()];
        Arrays.fill(map, Topology.NONE);
        var queue = new int[topology.size()];
        int size = 0;
        map[base] = image;
        queue[size++] = base;
        for (int i = 0; i < size; i++) {
            int cell = queue[i];
            for (int direction : directions) {
                int near = topology.neighbour(cell, direction);
                int imageNear = topology.neighbour(map[cell], turned[direction]);
                if ((near == Topology.NONE) != (imageNear == Topology.NONE)) {
                    return;
                }
                if (near == Topology.NONE || map[near] == imageNear) {
                    continue;
                }
                if (map[near] != Topology.NONE) {
                    return;
                }
                map[near] = imageNear;
                queue[size++] = near;
            }
        }
        if (size == map.length && Arrays.stream(map).distinct().count() == map.length) {
            permutations.add(map);
        }
    }

    private int mostConnected() {
        int best = 0;
        int most = -1;
        for (int cell = 0; cell < topology.size(); cell++) {
            int from = cell;
            int degree = (int) Arrays.stream(directions)
                    .filter(d -> topology.neighbour(from, d) != Topology.NONE)
                    .count();
            if (degree > most) {
                most = degree;
                best = cell;
            }
        }
        return best;
    }

    private static boolean[] members(int[] set, int size) {
        var members = new boolean[size];
        for (int i : set) {
            members[i] = true;
        }
        return members;
    }
}
