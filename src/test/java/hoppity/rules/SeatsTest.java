package hoppity.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.notation.PositionText;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Places, partners and camps among three and more seats. */
class SeatsTest {
    private static final int RED = 2;
    private static final Variant THREE = GeometrySpec.parse("star2:p3");
    private static final Variant FOUR = GeometrySpec.parse("5:tri2x4:8");

    /** Each of three seats is one step from filling its camp. */
    private static Game threeAlmostHome(Variant variant) {
        return Study.of(variant)
                .put(0, "i1 h1 g5")
                .put(1, "c6 c7 d5")
                .put(RED, "c1 c2 d2")
                .game(0, 9);
    }

    @Test
    void theFirstWinsOrTheOthersPlayOn() {
        assertThat(Study.play(threeAlmostHome(THREE), "g5-h2")).isEqualTo(Outcome.win(0, Termination.CAMP_FILLED));

        var game = threeAlmostHome(Study.with(THREE, RuleOption.RANKING, "PLAY_ON"));
        assertThat(Study.play(game, "g5-h2")).isEqualTo(Outcome.ONGOING);
        assertThat(game.finished()).containsExactly(0);
        assertThat(Study.play(game, "d5-d4", "d2-d3", "d4-d5")).isEqualTo(Outcome.ONGOING);
        assertThat(game.toMove()).as("White is skipped").isEqualTo(RED);
        assertThat(game.moveNumber()).isEqualTo(10);
        assertThat(Study.play(game, "d3-d2", "d5-e4")).isEqualTo(Outcome.ONGOING);

        var end = Study.play(game, "d2-d1");
        assertThat(end.isOver()).isTrue();
        assertThat(end.termination()).isEqualTo(Termination.CAMP_FILLED);
        assertThat(end.allPlaces(3)).containsExactly(List.of(0), List.of(RED), List.of(1));
        assertThat(end.isWinOf(0)).isTrue();
        assertThat(end.isWinOf(RED)).isFalse();
    }

    @Test
    void theLastOneMayGoOnAlone() {
        var game = threeAlmostHome(Study.with(THREE, RuleOption.RANKING, "PLAY_ON"));
        var end = Study.play(game, "g5-h2", "d5-d4", "d2-d1");

        assertThat(Study.play(game, "d4-d5", "d5-d6")).isEqualTo(end);
        assertThat(game.finished()).containsExactly(0, RED);
        assertThat(game.toMove()).isEqualTo(1);
        assertThat(new PositionText(game.variant()).write(game.position())).endsWith(" b 12 wr");
    }

    @Test
    void whoHasNotFinishedSharesAPlaceWhenAGameForPlacesIsBrokenOff() {
        var game = threeAlmostHome(
                Study.with(Study.with(THREE, RuleOption.RANKING, "PLAY_ON"), RuleOption.REPETITION, "THREEFOLD_DRAW"));
        Study.play(game, "g5-h2");
        for (int i = 0; i < 2; i++) {
            assertThat(Study.play(game, "d5-d4", "d2-d3", "d4-d5")).isEqualTo(Outcome.ONGOING);
            Study.play(game, "d3-d2");
        }

        assertThat(game.outcome().termination()).isEqualTo(Termination.REPETITION);
        assertThat(game.outcome().allPlaces(3)).containsExactly(List.of(0), List.of(1, RED));
    }

    @Test
    void nobodyCanMove() {
        var stuck =
                Study.with(Study.with(FOUR, RuleOption.FORWARD_ONLY, true), RuleOption.REPETITION, "THREEFOLD_DRAW");
        var game = Study.of(stuck)
                .put(0, "a5")
                .put(1, "e5")
                .put(RED, "e1")
                .put(3, "a1")
                .game(0, 4);

        assertThat(game.outcome()).isEqualTo(Outcome.draw(Termination.NO_MOVES));
    }

    @Test
    void partnersWinTogether() {
        var variant = Study.with(FOUR, RuleOption.PARTNERS, "OPPOSITE");
        var both = Study.of(variant).put(0, "a5 b5 b4").done(RED).put(1, "c3").put(3, "c2");
        var one = Study.of(variant)
                .put(0, "a5 b5 b4")
                .put(RED, "e1 d1 e3")
                .put(1, "c3")
                .put(3, "c2");

        var alone = one.game(0, 7);
        assertThat(Study.play(alone, "b4-a4"))
                .as("the partner is still under way")
                .isEqualTo(Outcome.ONGOING);
        assertThat(Study.play(alone, "c3-c4", "e3-e2").places()).containsExactly(List.of(0, RED));
        var end = Study.play(both.game(0, 7), "b4-a4");
        assertThat(end.allPlaces(4)).containsExactly(List.of(0, RED), List.of(1, 3));
        assertThat(end.isWinOf(0) && end.isWinOf(RED)).isTrue();
        assertThat(end.isWinOf(1) || end.isWinOf(3)).isFalse();
        assertThat(Study.play(
                        Study.of(FOUR)
                                .put(0, "a5 b5 b4")
                                .put(1, "c3")
                                .put(RED, "d3")
                                .put(3, "c2")
                                .game(0, 7),
                        "b4-a4"))
                .isEqualTo(Outcome.win(0, Termination.CAMP_FILLED));
    }

    /** White's last cell is held by its partner, whose home it is, or by an opponent. */
    @ParameterizedTest
    @CsvSource({
        "ALL_OWN, 2, false", "PARLETT, 2, true", "OCCUPY_FREE, 2, false",
        "ALL_OWN, 1, false", "PARLETT, 1, true", "OCCUPY_FREE, 1, true"
    })
    void aPartnersPieceInTheTarget(String win, int holder, boolean filled) {
        var variant = Study.with(Study.with(FOUR, RuleOption.PARTNERS, "OPPOSITE"), RuleOption.WIN, win);
        var study = Study.of(variant).put(0, "a5 c5").put(holder, "a4").put(3, "c2");
        if (holder == RED) {
            study.put(RED, "d1 e2").put(1, "e1");
        } else {
            study.put(RED, "e1 d1 e2");
        }
        var position = new MutablePosition(variant, study.game(0, 7).position());
        position.make(
                Move.code(variant.topology().find("c5"), variant.topology().find("b5")));

        assertThat(new Referee(variant).completes(position, 0)).isEqualTo(filled);
    }

    @ParameterizedTest
    @CsvSource({
        "star:p3, OPPOSITE, FIRST_WINS, partners OPPOSITE is for 4 or 6 seats",
        "star:p2, OPPOSITE, FIRST_WINS, partners OPPOSITE is for 4 or 6 seats",
        "star:p4, OPPOSITE, PLAY_ON, ranking PLAY_ON is for seats without partners"
    })
    void whatCannotBe(String geometry, String partners, String ranking, String message) {
        var variant = Study.with(GeometrySpec.parse(geometry), RuleOption.RANKING, ranking);

        assertThatThrownBy(() -> Study.with(variant, RuleOption.PARTNERS, partners))
                .hasMessage(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"star2:p3", "star2:p5", "star2:p6", "5:tri2x4:8"})
    void makingAndUnmakingKeepsWhoHasFinished(String geometry) {
        var variant = Study.with(
                Study.with(GeometrySpec.parse(geometry), RuleOption.RANKING, "PLAY_ON"), RuleOption.WIN, "PARLETT");
        var random = new Random(8);
        var generator = new MoveGenerator(variant);
        int most = 0;
        for (int i = 0; i < 300; i++) {
            var position = RandomPositions.nearTheEnd(variant, random);
            var mutable = new MutablePosition(variant, position);
            for (int ply = 0; ply < 20; ply++) {
                var moves = generator.moves(position);
                var move = moves.isEmpty() ? Move.PASS : moves.get(random.nextInt(moves.size()));
                long before = mutable.key();
                long foreseen = mutable.keyAfter(move.code());
                var next = position.after(move, variant);

                mutable.make(move.code());
                assertThat(mutable.toPosition()).isEqualTo(next);
                assertThat(mutable.key()).isEqualTo(foreseen).isEqualTo(new MutablePosition(variant, next).key());
                mutable.unmake(move.code());
                assertThat(mutable.toPosition()).isEqualTo(position);
                assertThat(mutable.key()).isEqualTo(before);
                mutable.make(move.code());
                position = next;
                most = Math.max(most, next.finished().size());
            }
        }
        assertThat(most).isGreaterThanOrEqualTo(variant.seatCount() - 2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            w      | White is to move, but is given as finished
            bb     | Black is given as finished twice
            r      | Red is given as finished, but its camp is not filled
            """)
    void whoCannotHaveFinished(String finished, String message) {
        var variant = Study.with(THREE, RuleOption.RANKING, "PLAY_ON");
        var text = new PositionText(variant);
        var position =
                Study.of(variant).put(0, "e3").done(1).put(RED, "e1").game(0, 5).position();

        assertThat(text.read(text.write(position) + " b").finished()).containsExactly(1);
        assertThatThrownBy(() -> text.read(text.write(position) + " " + finished))
                .hasMessage(message);
        assertThatThrownBy(() -> new PositionText(THREE).read(text.write(position) + " b"))
                .hasMessage("unexpected text after the move number");
        assertThatThrownBy(() -> text.read(text.write(position) + " g"))
                .hasMessage("\"g\" is no seat that can have finished; seats are w, b, r");
    }

    @ParameterizedTest
    @CsvSource({
        "star:p2, e5, e4, e6",
        "star:p6, e5, e4, e6",
        "star:p2, m9, m10, m8",
        "5:tri2x4:8, d3, e4, c3",
        "5:tri2x4:8, c4, d5, b4"
    })
    void stoppingInAForeignPoint(String geometry, String from, String foreign, String free) {
        var open = GeometrySpec.parse(geometry);
        var closed = Study.with(open, RuleOption.STOP_IN_FOREIGN_POINT, false);

        assertThat(legal(open, from, foreign)).isTrue();
        assertThat(legal(closed, from, foreign)).isFalse();
        assertThat(legal(closed, from, free)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "LEAVE_TARGET, FORBIDDEN_AT_END, n2, m6",
        "LEAVE_TARGET, FORBIDDEN_EACH_HOP, n2, m6",
        "REENTER_HOME, ILLEGAL, e6, d2",
        "FORWARD_ONLY, true, i5, h5",
        "FORWARD_ONLY, true, i5, h6"
    })
    void whatAStarForbidsToo(RuleOption option, String value, String from, String to) {
        var star = GeometrySpec.parse("star:p2");

        assertThat(legal(star, from, to)).isTrue();
        assertThat(legal(Study.with(star, option, value), from, to)).isFalse();
    }

    @Test
    void forwardOnAStarIsNearerToTheTipOrAsNear() {
        var forward = Study.with(GeometrySpec.parse("star:p2"), RuleOption.FORWARD_ONLY, true);

        assertThat(legal(forward, "i5", "j5")).isTrue();
        assertThat(legal(forward, "i5", "j6")).isTrue();
        assertThat(legal(forward, "i5", "i4")).isTrue();
    }

    @Test
    void longJumpsOnAStar() {
        var plain = GeometrySpec.parse("star:p2");
        var longer = Study.with(plain, RuleOption.LONG_JUMPS, true);

        assertThat(legal(plain, "i2", "i8", "i5")).isFalse();
        assertThat(legal(longer, "i2", "i8", "i5")).isTrue();
        assertThat(legal(longer, "i2", "i8", "i5 i7"))
                .as("the line is not clear")
                .isFalse();
        assertThat(legal(longer, "i2", "i7", "i5")).as("not as far behind").isFalse();
        assertThat(legal(longer, "i4", "i6", "i5")).isTrue();
    }

    private static boolean legal(Variant variant, String from, String to) {
        return legal(variant, from, to, "");
    }

    /** With a White piece and some of Black's; all others are far from it. */
    private static boolean legal(Variant variant, String from, String to, String others) {
        var study = Study.of(variant).put(0, from);
        if (!others.isEmpty()) {
            study.put(1, others);
        } else {
            study.put(1, variant.topology().name(variant.target(1).corner()));
        }
        for (int seat = 2; seat < variant.seatCount(); seat++) {
            study.put(seat, variant.topology().name(variant.target(seat).corner()));
        }
        var position = study.game(0, 5).position();
        var move = new Move(variant.topology().find(from), variant.topology().find(to));
        boolean legal = new MoveGenerator(variant).isLegal(new MutablePosition(variant, position), move.code());
        assertThat(new MoveGenerator(variant).moves(position).contains(move)).isEqualTo(legal);
        return legal;
    }
}
