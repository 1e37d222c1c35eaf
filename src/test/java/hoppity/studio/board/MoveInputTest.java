package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.board.Topology;
import hoppity.notation.PositionText;
import hoppity.notation.Turn;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Position;
import hoppity.rules.Routes;
import hoppity.rules.RuleOption;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveInputTest {
    private static final Variant HALMA = Variants.presets().get("gambiter-halma-8");

    /** White's a1 has one chain, a1-c3-c5. */
    private static final String LADDER = "8/8/8/8/2b5/8/1b6/w6b w 1";

    /** The same, going on to e5. */
    private static final String LONG_LADDER = "8/8/8/3b4/2b5/8/1b6/w6b w 1";

    /** White's a1 gets to c3 over b2, or by way of a3; from c3 to c5. */
    private static final String DETOUR = "8/8/8/8/2b5/1b6/bb6/w6b w 1";

    private final Variant variant = HALMA;
    private MoveInput input = at(LADDER);

    private MoveInput at(String position) {
        return new MoveInput(variant, new PositionText(variant).read(position));
    }

    private int cell(String name) {
        int cell = variant.topology().find(name);
        assertThat(cell).as(name).isNotEqualTo(Topology.NONE);
        return cell;
    }

    private String names(Collection<Integer> cells) {
        return cells.stream().map(variant.topology()::name).collect(Collectors.joining("-"));
    }

    private String sorted(Collection<Integer> cells) {
        return cells.stream().map(variant.topology()::name).sorted().collect(Collectors.joining(" "));
    }

    private String click(String name) {
        return click(name, false);
    }

    private String walk(String name) {
        return click(name, true);
    }

    private String click(String name, boolean walkingKey) {
        input.press(cell(name), walkingKey);
        return text(input.release(cell(name)));
    }

    private String drag(String... names) {
        input.press(cell(names[0]), false);
        for (int i = 1; i < names.length; i++) {
            input.drag(cell(names[i]));
        }
        return text(input.release(cell(names[names.length - 1])));
    }

    private String text(Optional<Turn.Played> turn) {
        turn.ifPresent(t -> assertThat(t.move())
                .isEqualTo(new Move(t.route().get(0), t.route().get(t.route().size() - 1))));
        return turn.map(t -> names(t.route())).orElse("");
    }

    private void assertNothingChosen() {
        assertThat(input.chosen()).isEqualTo(Topology.NONE);
        assertThat(input.chain()).isEmpty();
        assertThat(input.ends()).isEmpty();
        assertThat(input.landings()).isEmpty();
        assertThat(input.preview()).isEmpty();
        assertThat(input.dragging()).isFalse();
    }

    @Nested
    class Choosing {
        @Test
        void nothingIsChosenAtFirst() {
            assertNothingChosen();
        }

        @Test
        void aPieceShowsItsStepsAndChains() {
            assertThat(click("a1")).isEmpty();

            assertThat(input.chosen()).isEqualTo(cell("a1"));
            assertThat(names(input.chain())).isEqualTo("a1");
            assertThat(sorted(input.ends())).isEqualTo("a2 b1 c3 c5");
            assertThat(input.landings()).isEmpty();
            assertThat(input.isStep(cell("a2"))).isTrue();
            assertThat(input.isStep(cell("c3"))).isFalse();
        }

        @Test
        void itIsChosenWhenTheButtonGoesDown() {
            input.press(cell("a1"), false);

            assertThat(input.chosen()).isEqualTo(cell("a1"));
            assertThat(input.isHeld()).isTrue();
        }

        @Test
        void aPieceOfTheOtherSeatAndAnEmptyCellAreNotChosen() {
            click("b2");
            assertNothingChosen();
            click("h8");
            assertNothingChosen();
        }

        @Test
        void aPieceWithoutMovesIsChosenAndShowsNone() {
            input = at("8/8/8/8/8/5b1b/6bb/5bbw w 1");
            click("h1");

            assertThat(input.chosen()).isEqualTo(cell("h1"));
            assertThat(input.ends()).isEmpty();
            assertThat(input.landings()).isEmpty();
        }

        @Test
        void anotherClickOnThePieceLetsGoOfIt() {
            click("a1");
            click("a1");

            assertNothingChosen();
        }

        @Test
        void aClickOnAnotherOwnPieceChoosesThat() {
            input = at("8/8/8/8/2b5/8/1b6/w6w w 1");
            click("a1");
            click("h1");

            assertThat(input.chosen()).isEqualTo(cell("h1"));
        }

        @Test
        void escapeLetsGoAndSaysWhetherThereWasSomething() {
            assertThat(input.cancel()).isFalse();
            click("a1");
            assertThat(input.cancel()).isTrue();
            assertNothingChosen();
        }
    }

    @Nested
    class Straight {
        @Test
        void aClickPlaysTheShortestWay() {
            click("a1");

            assertThat(click("c5")).isEqualTo("a1-c3-c5");
            assertNothingChosen();
        }

        @Test
        void aClickOnANeighbourStepsThere() {
            click("a1");

            assertThat(click("a2")).isEqualTo("a1-a2");
        }

        @Test
        void theShortestWayIsThatOfTheRules() {
            var random = new Random(1);
            for (var id : List.of("gambiter-halma-8", "kutochky-3x3-anystep", "halma-10", "halma-16")) {
                eachPosition(Variants.presets().get(id), random, (v, position) -> {
                    var routes = new Routes(v, position);
                    for (var move : new MoveGenerator(v).moves(position)) {
                        var reach = new Reach(routes, v.topology(), move.from());
                        assertThat(reach.shortest(move.to())).isEqualTo(routes.shortest(move));
                    }
                });
            }
        }

        @Test
        void aClickOutOfReachLetsGoAndPlaysNothing() {
            click("a1");
            assertThat(click("h8")).isEmpty();
            assertNothingChosen();

            click("a1");
            assertThat(click("b2")).isEmpty();
            assertNothingChosen();
        }

        @Test
        void aClickBesideTheBoardLetsGo() {
            click("a1");
            input.press(Topology.NONE, false);
            assertThat(input.release(Topology.NONE)).isEmpty();

            assertNothingChosen();
        }

        @Test
        void slidingOffTheGoalWithTheButtonDownPlaysNothing() {
            click("a1");
            input.press(cell("c5"), false);
            input.drag(cell("c6"));

            assertThat(input.release(cell("c6"))).isEmpty();
            assertThat(input.chosen()).isEqualTo(cell("a1"));
        }

        @Test
        void aReleaseWithoutAPressMeansNothing() {
            assertThat(input.release(cell("a1"))).isEmpty();
            assertNothingChosen();
        }

        @Test
        void hoverShowsTheWay() {
            click("a1");
            input.hover(cell("c5"));
            assertThat(names(input.preview())).isEqualTo("a1-c3-c5");

            input.hover(cell("h8"));
            assertThat(input.preview()).isEmpty();
            input.hover(Topology.NONE);
            assertThat(input.preview()).isEmpty();
        }

        @Test
        void hoverShowsNothingWithoutAChosenPiece() {
            input.hover(cell("c3"));

            assertThat(input.preview()).isEmpty();
        }

        @Test
        void enterAloneDoesNothing() {
            assertThat(input.commit()).isEmpty();
            click("a1");
            assertThat(input.commit()).isEmpty();
            assertThat(input.chosen()).isEqualTo(cell("a1"));
        }
    }

    @Nested
    class Walking {
        @Test
        void aWalkingClickTakesALandingAndPlaysNothing() {
            input = at(DETOUR);
            click("a1");
            assertThat(walk("a3")).isEmpty();

            assertThat(names(input.chain())).isEqualTo("a1-a3");
            assertThat(input.chosen()).isEqualTo(cell("a1"));
        }

        @Test
        void theNextPlainClickPlaysOnFromTheLanding() {
            input = at(LONG_LADDER);
            click("a1");
            assertThat(walk("c3")).isEmpty();

            assertThat(click("e5")).isEqualTo("a1-c3-c5-e5");
        }

        @Test
        void theWayGoesByTheLandingsThatWereWalked() {
            input = at(DETOUR);
            click("a1");
            assertThat(names(previewOf("c3"))).isEqualTo("a1-c3");
            walk("a3");
            assertThat(names(previewOf("c3"))).isEqualTo("a1-a3-c3");

            assertThat(click("c5")).isEqualTo("a1-a3-c3-c5");
        }

        @Test
        void walkingSeveralHopsAtOnceTakesTheShortestWay() {
            input = at(LONG_LADDER);
            click("a1");
            walk("c5");

            assertThat(names(input.chain())).isEqualTo("a1-c3-c5");
        }

        @Test
        void aClickOnTheEndPlaysTheWalk() {
            input = at(DETOUR);
            click("a1");
            walk("a3");
            walk("c3");

            assertThat(click("c3")).isEqualTo("a1-a3-c3");
            assertNothingChosen();
        }

        @Test
        void enterPlaysTheWalk() {
            input = at(DETOUR);
            click("a1");
            walk("a3");
            walk("c3");

            assertThat(text(input.commit())).isEqualTo("a1-a3-c3");
            assertNothingChosen();
        }

        @Test
        void aClickOnAnEarlierLandingGoesBackToThere() {
            input = at(DETOUR);
            click("a1");
            walk("a3");
            walk("c3");
            assertThat(click("a3")).isEmpty();

            assertThat(names(input.chain())).isEqualTo("a1-a3");
        }

        @Test
        void aClickOnThePieceGivesTheWalkUp() {
            input = at(DETOUR);
            click("a1");
            walk("a3");
            click("a1");

            assertNothingChosen();
        }

        @Test
        void escapeGivesTheWalkUp() {
            input = at(DETOUR);
            click("a1");
            walk("a3");

            assertThat(input.cancel()).isTrue();
            assertNothingChosen();
        }

        @Test
        void aClickOutOfReachGivesTheWalkUp() {
            input = at(DETOUR);
            click("a1");
            walk("a3");

            assertThat(click("h8")).isEmpty();
            assertNothingChosen();
        }

        @Test
        void aCellThatTheWalkCannotReachIsStillPlayedFromWhereItCan() {
            // From c3 there is no way to a3 but back over a1, and none to b1.
            input = at("8/8/8/8/2b5/8/bb6/w6b w 1");
            click("a1");
            walk("c3");
            assertThat(names(input.chain())).isEqualTo("a1-c3");
            assertThat(names(previewOf("a3"))).isEqualTo("a1-a3");

            assertThat(click("b1")).isEqualTo("a1-b1");
        }

        @Test
        void aWalkThatCanGoNowhereNewIsPlayedAtOnce() {
            click("a1");
            assertThat(walk("c5")).isEqualTo("a1-c3-c5");

            click("a1");
            assertThat(walk("a2")).as("a step").isEqualTo("a1-a2");
        }

        private List<Integer> previewOf(String name) {
            input.hover(cell(name));
            return input.preview();
        }
    }

    @Nested
    class HopByHop {
        @Test
        void plainClicksWalk() {
            input = at(DETOUR);
            input.setHopByHop(true);
            click("a1");
            assertThat(click("a3")).isEmpty();
            assertThat(click("c3")).isEmpty();

            assertThat(names(input.chain())).isEqualTo("a1-a3-c3");
            assertThat(click("c3")).isEqualTo("a1-a3-c3");
        }

        @Test
        void aClickWithTheKeyPlays() {
            input = at(DETOUR);
            input.setHopByHop(true);
            click("a1");

            assertThat(walk("c3")).isEqualTo("a1-c3");
        }

        @Test
        void aDoubleClickOnAReachableCellPlaysThere() {
            input = at(DETOUR);
            input.setHopByHop(true);
            click("a1");
            click("c3");

            assertThat(click("c3")).isEqualTo("a1-c3");
        }

        @Test
        void aStepIsPlayedAtOnce() {
            input.setHopByHop(true);
            click("a1");

            assertThat(click("b1")).isEqualTo("a1-b1");
        }
    }

    @Nested
    class Dragging {
        @Test
        void droppedOnACellItPlaysTheShortestWay() {
            assertThat(drag("a1", "b5", "c5")).isEqualTo("a1-c3-c5");
            assertNothingChosen();
        }

        @Test
        void draggedOverLandingsItTakesThatWay() {
            input = at(DETOUR);

            assertThat(drag("a1", "a2", "a3", "b3", "c3", "c4", "c5")).isEqualTo("a1-a3-c3-c5");
        }

        @Test
        void draggedBackOverALandingItTakesTheHopBack() {
            input = at(DETOUR);

            assertThat(drag("a1", "a3", "c3", "a3")).isEqualTo("a1-a3");
        }

        @Test
        void draggedBackToItsCellItMayGoAnotherWay() {
            input = at(DETOUR);

            assertThat(drag("a1", "a3", "a1", "c3")).isEqualTo("a1-c3");
        }

        @Test
        void theWayShowsWhileThePointerIsOnAGoal() {
            input.press(cell("a1"), false);
            input.drag(cell("c5"));
            assertThat(input.dragging()).isTrue();
            assertThat(names(input.preview())).isEqualTo("a1-c3-c5");

            input.drag(cell("h8"));
            assertThat(input.preview()).isEmpty();
        }

        @Test
        void droppedWhereItCannotGoItIsLetGo() {
            assertThat(drag("a1", "c5", "h8")).isEmpty();
            assertNothingChosen();
        }

        @Test
        void droppedBesideTheBoardItIsLetGo() {
            input.press(cell("a1"), false);
            input.drag(Topology.NONE);

            assertThat(input.release(Topology.NONE)).isEmpty();
            assertNothingChosen();
        }

        @Test
        void droppedOnItsOwnCellItStaysChosen() {
            assertThat(drag("a1", "a2", "a1")).isEmpty();
            assertThat(input.chosen()).isEqualTo(cell("a1"));
            assertThat(input.dragging()).isFalse();

            assertThat(click("c5")).isEqualTo("a1-c3-c5");
        }

        @Test
        void aChosenPieceCanBeDraggedToo() {
            click("a1");

            assertThat(drag("a1", "b1")).isEqualTo("a1-b1");
        }

        @Test
        void aDragForgetsTheWalk() {
            input = at(DETOUR);
            click("a1");
            walk("a3");

            assertThat(drag("a1", "c3")).isEqualTo("a1-c3");
        }

        @Test
        void escapeWhileDraggingPutsThePieceBack() {
            input.press(cell("a1"), false);
            input.drag(cell("c5"));
            assertThat(input.cancel()).isTrue();

            assertThat(input.release(cell("c5"))).isEmpty();
            assertNothingChosen();
        }

        @Test
        void enterWhileDraggingDoesNothing() {
            input.press(cell("a1"), false);
            input.drag(cell("c5"));

            assertThat(input.commit()).isEmpty();
        }

        @Test
        void aPieceOfTheOtherSeatIsNotDragged() {
            assertThat(drag("b2", "b3")).isEmpty();
            assertNothingChosen();
        }
    }

    @Nested
    class WhereATurnMayNotEnd {
        /** A white piece in its target b8 reaches d6 over c7 and from there b6 (over c6), back in the target. */
        private static final String PASSING = "1w6/2b5/2b5/8/8/8/8/7b w 1";

        private final Variant stay = Variants.presets().get("halma-8");

        @Test
        void suchCellsAreNoGoalsButCanBeWalked() {
            input = new MoveInput(stay, new PositionText(stay).read(PASSING));
            click("b8");

            assertThat(sorted(input.landings())).isEqualTo("d6");
            assertThat(sorted(input.ends())).contains("b6").doesNotContain("d6");
            assertThat(click("d6")).isEmpty();
            assertThat(names(input.chain())).isEqualTo("b8-d6");
            assertThat(click("d6")).as("not the end of a turn").isEmpty();
            assertThat(input.commit()).isEmpty();
            assertThat(click("b6")).isEqualTo("b8-d6-b6");
        }

        @Test
        void droppedOnOneThePieceWaitsForTheRestOfItsWay() {
            input = new MoveInput(stay, new PositionText(stay).read(PASSING));

            assertThat(drag("b8", "d6")).isEmpty();
            assertThat(names(input.chain())).isEqualTo("b8-d6");
            assertThat(click("b6")).isEqualTo("b8-d6-b6");
        }

        @Test
        void draggedOverOneItGoesOn() {
            input = new MoveInput(stay, new PositionText(stay).read(PASSING));

            assertThat(drag("b8", "c7", "d6", "c6", "b6")).isEqualTo("b8-d6-b6");
        }
    }

    /** Whatever is clicked and dragged: what comes out is legal, route and all, and every legal move can be put in. */
    @ParameterizedTest
    @ValueSource(
            strings = {"gambiter-halma-8", "halma-8", "kutochky-3x3-anystep", "halma-10", "chinese-checkers-2-rhombus"})
    void whateverIsClickedTheTurnIsLegal(String id) {
        var random = new Random(7);
        int[] played = new int[1];
        eachPosition(Variants.presets().get(id), random, (v, position) -> {
            var routes = new Routes(v, position);
            var fumbling = new MoveInput(v, position);
            fumbling.setHopByHop(random.nextBoolean());
            for (int i = 0; i < 400; i++) {
                fumble(fumbling, random, v.topology().size()).ifPresent(turn -> {
                    assertThat(routes.isLegal(turn.route()))
                            .as(turn.route().toString())
                            .isTrue();
                    played[0]++;
                });
            }
        });
        assertThat(played[0]).as("turns played").isGreaterThan(100);
    }

    @ParameterizedTest
    @ValueSource(strings = {"gambiter-halma-8", "halma-8", "halma-16"})
    void everyLegalMoveCanBeClicked(String id) {
        eachPosition(Variants.presets().get(id), new Random(3), (v, position) -> {
            for (var move : new MoveGenerator(v).moves(position)) {
                var clicks = new MoveInput(v, position);
                clicks.press(move.from(), false);
                clicks.release(move.from());
                clicks.press(move.to(), false);
                assertThat(clicks.release(move.to()).map(Turn.Played::move)).contains(move);
            }
        });
    }

    @Test
    void noHopOutOfTheTargetIsOfferedWhereEachHopIsForbidden() {
        var each = HALMA.withOptions(
                RuleOption.with(HALMA.options(), Map.of(RuleOption.LEAVE_TARGET, "FORBIDDEN_EACH_HOP")));
        input = new MoveInput(each, new PositionText(each).read("1w6/2b5/2b5/8/8/8/8/7b w 1"));
        click("b8");

        assertThat(input.landings()).isEmpty();
        assertThat(sorted(input.ends())).isEqualTo("a7 a8 b7 c8");
    }

    private static Optional<Turn.Played> fumble(MoveInput input, Random random, int cells) {
        int cell = random.nextInt(cells + 1) - 1;
        switch (random.nextInt(8)) {
            case 0, 1 -> input.press(cell, random.nextBoolean());
            case 2 -> {
                var own = new int[cells];
                int n = 0;
                for (int c = 0; c < cells; c++) {
                    if (input.isOwn(c)) {
                        own[n++] = c;
                    }
                }
                input.press(Arrays.copyOf(own, n)[random.nextInt(n)], false);
            }
            case 3 -> input.drag(anyOf(input.ends(), random, cell));
            case 4 -> input.hover(cell);
            case 5 -> {
                return input.commit();
            }
            case 6 -> {
                int goal = anyOf(random.nextBoolean() ? input.ends() : input.landings(), random, cell);
                input.press(goal, random.nextBoolean());
                return input.release(goal);
            }
            default -> {
                return input.release(anyOf(input.chain(), random, cell));
            }
        }
        return Optional.empty();
    }

    private static int anyOf(Collection<Integer> cells, Random random, int otherwise) {
        return cells.isEmpty()
                ? otherwise
                : cells.stream()
                        .sorted()
                        .skip(random.nextInt(cells.size()))
                        .findFirst()
                        .orElse(otherwise);
    }

    private interface Check {
        void on(Variant variant, Position position);
    }

    /** Positions of a random game in which the pieces press forward. */
    private static void eachPosition(Variant variant, Random random, Check check) {
        var position = Position.initial(variant.geometry());
        var generator = new MoveGenerator(variant);
        for (int ply = 0; ply < 60; ply++) {
            var moves = generator.moves(position);
            if (moves.isEmpty()) {
                return;
            }
            if (ply % 6 == 5) {
                check.on(variant, position);
            }
            position = position.after(moves.get(random.nextInt(moves.size())), variant);
        }
    }
}
