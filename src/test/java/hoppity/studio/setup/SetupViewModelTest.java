package hoppity.studio.setup;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.PositionText;
import hoppity.rules.Position;
import hoppity.rules.Setup;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.Collection;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SetupViewModelTest {
    private final Variant halma = Variants.presets().get("halma-8");
    private final SetupViewModel model = model(halma);

    static Collection<Variant> presets() {
        return Variants.presets().all();
    }

    private static SetupViewModel model(Variant variant) {
        return new SetupViewModel(variant, Position.initial(variant.geometry()), new SplittableRandom(7));
    }

    private int cell(String name) {
        return halma.topology().find(name);
    }

    private int at(String name) {
        return model.setupProperty().get().cells().get(cell(name));
    }

    private void stroke(String... names) {
        model.beginStroke(cell(names[0]));
        for (var name : names) {
            model.stroke(cell(name));
        }
        model.endStroke();
    }

    @Test
    void theFirstPositionIsOneAndKeepsItsText() {
        assertThat(model.problemsProperty().get()).isEmpty();
        assertThat(model.position()).contains(Position.initial(halma.geometry()));
        assertThat(new PositionText(halma).read(model.textProperty().get()))
                .isEqualTo(Position.initial(halma.geometry()));
    }

    @Test
    void aStrokePaintsAndIsTakenBackAtOnce() {
        model.brushProperty().set(new Brush.Piece(1));
        stroke("d4", "e4", "f4");
        assertThat(at("e4")).isEqualTo(1);
        assertThat(model.problemsProperty().get())
                .singleElement()
                .asString()
                .matches("Black has more than 10 pieces: the one on [a-h][1-8] is too many\\.");
        assertThat(model.position()).isEmpty();

        model.undo();
        assertThat(at("d4")).isEqualTo(Position.EMPTY);
        assertThat(model.undoableProperty().get()).isFalse();
        model.redo();
        assertThat(at("f4")).isEqualTo(1);
    }

    @Test
    void aStrokeThatBeginsOnItsOwnColourTakesAway() {
        stroke("h1", "g1");
        assertThat(at("h1")).isEqualTo(Position.EMPTY);
        assertThat(at("g1")).isEqualTo(Position.EMPTY);
        stroke("a8");
        assertThat(at("a8")).isZero();
    }

    @Test
    void theEraserTakesAnyPiece() {
        model.brushProperty().set(new Brush.Eraser());
        stroke("h1", "d4", "a8");
        assertThat(at("h1")).isEqualTo(Position.EMPTY);
        assertThat(at("a8")).isEqualTo(Position.EMPTY);
        assertThat(model.problemsProperty().get()).isEmpty();
    }

    @Test
    void theHandCarriesAPieceOverEmptyCells() {
        model.brushProperty().set(new Brush.Hand());
        stroke("e1", "d2", "d3", "h1", "c4");
        assertThat(at("e1")).isEqualTo(Position.EMPTY);
        assertThat(at("d3")).isEqualTo(Position.EMPTY);
        assertThat(at("h1")).isZero();
        assertThat(at("c4")).isZero();

        stroke("d4", "d5");
        assertThat(at("d5")).isEqualTo(Position.EMPTY);
        model.undo();
        assertThat(at("e1")).isZero();
    }

    @Test
    void anEmptyBoardIsNoPosition() {
        model.clear();
        assertThat(model.problemsProperty().get())
                .containsExactly("White has no piece on the board.", "Black has no piece on the board.");
        model.reset();
        assertThat(model.position()).isPresent();
    }

    @Test
    void turningAndRecolouringTogetherGiveTheOthersView() {
        model.turn();
        assertThat(at("h1")).isEqualTo(1);
        model.recolour();
        assertThat(at("h1")).isZero();
        assertThat(model.setupProperty().get().toMove()).isEqualTo(1);
    }

    @Test
    void seatAndNumberToMoveAreSet() {
        model.setToMove(1);
        model.setMoveNumber(31);
        assertThat(model.textProperty().get()).endsWith(" b 31");
        model.setMoveNumber(0);
        assertThat(model.problemsProperty().get()).containsExactly("The move number is 0, not 1 to 1000000.");
    }

    @Test
    void aPositionStringIsTakenOverOrRefusedInASentence() {
        assertThat(model.read("8/8/8/8/2b5/1b6/bb6/w6b w 5")).isEmpty();
        assertThat(at("a1")).isZero();
        var before = model.setupProperty().get();
        assertThat(model.read("8/8/8 w 5")).matches("[A-Z].*\\.").contains("rows");
        assertThat(model.read("")).isNotEmpty();
        assertThat(model.setupProperty().get()).isEqualTo(before);
    }

    @ParameterizedTest
    @MethodSource("presets")
    void whatIsMadeForEveryVariantIsAPosition(Variant variant) {
        var made = model(variant);
        made.mirror();
        assertThat(made.position()).isPresent();
        // The side camps of more seats change places.
        made.undo();
        if (variant.seatCount() == 2) {
            made.mirror();
        }
        assertThat(made.setupProperty().get().cells())
                .isEqualTo(Setup.of(Position.initial(variant.geometry())).cells());
        for (int i = 0; i < 5; i++) {
            made.shuffle();
            assertThat(made.problemsProperty().get()).isEmpty();
            var once = made.setupProperty().get();
            made.turn();
            made.turn();
            assertThat(made.setupProperty().get().cells()).isEqualTo(once.cells());
            made.mirror();
            made.mirror();
            assertThat(made.setupProperty().get().cells()).isEqualTo(once.cells());
        }
    }
}
