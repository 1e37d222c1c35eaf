package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CardRowsTest {
    private static final double[] SIX = {100, 110, 100, 110, 100, 110};

    @Test
    void cardsGoOnInTheNextRow() {
        assertThat(CardRows.count(SIX, 6, 216)).isEqualTo(3);
        assertThat(CardRows.count(SIX, 6, 215)).isEqualTo(6);
        assertThat(CardRows.count(SIX, 6, 1000)).isEqualTo(1);
        assertThat(CardRows.count(new double[0], 6, 100)).isZero();
    }

    @Test
    void aCardMayGrowOnlyWhereTheRowsStay() {
        assertThat(CardRows.canGrow(SIX, 50, 6, 266)).isTrue();
        assertThat(CardRows.canGrow(SIX, 50, 6, 265)).isFalse();
        assertThat(CardRows.canGrow(new double[] {100}, 50, 6, 149)).isFalse();
    }
}
