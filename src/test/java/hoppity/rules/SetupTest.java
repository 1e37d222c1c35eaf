package hoppity.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetupTest {
    private final Variant variant = Variants.presets().get("gambiter-halma-8");

    @Test
    void aWholeSetUpIsAPosition() {
        var start = Position.initial(variant.geometry());
        var setup = new Setup(cells(start), 0, 1);

        assertThat(setup.problems(variant)).isEmpty();
        assertThat(setup.validate(variant)).isEqualTo(start);
    }

    @Test
    void anArmyMayBeShortOfPieces() {
        var setup = with("d4 w", "e5 b", "a1 b");

        assertThat(setup.problems(variant)).isEmpty();
        assertThat(setup.validate(variant).piecesOf(1)).hasSize(2);
    }

    @Test
    void thePieceThatIsTooManyIsNamed() {
        var cells = new ArrayList<>(cells(Position.initial(variant.geometry())));
        cells.set(variant.topology().find("h8"), 0);
        cells.set(variant.topology().find("g8"), 0);
        cells.set(variant.topology().find("h7"), 1);

        // Counted along the ranks from a1: the eleventh of White's pieces is g8, of Black's d8.
        assertThat(messages(new Setup(cells, 0, 1)))
                .containsExactlyInAnyOrder(
                        "White has more than 10 pieces: the one on g8 is too many",
                        "Black has more than 10 pieces: the one on d8 is too many");
    }

    @Test
    void aPieceOfNobodyIsNamed() {
        var cells = new ArrayList<>(cells(Position.initial(variant.geometry())));
        cells.set(variant.topology().find("d4"), 2);
        cells.set(variant.topology().find("e4"), -2);

        assertThat(messages(new Setup(cells, 0, 1)))
                .containsExactly(
                        "the piece on d4 belongs to seat 3, but there are 2",
                        "the piece on e4 belongs to seat -1, but there are 2");
    }

    @Test
    void aMissingArmyIsNamed() {
        assertThat(messages(with("d4 w"))).containsExactly("Black has no piece on the board");
        assertThat(messages(with())).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource({
        "2, 1, 'seat 3 is to move, but there are 2'",
        "-1, 1, 'seat 0 is to move, but there are 2'",
        "0, 0, 'the move number is 0, not 1 to 1000000'",
        "1, 1000001, 'the move number is 1000001, not 1 to 1000000'"
    })
    void seatAndMoveNumber(int toMove, int moveNumber, String message) {
        var setup = new Setup(with("d4 w", "e5 b").cells(), toMove, moveNumber);

        assertThat(messages(setup)).containsExactly(message);
        assertThatThrownBy(() -> setup.validate(variant))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void theBoardHasToFit() {
        var setup = new Setup(Collections.nCopies(100, Position.EMPTY), 0, 1);

        assertThat(messages(setup)).containsExactly("the board has 64 cells, the position 100");
    }

    private List<String> messages(Setup setup) {
        return setup.problems(variant).stream().map(Setup.Problem::message).toList();
    }

    private Setup with(String... pieces) {
        var cells = new ArrayList<>(Collections.nCopies(64, Position.EMPTY));
        for (var piece : pieces) {
            cells.set(variant.topology().find(piece.substring(0, 2)), piece.endsWith("w") ? 0 : 1);
        }
        return new Setup(cells, 0, 1);
    }

    private static List<Integer> cells(Position position) {
        var cells = new ArrayList<Integer>();
        for (int cell = 0; cell < position.size(); cell++) {
            cells.add(position.at(cell));
        }
        return cells;
    }
}
