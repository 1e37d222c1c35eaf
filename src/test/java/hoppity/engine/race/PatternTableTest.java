package hoppity.engine.race;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.SmallGames;
import hoppity.engine.transfer.ArmyMoves;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PatternTableTest {
    @TempDir
    private Path folder;

    private final List<String> notices = new ArrayList<>();

    static Stream<Variant> boards() {
        return Stream.of(
                SmallGames.variant(4, 4, 8),
                SmallGames.variant(5, 4, 4),
                SmallGames.variant(5, 5, 6),
                SmallGames.variant(5, 5, 8, "longJumps=true"),
                SmallGames.variant(5, 4, 8, "leaveTarget=FORBIDDEN_AT_END"),
                SmallGames.variant(4, 5, 8, "reenterHome=ILLEGAL", "leaveTarget=FORBIDDEN_EACH_HOP"));
    }

    /** Against the fewest turns of all, which the table may exceed only where it says so. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("boards")
    void theSmallerOfItsTwoNumbersIsNeverTooGreat(Variant variant) {
        for (int seat = 0; seat < 2; seat++) {
            var truth = fewestTurns(variant, seat);
            for (int most = 1; most <= 3; most++) {
                // The first seat's entries serve the second too where its signature says so.
                boolean same =
                        shape(variant, 0).signature().equals(shape(variant, 1).signature());
                var table = build(variant, same ? 0 : seat, most);
                int exact = 0;
                for (var entry : truth.entrySet()) {
                    int known = look(table.seenBy(shape(variant, seat)), variant, seat, entry.getKey());
                    int outside = outside(variant, seat, entry.getKey());
                    if (outside > most) {
                        continue;
                    }
                    assertThat(known).isGreaterThanOrEqualTo(entry.getValue());
                    assertThat(Math.min(known, table.turnsBeyond(outside))).isLessThanOrEqualTo(entry.getValue());
                    exact += known == entry.getValue() ? 1 : 0;
                }
                assertThat(exact).isPositive();
            }
        }
    }

    @Test
    void everyPlacementHasAnEntryOfItsOwn() {
        var variant = Variants.presets().get("kutochky-3x3");
        var table = build(variant, 0, 2);
        assertThat(table.bytes()).hasSize(1 + 9 * 55 + 36 * 1485);
        assertThat(PatternTable.size(shape(variant, 0), 2)).isEqualTo(table.bytes().length);
        assertThat(table.bytes()[0]).isZero();
    }

    @Test
    void bothSeatsShareATable() {
        for (var id :
                List.of("halma-8", "kutochky-3x4", "chinese-checkers-2", "halma-16", "chinese-checkers-2-rhombus")) {
            var variant = Variants.presets().get(id);
            assertThat(shape(variant, 0).signature())
                    .as(id)
                    .isEqualTo(shape(variant, 1).signature());
        }
        var signatures = Stream.of("halma-8", "kutochky-corner", "kutochky-3x3", "brainking-halma-8")
                .map(id -> shape(Variants.presets().get(id), 0).signature())
                .distinct();
        assertThat(signatures).as("whatever changes the moves or the target").hasSize(4);
    }

    @Test
    void aTableIsWrittenAndReadAgain() throws IOException {
        var built = get(3);
        assertThat(notices).isEmpty();
        var file = onlyFile();
        var written = Files.readAllBytes(file);
        assertThat(get(3).bytes()).isEqualTo(built.bytes());
        assertThat(notices).isEmpty();
        assertThat(Files.readAllBytes(file)).isEqualTo(written);
    }

    @Test
    void aDamagedTableIsBuiltAnew() throws IOException {
        var built = get(2);
        var file = onlyFile();
        var good = Files.readAllBytes(file);
        var random = new Random(5);
        for (int i = 0; i < 40; i++) {
            var bad = i % 2 == 0 ? good.clone() : java.util.Arrays.copyOf(good, random.nextInt(good.length));
            if (i % 2 == 0) {
                bad[random.nextInt(bad.length)] ^= (byte) (1 + random.nextInt(255));
            }
            Files.write(file, bad);
            notices.clear();
            assertThat(get(2).bytes()).isEqualTo(built.bytes());
            assertThat(notices)
                    .singleElement()
                    .asString()
                    .contains(file.getFileName().toString(), "built anew");
            assertThat(Files.readAllBytes(file)).isEqualTo(good);
        }
        Files.write(file, java.util.Arrays.copyOf(good, good.length + 1));
        assertThat(get(2).bytes()).isEqualTo(built.bytes());
        assertThat(Files.readAllBytes(file)).isEqualTo(good);
    }

    @Test
    void aFolderThatCannotBeWrittenOnlyCostsTime() throws IOException {
        var blocked = Files.writeString(folder.resolve("file"), "");
        var variant = SmallGames.variant(5, 5, 8);
        var tables = PatternTables.in(blocked.resolve("tables"), 2, notices::add);
        var table = tables.table(shape(variant, 0), ArmyMoves.back(variant, 0), () -> false);
        assertThat(table).isNotNull();
        assertThat(notices).singleElement().asString().contains("cannot be written");
    }

    @Test
    void whoeverCancelsGetsNone() {
        var variant = SmallGames.variant(5, 5, 8);
        var tables = PatternTables.in(folder, 2, notices::add);
        assertThat(tables.table(shape(variant, 0), ArmyMoves.back(variant, 0), () -> true))
                .isNull();
        assertThat(folder).isEmptyDirectory();
    }

    private PatternTable get(int most) {
        var variant = SmallGames.variant(5, 5, 8);
        var tables = PatternTables.in(folder, most, notices::add);
        var table = tables.table(shape(variant, 1), ArmyMoves.back(variant, 1), () -> false);
        return java.util.Objects.requireNonNull(table);
    }

    private Path onlyFile() throws IOException {
        try (var files = Files.list(folder)) {
            var all = files.toList();
            assertThat(all).hasSize(1);
            return all.get(0);
        }
    }

    private static Shape shape(Variant variant, int seat) {
        return Shape.of(
                ArmyMoves.forth(variant, seat),
                variant.target(seat),
                variant.topology().size());
    }

    private static PatternTable build(Variant variant, int seat, int most) {
        var table = PatternTable.build(shape(variant, seat), ArmyMoves.back(variant, seat), most, () -> false);
        return java.util.Objects.requireNonNull(table);
    }

    private static int look(PatternTable table, Variant variant, int seat, Set<Integer> army) {
        if (outside(variant, seat, army) > table.most()) {
            return PatternTable.NO_WAY;
        }
        var own = new boolean[variant.topology().size()];
        army.forEach(cell -> own[cell] = true);
        return table.turns(army.stream().mapToInt(Integer::intValue).toArray(), own);
    }

    private static int outside(Variant variant, int seat, Set<Integer> army) {
        return (int) army.stream()
                .filter(cell -> !variant.target(seat).contains(cell))
                .count();
    }

    /** Breadth first backwards over all placements. */
    private static Map<Set<Integer>, Integer> fewestTurns(Variant variant, int seat) {
        var back = ArmyMoves.back(variant, seat);
        var goal = new TreeSet<>(variant.target(seat).cells());
        var turns = new HashMap<Set<Integer>, Integer>(Map.of(goal, 0));
        var queue = new ArrayDeque<Set<Integer>>(List.of(goal));
        var moves = new int[back.capacity(goal.size())];
        while (!queue.isEmpty()) {
            var placement = queue.remove();
            var occupied = new boolean[variant.topology().size()];
            placement.forEach(cell -> occupied[cell] = true);
            int count =
                    back.generate(placement.stream().mapToInt(Integer::intValue).toArray(), occupied, moves);
            for (int i = 0; i < count; i++) {
                var before = new TreeSet<>(placement);
                before.remove(moves[i] >> 8);
                before.add(moves[i] & 0xff);
                if (turns.putIfAbsent(before, turns.get(placement) + 1) == null) {
                    queue.add(before);
                }
            }
        }
        return turns;
    }
}
