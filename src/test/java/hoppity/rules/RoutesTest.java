package hoppity.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.rules.Grid.Square;
import hoppity.rules.RuleOptions.LeaveTarget;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The ways of a turn: each hop legal, none shorter, and of the shortest the first in the order of names. */
class RoutesTest {
    private static final Comparator<Square> BY_NAME = Comparator.comparing(
                    (Square s) -> s.toString().charAt(0))
            .thenComparing(s -> Integer.valueOf(s.toString().substring(1)));

    static Stream<Variant> variants() {
        return MoveGeneratorTest.geometries()
                .flatMap(variant -> Stream.of(
                        variant, Study.with(variant, RuleOption.LEAVE_TARGET, LeaveTarget.FORBIDDEN_EACH_HOP)));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void theShortestRoute(Variant variant) {
        var random = new Random(11);
        for (int i = 0; i < 12; i++) {
            var position = RandomPositions.scattered(variant, random);
            var routes = new Routes(variant, position);
            var naive = new NaiveMoves(variant, RandomPositions.pieces(variant, position), position.toMove());
            var moves = new ArrayList<>(new MoveGenerator(variant).moves(position));
            Collections.shuffle(moves, random);
            for (var move : moves.subList(0, Math.min(20, moves.size()))) {
                var route = routes.shortest(move);

                assertThat(routes.isLegal(route)).isTrue();
                assertThat(names(variant, route))
                        .isEqualTo(expected(naive, square(variant, move.from()), square(variant, move.to())));
                assertHopByHop(routes, route);
            }
        }
    }

    private static void assertHopByHop(Routes routes, List<Integer> route) {
        assertThat(routes.destinations(route.get(0))).contains(route.get(route.size() - 1));
        for (int n = 1; n < route.size(); n++) {
            assertThat(routes.nextHops(route.subList(0, n))).contains(route.get(n));
        }
    }

    /** All shortest chains, wave by wave, and the least of them. */
    private static String expected(NaiveMoves naive, Square from, Square to) {
        boolean adjacent = Math.max(Math.abs(from.x() - to.x()), Math.abs(from.y() - to.y())) == 1;
        if (adjacent) {
            return from + "-" + to;
        }
        for (List<List<Square>> wave = List.of(List.of(from)); !wave.isEmpty(); wave = next(naive, wave)) {
            var done = wave.stream().filter(c -> last(c).equals(to)).toList();
            if (!done.isEmpty()) {
                return String.join(
                        "-", least(done).stream().map(Square::toString).toList());
            }
        }
        return "no way from " + from + " to " + to;
    }

    /** Of the chains of one length that end on one square only the least can be the start of the answer. */
    private static List<List<Square>> next(NaiveMoves naive, List<List<Square>> wave) {
        var longer = new ArrayList<List<Square>>();
        for (var chain : wave) {
            for (var landing : naive.jumps(chain.get(0), last(chain))) {
                if (!chain.contains(landing)) {
                    longer.add(Stream.concat(chain.stream(), Stream.of(landing)).toList());
                }
            }
        }
        var byEnd = longer.stream().collect(Collectors.groupingBy(RoutesTest::last));
        return byEnd.values().stream().map(RoutesTest::least).toList();
    }

    private static Square last(List<Square> chain) {
        return chain.get(chain.size() - 1);
    }

    private static List<Square> least(List<List<Square>> chains) {
        return chains.stream()
                .min((a, b) -> {
                    int i = 0;
                    while (i < a.size() - 1 && a.get(i).equals(b.get(i))) {
                        i++;
                    }
                    return BY_NAME.compare(a.get(i), b.get(i));
                })
                .orElseThrow();
    }

    @Test
    void tiesAreBrokenByTheNamesOfTheCellsInOrder() {
        var variant = GeometrySpec.parse("8:tri4:4");
        var position =
                Study.of(variant).white("c3").black("d3 e4 d5 c4").game(0, 1).position();

        // By c5 or by e3: c5 comes first.
        assertThat(new Routes(variant, position).shortest(move(variant, "c3-e5")))
                .isEqualTo(cells(variant, "c3-c5-e5"));
        assertThat(new Routes(variant, position).isLegal(cells(variant, "c3-e3-e5")))
                .isTrue();
    }

    @Test
    void numbersCountAsNumbers() {
        var variant = GeometrySpec.parse("16:c19:4");
        // From c9 to e11 by c11 or by e9; from c8 to c12 straight on.
        var position = Study.of(variant)
                .white("c8")
                .black("c9 d10 e9 d8 c11")
                .game(0, 1)
                .position();

        assertThat(new Routes(variant, position).shortest(move(variant, "c8-e10")))
                .isEqualTo(cells(variant, "c8-c10-e10"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "c3-c3",
                "c3",
                "c3-b3-d3",
                "c3-e3-c3",
                "c3-e3-f3",
                "c3-b3-b5",
                "c3-e5",
                "d3-d2",
                "e3-e2",
                "c3-d3",
                "c3-e3-e4"
            })
    void whatIsNoRoute(String route) {
        var variant = GeometrySpec.parse("8:tri4:4");
        var position =
                Study.of(variant).white("c3").black("d3 e4 b4").game(0, 1).position();

        assertThat(new Routes(variant, position).isLegal(cells(variant, route))).isFalse();
    }

    @Test
    void afterAStepNothingFollows() {
        var variant = GeometrySpec.parse("8:tri4:4");
        var position =
                Study.of(variant).white("c3").black("d3 b4 e4").game(0, 1).position();
        var routes = new Routes(variant, position);

        assertThat(names(variant, routes.nextHops(cells(variant, "c3"))))
                .containsExactlyInAnyOrder("b3", "c2", "c4", "e3");
        assertThat(routes.nextHops(cells(variant, "c3-b3"))).isEmpty();
        assertThat(names(variant, routes.nextHops(cells(variant, "c3-e3")))).containsExactlyInAnyOrder("c3", "e5");
    }

    @Test
    void aPieceOfAnotherSeatGoesNowhere() {
        var variant = GeometrySpec.parse("8:tri4:4");
        var routes = new Routes(variant, Position.initial(variant.geometry()));

        assertThat(routes.destinations(variant.topology().find("d8"))).isEmpty();
        assertThat(routes.destinations(variant.topology().find("d4"))).isEmpty();
        assertThat(routes.shortest(Move.PASS)).isEmpty();
        assertThat(routes.shortest(move(variant, "d8-e8"))).isEmpty();
    }

    private static Move move(Variant variant, String text) {
        var cells = cells(variant, text);
        return new Move(cells.get(0), cells.get(1));
    }

    private static List<Integer> cells(Variant variant, String text) {
        return Stream.of(text.split("-")).map(variant.topology()::find).toList();
    }

    private static Square square(Variant variant, int cell) {
        return Grid.of(variant).find(variant.topology().name(cell));
    }

    private static String names(Variant variant, List<Integer> route) {
        return String.join("-", route.stream().map(variant.topology()::name).toList());
    }

    private static List<String> names(Variant variant, Set<Integer> cells) {
        return cells.stream().map(variant.topology()::name).toList();
    }
}
