package hoppity.studio.enginepanel;

import static hoppity.words.Words.tr;

import hoppity.analysis.WinChance;
import hoppity.engine.Snapshot;
import hoppity.export.text.OutcomeText;
import hoppity.notation.Turn;
import hoppity.record.Edits;
import hoppity.record.Extras;
import hoppity.record.GameInfo.EngineInfo;
import hoppity.record.GameNode;
import hoppity.rules.Outcome;
import hoppity.studio.board.BoardPosition;
import hoppity.studio.board.EngineArrow;
import hoppity.studio.concurrent.EngineReport;
import hoppity.studio.concurrent.EngineReport.State;
import hoppity.studio.concurrent.EngineSession;
import hoppity.studio.document.GameDocument;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import org.jspecify.annotations.Nullable;

/** What the engine panel shows of a session, and what a person can take from it into the game. */
public final class EnginePanelViewModel {
    /** The greatest number of lines in the panel. */
    public static final int MOST_LINES = 5;

    private final EngineSession session;
    private final EngineInfo engine;
    private final ReadOnlyObjectWrapper<List<EngineLine>> lines = new ReadOnlyObjectWrapper<>(this, "lines", List.of());
    private final ReadOnlyObjectWrapper<EngineFacts> facts =
            new ReadOnlyObjectWrapper<>(this, "facts", EngineFacts.NONE);
    private final ReadOnlyObjectWrapper<EngineStatus> status =
            new ReadOnlyObjectWrapper<>(this, "status", EngineStatus.OFF);
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper(this, "message", "");
    private final ObjectProperty<ShownArrows> shownArrows =
            new SimpleObjectProperty<>(this, "shownArrows", ShownArrows.ALL);
    private final ReadOnlyObjectWrapper<List<EngineArrow>> arrows =
            new ReadOnlyObjectWrapper<>(this, "arrows", List.of());
    private final ReadOnlyObjectWrapper<List<Double>> winShares =
            new ReadOnlyObjectWrapper<>(this, "winShares", List.of());
    private final ReadOnlyBooleanWrapper hasLine = new ReadOnlyBooleanWrapper(this, "hasLine");
    private final ChangeListener<Object> onStored = (observable, before, now) -> showShares();

    /** @param engine our own engine, as it is named in a record that keeps an evaluation */
    public EnginePanelViewModel(EngineSession session, EngineInfo engine) {
        this.session = session;
        this.engine = engine;
        session.reportProperty().addListener((observable, before, now) -> show(now));
        session.documentProperty().addListener((observable, before, now) -> follow(before, now));
        shownArrows.addListener(observable -> showArrows());
        follow(null, session.documentProperty().get());
        show(session.reportProperty().get());
    }

    public BooleanProperty onProperty() {
        return session.onProperty();
    }

    /** Whether the lines are what the next seat would play if the one to move passed. */
    public BooleanProperty threatProperty() {
        return session.threatProperty();
    }

    /** How many lines are asked for, 1 to {@value #MOST_LINES}. */
    public IntegerProperty lineCountProperty() {
        return session.linesProperty();
    }

    /** The best first; empty while there are none. */
    public ReadOnlyObjectProperty<List<EngineLine>> linesProperty() {
        return lines.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<EngineFacts> factsProperty() {
        return facts.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<EngineStatus> statusProperty() {
        return status.getReadOnlyProperty();
    }

    /** What to say in place of lines, or beside them; empty for nothing. */
    public ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    /** Which lines have arrows. */
    public ObjectProperty<ShownArrows> shownArrowsProperty() {
        return shownArrows;
    }

    /** The arrows of the lines' first moves, for the board. */
    public ReadOnlyObjectProperty<List<EngineArrow>> arrowsProperty() {
        return arrows.getReadOnlyProperty();
    }

    /**
     * Each seat's chance of winning, 0 to 1, in turn order; partners have the same. The engine's, else those stored at the
     * cursor; empty if there are neither.
     */
    public ReadOnlyObjectProperty<List<Double>> winSharesProperty() {
        return winShares.getReadOnlyProperty();
    }

    /** Whether there is a line to add, play or store: a threat is none. */
    public ReadOnlyBooleanProperty hasLineProperty() {
        return hasLine.getReadOnlyProperty();
    }

    /** How the board is turned, in degrees, for previews. */
    public int rotation() {
        var game = session.documentProperty().get();
        return game == null ? 0 : game.rotationProperty().get();
    }

    /** Where a move of a line leads; null without a game. */
    public @Nullable BoardPosition positionAfter(LineMove move) {
        var game = session.documentProperty().get();
        if (game == null) {
            return null;
        }
        var route = move.turn() instanceof Turn.Played played ? played.route() : List.<Integer>of();
        return new BoardPosition(game.record().variant(), move.after(), route);
    }

    public boolean hasGame() {
        return session.documentProperty().get() != null;
    }

    /** Whether lines are about the position that is shown. */
    public boolean areCurrent(List<EngineLine> shown) {
        var game = session.documentProperty().get();
        return game != null
                && !shown.isEmpty()
                && shown.get(0).at() == game.cursor()
                && shown.get(0).threat() == isThreat();
    }

    /** Switches the engine on, or off and on again after a failure. */
    public void analyse() {
        session.onProperty().set(false);
        session.onProperty().set(true);
    }

    /** Adds a line up to one of its moves as a variation at the cursor, or follows it where it is there, and goes to its end. */
    public void playUpTo(EngineLine line, int moves) {
        var game = session.documentProperty().get();
        if (game == null || line.threat() || line.at() != game.cursor()) {
            return;
        }
        var turns = line.turns(moves);
        var start = line.at();
        game.edit(() -> Edits.addLine(game.record(), start, turns));
        endOf(game, start, turns).filter(end -> end != game.cursor()).ifPresent(game::goTo);
    }

    /** Adds a whole line as a variation and stays. */
    public void add(EngineLine line) {
        var game = session.documentProperty().get();
        if (game != null && !line.threat() && line.at() == game.cursor()) {
            game.editInPlace(() -> Edits.addLine(
                    game.record(), line.at(), line.turns(line.moves().size())));
        }
    }

    /** Adds the best line as a variation and stays. */
    public void addBest() {
        lines.get().stream().findFirst().ifPresent(this::add);
    }

    /** Plays the best move. */
    public void playBest() {
        lines.get().stream().findFirst().ifPresent(line -> playUpTo(line, 1));
    }

    /** Keeps the score of the best line with the position, as an edit. */
    public void store() {
        var game = session.documentProperty().get();
        var snapshot = session.reportProperty().get().snapshot();
        if (game != null && snapshot != null && hasLine.get()) {
            var best = lines.get().get(0);
            game.editInPlace(
                    () -> Optional.of(StoredEvaluation.edit(game.record(), game.cursor(), thinker(), best, snapshot)));
        }
    }

    private EngineInfo thinker() {
        var other = session.foreignName();
        return other.isEmpty() ? engine : new EngineInfo("other", other, null, Extras.NONE, Extras.NONE);
    }

    private static Optional<GameNode> endOf(GameDocument game, GameNode start, List<Turn> turns) {
        Optional<GameNode> node = Optional.of(start);
        for (var turn : turns) {
            node = node.flatMap(n -> game.record().tree().child(n, turn));
        }
        return node;
    }

    private void follow(@Nullable GameDocument before, @Nullable GameDocument now) {
        if (before != null) {
            before.cursorProperty().removeListener(onStored);
            before.revisionProperty().removeListener(onStored);
        }
        if (now != null) {
            now.cursorProperty().addListener(onStored);
            now.revisionProperty().addListener(onStored);
        }
        showShares();
    }

    private void show(EngineReport report) {
        var game = session.documentProperty().get();
        var snapshot = report.snapshot();
        lines.set(game == null || snapshot == null ? List.of() : linesOf(game, report.threat(), snapshot));
        hasLine.set(!lines.get().isEmpty() && !report.threat());
        facts.set(snapshot == null ? EngineFacts.NONE : EngineFacts.of(session.foreignName(), snapshot));
        showArrows();
        status.set(EngineStatus.of(
                report.state(),
                !lines.get().isEmpty() && lines.get().get(0).score().isProven()));
        message.set(game == null ? tr("No game is open.") : message(game, report));
        showShares();
    }

    private void showArrows() {
        var now = shownArrows.get().of(lines.get());
        if (!now.equals(arrows.get())) {
            arrows.set(now);
        }
    }

    private boolean isThreat() {
        return session.reportProperty().get().threat();
    }

    private List<EngineLine> linesOf(GameDocument game, boolean threat, Snapshot snapshot) {
        return snapshot.lines().stream()
                .map(line -> EngineLine.of(game, threat, line, lines.get()))
                .filter(line -> !line.moves().isEmpty())
                .limit(MOST_LINES)
                .toList();
    }

    private String message(GameDocument game, EngineReport report) {
        var variant = game.record().variant();
        var seat = variant.seat(game.position().toMove()).name();
        return switch (report.state()) {
            case NO_GAME -> tr("No game is open.");
            case OFF -> tr("The engine is off. Press Space to analyse this position.");
            case GAME_OVER ->
                report.threat() && report.outcome() != null
                        ? tr(
                                "No threat: with the turn passed the game is over: {0}.",
                                end(game, report.outcome(), seat))
                        : tr("The game is over: {0}.", end(game, report.outcome(), seat));
            case FAILED -> tr("The engine stopped: {0}.", report.problem());
            case THINKING, FINISHED, STOPPED ->
                passes(lines.get())
                        ? pass(variant.seat(lines.get().get(0).mover()).name(), report.threat())
                        : "";
        };
    }

    private static String pass(String seat, boolean threat) {
        return threat ? tr("{0} has no move: there is no threat.", seat) : tr("{0} has no move and passes.", seat);
    }

    private static boolean passes(List<EngineLine> shown) {
        return !shown.isEmpty() && shown.get(0).moves().get(0).turn() instanceof Turn.Skipped;
    }

    /** A game that no rule has ended was ended by the seat to move, or by both. */
    private static String end(GameDocument game, @Nullable Outcome outcome, String seat) {
        if (outcome != null) {
            return OutcomeText.of(game.record().variant(), outcome);
        }
        for (var node : game.record().tree().pathTo(game.cursor())) {
            if (node.turn() instanceof Turn.Claimed claimed) {
                return switch (claimed.claim()) {
                    case RESIGN -> tr("{0} resigned", seat);
                    case TIME -> tr("{0} ran out of time", seat);
                    case DRAW -> tr("a draw was agreed");
                };
            }
        }
        return tr("nothing is left to play");
    }

    private void showShares() {
        var game = session.documentProperty().get();
        if (game == null) {
            winShares.set(List.of());
        } else if (hasLine.get()) {
            winShares.set(lines.get().get(0).shares());
        } else {
            var report = session.reportProperty().get();
            boolean unheard = report.threat() || report.state() == State.OFF || report.state() == State.THINKING;
            winShares.set(unheard ? stored(game) : List.of());
        }
    }

    private static List<Double> stored(GameDocument game) {
        return game.cursor().annotations().evaluations().stream()
                .map(evaluation -> WinChance.shares(evaluation, game.record().variant()))
                .filter(shares -> !shares.isEmpty())
                .findFirst()
                .orElse(List.of());
    }
}
