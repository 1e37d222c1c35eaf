package hoppity.format.movelist;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.FormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GuessTest {
    /** Many presets allow this move, and all of them a skipped turn. */
    private static final String BEGINNING = "h2-h4 ";

    @ParameterizedTest
    @ValueSource(strings = {"-- ", "--! ", "(-- -- --) ", "{x} -- "})
    void aListWithoutEndIsTriedOnAFewPresetsOnly(String turn) throws FormatException {
        var source = BEGINNING + turn.repeat((1 << 18) / turn.length() - BEGINNING.length());
        var guess = Guess.of(MoveList.of(source));

        assertThat(guess.letters()).isLessThan(Guess.MOST_LETTERS + source.length() + 10);
        assertThat(guess.untried()).isPositive();
        assertThat(guess.chosen().moves()).isGreaterThan(3);
        assertThat(guess.words()).endsWith("; it is too long to try all presets");
    }

    @Test
    void allPresetsAreTriedOnAListOfAnyLengthThatPeopleWrite() throws FormatException {
        var guess = Guess.of(MoveList.of(BEGINNING + "-- ".repeat(4000)));

        assertThat(guess.untried()).isZero();
        assertThat(guess.others()).hasSizeGreaterThan(10);
    }
}
