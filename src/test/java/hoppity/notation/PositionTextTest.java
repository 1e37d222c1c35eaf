package hoppity.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.rules.GeometrySpec;
import hoppity.rules.Position;
import hoppity.rules.Setup;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PositionTextTest {
    private static final String START = "bbbb4/bbb5/bb6/b7/7w/6ww/5www/4wwww w 1";

    private final PositionText text = new PositionText(Variants.presets().get("halma-8"));

    static Stream<Variant> geometries() {
        return Stream.concat(
                Variants.presets().all().stream(),
                Stream.of("4:1x1:4", "5:tri2:8", "11:3x4:6", "15:tri6:8").map(GeometrySpec::parse));
    }

    @ParameterizedTest
    @MethodSource("geometries")
    void everyPositionIsReadAsItWasWritten(Variant variant) {
        var text = new PositionText(variant);
        var random = new Random(variant.topology().size());
        for (int i = 0; i < 300; i++) {
            var position = scattered(variant, random);
            var written = text.write(position);

            assertThat(text.read(written)).isEqualTo(position);
            assertThat(text.write(text.read(written))).isEqualTo(written);
            assertThat(text.read("\t" + written.replace(" ", "  ").replace("/", " /\n") + "\r\n"))
                    .isEqualTo(position);
        }
    }

    @Test
    void theStart() {
        var start = Position.initial(Variants.presets().get("halma-8").geometry());

        assertThat(text.write(start)).isEqualTo(START);
        assertThat(text.read(START)).isEqualTo(start);
        assertThat(new PositionText(Variants.presets().get("halma-16"))
                        .write(Position.initial(
                                Variants.presets().get("halma-16").geometry())))
                .isEqualTo("bbbbb11/bbbbb11/bbbb12/bbb13/bb14/16/16/16/16/16/16/14ww/13www/12wwww/11wwwww/11wwwww w 1");
    }

    /** Message and the place in the text where it goes wrong. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ``                                            | 0  | the position is empty
            `  `                                          | 2  | the position is empty
            bbbb4/bbb5/bb6/b7/7w/6ww/5www w 1             | 29 | the position has 7 rows, the board 8
            8/bbbb4/bbb5/bb6/b7/7w/6ww/5www/4wwww w 1     | 32 | the position has more than the board's 8 rows
            bbbb4/bbb6/bb6/b7/7w/6ww/5www/4wwww w 1       | 9  | row 2 from the top, column 9: the row has more than 8 cells
            bbbb4/bbb5/bb6/b7/7wb/6ww/5www/4wwww w 1      | 20 | row 5 from the top, column 9: the row has more than 8 cells
            bbbb4/bbb5/bb6/b7/7w/6w/5www/4wwww w 1        | 23 | row 6 from the top, column 8: the row ends after 7 of 8 cells
            bbbb4/bbb5//b7/7w/6w/5www/4wwww w 1           | 11 | row 3 from the top, column 1: the row ends after 0 of 8 cells
            bbbb4/bbb5/bb6/b7/7w/6ww/5wrw/4wwww w 1       | 27 | row 7 from the top, column 7: "r" is no seat; seats are w, b
            bbbb4/bbb5/bb6/b7/7W/6ww/5www/4wwww w 1       | 19 | row 5 from the top, column 8: "W" is no seat; seats are w, b
            bbbb4/bbb5/bb6/b0/7w/6ww/5www/4wwww w 1       | 16 | row 4 from the top, column 2: a run of 0 empty cells
            bbbb4/bbb5/bb6/b77777777777/7w/6ww/5www/4wwww w 1 | 16 | row 4 from the top, column 9: the row has more than 8 cells
            bbbb4/bbb5/bb6/b7/7w/6ww/5www/4wwww           | 35 | the seat to move is missing
            bbbb4/bbb5/bb6/b7/7w/6ww/5www/4wwww 1 w       | 36 | "1" is no seat to move; seats are w, b
            bbbb4/bbb5/bb6/b7/7w/6ww/5www/4wwww r 1       | 36 | "r" is no seat to move; seats are w, b
            bbbb4/bbb5/bb6/b7/7w/6ww/5www/4wwww w         | 37 | the move number is missing
            bbbb4/bbb5/bb6/b7/7w/6ww/5www/4wwww w 0       | 38 | the move number is not a whole number from 1 to 1000000
            bbbb4/bbb5/bb6/b7/7w/6ww/5www/4wwww w -1      | 38 | the move number is not a whole number from 1 to 1000000
            bbbb4/bbb5/bb6/b7/7w/6ww/5www/4wwww w 1000001 | 38 | the move number is not a whole number from 1 to 1000000
            bbbb4/bbb5/bb6/b7/7w/6ww/5www/4wwww w 99999999999 | 38 | the move number is not a whole number from 1 to 1000000
            bbbb4/bbb5/bb6/b7/7w/6ww/5www/4wwww w 1.5     | 39 | unexpected text after the move number
            bbbb4/bbb5/bb6/b7/7w/6ww/5www/4wwww w 1 w     | 40 | unexpected text after the move number
            """)
    void whatIsWrongAndWhere(String written, int offset, String message) {
        assertThatThrownBy(() -> text.read(written))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.offset()).isEqualTo(offset))
                .hasMessage(message);
    }

    @Test
    void theRulesOfTheSetUpHoldToo() {
        assertThatThrownBy(() -> text.read("wbbb4/bbb5/bb6/b7/7w/6ww/5www/4wwww w 1"))
                .isInstanceOf(NotationException.class)
                .hasMessage("White has more than 10 pieces: the one on a8 is too many");
        assertThatThrownBy(() -> text.read("8/8/8/8/7w/6ww/5www/4wwww w 1"))
                .hasMessage("Black has no piece on the board");

        assertThat(text.readSetup("8/8/8/8/7w/6ww/5www/4wwww b 9"))
                .extracting(Setup::toMove, Setup::moveNumber)
                .containsExactly(1, 9);
    }

    private static Position scattered(Variant variant, Random random) {
        int size = variant.topology().size();
        var pieces = new ArrayList<Integer>(Collections.nCopies(size, Position.EMPTY));
        int next = 0;
        for (int seat = 0; seat < variant.seatCount(); seat++) {
            int army = 1 + random.nextInt(variant.home(seat).size());
            for (int i = 0; i < army; i++) {
                pieces.set(next++, seat);
            }
        }
        Collections.shuffle(pieces, random);
        return new Setup(List.copyOf(pieces), random.nextInt(variant.seatCount()), 1 + random.nextInt(300))
                .validate(variant);
    }
}
