package hoppity.studio.concurrent;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.Limits;
import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.record.GameRecord;
import hoppity.rules.Move;
import hoppity.rules.Outcome;
import hoppity.rules.Termination;
import hoppity.rules.Variants;
import hoppity.studio.concurrent.EngineReport.State;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import org.junit.jupiter.api.Test;

class EngineSessionTest {
    private final SimulatedTiming timing = new SimulatedTiming();
    private final FakeEngine engine = new FakeEngine();
    private final IntegerProperty lines = new SimpleIntegerProperty(3);
    private final EngineSession session = timing.session(engine, lines);
    private final GameDocument document = new GameDocument(GameFixture.shuttle(40), null);

    @Test
    void itIsOffUntilItIsSwitchedOn() {
        assertThat(state()).isEqualTo(State.NO_GAME);
        session.documentProperty().set(document);
        document.step(3);
        timing.pass(1000);

        assertThat(state()).isEqualTo(State.OFF);
        assertThat(engine.asked()).isEmpty();
    }

    @Test
    void theRequestIsTheWholeWayToTheCursorWithoutLimit() {
        document.step(3);
        start();

        var request = engine.last().request();
        assertThat(request.moves()).containsExactly(move("h4-h5"), move("a5-a4"), move("h5-h4"));
        assertThat(request.start()).isEqualTo(document.record().startPosition());
        assertThat(request.limits()).isEqualTo(Limits.INFINITE);
        assertThat(request.multiPv()).isEqualTo(3);
        assertThat(state()).isEqualTo(State.THINKING);
    }

    @Test
    void aSkippedTurnIsAPass() {
        document.play(Turn.SKIP);
        start();

        assertThat(engine.last().request().moves()).containsExactly(Move.PASS);
    }

    @Test
    void aSingleStepIsSearchedAtOnceAndQuickStepsOnlyWhereTheyEnd() {
        start();
        timing.pass(1000);
        document.step(1);
        assertThat(engine.asked()).hasSize(2);

        for (int i = 0; i < 10; i++) {
            timing.pass(50);
            document.step(1);
        }
        assertThat(engine.asked()).as("while stepping").hasSize(2);
        timing.pass(199);
        assertThat(engine.asked()).hasSize(2);
        timing.pass(1);
        assertThat(engine.asked()).hasSize(3);
        assertThat(engine.last().request().moves()).hasSize(11);
    }

    @Test
    void theCursorThatMovesOnStopsTheSearchAndEmptiesTheReport() {
        start();
        engine.last().says(5, FakeEngine.line(1, 80, move("g3-f4")));
        timing.pass(100);
        assertThat(session.reportProperty().get().snapshot()).isNotNull();
        int stops = engine.stops();

        document.step(1);

        assertThat(engine.stops()).isGreaterThan(stops);
        assertThat(session.reportProperty().get().snapshot()).isNull();
        assertThat(state()).isEqualTo(State.THINKING);
    }

    @Test
    void whatIsSaidAboutAnotherPositionIsDropped() {
        start();
        var first = engine.last();
        first.says(5, FakeEngine.line(1, 80, move("g3-f4")));
        document.step(1);
        first.says(6, FakeEngine.line(1, 90, move("g3-f4")));
        timing.pass(300);
        first.answers(Outcome.ONGOING, move("g3-f4"), 7, FakeEngine.line(1, 95, move("g3-f4")));
        timing.pass(300);

        assertThat(session.reportProperty().get().snapshot()).isNull();
        assertThat(state()).isEqualTo(State.THINKING);
        engine.last().says(3, FakeEngine.line(1, -20, move("a5-a4")));
        timing.pass(100);
        assertThat(session.reportProperty().get().snapshot().depth()).isEqualTo(3);
    }

    @Test
    void comingBackToANodeIsANewSearch() {
        start();
        var first = engine.last();
        timing.pass(1000);
        document.step(1);
        timing.pass(1000);
        document.step(-1);
        first.says(9, FakeEngine.line(1, 80, move("g3-f4")));
        timing.pass(300);

        assertThat(engine.asked()).hasSize(3);
        assertThat(session.reportProperty().get().snapshot()).isNull();
    }

    @Test
    void aReplyWithAForeignNumberIsDropped() {
        document.step(1);
        start();
        var foreign = new FakeEngine.Asked(
                new hoppity.engine.SearchRequest(
                        engine.last().request().id() + 1,
                        document.record().variant(),
                        document.record().startPosition(),
                        List.of(),
                        Limits.INFINITE,
                        1),
                engine.last().listener());

        foreign.says(9, FakeEngine.line(1, 80, move("g3-f4")));
        timing.pass(300);

        assertThat(session.reportProperty().get().snapshot()).isNull();
    }

    @Test
    void ofAFloodTenASecondPassAndTheLastWordAlways() {
        start();
        var depths = new ArrayList<Integer>();
        session.reportProperty().addListener((observable, before, now) -> {
            if (now.snapshot() != null) {
                depths.add(now.snapshot().depth());
            }
        });
        for (int i = 1; i <= 1000; i++) {
            engine.last().says(i, FakeEngine.line(1, i, move("g3-f4")));
            timing.pass(1);
        }
        engine.last().answers(Outcome.ONGOING, move("g3-f4"), 1001, FakeEngine.line(1, 7, move("g3-f4")));
        timing.pass(1000);

        assertThat(depths).hasSizeBetween(10, 12).last().isEqualTo(1001);
        assertThat(state()).isEqualTo(State.FINISHED);
    }

    @Test
    void analysingChangesNothingInTheDocument() {
        start();
        long revision = document.contentRevision();
        for (int i = 0; i < 5; i++) {
            engine.last().says(i, FakeEngine.line(1, i, move("h4-h5")));
            timing.pass(300);
            document.step(1);
        }

        assertThat(document.isDirty()).isFalse();
        assertThat(document.contentRevision()).isEqualTo(revision);
        assertThat(document.revisionProperty().get()).isZero();
    }

    @Test
    void aCommentDoesNotDisturbTheSearch() {
        start();
        engine.last().says(5, FakeEngine.line(1, 80, move("g3-f4")));
        timing.pass(100);

        document.annotate(document.cursor(), annotations -> annotations.withTitle("here"), "title");

        assertThat(engine.asked()).hasSize(1);
        assertThat(session.reportProperty().get().snapshot()).isNotNull();
    }

    @Test
    void anotherNumberOfLinesSearchesAgainAndKeepsWhatIsThere() {
        start();
        engine.last().says(5, FakeEngine.line(1, 80, move("g3-f4")));
        timing.pass(100);

        lines.set(5);

        assertThat(engine.asked()).hasSize(2);
        assertThat(engine.last().request().multiPv()).isEqualTo(5);
        assertThat(session.reportProperty().get().snapshot()).isNotNull();
        session.onProperty().set(false);
        lines.set(2);
        assertThat(engine.asked()).hasSize(2);
    }

    @Test
    void switchedOffItKeepsItsLastWordUntilTheCursorMoves() {
        start();
        engine.last().says(5, FakeEngine.line(1, 80, move("g3-f4")));
        timing.pass(100);

        session.onProperty().set(false);
        engine.last().says(6, FakeEngine.line(1, 90, move("g3-f4")));
        timing.pass(300);

        assertThat(state()).isEqualTo(State.STOPPED);
        assertThat(session.reportProperty().get().snapshot().depth()).isEqualTo(5);
        document.step(1);
        assertThat(state()).isEqualTo(State.OFF);
    }

    @Test
    void switchedOffWhileSettlingItAsksNothing() {
        start();
        timing.pass(1000);
        document.step(1);
        timing.pass(10);
        document.step(1);
        session.onProperty().set(false);
        timing.pass(1000);

        assertThat(engine.asked()).hasSize(2);
    }

    @Test
    void aGameThatTheRulesEndedHasAnOutcome() {
        start();
        engine.last().answers(Outcome.win(1, Termination.CAMP_FILLED), null, 0);
        timing.pass(300);

        assertThat(state()).isEqualTo(State.GAME_OVER);
        assertThat(session.reportProperty().get().outcome().winner()).isEqualTo(1);
    }

    @Test
    void aGameThatAPlayerEndedIsNotSearched() {
        document.play(new Turn.Claimed(Turn.Claim.RESIGN));
        start();

        assertThat(engine.asked()).isEmpty();
        assertThat(state()).isEqualTo(State.GAME_OVER);
        document.first();
        timing.pass(300);
        assertThat(engine.asked()).hasSize(1);
    }

    @Test
    void anEngineThatBreaksOffIsReportedAndTheNextPositionSearched() {
        start();
        engine.last().fails(new IllegalStateException("the table is gone\nat line 3"));
        timing.pass(300);

        assertThat(state()).isEqualTo(State.FAILED);
        assertThat(session.reportProperty().get().problem()).isEqualTo("the table is gone");
        document.step(1);
        assertThat(state()).isEqualTo(State.THINKING);
        engine.last().fails(new StackOverflowError());
        timing.pass(300);
        assertThat(session.reportProperty().get().problem()).isEqualTo("StackOverflowError");
    }

    @Test
    void anotherGameIsAnotherSearch() {
        start();
        var first = engine.last();
        session.documentProperty()
                .set(new GameDocument(new GameRecord(Variants.presets().get("gambiter-ugolki")), null));
        first.says(5, FakeEngine.line(1, 80, move("g3-f4")));
        timing.pass(300);

        assertThat(engine.asked()).hasSize(2);
        assertThat(engine.last().request().variant().id()).isEqualTo("gambiter-ugolki");
        assertThat(session.reportProperty().get().snapshot()).isNull();
        document.step(1);
        timing.pass(300);
        assertThat(engine.asked()).as("the game before is let go").hasSize(2);
    }

    @Test
    void closingStopsAndClosesTheEngine() {
        start();
        session.close();
        document.step(1);
        timing.pass(1000);

        assertThat(engine.stops()).isPositive();
        assertThat(engine.isClosed()).isTrue();
        assertThat(engine.asked()).hasSize(1);
        assertThat(state()).isEqualTo(State.NO_GAME);
    }

    @Test
    void theThreatIsAskedForWithTheTurnPassed() {
        document.step(1);
        start();

        session.threatProperty().set(true);

        assertThat(engine.asked()).hasSize(2);
        assertThat(engine.last().request().moves()).containsExactly(move("h4-h5"), Move.PASS);
        assertThat(session.reportProperty().get().threat()).isTrue();
        engine.last().says(5, FakeEngine.line(1, 80, move("g3-f4")));
        timing.pass(300);
        assertThat(session.reportProperty().get().threat()).isTrue();
        assertThat(session.reportProperty().get().snapshot().depth()).isEqualTo(5);
    }

    @Test
    void aLateWordOnThePositionIsNoThreat() {
        start();
        var normal = engine.last();
        normal.says(8, FakeEngine.line(1, 70, move("g3-f4")));
        session.threatProperty().set(true);
        normal.says(9, FakeEngine.line(1, 80, move("g3-f4")));
        timing.pass(300);
        normal.answers(Outcome.ONGOING, move("g3-f4"), 10, FakeEngine.line(1, 80, move("g3-f4")));
        timing.pass(300);

        assertThat(session.reportProperty().get().snapshot()).isNull();
        assertThat(state()).isEqualTo(State.THINKING);
    }

    @Test
    void aLateThreatIsNoWordOnThePosition() {
        start();
        session.threatProperty().set(true);
        var threat = engine.last();
        threat.says(8, FakeEngine.line(1, 70, move("a5-a4")));
        session.threatProperty().set(false);
        threat.says(9, FakeEngine.line(1, 80, move("a5-a4")));
        timing.pass(300);
        threat.answers(Outcome.ONGOING, move("a5-a4"), 10, FakeEngine.line(1, 80, move("a5-a4")));
        timing.pass(300);

        assertThat(session.reportProperty().get().threat()).isFalse();
        assertThat(session.reportProperty().get().snapshot()).isNull();
        assertThat(engine.asked()).hasSize(3);
        assertThat(engine.last().request().moves()).isEmpty();
    }

    @Test
    void askedForTheThreatTheEngineGoesOn() {
        session.documentProperty().set(document);
        timing.pass(1000);
        session.threatProperty().set(true);

        assertThat(session.onProperty().get()).isTrue();
        assertThat(engine.asked()).hasSize(1);
        assertThat(engine.last().request().moves()).containsExactly(Move.PASS);
    }

    @Test
    void theThreatEndsWithTheCursorAndWithTheEngine() {
        start();
        session.threatProperty().set(true);
        timing.pass(1000);
        document.step(1);

        assertThat(session.threatProperty().get()).isFalse();
        assertThat(session.reportProperty().get().threat()).isFalse();
        assertThat(engine.asked()).hasSize(3);
        assertThat(engine.last().request().moves()).containsExactly(move("h4-h5"));

        session.threatProperty().set(true);
        engine.last().says(5, FakeEngine.line(1, 80, move("h5-h4")));
        timing.pass(300);
        session.onProperty().set(false);
        assertThat(session.threatProperty().get()).isFalse();
        assertThat(session.reportProperty().get().snapshot())
                .as("nothing of it stays")
                .isNull();
        assertThat(state()).isEqualTo(State.OFF);
    }

    @Test
    void whereAPassEndsTheGameThereIsNoThreat() {
        start();
        session.threatProperty().set(true);
        engine.last().answers(Outcome.win(1, Termination.HOME_NOT_LEFT), null, 0);
        timing.pass(300);

        assertThat(state()).isEqualTo(State.GAME_OVER);
        assertThat(session.reportProperty().get().threat()).isTrue();
    }

    @Test
    void ourOwnEngineAnswersAndItsThreadEnds() throws InterruptedException {
        var heard = new CountDownLatch(1);
        var own = new EngineSession(SearchEngine.of(() -> new EngineChoice(List.of(), 1, 1)), lines, new Timing() {
            @Override
            public long now() {
                return System.nanoTime();
            }

            @Override
            public void runOnUi(long delayNanos, Runnable action) {
                heard.countDown();
            }
        });
        own.documentProperty().set(document);
        own.onProperty().set(true);

        assertThat(heard.await(60, TimeUnit.SECONDS)).isTrue();
        own.close();
        var thread = Thread.getAllStackTraces().keySet().stream()
                .filter(t -> t.getName().equals("hoppity-engine"))
                .toList();
        for (var each : thread) {
            each.join(60_000);
            assertThat(each.isAlive()).isFalse();
        }
    }

    private void start() {
        session.documentProperty().set(document);
        timing.pass(1000);
        session.onProperty().set(true);
        timing.pass(1000);
    }

    private State state() {
        return session.reportProperty().get().state();
    }

    private Move move(String text) {
        return ((Turn.Played) new MoveText(document.record().variant().topology()).read(text)).move();
    }
}
