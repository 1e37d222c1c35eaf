package hoppity.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.rules.RuleOptions.LeaveTarget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GeometrySpecTest {
    @ParameterizedTest
    @CsvSource({
        "8:tri4:8, 10, e1 f1 g1 h1 f2 g2 h2 g3 h3 h4",
        "8:4x3:4, 12, e1 f1 g1 h1 e2 f2 g2 h2 e3 f3 g3 h3",
        "8:3x4:4, 12, f1 g1 h1 f2 g2 h2 f3 g3 h3 f4 g4 h4",
        "8:4x4:4, 16, e1 f1 g1 h1 e2 f2 g2 h2 e3 f3 g3 h3 e4 f4 g4 h4",
        "16:c19:8, 19, l1 m1 n1 o1 p1 l2 m2 n2 o2 p2 m3 n3 o3 p3 n4 o4 p4 o5 p5",
        "16:c13:8, 13, m1 n1 o1 p1 m2 n2 o2 p2 n3 o3 p3 o4 p4",
        "4:1x1:4, 1, d1",
        "13:tri2:6, 3, l1 m1 m2"
    })
    void theCampOfWhite(String spec, int size, String cells) {
        var variant = GeometrySpec.parse(spec);

        assertThat(variant.id()).isEqualTo(spec);
        assertThat(variant.home(0).size()).isEqualTo(size);
        assertThat(variant.home(0).cells().stream().map(variant.topology()::name))
                .containsExactlyInAnyOrder(cells.split(" "));
        assertThat(variant.target(0)).isEqualTo(variant.home(1));
    }

    @ParameterizedTest
    @CsvSource({
        "16:c13x4:8, 4, 13, p1 a1 a16 p16, a16 p16 p1 a1",
        "5:tri2x4:4, 4, 3, e1 a1 a5 e5, a5 e5 e1 a1",
        "star:p2, 2, 10, a1 q1, q1 a1",
        "star:p3, 3, 10, a1 m1 m13, q1 e13 e1",
        "star:p4, 4, 10, a1 e1 q1 m13, q1 m13 a1 e1",
        "star:p5, 5, 10, a1 e1 m1 q1 m13, q1 m13 e13 a1 e1",
        "star:p6, 6, 10, a1 e1 m1 q1 m13 e13, q1 m13 e13 a1 e1 m1",
        "star:p2x15, 2, 15, a1 q1, q1 a1",
        "star3:p6, 6, 6, a1 d1 j1 m1 j10 d10, m1 j10 d10 a1 d1 j1",
        "star2:p3, 3, 3, a1 g1 g7, i1 c7 c1"
    })
    void theCornersOfTheSeats(String spec, int seats, int pieces, String homes, String targets) {
        var variant = GeometrySpec.parse(spec);

        assertThat(variant.seats()).hasSize(seats).allMatch(seat -> seat.home().size() == pieces);
        assertThat(variant.seats().stream()
                        .map(seat -> variant.topology().name(seat.home().corner())))
                .containsExactly(homes.split(" "));
        assertThat(variant.seats().stream()
                        .map(seat -> variant.topology().name(seat.target().corner())))
                .containsExactly(targets.split(" "));
    }

    @Test
    void noRuleButAFilledCampEndsTheGame() {
        assertThat(GeometrySpec.parse("8:tri4:6").options()).isEqualTo(RuleOptions.bare(6));
        assertThat(GeometrySpec.parse("8:tri4:8:stay").options().leaveTarget()).isEqualTo(LeaveTarget.FORBIDDEN_AT_END);
        assertThat(GeometrySpec.parse("8:tri4:8:long").options().longJumps()).isTrue();
        assertThat(GeometrySpec.parse("8:tri4:8:stay:long"))
                .extracting(Variant::options)
                .isEqualTo(GeometrySpec.parse("8:tri4:8:long:stay").options());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            8:tri4        | expected board:camp:directions, such as 8:tri4:8
            x:tri4:8      | board "x" is no number of one or two digits
            -8:tri4:8     | board "-8" is no number of one or two digits
            3:tri2:8      | a board has sides from 4 to 16, not 3×3
            8:tri9:8      | a camp on 8×8 has 1 to 8 rows, not 9
            8:9x2:8       | a camp row on 8×8 has 1 to 8 cells, not 9
            8:tri0:8      | "tri0" is no camp; use triK, FxR, c19, c13 or c13x4
            8:c14:8       | "c14" is no camp; use triK, FxR, c19, c13 or c13x4
            8:8x5:8       | the homes of White and Black overlap on a4
            8:tri4:eight  | directions "eight" is no number of one or two digits
            8:tri4:7      | stepDirections is one of 4, 6, 8, not "7"
            8:tri4:8:fast | "fast" is neither stay nor long
            17:tri4:8     | a board has sides from 4 to 16, not 17×17
            4:tri3x4:8    | the homes of White and Black overlap on b1
            star          | expected star:camp, such as star:p2
            star:p7       | "p7" is no camp of a star; use p2 … p6 or p2x15
            star:tri4     | "tri4" is no camp of a star; use p2 … p6 or p2x15
            star:p2x14    | a camp with an extra row has 15 holes on this board, not 14
            star:p2:6     | "6" is neither stay nor long
            star5:p2      | expected board:camp:directions, such as 8:tri4:8
            """)
    void whatIsWrongIsNamed(String spec, String message) {
        assertThatThrownBy(() -> GeometrySpec.parse(spec))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("geometry \"" + spec + "\": " + message);
    }
}
