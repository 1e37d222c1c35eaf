package hoppity.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class GlyphTest {
    @Test
    void aJudgementReplacesOneOfItsKind() {
        assertThat(Glyph.of(2).toggledIn(List.of(1))).containsExactly(2);
        assertThat(Glyph.of(16).toggledIn(List.of(1, 10))).containsExactly(1, 16);
    }

    @Test
    void aGlyphSetTwiceIsTakenAway() {
        assertThat(Glyph.of(1).toggledIn(List.of(1, 16))).containsExactly(16);
    }

    @Test
    void remarksStandBesideEachOther() {
        assertThat(Glyph.of(140).toggledIn(List.of(146))).containsExactly(146, 140);
    }

    @Test
    void theJudgementOfTheMoveComesFirst() {
        assertThat(Glyph.of(3).toggledIn(List.of(16, 7))).containsExactly(3, 16, 7);
    }

    @Test
    void anUnknownNumberShowsItself() {
        assertThat(Glyph.of(300).symbol()).isEqualTo("$300");
        assertThat(Glyph.of(1).toggledIn(List.of(300))).containsExactly(1, 300);
    }

    @Test
    void theSixJudgementsAreThoseOfPgn() {
        assertThat(Glyph.MOVES).extracting(Glyph::symbol).containsExactly("!!", "!", "!?", "?!", "?", "??");
        assertThat(Glyph.MOVES).extracting(Glyph::nag).containsExactly(3, 1, 5, 6, 2, 4);
    }
}
