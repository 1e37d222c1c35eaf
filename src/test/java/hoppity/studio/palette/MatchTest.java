package hoppity.studio.palette;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MatchTest {
    @Test
    void theBeginningCountsMoreThanAWordThanInitialsThanAPartThanLetters() {
        var fits = List.of(
                Match.of("turn", "Turn board", ""),
                Match.of("board", "Turn board", ""),
                Match.of("tb", "Turn board", ""),
                Match.of("oar", "Turn board", ""),
                Match.of("trbd", "Turn board", ""),
                Match.of("game", "Turn board", "Game"));

        assertThat(fits).isSortedAccordingTo((a, b) -> b - a).doesNotHaveDuplicates();
        assertThat(fits.get(fits.size() - 1)).isGreaterThan(Match.NONE);
    }

    @Test
    void everyWordMustFit() {
        assertThat(Match.of("turn back", "Turn board back", "")).isGreaterThan(Match.NONE);
        assertThat(Match.of("turn zebra", "Turn board back", "")).isEqualTo(Match.NONE);
    }

    @Test
    void lettersMustComeInOrder() {
        assertThat(Match.of("drb", "Turn board", "")).isEqualTo(Match.NONE);
        assertThat(Match.of("x", "Turn board", "")).isEqualTo(Match.NONE);
    }

    @Test
    void caseAndSpaceDoNotMatter() {
        assertThat(Match.of("  TURN  ", "Turn board", "")).isEqualTo(Match.of("turn", "Turn board", ""));
    }
}
