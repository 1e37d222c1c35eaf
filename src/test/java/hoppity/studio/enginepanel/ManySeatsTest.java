package hoppity.studio.enginepanel;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.Line;
import hoppity.engine.Score;
import hoppity.record.Evaluation;
import hoppity.record.Extras;
import hoppity.record.GameInfo.EngineInfo;
import hoppity.record.GameRecord;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import hoppity.studio.concurrent.EngineSession;
import hoppity.studio.concurrent.FakeEngine;
import hoppity.studio.concurrent.SimulatedTiming;
import hoppity.studio.document.GameDocument;
import java.util.List;
import javafx.beans.property.SimpleIntegerProperty;
import org.junit.jupiter.api.Test;

/** The engine panel where more than two play: shares in place of a score for one side. */
class ManySeatsTest {
    private static final Variant THREE = Variants.presets().get("chinese-checkers-3");

    private final SimulatedTiming timing = new SimulatedTiming();
    private final FakeEngine engine = new FakeEngine();
    private final EngineSession session = timing.session(engine, new SimpleIntegerProperty(3));
    private final EnginePanelViewModel model =
            new EnginePanelViewModel(session, new EngineInfo("hoppity", "Hoppity", "1", Extras.NONE, Extras.NONE));
    private final GameDocument document = new GameDocument(new GameRecord(THREE), null);

    @Test
    void theBadgeIsTheShareOfTheSeatToMove() {
        start();
        says(estimate(List.of(0.414, 0.326, 0.26)));

        var line = model.linesProperty().get().get(0);
        assertThat(line.badge()).isEqualTo("White 41 %");
        assertThat(line.favours()).isZero();
        assertThat(line.sentence()).isEqualTo("Estimated chances to win: White 41 %, Black 33 %, Red 26 %.");
        assertThat(model.winSharesProperty().get()).containsExactly(0.414, 0.326, 0.26);
        assertThat(model.arrowsProperty().get()).isNotEmpty();

        model.playBest();
        timing.pass(1000);
        says(estimate(List.of(0.5, 0.3, 0.2)));

        assertThat(model.linesProperty().get().get(0).badge()).isEqualTo("Black 30 %");
        assertThat(model.linesProperty().get().get(0).favours()).isEqualTo(1);
    }

    @Test
    void theSharesAreStoredAndShownWithoutTheEngine() {
        start();
        says(estimate(List.of(0.41234567, 0.32765433, 0.26)));
        model.playBest();
        timing.pass(1000);
        says(estimate(List.of(0.41234567, 0.32765433, 0.26)));
        model.store();

        var stored = document.cursor().annotations().evaluations().get(0);
        assertThat(stored.pov()).isEqualTo(2);
        assertThat(stored.score()).isEqualTo(-150);
        assertThat(stored.proven()).isNull();
        assertThat(stored.wins()).containsExactly(0.4123, 0.3277, 0.26);

        session.onProperty().set(false);
        document.step(-1);
        assertThat(model.winSharesProperty().get()).isEmpty();
        document.step(1);
        assertThat(model.winSharesProperty().get()).containsExactly(0.4123, 0.3277, 0.26);
    }

    @Test
    void aFinishIsAFact() {
        start();
        says(new Line(1, 1, new Score.Win(1), List.of(1.0, 0.0, 0.0), List.of(move())));

        var line = model.linesProperty().get().get(0);
        assertThat(line.badge()).isEqualTo("White wins in 1");
        assertThat(line.sentence()).isEqualTo("A fact: White wins with this move.");
        assertThat(model.statusProperty().get()).isEqualTo(EngineStatus.PROVEN);
        model.store();
        var stored = document.cursor().annotations().evaluations().get(0);
        assertThat(stored.proven()).isEqualTo(Evaluation.Proven.WIN);
        assertThat(stored.pov()).isEqualTo(1);
    }

    @Test
    void onceThereIsAWinnerTheLeadIsShown() {
        var line = new Line(1, 4, new Score.Estimate(-140), List.of(1.0, 0.0, 0.0), List.of(new Move(1, 2)));

        assertThat(ScoreText.brief(THREE, line, 1)).isEqualTo("−1.4");
        assertThat(ScoreText.sentence(THREE, line, 1)).isEqualTo("For the next place Black is 1.4 tempi behind.");
    }

    @Test
    void partnersAreNamedTogether() {
        var partners = Variants.presets().get("halma-16-partners");
        var line = new Line(1, 4, new Score.Estimate(100), List.of(0.6, 0.4, 0.6, 0.4), List.of(new Move(1, 2)));

        assertThat(ScoreText.brief(partners, line, 2)).isEqualTo("Red 60 %");
        assertThat(ScoreText.sentence(partners, line, 2))
                .isEqualTo("Estimated chances to win: White and Red 60 %, Black and Green 40 %.");
    }

    private void start() {
        session.documentProperty().set(document);
        timing.pass(1000);
        session.onProperty().set(true);
        timing.pass(1000);
    }

    private Line estimate(List<Double> shares) {
        return new Line(1, 9, new Score.Estimate(-150), shares, List.of(move()));
    }

    private Move move() {
        return new MoveGenerator(THREE).moves(document.position()).get(0);
    }

    private void says(Line line) {
        engine.last().says(9, line);
        timing.pass(300);
    }
}
