package hoppity.engine.transfer;

import static hoppity.words.Words.tr;

import hoppity.rules.Position;
import hoppity.rules.RuleOptions.Win;
import hoppity.rules.Variant;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The task of one seat: to fill its target, moving every turn while everything else stands still. The rules of movement are
 * the variant's; its rule clocks play no part.
 *
 * @param army the cells of the seat's pieces, ascending
 * @param obstacles the cells of pieces that never move and may be jumped over, ascending
 * @param goal the cells that must hold a piece of the army in the end: the target, but where a piece of somebody else counts
 *     as well
 */
public record ArmyTransfer(Variant variant, int seat, List<Integer> army, List<Integer> obstacles, List<Integer> goal) {
    public ArmyTransfer {
        army = army.stream().sorted().toList();
        obstacles = obstacles.stream().sorted().toList();
        if (army.isEmpty()) {
            throw new IllegalArgumentException(variant.seat(seat).name() + " has no pieces");
        }
        int most = variant.home(seat).size();
        if (army.size() > most) {
            throw new IllegalArgumentException(variant.seat(seat).name() + " has " + army.size()
                    + " pieces, but its home only " + most + " cells");
        }
        var board = IntStream.concat(
                army.stream().mapToInt(Integer::intValue), obstacles.stream().mapToInt(Integer::intValue));
        if (board.distinct().count() != army.size() + obstacles.size()) {
            throw new IllegalArgumentException("two pieces stand on one cell");
        }
    }

    /** The transfer of an army among pieces of opponents. */
    ArmyTransfer(Variant variant, int seat, List<Integer> army, List<Integer> obstacles) {
        this(variant, seat, army, obstacles, goal(variant, seat, cell -> obstacles.contains(cell)));
    }

    /** The transfer of a seat's pieces with every other piece taken off the board. */
    public static ArmyTransfer alone(Variant variant, Position position, int seat) {
        return new ArmyTransfer(variant, seat, position.piecesOf(seat), List.of());
    }

    /** The transfer of a seat's pieces while all others stay where they are. */
    public static ArmyTransfer amongOthers(Variant variant, Position position, int seat) {
        var others = IntStream.range(0, position.size())
                .filter(cell -> !position.isEmpty(cell) && position.at(cell) != seat)
                .boxed()
                .toList();
        var team = variant.team(seat);
        boolean partnersCount = variant.options().win() == Win.PARLETT;
        IntPredicate counts = cell -> others.contains(cell) && (partnersCount || !team.contains(position.at(cell)));
        return new ArmyTransfer(variant, seat, position.piecesOf(seat), others, goal(variant, seat, counts));
    }

    /** @param counts whether a cell holds a piece of somebody else that counts, if the variant lets such pieces count */
    private static List<Integer> goal(Variant variant, int seat, IntPredicate counts) {
        var target = variant.target(seat).cells();
        return variant.options().win() == Win.ALL_OWN
                ? target
                : target.stream().filter(cell -> !counts.test(cell)).toList();
    }

    /** Why no move at all can bring the army to its goal; empty if that takes a search to say. */
    public Optional<String> obstruction() {
        var name = variant.seat(seat).name();
        if (goal.isEmpty()) {
            return Optional.of(tr("no cell of {0}'s target is free for a piece of its own", name));
        }
        for (int cell : goal) {
            if (obstacles.contains(cell)) {
                return Optional.of(tr(
                        "{0} in {1}'s target is held by another seat",
                        variant.topology().name(cell), name));
            }
        }
        if (army.size() < goal.size()) {
            return Optional.of(
                    tr("{0}'s target takes {1} pieces, and {0} has only {2}", name, goal.size(), army.size()));
        }
        var unreachable = new Enclosures(this).unreachable();
        if (unreachable.isPresent()) {
            return Optional.of(tr(
                    "too few of {0}'s pieces can get to {1} past the others",
                    name, variant.topology().name(unreachable.getAsInt())));
        }
        return Optional.empty();
    }
}
