package hoppity.studio.enginepanel;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.analysis.WinChance;
import hoppity.engine.Line;
import hoppity.engine.Score;
import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.record.Evaluation;
import hoppity.record.Extras;
import hoppity.record.GameInfo.EngineInfo;
import hoppity.record.GameNode;
import hoppity.rules.Move;
import hoppity.rules.Outcome;
import hoppity.rules.Termination;
import hoppity.studio.concurrent.EngineSession;
import hoppity.studio.concurrent.FakeEngine;
import hoppity.studio.concurrent.SimulatedTiming;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import java.util.List;
import javafx.beans.property.SimpleIntegerProperty;
import org.junit.jupiter.api.Test;

class EnginePanelViewModelTest {
    private final SimulatedTiming timing = new SimulatedTiming();
    private final FakeEngine engine = new FakeEngine();
    private final EngineSession session = timing.session(engine, new SimpleIntegerProperty(3));
    private final EnginePanelViewModel model =
            new EnginePanelViewModel(session, new EngineInfo("hoppity", "Hoppity", "1", Extras.NONE, Extras.NONE));
    private final GameDocument document = new GameDocument(GameFixture.shuttle(8), null);

    @Test
    void offItSaysWhatToDo() {
        assertThat(model.messageProperty().get()).isEqualTo("No game is open.");
        session.documentProperty().set(document);

        assertThat(model.messageProperty().get()).isEqualTo("The engine is off. Press Space to analyse this position.");
        assertThat(model.statusProperty().get()).isEqualTo(EngineStatus.OFF);
        assertThat(model.hasLineProperty().get()).isFalse();
    }

    @Test
    void aLineIsShownWithRoutesScoreAndNumbers() {
        start();
        says(FakeEngine.line(1, 80, moves("g3-f4", "c8-d7", "g1-e5")), FakeEngine.line(2, -10, moves("h4-h5")));

        var best = model.linesProperty().get().get(0);
        assertThat(best.badge()).isEqualTo("+0.8");
        assertThat(best.text()).isEqualTo("g3-f4 c8-d7 g1-g3-e5");
        assertThat(best.moves()
                        .get(2)
                        .after()
                        .at(document.record().variant().topology().find("e5")))
                .isZero();
        assertThat(model.linesProperty().get().get(1).badge()).isEqualTo("−0.1");
        assertThat(model.factsProperty().get())
                .isEqualTo(new EngineFacts("", "depth 14", "4.6 M nodes/s", "hash 31 %"));
        assertThat(model.arrowsProperty().get().get(0).route()).isEqualTo(cells("g3-f4"));
        assertThat(model.winSharesProperty().get()).containsExactly(WinChance.of(80), 1 - WinChance.of(80));
        assertThat(model.statusProperty().get()).isEqualTo(EngineStatus.THINKING);
        assertThat(model.messageProperty().get()).isEmpty();
        var preview = model.positionAfter(best.moves().get(2));
        assertThat(preview.lastRoute()).isEqualTo(cells("g1-g3-e5"));
    }

    @Test
    void aLineThatSaysTheSameIsNotWorkedOutAgain() {
        start();
        says(FakeEngine.line(1, 80, moves("g3-f4", "c8-d7")), FakeEngine.line(2, 10, moves("h4-h5", "c8-d7")));
        var before = model.linesProperty().get();

        says(FakeEngine.line(1, 90, moves("h4-h5", "c8-d7")), FakeEngine.line(2, 20, moves("g3-f4", "a5-a4")));

        var now = model.linesProperty().get();
        assertThat(now.get(0).badge()).isEqualTo("+0.9");
        assertThat(now.get(0).moves().get(1)).isSameAs(before.get(1).moves().get(1));
        assertThat(now.get(1).text()).isEqualTo("g3-f4 a5-a4");
    }

    @Test
    void theEndOfALineThatIsNotLegalIsCutOff() {
        start();
        says(FakeEngine.line(1, 0, moves("g3-f4", "c8-d7", "a1-a2", "h4-h5")), FakeEngine.line(2, 0, moves("a1-a2")));

        assertThat(model.linesProperty().get()).hasSize(1);
        assertThat(model.linesProperty().get().get(0).text()).isEqualTo("g3-f4 c8-d7");
    }

    @Test
    void aProvenResultIsFullShareAndSaysSo() {
        start();
        says(new Line(1, 9, new Score.Loss(4), List.of(moves("g3-f4"))));

        assertThat(model.statusProperty().get()).isEqualTo(EngineStatus.PROVEN);
        assertThat(model.winSharesProperty().get()).containsExactly(0.0, 1.0);
        assertThat(model.linesProperty().get().get(0).badge()).isEqualTo("Black wins in 4");
    }

    @Test
    void movingOnEmptiesArrowLinesAndBar() {
        start();
        says(FakeEngine.line(1, 80, moves("g3-f4")));

        document.step(1);

        assertThat(model.linesProperty().get()).isEmpty();
        assertThat(model.arrowsProperty().get()).isEmpty();
        assertThat(model.winSharesProperty().get()).isEmpty();
        assertThat(model.factsProperty().get()).isEqualTo(EngineFacts.NONE);
    }

    @Test
    void aMoveOfALineIsPlayedAsOneEdit() {
        start();
        says(FakeEngine.line(1, 80, moves("g3-f4", "c8-d7", "g1-e5", "a5-a4")));
        int size = document.record().tree().size();

        model.playUpTo(model.linesProperty().get().get(0), 3);

        assertThat(document.record().tree().size()).isEqualTo(size + 3);
        assertThat(path(document.cursor())).isEqualTo("g3-f4 c8-d7 g1-g3-e5");
        assertThat(document.cursor().isMainLine()).isFalse();
        document.undo();
        assertThat(document.record().tree().size()).isEqualTo(size);
        assertThat(document.cursor().isRoot()).isTrue();
        assertThat(document.isDirty()).isFalse();
    }

    @Test
    void aWholeLineIsAddedAsOneEditAndThePositionStays() {
        start();
        says(FakeEngine.line(1, 80, moves("g3-f4", "c8-d7", "g1-e5")));

        model.addBest();

        assertThat(document.cursor().isRoot()).isTrue();
        assertThat(document.record().tree().root().children()).hasSize(2);
        assertThat(model.linesProperty().get()).as("the analysis goes on").hasSize(1);
        document.undo();
        assertThat(document.record().tree().root().children()).hasSize(1);
        model.addBest();
        model.addBest();
        assertThat(document.record().tree().root().children())
                .as("a second time adds nothing")
                .hasSize(2);
    }

    @Test
    void aMoveThatIsInTheGameIsFollowed() {
        start();
        says(FakeEngine.line(1, 0, moves("h4-h5", "a5-a4")));

        model.playUpTo(model.linesProperty().get().get(0), 2);

        assertThat(document.cursor().ply()).isEqualTo(2);
        assertThat(document.isDirty()).isFalse();
    }

    @Test
    void aLineOfAnotherPositionDoesNothing() {
        start();
        says(FakeEngine.line(1, 80, moves("g3-f4")));
        var old = model.linesProperty().get();
        assertThat(model.areCurrent(old)).isTrue();
        document.step(1);

        model.playUpTo(old.get(0), 1);
        model.add(old.get(0));
        model.playBest();
        model.store();

        assertThat(model.areCurrent(old)).isFalse();
        assertThat(document.cursor().ply()).isEqualTo(1);
        assertThat(document.isDirty()).isFalse();
    }

    @Test
    void theEvaluationIsStoredWithItsEngineAsOneEdit() {
        start();
        says(FakeEngine.line(1, 80, moves("g3-f4", "c8-d7")));
        assertThat(document.isDirty()).isFalse();

        model.store();

        var stored = document.cursor().annotations().evaluations();
        assertThat(stored)
                .containsExactly(new Evaluation(
                        "hoppity",
                        1,
                        80,
                        null,
                        null,
                        null,
                        List.of(),
                        14,
                        4_600_000L,
                        1000L,
                        List.of("g3-f4", "c8-d7"),
                        Extras.NONE));
        assertThat(document.record().info().engines())
                .extracting(EngineInfo::key)
                .containsExactly("hoppity");
        assertThat(document.isDirty()).isTrue();
        document.undo();
        assertThat(document.cursor().annotations().evaluations()).isEmpty();
        assertThat(document.record().info().engines()).isEmpty();
        assertThat(document.isDirty()).isFalse();
    }

    @Test
    void aLaterEvaluationReplacesThatOfTheSameEngineAlone() {
        GameFixture.annotate(
                document.record(),
                document.cursor(),
                document.cursor()
                        .annotations()
                        .withEvaluations(List.of(new Evaluation(
                                "e1", 1, 5, null, null, null, List.of(), 3, null, null, List.of(), Extras.NONE))));
        start();
        says(FakeEngine.line(1, 80, moves("g3-f4")));
        model.store();
        says(new Line(1, 15, new Score.Win(3), List.of(moves("g3-f4"))));
        model.store();

        var stored = document.cursor().annotations().evaluations();
        assertThat(stored).extracting(Evaluation::engine).containsExactly("e1", "hoppity");
        assertThat(stored.get(1).score()).isNull();
        assertThat(stored.get(1).proven()).isEqualTo(Evaluation.Proven.WIN);
        assertThat(stored.get(1).turns()).isEqualTo(3);
        assertThat(document.record().info().engines()).hasSize(1);
    }

    @Test
    void aKeyThatIsTakenByAnotherEngineIsNotUsed() {
        var record = document.record();
        var other = new EngineInfo("hoppity", "Hoppity", "0.9", Extras.NONE, Extras.NONE);
        document.perform(
                hoppity.record.Edits.changeInfo(record, record.info().withEngines(List.of(other)), 0, "engine"));
        start();
        says(FakeEngine.line(1, 80, moves("g3-f4")));

        model.store();

        assertThat(document.cursor().annotations().evaluations().get(0).engine())
                .isEqualTo("hoppity2");
        assertThat(record.info().engines()).extracting(EngineInfo::version).containsExactly("0.9", "1");
    }

    @Test
    void aStoredEvaluationFillsTheBarWhileTheEngineIsOff() {
        start();
        says(FakeEngine.line(1, 80, moves("g3-f4")));
        model.store();
        session.onProperty().set(false);
        document.step(1);
        assertThat(model.winSharesProperty().get()).isEmpty();

        document.step(-1);

        assertThat(model.winSharesProperty().get()).containsExactly(WinChance.of(80), 1 - WinChance.of(80));
        document.undo();
        assertThat(model.winSharesProperty().get()).isEmpty();
    }

    @Test
    void theEndOfAGameIsSaidInWords() {
        start();
        engine.last().answers(Outcome.win(1, Termination.CAMP_FILLED), null, 0);
        timing.pass(300);
        assertThat(model.messageProperty().get()).isEqualTo("The game is over: Black filled its camp.");
        assertThat(model.statusProperty().get()).isEqualTo(EngineStatus.GAME_OVER);

        document.step(1);
        document.play(new Turn.Claimed(Turn.Claim.RESIGN));
        timing.pass(300);
        assertThat(model.messageProperty().get()).isEqualTo("The game is over: Black resigned.");
    }

    @Test
    void aSeatThatCannotMoveIsSaidToPass() {
        start();
        says(FakeEngine.line(1, 0, Move.PASS, moves("a5-a4")[0]));

        assertThat(model.linesProperty().get().get(0).text()).isEqualTo("-- a5-a4");
        assertThat(model.messageProperty().get()).isEqualTo("White has no move and passes.");
        assertThat(model.arrowsProperty().get()).isEmpty();
        model.playBest();
        assertThat(document.cursor().turn()).isEqualTo(Turn.SKIP);
    }

    @Test
    void aFailureIsOneLineAndCanBeTriedAgain() {
        start();
        engine.last().fails(new IllegalStateException("no memory"));
        timing.pass(300);

        assertThat(model.messageProperty().get()).isEqualTo("The engine stopped: no memory.");
        assertThat(model.statusProperty().get()).isEqualTo(EngineStatus.FAILED);
        model.analyse();
        timing.pass(300);
        assertThat(model.statusProperty().get()).isEqualTo(EngineStatus.THINKING);
        assertThat(engine.asked()).hasSize(2);
    }

    @Test
    void theCommandsFollowTheState() {
        var commands = new EngineCommands(model);
        session.documentProperty().set(document);
        timing.pass(1000);
        assertThat(commands.store().enabled().get()).isFalse();

        commands.toggle().run();
        assertThat(session.onProperty().get()).isTrue();
        says(FakeEngine.line(1, 80, moves("g3-f4")));
        assertThat(commands.all()).allMatch(command -> command.enabled().get());
        commands.toggle().run();
        assertThat(model.statusProperty().get()).isEqualTo(EngineStatus.STOPPED);
        assertThat(commands.store().enabled().get())
                .as("what was found can still be kept")
                .isTrue();
    }

    private void start() {
        session.documentProperty().set(document);
        timing.pass(1000);
        session.onProperty().set(true);
        timing.pass(1000);
    }

    private void says(Line... lines) {
        engine.last().says(14, lines);
        timing.pass(300);
    }

    private Move[] moves(String... texts) {
        var reader = new MoveText(document.record().variant().topology());
        return java.util.Arrays.stream(texts)
                .map(text -> ((Turn.Played) reader.read(text)).move())
                .toArray(Move[]::new);
    }

    private List<Integer> cells(String text) {
        return ((Turn.Played) new MoveText(document.record().variant().topology()).read(text)).route();
    }

    private String path(GameNode node) {
        var writer = new MoveText(document.record().variant().topology());
        return document.record().tree().pathTo(node).stream()
                .filter(n -> n.turn() != null)
                .map(n -> writer.write(n.turn()))
                .collect(java.util.stream.Collectors.joining(" "));
    }
}
