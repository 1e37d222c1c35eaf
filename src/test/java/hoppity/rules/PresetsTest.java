package hoppity.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.rules.RuleOptions.HomeCheck;
import hoppity.rules.RuleOptions.LastMove;
import hoppity.rules.RuleOptions.LeaveTarget;
import hoppity.rules.RuleOptions.Partners;
import hoppity.rules.RuleOptions.Ranking;
import hoppity.rules.RuleOptions.ReenterHome;
import hoppity.rules.RuleOptions.Repetition;
import hoppity.rules.RuleOptions.TempoMeasure;
import hoppity.rules.RuleOptions.Win;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The presets field by field, against the table of docs/rules.md. */
class PresetsTest {
    private static final String T4 = "e1 f1 g1 h1 f2 g2 h2 g3 h3 h4";
    private static final String R33 = "f1 g1 h1 f2 g2 h2 f3 g3 h3";
    private static final String R43 = "e1 f1 g1 h1 e2 f2 g2 h2 e3 f3 g3 h3";
    private static final String T5 = "f1 g1 h1 i1 j1 g2 h2 i2 j2 h3 i3 j3 i4 j4 j5";
    private static final String C19 = "l1 m1 n1 o1 p1 l2 m2 n2 o2 p2 m3 n3 o3 p3 n4 o4 p4 o5 p5";
    private static final String C13 = "m1 n1 o1 p1 m2 n2 o2 p2 n3 o3 p3 o4 p4";
    private static final String T4_ON_9 = "f1 g1 h1 i1 g2 h2 i2 h3 i3 i4";

    @ParameterizedTest
    @CsvSource({
        "gambiter-halma-8,         8,  T4,  8, 8, ALLOWED, EQUALISE, ONCE, 30, ALLOWED, 80,  GAMBITER.RU",
        "gambiter-halma-10,        10, T5,  8, 8, ALLOWED, EQUALISE, ONCE, 50, ALLOWED, 120, GAMBITER.RU",
        "gambiter-mini,            8,  R33, 4, 4, ALLOWED, EQUALISE, ONCE, 40, ALLOWED, 80,  GAMBITER.RU",
        "gambiter-mini-diagonal,   8,  R33, 8, 8, ALLOWED, EQUALISE, ONCE, 30, ALLOWED, 80,  GAMBITER.RU",
        "gambiter-ugolki,          8,  R43, 4, 4, ALLOWED, EQUALISE, ONCE, 40, ALLOWED, 80,  GAMBITER.RU",
        "gambiter-ugolki-diagonal, 8,  R43, 8, 8, ALLOWED, EQUALISE, ONCE, 30, ALLOWED, 80,  GAMBITER.RU",
        "gambiter-corner-8,        8,  T4,  4, 4, ALLOWED, EQUALISE, ONCE, 40, ALLOWED, 80,  GAMBITER.RU",
        "gambiter-corner-10,       10, T5,  4, 4, ALLOWED, EQUALISE, ONCE, 60, ALLOWED, 120, GAMBITER.RU",
        "kutochky-3x3,             8,  R33, 4, 4, ALLOWED, EQUALISE, EACH_MOVE, 40, LOSES_AFTER_LIMIT, 0, Wikipedia (uk)",
        "kutochky-3x4,             8,  R43, 4, 4, ALLOWED, EQUALISE, EACH_MOVE, 40, LOSES_AFTER_LIMIT, 0, Wikipedia (uk)",
        "kutochky-corner,          8,  T4,  4, 4, ALLOWED, EQUALISE, EACH_MOVE, 40, LOSES_AFTER_LIMIT, 0, Wikipedia (uk)",
        "kutochky-corner-10,       10, T5,  4, 4, ALLOWED, EQUALISE, EACH_MOVE, 60, LOSES_AFTER_LIMIT, 0, Wikipedia (uk)",
        "kutochky-3x3-anystep,     8,  R33, 8, 4, ALLOWED, EQUALISE, EACH_MOVE, 40, LOSES_AFTER_LIMIT, 0, Wikipedia (uk)",
        "brainking-halma-8,        8,  T4,  8, 8, ALLOWED, NONE, EACH_MOVE, 30, LOSES_AFTER_LIMIT, 0, BrainKing",
        "brainking-halma-10,       10, T5,  8, 8, ALLOWED, NONE, EACH_MOVE, 50, LOSES_AFTER_LIMIT, 0, BrainKing",
        "halma-8,                  8,  T4,  8, 8, FORBIDDEN_AT_END, NONE, NONE, 0, ALLOWED, 0, traditional",
        "halma-10,                 10, T5,  8, 8, FORBIDDEN_AT_END, NONE, NONE, 0, ALLOWED, 0, traditional",
        "halma-16,                 16, C19, 8, 8, FORBIDDEN_AT_END, NONE, NONE, 0, ALLOWED, 0, traditional",
        "halma-16-13,              16, C13, 8, 8, FORBIDDEN_AT_END, NONE, NONE, 0, ALLOWED, 0, traditional",
        "chinese-checkers-2-rhombus, 9, T4_ON_9, 6, 6, FORBIDDEN_AT_END, NONE, NONE, 0, ALLOWED, 0, Chinese checkers"
    })
    void eachPreset(
            String id,
            int side,
            String camp,
            int stepDirections,
            int jumpDirections,
            LeaveTarget leaveTarget,
            LastMove lastMove,
            HomeCheck homeCheck,
            int homeLimit,
            ReenterHome reenterHome,
            int tempoLimit,
            String source) {
        var variant = Variants.presets().get(id);
        boolean chinese = id.startsWith("chinese");

        assertThat(variant.options())
                .isEqualTo(new RuleOptions(
                        stepDirections,
                        jumpDirections,
                        false,
                        leaveTarget,
                        reenterHome,
                        chinese ? Win.PARLETT : Win.ALL_OWN,
                        lastMove,
                        homeCheck,
                        homeLimit,
                        tempoLimit,
                        TempoMeasure.CORNER_CELL,
                        tempoLimit > 0 ? Repetition.NONE : Repetition.THREEFOLD_DRAW,
                        false,
                        true,
                        Ranking.FIRST_WINS,
                        Partners.NONE));
        assertThat(variant.source()).isEqualTo(source);
        assertThat(variant.name()).isNotBlank();
        assertThat(variant.topology().shape().label()).isEqualTo(side + "×" + side);
        assertThat(Study.letters(variant)).containsExactly("w", "b");
        assertThat(variant.seats()).extracting(seat -> seat.name()).containsExactly("White", "Black");
        assertCamps(variant, side, cells(camp));
    }

    private static void assertCamps(Variant variant, int side, List<String> whiteHome) {
        assertThat(names(variant, variant.home(0).cells())).containsExactlyInAnyOrderElementsOf(whiteHome);
        assertThat(names(variant, variant.home(1).cells()))
                .containsExactlyInAnyOrderElementsOf(
                        whiteHome.stream().map(name -> turned(name, side)).toList());
        assertThat(variant.target(0)).isEqualTo(variant.home(1));
        assertThat(variant.target(1)).isEqualTo(variant.home(0));
        var corner = (char) ('a' + side - 1) + "1";
        assertThat(variant.topology().name(variant.home(0).corner())).isEqualTo(corner);
        assertThat(variant.topology().name(variant.target(0).corner())).isEqualTo("a" + side);
    }

    @Test
    void thereAreNoOthers() {
        assertThat(Variants.presets().all()).hasSize(33);
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyPresetIsTheSameAfterWritingAndReading(Variant variant) {
        assertThat(VariantJson.read(VariantJson.write(variant), "test")).isEqualTo(variant);
    }

    static Stream<Variant> all() {
        return Variants.presets().all().stream();
    }

    @Test
    void anUnknownIdIsNamed() {
        assertThat(Variants.presets().find("halma-9")).isEmpty();
        assertThatThrownBy(() -> Variants.presets().get("halma-9")).hasMessage("there is no variant \"halma-9\"");
    }

    private static List<String> cells(String camp) {
        var cells = switch (camp) {
            case "T4" -> T4;
            case "T5" -> T5;
            case "R33" -> R33;
            case "R43" -> R43;
            case "C19" -> C19;
            case "C13" -> C13;
            default -> T4_ON_9;
        };
        return List.of(cells.split(" "));
    }

    private static String turned(String name, int side) {
        return (char) ('a' + side - 1 - (name.charAt(0) - 'a'))
                + Integer.toString(side + 1 - Integer.parseInt(name.substring(1)));
    }

    private static List<String> names(Variant variant, List<Integer> cells) {
        return cells.stream().map(variant.topology()::name).toList();
    }
}
