package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.SmallGames.Played;
import hoppity.engine.Tactics.Tactic;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Positions with a win by force, known by brute force: the engine finds a winning move in each with so many nodes. */
class TacticsTest {
    private static final long NODES = 60_000;

    private static List<Tactic> known() throws IOException {
        try (var in = Objects.requireNonNull(TacticsTest.class.getResourceAsStream("tactics.tsv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(Tactic::read)
                    .toList();
        }
    }

    @Test
    void theEngineWins() throws IOException {
        var tactics = known();
        assertThat(tactics).hasSize(Tactics.POSITIONS).doesNotHaveDuplicates();
        var missed = tactics.stream()
                .filter(tactic -> !tactic.winning().contains(answer(tactic).move()))
                .map(Tactic::write)
                .toList();
        assertThat(missed).isEmpty();
    }

    private static BestMove answer(Tactic tactic) {
        var played = Played.start(tactic.variant(), tactic.position());
        return new Searcher(4, Pruning.FULL).search(played.request(Limits.ofNodes(NODES), 1), new StopSign(), s -> {});
    }

    /** What is known is true of each tenth position here, of all in the slow suite. */
    @Test
    void theWinningMovesAreThoseOfBruteForce() throws IOException {
        var tactics = known();
        for (int i = 0; i < tactics.size(); i += 10) {
            var tactic = tactics.get(i);
            var search = new ForcedWins(tactic.variant(), tactic.turns());
            assertThat(search.winning(tactic.position(), tactic.turns() - 1)).isEmpty();
            assertThat(search.winning(tactic.position(), tactic.turns()))
                    .as(tactic.write())
                    .isEqualTo(tactic.winning());
        }
    }

    @Test
    void everyPresetForTwoIsAmongThem() throws IOException {
        var presets = Variants.presets().all().stream()
                .filter(variant -> variant.seatCount() == 2)
                .collect(Collectors.toSet());
        assertThat(known().stream().map(Tactic::variant).collect(Collectors.toSet()))
                .isEqualTo(presets);
    }

    @Tag("slow")
    @Test
    void theFileIsWhatTheSeedGives() throws IOException {
        assertThat(Tactics.generate().stream().map(Tactic::write))
                .containsExactlyElementsOf(known().stream().map(Tactic::write).toList());
    }
}
