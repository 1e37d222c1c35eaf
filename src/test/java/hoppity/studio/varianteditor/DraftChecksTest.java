package hoppity.studio.varianteditor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import hoppity.board.Rectangle;
import hoppity.board.Star;
import hoppity.rules.RuleOption;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import hoppity.studio.varianteditor.Check.Level;
import hoppity.studio.varianteditor.Check.Topic;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class DraftChecksTest {
    private static final VariantDraft HALMA = preset("halma-8").withName("mine");

    private static VariantDraft preset(String id) {
        return VariantDraft.of(Variants.presets().get(id));
    }

    static Stream<Variant> presets() {
        return Variants.presets().all().stream();
    }

    private static List<Check> wrong(VariantDraft draft) {
        return DraftChecks.of(draft, List.of("taken")).stream()
                .filter(Check::isWrong)
                .toList();
    }

    private static void assertOneWrong(VariantDraft draft, Topic topic, String sentence) {
        assertThat(wrong(draft)).extracting(Check::topic).containsExactly(topic);
        assertThat(wrong(draft)).extracting(Check::sentence).containsExactly(sentence);
    }

    private static PaintedCamp camp(VariantDraft draft, String... cells) {
        var camp = PaintedCamp.EMPTY;
        for (var cell : cells) {
            camp = camp.with(draft.topology().find(cell));
        }
        return camp;
    }

    private static String cells(VariantDraft draft, Check check) {
        return check.cells().stream().sorted().map(draft.topology()::name).collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @MethodSource("presets")
    void nothingIsWrongWithAPreset(Variant preset) {
        var checks = DraftChecks.of(VariantDraft.of(preset), List.of());

        assertThat(checks).noneMatch(Check::isWrong);
        assertThat(checks).extracting(Check::topic).contains(Topic.values());
    }

    @Test
    void aNameIsNeededThatNoOtherHas() {
        assertOneWrong(HALMA.withName("  "), Topic.NAME, "The variant needs a name.");
        assertOneWrong(HALMA.withName(" taken "), Topic.NAME, "Another variant of yours is called “taken”.");
        assertThat(wrong(HALMA.withName("x".repeat(61)))).hasSize(1);
    }

    @Test
    void homesAreNeeded() {
        assertOneWrong(
                HALMA.withHomes(List.of(HALMA.homes().get(0), PaintedCamp.EMPTY)),
                Topic.SIZES,
                "Black has no home yet.");
        assertThat(wrong(VariantDraft.BLANK.withName("x")))
                .extracting(Check::sentence)
                .containsExactly("White and Black have no home yet.");
    }

    @Test
    void aTargetIsAsLargeAsTheHome() {
        var painted = HALMA.withTargets(Targets.PAINTED);
        var small = camp(painted, "a8", "b8");
        var draft = painted.withPaintedTargets(
                List.of(small, painted.paintedTargets().get(1)));

        assertOneWrong(draft, Topic.SIZES, "White's home has 10 cells, its target 2.");
        assertThat(cells(draft, wrong(draft).get(0))).isEqualTo("a8 b8");
    }

    @Test
    void armiesOfDifferentSizeAreAllowedAndTold() {
        var draft = HALMA.withHomes(List.of(camp(HALMA, "h1"), HALMA.homes().get(1)));

        assertThat(wrong(draft)).isEmpty();
        assertThat(DraftChecks.of(draft, List.of()))
                .filteredOn(check -> check.topic() == Topic.SIZES)
                .extracting(Check::level, Check::sentence)
                .containsExactly(org.assertj.core.groups.Tuple.tuple(
                        Level.NOTE, "A game at odds: White has 1, Black has 10 pieces."));
        assertThat(draft.build("x").home(0).size()).isEqualTo(1);
    }

    @Test
    void campsThatOverlapAreNamedWithTheirCells() {
        var homes = HALMA.withHomes(List.of(HALMA.homes().get(0), camp(HALMA, "a8", "h1", "g1")));
        assertThat(wrong(homes))
                .extracting(Check::sentence)
                .containsExactly(
                        "The homes of White and Black share g1 h1.",
                        "The targets of White and Black share a8 b8.",
                        "Black's home and target share h1 a8.");
        assertThat(cells(homes, wrong(homes).get(0))).isEqualTo("g1 h1");

        var own = HALMA.withTargets(Targets.PAINTED);
        var overlapping = own.withPaintedTargets(List.of(
                own.homes()
                        .get(0)
                        .without(own.topology().find("h1"))
                        .with(own.topology().find("a1")),
                own.paintedTargets().get(1).without(own.topology().find("e1"))));
        assertThat(wrong(overlapping)).extracting(Check::topic).contains(Topic.APART);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            halma-16-four     | LAST_MOVE=EQUALISE | Last move “Black may answer” is a rule for two seats.
            halma-16-four     | HOME_CHECK=ONCE HOME_LIMIT=9 | Home check “Once” is a rule for two seats.
            halma-16-four     | REENTER_HOME=LOSES_AFTER_LIMIT HOME_LIMIT=9 | Going back home “Loses after the limit” is a rule for two seats.
            halma-16-four     | TEMPO_LIMIT=80 | Tempo limit is a rule for two seats.
            halma-8           | HOME_CHECK=EACH_MOVE | A home check needs a home limit above 0.
            halma-8           | REENTER_HOME=LOSES_AFTER_LIMIT | Going home can only lose after a home limit above 0.
            halma-8           | PARTNERS=OPPOSITE RANKING=FIRST_WINS | Partners need 4 or 6 seats, here are 2.
            halma-16-partners | RANKING=PLAY_ON | Partners cannot play on for places of their own.
            halma-8           | HOME_LIMIT=-1 | Home limit is a number from 0 (none) to 9999.
            halma-8           | TEMPO_LIMIT=12345 | Tempo limit is a number from 0 (none) to 9999.
            """)
    void rulesThatDoNotFitAreNamed(String preset, String changes, String sentence) {
        var draft = preset(preset);
        var last = RuleOption.WIN;
        for (var change : changes.split(" ")) {
            var parts = change.split("=");
            draft = draft.withOption(RuleOption.valueOf(parts[0]), parts[1]);
            last = change.equals(changes.split(" ")[0]) ? RuleOption.valueOf(parts[0]) : last;
        }

        assertOneWrong(draft, Topic.RULES, sentence);
        assertThat(wrong(draft).get(0).options()).contains(last);
    }

    @Test
    void ofAnOddNumberOfSeatsNoneSitsOpposite() {
        assertOneWrong(
                preset("chinese-checkers-3").withTargets(Targets.SWAPPED),
                Topic.SEATS,
                "Of 3 seats none sits opposite: choose other targets.");
    }

    @Test
    void aTargetOutOfReachIsTold() {
        var draft = HALMA.withOption(RuleOption.FORWARD_ONLY, "true").withTargets(Targets.PAINTED);
        assertThat(wrong(draft)).isEmpty();
        var apart = draft.withHomes(List.of(camp(draft, "b8", "a7"), camp(draft, "h8", "g8")))
                .withPaintedTargets(List.of(camp(draft, "a8", "h1"), camp(draft, "g2", "h2")));
        assertThat(wrong(apart.withOption(RuleOption.FORWARD_ONLY, "false"))).isEmpty();
        var behind = apart.withPaintedTargets(List.of(
                camp(draft, "a8", "h1").withCorner(draft.topology().find("a8")),
                apart.paintedTargets().get(1)));
        assertOneWrong(
                behind,
                Topic.REACH,
                "White's target cannot be reached: under forwardOnly at most 1 of its 2 cells can be filled.");
        assertThat(wrong(behind).get(0).options()).containsExactly(RuleOption.FORWARD_ONLY);
        assertThat(DraftChecks.of(draft.withName(""), List.of()))
                .filteredOn(check -> check.topic() == Topic.REACH)
                .noneMatch(check -> check.level() == Level.NOTE);
        assertThat(DraftChecks.of(draft.withOption(RuleOption.HOME_LIMIT, "x"), List.of()))
                .filteredOn(check -> check.topic() == Topic.REACH)
                .allMatch(check -> check.level() == Level.NOTE);
    }

    @Test
    void aFullBoardCannotBePlayed() {
        var board = HALMA.withShape(new Rectangle(4, 4));
        var lower = PaintedCamp.EMPTY;
        var upper = PaintedCamp.EMPTY;
        for (int cell = 0; cell < 8; cell++) {
            lower = lower.with(cell);
            upper = upper.with(cell + 8);
        }
        assertOneWrong(
                board.withHomes(List.of(lower, upper)),
                Topic.REACH,
                "The pieces fill the board: none of them can move.");
    }

    @Test
    void holdingAndIdleLimitsAreNoted() {
        assertThat(notes(HALMA)).anyMatch(sentence -> sentence.startsWith("Who keeps one piece at home"));
        assertThat(notes(HALMA.withOption(RuleOption.HOME_LIMIT, "20"))).contains("Nothing looks at the home limit.");
        assertThat(notes(preset("gambiter-halma-8"))).isEmpty();
    }

    private static List<String> notes(VariantDraft draft) {
        return DraftChecks.of(draft, List.of()).stream()
                .filter(check -> check.level() == Level.NOTE)
                .map(Check::sentence)
                .toList();
    }

    /** What nothing is wrong with can be built, and what something is wrong with cannot, but for its name. */
    @Test
    void theChecksAgreeWithTheRules() {
        var random = new Random(20260131);
        int good = 0;
        int bad = 0;
        for (int i = 0; i < 3000; i++) {
            var draft = randomDraft(random);
            var wrong = wrong(draft);
            if (wrong.isEmpty()) {
                good++;
                assertThat(draft.build("x").seatCount()).isEqualTo(draft.seatCount());
            } else if (wrong.stream().anyMatch(check -> !isMeaningless(check))) {
                bad++;
                assertThat(catchThrowable(() -> draft.build("x")))
                        .as(wrong.toString())
                        .isInstanceOf(IllegalArgumentException.class);
            }
        }
        assertThat(good).isGreaterThan(200);
        assertThat(bad).isGreaterThan(500);
    }

    /** The rules allow a board without an empty cell, and the home of the next but one for a target. */
    private static boolean isMeaningless(Check check) {
        return check.sentence().startsWith("The pieces fill") || check.topic() == Topic.SEATS;
    }

    private static VariantDraft randomDraft(Random random) {
        var ids = new ArrayList<>(presets().map(Variant::id).toList());
        var draft = preset(ids.get(random.nextInt(ids.size()))).withName("random");
        for (int change = random.nextInt(4); change > 0; change--) {
            draft = changed(draft, random);
        }
        return draft;
    }

    private static VariantDraft changed(VariantDraft draft, Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> draft.withSeats(2 + random.nextInt(5));
            case 1 ->
                draft.withShape(
                        random.nextBoolean()
                                ? new Star(2 + random.nextInt(3))
                                : new Rectangle(4 + random.nextInt(13), 4 + random.nextInt(13)));
            case 2 -> draft.withTargets(Targets.values()[random.nextInt(3)]);
            case 3, 4 -> {
                var option = RuleOption.values()[random.nextInt(RuleOption.values().length)];
                var allowed = draft.allowed(option);
                var value = allowed.isEmpty()
                        ? List.of("0", "30", "-1", "").get(random.nextInt(4))
                        : allowed.get(random.nextInt(allowed.size()));
                yield draft.withOption(option, value);
            }
            default -> {
                var painting = new Painting(
                        Tool.values()[random.nextInt(3)], random.nextInt(draft.seatCount()), random.nextBoolean());
                int cell = random.nextInt(draft.topology().size());
                yield painting.over(draft, cell, painting.covers(draft, cell));
            }
        };
    }

    @Test
    void faultsNameNoCellsOffTheBoard() {
        var random = new Random(7);
        for (int i = 0; i < 300; i++) {
            var draft = randomDraft(random);
            for (var check : wrong(draft)) {
                assertThat(check.cells())
                        .allMatch(cell -> cell >= 0 && cell < draft.topology().size());
                assertThat(Set.copyOf(check.options())).doesNotContainNull();
            }
        }
    }
}
