package hoppity.engine.transfer;

import hoppity.rules.Move;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The plain way to the same answers: the whole graph of a small board's placements, made with the rules' own generator, and
 * a breadth-first search through it from everything that is a goal.
 */
final class ExactDistances {
    private final Map<List<Integer>, Integer> turns = new HashMap<>();
    private final List<List<Integer>> placements = new ArrayList<>();

    ExactDistances(ArmyTransfer task) {
        collect(task, 0, new ArrayList<>());
        var before = new HashMap<List<Integer>, List<List<Integer>>>();
        for (var army : placements) {
            for (Move move : Transfers.moves(task, army)) {
                before.computeIfAbsent(Transfers.after(army, move), k -> new ArrayList<>())
                        .add(army);
            }
        }
        var queue = new ArrayDeque<List<Integer>>();
        for (var army : placements) {
            if (army.containsAll(task.goal())) {
                turns.put(army, 0);
                queue.add(army);
            }
        }
        while (!queue.isEmpty()) {
            var army = queue.remove();
            for (var previous : before.getOrDefault(army, List.of())) {
                if (turns.putIfAbsent(previous, turns.get(army) + 1) == null) {
                    queue.add(previous);
                }
            }
        }
    }

    /** All placements of the army, wherever it may come from. */
    List<List<Integer>> placements() {
        return placements;
    }

    /** The least number of turns; −1 if the goal cannot be reached. */
    int turns(List<Integer> army) {
        return turns.getOrDefault(army, -1);
    }

    // As deep as there are pieces.
    private void collect(ArmyTransfer task, int first, List<Integer> chosen) {
        if (chosen.size() == task.army().size()) {
            placements.add(List.copyOf(chosen));
            return;
        }
        for (int cell = first; cell < task.variant().topology().size(); cell++) {
            if (!task.obstacles().contains(cell)) {
                chosen.add(cell);
                collect(task, cell + 1, chosen);
                chosen.remove(chosen.size() - 1);
            }
        }
    }
}
