package hoppity.studio.enginepanel;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.Line;
import hoppity.engine.Score;
import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.record.Extras;
import hoppity.record.GameInfo.EngineInfo;
import hoppity.rules.Move;
import hoppity.rules.Outcome;
import hoppity.rules.Termination;
import hoppity.studio.board.EngineArrow;
import hoppity.studio.concurrent.EngineSession;
import hoppity.studio.concurrent.FakeEngine;
import hoppity.studio.concurrent.SimulatedTiming;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import java.util.List;
import javafx.beans.property.SimpleIntegerProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the next seat would play, and the arrows of the engine. */
class ThreatTest {
    private final SimulatedTiming timing = new SimulatedTiming();
    private final FakeEngine engine = new FakeEngine();
    private final EngineSession session = timing.session(engine, new SimpleIntegerProperty(3));
    private final EnginePanelViewModel model =
            new EnginePanelViewModel(session, new EngineInfo("hoppity", "Hoppity", "1", Extras.NONE, Extras.NONE));
    private final GameDocument document = new GameDocument(GameFixture.shuttle(8), null);

    @BeforeEach
    void start() {
        session.documentProperty().set(document);
        timing.pass(1000);
        session.onProperty().set(true);
    }

    private Move move(String text) {
        return ((Turn.Played) new MoveText(document.record().variant().topology()).read(text)).move();
    }

    private void says(Line... lines) {
        engine.last().says(14, lines);
        timing.pass(300);
    }

    private void threat() {
        model.threatProperty().set(true);
        // White is to move: the line is Black's.
        says(FakeEngine.line(1, -90, move("a5-a4"), move("h4-h5")));
    }

    @Test
    void itsLinesStartWithTheTurnPassed() {
        threat();

        var line = model.linesProperty().get().get(0);
        assertThat(line.threat()).isTrue();
        assertThat(line.mover()).isOne();
        assertThat(line.text()).isEqualTo("a5-a4 h4-h5");
        assertThat(model.arrowsProperty().get())
                .containsExactly(new EngineArrow(
                        List.of(move("a5-a4").from(), move("a5-a4").to()), 1, true));
    }

    @Test
    void itIsNoEvaluationOfThePosition() {
        threat();
        assertThat(model.winSharesProperty().get()).isEmpty();
        assertThat(model.hasLineProperty().get()).isFalse();

        model.store();
        model.playBest();
        model.addBest();
        model.add(model.linesProperty().get().get(0));
        model.playUpTo(model.linesProperty().get().get(0), 1);

        assertThat(document.isDirty()).isFalse();
        assertThat(document.cursor().isRoot()).isTrue();
        assertThat(document.cursor().annotations().evaluations()).isEmpty();
    }

    @Test
    void theStoredEvaluationStaysInTheBar() {
        says(FakeEngine.line(1, 80, move("g3-f4")));
        var shares = model.winSharesProperty().get();
        model.store();

        threat();

        assertThat(model.winSharesProperty().get()).isEqualTo(shares);
    }

    @Test
    void itEndsWithThePosition() {
        threat();
        document.step(1);

        assertThat(model.threatProperty().get()).isFalse();
        assertThat(model.linesProperty().get()).isEmpty();
        assertThat(model.arrowsProperty().get()).isEmpty();
    }

    @Test
    void whereThereIsNoneItSaysWhy() {
        model.threatProperty().set(true);
        engine.last().answers(Outcome.win(1, Termination.HOME_NOT_LEFT), null, 0);
        timing.pass(300);
        assertThat(model.messageProperty().get()).startsWith("No threat: with the turn passed the game is over: ");

        model.threatProperty().set(false);
        model.threatProperty().set(true);
        says(FakeEngine.line(1, 0, Move.PASS, move("h4-h5")));
        assertThat(model.messageProperty().get()).isEqualTo("Black has no move: there is no threat.");
        assertThat(model.arrowsProperty().get()).isEmpty();
    }

    @Test
    void afterAClaimTheGameIsOverForThreatsToo() {
        document.play(new Turn.Claimed(Turn.Claim.RESIGN));
        model.threatProperty().set(true);

        assertThat(model.messageProperty().get()).isEqualTo("The game is over: White resigned.");
    }

    @Test
    void arrowsAreTheThinnerTheMoreAMoveGivesAway() {
        says(
                FakeEngine.line(1, 100, move("g3-f4")),
                FakeEngine.line(2, 100, move("h4-h5")),
                FakeEngine.line(3, 0, move("h4-g5")));
        var arrows = model.arrowsProperty().get();
        assertThat(arrows)
                .extracting(EngineArrow::strength)
                .startsWith(1.0, 0.7)
                .isSortedAccordingTo((a, b) -> Double.compare(b, a));
        assertThat(arrows.get(2).strength()).isStrictlyBetween(0.0, 0.7);

        says(FakeEngine.line(1, 900, move("g3-f4")), new Line(2, 9, new Score.Loss(3), List.of(move("h4-h5"))));
        assertThat(model.arrowsProperty().get())
                .extracting(EngineArrow::strength)
                .containsExactly(1.0, 0.0);
    }

    @Test
    void blacksLossIsBlacksOwn() {
        document.step(1);
        timing.pass(1000);
        says(FakeEngine.line(1, -100, move("a5-a4")), FakeEngine.line(2, 300, move("b6-c5")));

        assertThat(model.arrowsProperty().get())
                .extracting(EngineArrow::strength)
                .containsExactly(1.0, 0.0);
    }

    @Test
    void theChoiceSaysWhichLinesHaveArrows() {
        says(FakeEngine.line(1, 100, move("g3-f4")), FakeEngine.line(2, 90, move("h4-h5")));
        assertThat(model.arrowsProperty().get()).hasSize(2);
        model.shownArrowsProperty().set(ShownArrows.BEST);
        assertThat(model.arrowsProperty().get()).hasSize(1);
        model.shownArrowsProperty().set(ShownArrows.NONE);
        assertThat(model.arrowsProperty().get()).isEmpty();
    }

    @Test
    void aReportThatMovesNothingLeavesTheArrowsAlone() {
        says(FakeEngine.line(1, 100, move("g3-f4")), FakeEngine.line(2, 90, move("h4-h5")));
        var before = model.arrowsProperty().get();

        says(FakeEngine.line(1, 101, move("g3-f4")), FakeEngine.line(2, 90, move("h4-h5")));

        assertThat(model.arrowsProperty().get()).isSameAs(before);
    }
}
