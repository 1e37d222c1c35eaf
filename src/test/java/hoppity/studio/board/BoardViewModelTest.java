package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.MoveText;
import hoppity.notation.PositionText;
import hoppity.notation.Turn;
import hoppity.record.Clock;
import hoppity.record.Edits;
import hoppity.record.Extras;
import hoppity.record.GameInfo.Player;
import hoppity.record.GameRecord;
import hoppity.record.Shape;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import hoppity.studio.board.RuleChip.Urgency;
import hoppity.studio.document.GameDocument;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardViewModelTest {
    /** White: six pieces at home and elsewhere; Black: seven at home. */
    private static final String MIDDLE = "bbbb4/bbb5/8/3b4/2b3w1/5w2/4wwww/4wwww";

    private final BoardViewModel model = new BoardViewModel();
    private GameDocument document = start("gambiter-halma-8", null);

    private static GameDocument start(String variantId, String position) {
        Variant variant = Variants.presets().get(variantId);
        var record = position == null
                ? new GameRecord(variant)
                : new GameRecord(variant, new PositionText(variant).read(position));
        return new GameDocument(record, null);
    }

    private void show(GameDocument shown) {
        document = shown;
        model.documentProperty().set(shown);
    }

    private void play(String... moves) {
        for (var move : moves) {
            document.play(new MoveText(document.record().variant().topology()).read(move));
        }
    }

    private List<String> chips() {
        return model.chipsProperty().get().stream().map(RuleChip::text).toList();
    }

    private RuleChip chip(String beginning) {
        return model.chipsProperty().get().stream()
                .filter(chip -> chip.text().startsWith(beginning))
                .findFirst()
                .orElseThrow(() -> new AssertionError(beginning + " is not among " + chips()));
    }

    private SeatStrip seat(int index) {
        return model.seatsProperty().get().get(index);
    }

    private List<String> lastRoute() {
        var shown = Objects.requireNonNull(model.positionProperty().get());
        return shown.lastRoute().stream().map(shown.variant().topology()::name).toList();
    }

    @Test
    void chancesStandWithTheSeatsWhereMoreThanTwoPlay() {
        show(start("chinese-checkers-3", null));
        assertThat(seat(0).share()).isEmpty();
        model.winSharesProperty().set(List.of(0.456, 0.334, 0.21));

        assertThat(model.seatsProperty().get()).extracting(SeatStrip::share).containsExactly("46 %", "33 %", "21 %");
        assertThat(model.shareBarProperty().get())
                .containsExactly(
                        new SharePart(0, 0.456, "White 46 %"),
                        new SharePart(1, 0.334, "Black 33 %"),
                        new SharePart(2, 0.21, "Red 21 %"));

        play("d1-e5");
        assertThat(seat(2).share()).as("as long as they are not taken back").isEqualTo("21 %");
        model.winSharesProperty().set(List.of());
        assertThat(seat(2).share()).isEmpty();
        assertThat(model.shareBarProperty().get()).isEmpty();
    }

    @Test
    void partnersDivideTheBarOfTheirSide() {
        show(start("halma-16-partners", null));
        model.winSharesProperty().set(List.of(0.6, 0.4, 0.6, 0.4));

        assertThat(seat(2).share()).isEqualTo("60 %");
        assertThat(model.shareBarProperty().get())
                .containsExactly(
                        new SharePart(0, 0.3, "White and Red 60 %"),
                        new SharePart(2, 0.3, "White and Red 60 %"),
                        new SharePart(1, 0.2, "Black and Green 40 %"),
                        new SharePart(3, 0.2, "Black and Green 40 %"));
    }

    @Test
    void chancesOfTwoStandInTheBarAlone() {
        show(start("halma-8", null));
        model.winSharesProperty().set(List.of(0.6, 0.4));

        assertThat(seat(0).share()).isEmpty();
        assertThat(model.shareBarProperty().get()).isEmpty();
    }

    @Test
    void withoutAGameThereIsNothing() {
        show(document);
        model.documentProperty().set(null);

        assertThat(model.positionProperty().get()).isNull();
        assertThat(model.seatsProperty().get()).isEmpty();
        assertThat(model.tempoLineProperty().get()).isEmpty();
        assertThat(model.chipsProperty().get()).isEmpty();
    }

    @Test
    void theTempoLineFollowsTheCursor() {
        show(document);
        assertThat(model.tempoLineProperty().get()).isEqualTo("White 120 (100 to go) · Black 120 (100) · level");

        play("g3-f4");
        assertThat(model.tempoLineProperty().get()).isEqualTo("White 118 (98 to go) · Black 120 (100) · White +2");

        play("c8-e8", "g1-g3-e5");
        assertThat(model.tempoLineProperty().get()).isEqualTo("White 112 (92 to go) · Black 118 (98) · White +6");
        document.step(-1);
        assertThat(model.tempoLineProperty().get()).isEqualTo("White 118 (98 to go) · Black 118 (98) · level");
    }

    @Test
    void theLeadIsMeasuredAsTheVariantMeasures() {
        var corner = Variants.presets().get("gambiter-halma-8");

        assertThat(TempoText.lead(corner, List.of(96, 101), List.of(76, 70))).isEqualTo("White +5");
        assertThat(TempoText.line(corner, List.of(96, 101), List.of(76, 81)))
                .isEqualTo("White 96 (76 to go) · Black 101 (81) · White +5");
    }

    @Test
    void theStripsTellWhoIsToMoveAndWhoPlays() {
        document.perform(Edits.changeInfo(
                document.record(),
                document.record()
                        .info()
                        .withPlayers(List.of(
                                new Player(1, "Anna", 1795, "human", Extras.NONE),
                                new Player(2, "Jonas", null, "human", Extras.NONE))),
                0,
                "name the players"));
        show(document);

        assertThat(seat(0).name()).isEqualTo("White");
        assertThat(seat(0).player()).isEqualTo("Anna · 1795");
        assertThat(seat(0).toMove()).isTrue();
        assertThat(seat(0).tempo()).isEqualTo(120);
        assertThat(seat(0).toGo()).isEqualTo(100);
        assertThat(seat(1).player()).isEqualTo("Jonas");
        assertThat(seat(1).toMove()).isFalse();

        play("g3-f4");
        assertThat(seat(0).toMove()).isFalse();
        assertThat(seat(1).toMove()).isTrue();
    }

    @Test
    void theClockIsTheSeatsLastOne() {
        show(document);
        play("g3-f4");
        setClock(598_400);
        play("c8-d7");
        setClock(3_661_000);
        play("g1-g3");

        assertThat(seat(0).clock()).isEqualTo("9:58");
        assertThat(seat(1).clock()).isEqualTo("1:01:01");
        document.step(-2);
        assertThat(seat(0).clock()).isEqualTo("9:58");
        assertThat(seat(1).clock()).isEmpty();
        document.first();
        assertThat(seat(0).clock()).isEmpty();
    }

    private void setClock(long millis) {
        document.annotate(document.cursor(), a -> a.withClock(new Clock(millis, null, Extras.NONE)), "set the clock");
    }

    @Test
    void theLastMoveKeepsItsRouteAndGetsTheShortestIfItHasNone() {
        show(start("halma-8", "8/8/8/8/2b5/1b6/bb6/w6b w 1"));
        play("a1-a3-c3-c5");
        assertThat(lastRoute()).containsExactly("a1", "a3", "c3", "c5");

        show(start("halma-8", "8/8/8/8/2b5/1b6/bb6/w6b w 1"));
        assertThat(lastRoute()).isEmpty();
        play("a1-c5");
        assertThat(lastRoute()).containsExactly("a1", "c3", "c5");
        play("--");
        assertThat(lastRoute()).isEmpty();
    }

    @Test
    void theShapesOfTheNodeAreShown() {
        show(document);
        play("g3-f4");
        var circle = new Shape.Circle("e5", "G", Extras.NONE);
        document.annotate(document.cursor(), a -> a.withShapes(List.of(circle)), "mark");
        assertThat(model.shapesProperty().get()).containsExactly(circle);

        document.first();
        assertThat(model.shapesProperty().get()).isEmpty();
    }

    @Test
    void aMoveIsPlayedInTheDocument() {
        show(document);
        play("g3-f4", "c8-d7");
        var turn = (Turn.Played) new MoveText(document.record().variant().topology()).read("g1-g3-e5");
        model.play(turn);

        assertThat(document.cursor().turn()).isEqualTo(turn);
        assertThat(lastRoute()).containsExactly("g1", "g3", "e5");
    }

    @Test
    void aSeatWithoutAMovePassesAndOnlyThen() {
        show(document);
        assertThat(seat(0).mustPass()).isFalse();

        show(start("halma-8", "8/8/8/8/8/5b1b/6bb/5bbw w 1"));
        assertThat(seat(0).mustPass()).isTrue();
        assertThat(seat(1).mustPass()).isFalse();
        model.pass();
        assertThat(document.cursor().turn()).isEqualTo(Turn.SKIP);
        assertThat(seat(1).toMove()).isTrue();
        assertThat(seat(1).mustPass()).isFalse();
    }

    @Test
    void nobodyIsToMoveAfterAResignation() {
        show(document);
        play("g3-f4", "@resign");

        assertThat(model.seatsProperty().get()).noneMatch(SeatStrip::toMove);
        assertThat(chip("Game over").text()).isEqualTo("Game over: Black resigned");
    }

    @Test
    void flippingGoesBothWaysAndEndsWithTheDocument() {
        show(document);
        var first = document;
        model.rotationProperty().set(180);
        assertThat(first.rotationProperty().get()).isEqualTo(180);
        first.rotationProperty().set(0);
        assertThat(model.rotationProperty().get()).isZero();

        show(start("halma-10", null));
        model.rotationProperty().set(180);
        assertThat(first.rotationProperty().get()).isZero();
    }

    @Test
    void aClosedDocumentIsNotWatchedAnyMore() {
        show(document);
        var closed = document;
        show(start("halma-10", null));
        closed.play(new MoveText(closed.record().variant().topology()).read("g3-f4"));

        assertThat(model.tempoLineProperty().get()).isEqualTo("White 230 (190 to go) · Black 230 (190) · level");
    }

    // ---- rule clocks, on both sides of each boundary

    @ParameterizedTest
    @CsvSource({
        "w 1,  Home check in 30 moves · White 7 · Black 7 at home, QUIET",
        "b 27, Home check in 4 moves · White 7 · Black 7 at home, QUIET",
        "w 28, Home check in 3 moves · White 7 · Black 7 at home, NEAR",
        "w 29, Home check in 2 moves · White 7 · Black 7 at home, NEAR",
        "b 29, Home check in 2 moves · White 7 · Black 7 at home, NEAR",
        "w 30, Home check after Black's reply · White 7 · Black 7 at home, DECIDING",
        "b 30, Home check after this move · White 7 · Black 7 at home, DECIDING",
    })
    void theHomeCheckThatComesOnce(String turn, String text, Urgency urgency) {
        show(start("gambiter-halma-8", MIDDLE + " " + turn));

        assertThat(chip("Home check").text()).isEqualTo(text);
        assertThat(chip("Home check").urgency()).isEqualTo(urgency);
    }

    @Test
    void theHomeCheckThatComesOnceIsOverAfterwards() {
        show(start("gambiter-halma-8", MIDDLE + " w 31"));

        assertThat(chips()).containsExactly("Tempo check at move 80");
    }

    @Test
    void theHomeCheckIsHarmlessWhenEverybodyHasLeft() {
        show(start("gambiter-halma-8", "8/8/8/2bb4/8/3ww3/8/8 w 30"));

        assertThat(chip("Home check").text()).isEqualTo("Home check after Black's reply · nobody at home");
        assertThat(chip("Home check").urgency()).isEqualTo(Urgency.QUIET);
    }

    @ParameterizedTest
    @CsvSource({
        "w 38, Home check in 4 moves, QUIET",
        "w 39, Home check in 3 moves, NEAR",
        "b 40, Home check in 2 moves, NEAR",
        "w 41, Home check after this move, DECIDING",
        "b 41, Home check after this move, DECIDING",
        "w 42, Home check after every move, DECIDING",
    })
    void theHomeCheckOfEachMove(String turn, String text, Urgency urgency) {
        show(start("kutochky-3x3", "8/bb6/8/8/3b4/8/5ww1/8 " + turn));

        assertThat(chip("Home check").text()).isEqualTo(text + " · White 2 · Black 2 at home");
        assertThat(chip("Home check").urgency()).isEqualTo(urgency);
    }

    @ParameterizedTest
    @CsvSource({
        "w 77, Tempo check at move 80, QUIET",
        "w 78, Tempo check in 3 moves · White +2, NEAR",
        "b 79, Tempo check in 2 moves · White +2, NEAR",
        "w 80, Tempo check after Black's reply · White +2, DECIDING",
        "b 80, Tempo check after this move · White +2, DECIDING",
    })
    void theTempoCheck(String turn, String text, Urgency urgency) {
        // From c6 it is 4 to a8, from d3 6 to h1.
        show(start("gambiter-halma-8", "8/8/2w5/8/8/3b4/8/8 " + turn));

        assertThat(chip("Tempo check").text()).isEqualTo(text);
        assertThat(chip("Tempo check").urgency()).isEqualTo(urgency);
    }

    @Test
    void afterTheTempoLimitThereIsNoTempoCheck() {
        show(start("gambiter-halma-8", "8/8/2w5/8/8/3b4/8/8 w 81"));

        assertThat(chips()).containsExactly("Black has the equalising move");
    }

    @Test
    void aVariantWithoutClocksHasNoChips() {
        show(start("halma-16", null));

        assertThat(chips()).isEmpty();
    }

    @Test
    void theEqualisingMoveIsARightAndThenTheMoveThatDecides() {
        show(start("gambiter-halma-8", "www1w3/www5/ww6/w7/8/8/8/bb6 w 50"));
        assertThat(chip("Black has the equalising move").urgency()).isEqualTo(Urgency.QUIET);

        play("e8-d8");
        assertThat(chip("White filled its camp · Black's equalising move decides")
                        .urgency())
                .isEqualTo(Urgency.DECIDING);

        play("a1-a2");
        assertThat(chips()).containsExactly("Game over: White filled its camp");
        assertThat(chip("Game over").urgency()).isEqualTo(Urgency.DECIDING);
    }

    @Test
    void aRecordThatGoesOnAfterTheEndSaysSo() {
        show(start("brainking-halma-8", "www1w3/www5/ww6/w7/8/8/8/bb6 w 20"));
        play("e8-d8");
        assertThat(chips()).containsExactly("Game over: White filled its camp");

        play("a1-a2", "d8-e8");
        assertThat(chips()).containsExactly("Game over at move 20: White filled its camp");
        assertThat(chip("Game over").urgency()).isEqualTo(Urgency.QUIET);

        document.step(-2);
        assertThat(chips()).containsExactly("Game over: White filled its camp", "The record goes on");

        document.first();
        assertThat(chips()).doesNotContain("Game over: White filled its camp");
    }
}
