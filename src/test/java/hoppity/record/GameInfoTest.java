package hoppity.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.record.GameInfo.EngineInfo;
import hoppity.record.GameInfo.Player;
import hoppity.record.GameInfo.TimeControl;
import hoppity.rules.Outcome;
import hoppity.rules.Termination;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GameInfoTest {
    private static Player player(int seat, String name) {
        return new Player(seat, name, null, null, Extras.NONE);
    }

    @Test
    void playersStandInTurnOrder() {
        var info = GameInfo.EMPTY.withPlayers(List.of(player(2, "Ben"), player(1, "Ann")));
        assertThat(info.players()).extracting(Player::name).containsExactly("Ann", "Ben");
        assertThat(info.playerName(2)).isEqualTo("Ben");
        assertThat(info.playerName(3)).isEmpty();
    }

    @Test
    void aSeatHasOnePlayerAndAKeyOneEngine() {
        assertThatThrownBy(() -> GameInfo.EMPTY.withPlayers(List.of(player(1, "Ann"), player(1, "Ben"))))
                .hasMessage("two players have the same seat");
        var engine = new EngineInfo("e", "Hoppity", null, Extras.NONE, Extras.NONE);
        assertThatThrownBy(() -> GameInfo.EMPTY.withEngines(List.of(engine, engine)))
                .hasMessage("two engines have the same key");
    }

    @Test
    void headersKeepTheirOrderAndCanBeTakenAway() {
        var info = GameInfo.EMPTY
                .withHeader("Site", "Kyiv")
                .withHeader("Event", "Cup")
                .withHeader("Site", "Lviv");
        assertThat(info.headers().keySet()).containsExactly("Site", "Event");
        assertThat(info.withHeader("Site", null).headers()).containsExactly(Map.entry("Event", "Cup"));
    }

    @Test
    void whatSaysNothingIsNotThere() {
        var nothing = new GameResult(Map.of(), List.of(), null, "", Extras.NONE);
        assertThat(GameInfo.EMPTY.withResult(nothing)).isEqualTo(GameInfo.EMPTY);
        assertThat(GameInfo.EMPTY.withTimeControl(new TimeControl(null, null, Extras.NONE)))
                .isEqualTo(GameInfo.EMPTY);
        assertThat(Annotations.NONE.withClock(new Clock(null, null, Extras.NONE)))
                .isEqualTo(Annotations.NONE);
    }

    @Test
    void theResultOfAGameThatIsOver() {
        var won = GameResult.of(Outcome.win(1, Termination.CAMP_FILLED), 2);
        assertThat(won.scores()).isEqualTo(Map.of(1, 0.0, 2, 1.0));
        assertThat(won.ranking()).containsExactly(List.of(2), List.of(1));
        var drawn = GameResult.of(Outcome.draw(Termination.AGREEMENT), 2);
        assertThat(drawn.scores()).isEqualTo(Map.of(1, 0.5, 2, 0.5));
        assertThat(drawn.ranking()).containsExactly(List.of(1, 2));
    }

    @Test
    void theResultOfAGameOfMany() {
        var first = GameResult.of(Outcome.win(1, Termination.CAMP_FILLED), 3);
        assertThat(first.scores()).isEqualTo(Map.of(1, 0.0, 2, 1.0, 3, 0.0));
        assertThat(first.ranking()).containsExactly(List.of(2), List.of(1, 3));
        var places = GameResult.of(Outcome.ranked(List.of(2, 0), Termination.CAMP_FILLED), 3);
        assertThat(places.scores()).isEqualTo(Map.of(1, 0.5, 2, 0.0, 3, 1.0));
        assertThat(places.ranking()).containsExactly(List.of(3), List.of(1), List.of(2));
        var shared = GameResult.of(Outcome.ranked(List.of(3, 1), Termination.REPETITION), 5);
        assertThat(shared.scores()).isEqualTo(Map.of(1, 0.25, 2, 0.75, 3, 0.25, 4, 1.0, 5, 0.25));
        assertThat(shared.ranking()).containsExactly(List.of(4), List.of(2), List.of(1, 3, 5));
        var team = GameResult.of(Outcome.winOf(List.of(0, 2), Termination.CAMP_FILLED), 4);
        assertThat(team.scores()).isEqualTo(Map.of(1, 1.0, 2, 0.0, 3, 1.0, 4, 0.0));
        assertThat(GameResult.of(Outcome.draw(Termination.NO_MOVES), 4).scores())
                .isEqualTo(Map.of(1, 0.5, 2, 0.5, 3, 0.5, 4, 0.5));
        assertThat(GameResult.of(Outcome.ONGOING, 4).ranking()).isEmpty();
    }

    @Test
    void aResultIsWellFormed() {
        assertThatThrownBy(() -> new GameResult(Map.of(1, Double.NaN), List.of(), null, "", Extras.NONE))
                .hasMessage("a score is a finite number");
        assertThatThrownBy(() -> new GameResult(Map.of(), List.of(List.of(1), List.of(1)), null, "", Extras.NONE))
                .hasMessage("a ranking names each seat at one place");
        assertThatThrownBy(() -> new Clock(-1L, null, Extras.NONE)).hasMessageContaining("0 to");
        assertThatThrownBy(() -> Annotations.NONE.withNags(List.of(10_000))).hasMessageContaining("0 to 9999");
        assertThatThrownBy(() -> new Shape.Circle("a1", "green", Extras.NONE)).hasMessageContaining("capital letter");
        assertThatThrownBy(() -> new Shape.Arrow(List.of("a1"), "G", Extras.NONE))
                .hasMessageContaining("two cells");
    }

    @Test
    void annotationsOfOneTurnArePutTogether() {
        var one = Annotations.NONE
                .withNags(List.of(1, 6))
                .withPost(List.of(Comment.of("a")))
                .withTitle("t");
        var two = Annotations.NONE
                .withNags(List.of(6, 14))
                .withPost(List.of(Comment.of("b")))
                .withTitle("u")
                .withBookmark(true);
        var draft = new AnnotationDraft();
        draft.add(one);
        draft.add(two);
        var both = draft.build();
        assertThat(both.nags()).containsExactly(1, 6, 14);
        assertThat(both.post()).extracting(Comment::text).containsExactly("a", "b");
        assertThat(both.title()).isEqualTo("t");
        assertThat(both.bookmark()).isTrue();
    }
}
