package hoppity.record;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.MoveText;
import hoppity.notation.PositionText;
import hoppity.notation.Turn;
import hoppity.record.LineReplay.Ply;
import hoppity.rules.Game;
import hoppity.rules.Outcome;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineReplayTest {
    /** The shortest game of Halma 8×8: Black fills its camp at ply 24. */
    private static final String SHORTEST =
            "g3-f4 c8-d7 g1-e5 a8-g4 h3-f5 g4-h3 f4-d4 a7-g3 f1-e2 a5-g1 g2-c6 a6-g2 h1-d1 b7-h1 e1-a7 c7-e1 "
                    + "f2-e3 d8-f2 h4-g5 d7-f1 h2-f6 b6-h4 e3-c7 b8-h2";

    private final GameRecord record;

    LineReplayTest() {
        record = new GameRecord(Variants.presets().get("halma-8"));
    }

    private static List<Ply> replay(GameRecord record, String moves) {
        var text = new MoveText(record.variant().topology());
        var node = record.tree().root();
        for (var move : moves.split(" ")) {
            node = record.loader().add(record.loader().freshId(), node, text.read(move));
        }
        return LineReplay.of(
                record.variant(), record.startPosition(), record.tree().lineThrough(node));
    }

    private static Ply last(List<Ply> plies) {
        return plies.get(plies.size() - 1);
    }

    private static GameRecord study(String variant, String position) {
        Variant v = Variants.presets().get(variant);
        return new GameRecord(v, new PositionText(v).read(position));
    }

    @Test
    void theNumbersAreThoseOfTheGame() {
        var plies = replay(record, SHORTEST);
        var game = new Game(record.variant());
        for (var ply : plies) {
            if (ply.node().turn() instanceof Turn.Played played) {
                game.play(played.move());
            }
            assertThat(ply.tempo()).containsExactly(game.tempo(0), game.tempo(1));
            assertThat(ply.atHome()).containsExactly(game.atHome(0), game.atHome(1));
            assertThat(ply.toMove()).isEqualTo(game.toMove());
            assertThat(ply.moveNumber()).isEqualTo(game.moveNumber());
            assertThat(ply.outcome()).isEqualTo(game.outcome());
        }
        assertThat(last(plies).outcome()).isEqualTo(Outcome.win(1, Termination.CAMP_FILLED));
    }

    @Test
    void theEndIsMarkedOnceAndTheGameGoesOn() {
        var plies = replay(record, SHORTEST + " d1-d2 -- d2-d3 --");

        assertThat(plies.stream().filter(Ply::endsHere).map(p -> p.node().ply()))
                .containsExactly(24);
        assertThat(plies.subList(24, 29)).allMatch(p -> p.outcome().isWinOf(1));
        assertThat(last(plies).needlessSkip())
                .as("a seat that is done need not move")
                .isFalse();
        assertThat(last(plies).tempo().get(0)).isLessThan(plies.get(24).tempo().get(0));
    }

    @Test
    void aSkippedTurnIsMarkedWhereTheSeatCouldHaveMoved() {
        var plies = replay(record, "g3-f4 -- f4-f5");
        assertThat(plies.stream().filter(Ply::needlessSkip).map(p -> p.node().ply()))
                .containsExactly(2);
        assertThat(last(plies).outcome()).isEqualTo(Outcome.ONGOING);
    }

    @Test
    void aSeatThatCannotMoveSkipsRightly() {
        // White's only piece in the corner is walled in by two layers.
        var walled = study("halma-8", "8/8/8/8/8/5bbb/5bbb/5bbw w 5");
        assertThat(last(replay(walled, "--")).needlessSkip()).isFalse();
    }

    @Test
    void aClaimEndsTheGame() {
        assertThat(last(replay(record, "g3-f4 @resign")).outcome()).isEqualTo(Outcome.win(0, Termination.RESIGNATION));
        assertThat(last(replay(study("halma-8", "8/8/8/8/3w4/8/8/b7 w 9"), "@time"))
                        .outcome())
                .isEqualTo(Outcome.win(1, Termination.TIME));
        var drawn = replay(study("halma-8", "8/8/8/8/3w4/8/8/b7 w 9"), "@draw d4-d5");
        assertThat(drawn.get(1).endsHere()).isTrue();
        assertThat(last(drawn).outcome()).isEqualTo(Outcome.draw(Termination.AGREEMENT));
    }

    @Test
    void aRepetitionIsAClaimThatHoldsOnlyAtTheEnd() {
        var twice = "e4-e5 d5-d4 e5-e4 d4-d5 e4-e5 d5-d4 e5-e4 d4-d5";
        var position = "8/8/8/3b4/4w3/8/8/8 w 5";
        var claimed = replay(study("halma-8", position), twice);
        assertThat(claimed.get(7).repeated()).isFalse();
        assertThat(last(claimed).repeated()).isTrue();
        assertThat(last(claimed).outcome()).isEqualTo(Outcome.draw(Termination.REPETITION));
        assertThat(last(claimed).endsHere()).isTrue();

        var wentOn = replay(study("halma-8", position), twice + " e4-f5");
        assertThat(wentOn.get(8).repeated()).isTrue();
        assertThat(wentOn).noneMatch(Ply::endsHere);
        assertThat(last(wentOn).outcome()).isEqualTo(Outcome.ONGOING);

        var agreed = replay(study("halma-8", position), twice + " @draw");
        assertThat(last(agreed).outcome()).isEqualTo(Outcome.draw(Termination.AGREEMENT));
    }

    @Test
    void withoutTheRuleNothingIsRepeated() {
        var position = "8/8/8/3b4/4w3/8/8/8 w 5";
        var twice = "e4-e5 d5-d4 e5-e4 d4-d5 e4-e5 d5-d4 e5-e4 d4-d5";
        assertThat(replay(study("gambiter-halma-8", position), twice)).noneMatch(Ply::repeated);
    }

    @Test
    void theEqualisingMoveIsAnnounced() {
        var study = study("gambiter-halma-8", "wwww4/www5/ww6/8/w7/8/8/3bbbb1 w 20");
        var plies = replay(study, "a4-a5 d1-d2");
        assertThat(plies).extracting(Ply::awaitsEqualiser).containsExactly(false, true, false);
        assertThat(plies.get(1).outcome()).isEqualTo(Outcome.ONGOING);
        assertThat(plies.get(2).outcome()).isEqualTo(Outcome.win(0, Termination.CAMP_FILLED));
    }
}
