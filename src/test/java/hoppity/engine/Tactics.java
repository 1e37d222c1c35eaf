package hoppity.engine;

import hoppity.notation.MoveText;
import hoppity.notation.PositionText;
import hoppity.notation.Turn;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Position;
import hoppity.rules.Setup;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Positions of the presets for two in which the seat to move wins by force, with few of its moves. Both armies are most of the
 * way home, some pieces elsewhere at random; {@link ForcedWins} says what wins. {@code main} writes them to the file named.
 */
final class Tactics {
    static final int POSITIONS = 200;

    private static final int MOST_TURNS = 3;
    private static final long SEED = 2026;

    private Tactics() {}

    /** @param turns within how many of its turns the seat to move wins; with less there is no win */
    record Tactic(Variant variant, Position position, int turns, List<Move> winning) {
        String write() {
            var text = new MoveText(variant.topology());
            return variant.id() + "\t" + new PositionText(variant).write(position) + "\t" + turns + "\t"
                    + winning.stream().map(text::write).collect(Collectors.joining(" "));
        }

        static Tactic read(String line) {
            var parts = line.split("\t");
            var variant = Variants.presets().get(parts[0]);
            var text = new MoveText(variant.topology());
            var winning = Arrays.stream(parts[3].split(" "))
                    .map(word -> ((Turn.Played) text.read(word)).move())
                    .toList();
            return new Tactic(variant, new PositionText(variant).read(parts[1]), Integer.parseInt(parts[2]), winning);
        }
    }

    public static void main(String[] arguments) throws IOException {
        Files.write(
                Path.of(arguments[0]), generate().stream().map(Tactic::write).toList());
    }

    static List<Tactic> generate() {
        var variants = Variants.presets().all().stream()
                .filter(variant -> variant.seatCount() == 2)
                .toList();
        var tactics = new ArrayList<Tactic>();
        for (int i = 0; i < variants.size(); i++) {
            int upTo = POSITIONS * (i + 1) / variants.size();
            var random = new Random(SEED + i);
            while (tactics.size() < upTo) {
                tactic(variants.get(i), random).ifPresent(tactics::add);
            }
        }
        return tactics;
    }

    private static java.util.Optional<Tactic> tactic(Variant variant, Random random) {
        var position = position(variant, random);
        var search = new ForcedWins(variant, MOST_TURNS);
        int all = new MoveGenerator(variant).moves(position).size();
        for (int turns = 1; turns <= MOST_TURNS; turns++) {
            var winning = search.winning(position, turns);
            if (!search.isComplete()) {
                break;
            }
            if (!winning.isEmpty()) {
                // What is won at once is no riddle, nor is what most moves win.
                boolean hidden = turns > 1 && winning.size() <= all / 3;
                return hidden
                        ? java.util.Optional.of(new Tactic(variant, position, turns, winning))
                        : java.util.Optional.empty();
            }
        }
        return java.util.Optional.empty();
    }

    private static Position position(Variant variant, Random random) {
        while (true) {
            var cells = new int[variant.topology().size()];
            Arrays.fill(cells, Position.EMPTY);
            int toMove = random.nextInt(2);
            place(variant, cells, toMove, 2 + random.nextInt(2), random);
            place(variant, cells, 1 - toMove, 1 + random.nextInt(4), random);
            var position = Position.of(cells, toMove, moveNumber(variant, random));
            if (Setup.of(position).problems(variant).isEmpty()
                    && !new hoppity.rules.Game(variant, position).outcome().isOver()) {
                return position;
            }
        }
    }

    /** An army in its target but for some pieces: near by, or now and then anywhere. */
    private static void place(Variant variant, int[] cells, int seat, int outside, Random random) {
        var target = new ArrayList<>(variant.target(seat).cells());
        target.removeIf(cell -> cells[cell] != Position.EMPTY);
        java.util.Collections.shuffle(target, random);
        int inside = Math.min(target.size(), variant.home(seat).size() - outside);
        target.subList(0, inside).forEach(cell -> cells[cell] = seat);
        for (int i = inside; i < variant.home(seat).size(); i++) {
            int reach = random.nextInt(4) == 0 ? Integer.MAX_VALUE : 2 + random.nextInt(3);
            var free = IntStream.range(0, cells.length)
                    .filter(cell -> cells[cell] == Position.EMPTY
                            && !variant.target(seat).contains(cell)
                            && fromTarget(variant, seat, cell) <= reach)
                    .toArray();
            cells[free[random.nextInt(free.length)]] = seat;
        }
    }

    private static int fromTarget(Variant variant, int seat, int cell) {
        return variant.target(seat).cells().stream()
                .mapToInt(goal -> variant.topology().distance(goal, cell))
                .min()
                .orElseThrow();
    }

    /** Often near a limit of the rules. */
    private static int moveNumber(Variant variant, Random random) {
        var limits = List.of(variant.options().homeLimit(), variant.options().tempoLimit());
        int limit = limits.get(random.nextInt(2));
        return limit == 0 || random.nextBoolean() ? 20 + random.nextInt(40) : limit - random.nextInt(3);
    }
}
