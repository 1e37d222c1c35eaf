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
import hoppity.words.OtherLanguage;
import java.util.List;
import java.util.Map;
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

    @ParameterizedTest
    @CsvSource({
        "halma-16-four,             16:c13x4:8:stay,    ALL_OWN, PLAY_ON,    NONE",
        "halma-16-partners,         16:c13x4:8:stay,    ALL_OWN, FIRST_WINS, OPPOSITE",
        "chinese-checkers-2,        star:p2:stay,       PARLETT, FIRST_WINS, NONE",
        "chinese-checkers-3,        star:p3:stay,       PARLETT, PLAY_ON,    NONE",
        "chinese-checkers-4,        star:p4:stay,       PARLETT, PLAY_ON,    NONE",
        "chinese-checkers-5,        star:p5:stay,       PARLETT, PLAY_ON,    NONE",
        "chinese-checkers-6,        star:p6:stay,       PARLETT, PLAY_ON,    NONE",
        "chinese-checkers-2-15,     star:p2x15:stay,    PARLETT, FIRST_WINS, NONE",
        "super-chinese-checkers-2,  star:p2:stay:long,  PARLETT, FIRST_WINS, NONE",
        "super-chinese-checkers-3,  star:p3:stay:long,  PARLETT, PLAY_ON,    NONE",
        "super-chinese-checkers-4,  star:p4:stay:long,  PARLETT, PLAY_ON,    NONE",
        "super-chinese-checkers-5,  star:p5:stay:long,  PARLETT, PLAY_ON,    NONE",
        "super-chinese-checkers-6,  star:p6:stay:long,  PARLETT, PLAY_ON,    NONE"
    })
    void eachPresetOnAStarOrForMany(String id, String geometry, String win, String ranking, String partners) {
        var variant = Variants.presets().get(id);
        var bare = GeometrySpec.parse(geometry);
        var options = RuleOption.with(
                bare.options(),
                Map.of(
                        RuleOption.WIN, win,
                        RuleOption.RANKING, ranking,
                        RuleOption.PARTNERS, partners,
                        RuleOption.REPETITION, "THREEFOLD_DRAW"));

        assertThat(variant.geometry()).isEqualTo(bare.geometry());
        assertThat(variant.options()).isEqualTo(options);
        assertThat(Study.letters(variant))
                .isEqualTo(List.of("w", "b", "r", "g", "y", "p").subList(0, variant.seatCount()));
        assertThat(variant.seats().stream().map(seat -> seat.name()))
                .isEqualTo(List.of("White", "Black", "Red", "Green", "Yellow", "Purple")
                        .subList(0, variant.seatCount()));
    }

    /** The points of the star hole by hole, and the tempo numbers of docs/rules.md §5. */
    @Test
    void thePointsOfTheStar() {
        var six = Variants.presets().get("chinese-checkers-6");

        assertThat(six.seats().stream()
                        .map(seat -> String.join(" ", names(six, seat.home().cells()))))
                .containsExactly(
                        "a1 b1 b2 c1 c2 c3 d1 d2 d3 d4",
                        "e1 e2 e3 e4 f1 f2 f3 g1 g2 h1",
                        "j1 k1 k2 l1 l2 l3 m1 m2 m3 m4",
                        "n1 n2 n3 n4 o1 o2 o3 p1 p2 q1",
                        "j10 k10 k11 l10 l11 l12 m10 m11 m12 m13",
                        "e10 e11 e12 e13 f10 f11 f12 g10 g11 h10");
        for (int seat = 0; seat < 6; seat++) {
            var start = Position.initial(six.geometry());
            assertThat(Tempo.tempo(six, start, seat)).isEqualTo(140);
            assertThat(Tempo.toGo(six, start, seat)).isEqualTo(120);
            assertThat(six.filledTempo(seat)).isEqualTo(20);
        }
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

    @Test
    void theirNamesAreShownInTheLanguageOfTheStudioAndThoseOfOthersAsTheyWereGiven() {
        var preset = Variants.presets().get("halma-8");
        var renamed = new Variant(preset.id(), "traditional", "", preset.geometry(), preset.options());
        try (var unused = new OtherLanguage(Map.of("Halma 8×8", "Хальма 8×8", "traditional", "традиційна"))) {
            assertThat(preset.shownName()).isEqualTo("Хальма 8×8");
            assertThat(preset.shownSource()).isEqualTo("традиційна");
            assertThat(preset.name()).isEqualTo("Halma 8×8");
            assertThat(renamed.shownName()).isEqualTo("traditional");
        }
    }
}
