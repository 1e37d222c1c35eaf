package hoppity.studio.concurrent;

import hoppity.engine.BestMove;
import hoppity.engine.EngineListener;
import hoppity.engine.Limits;
import hoppity.engine.SearchRequest;
import hoppity.engine.Snapshot;
import hoppity.notation.Turn;
import hoppity.record.GameNode;
import hoppity.rules.Move;
import hoppity.rules.MutablePosition;
import hoppity.studio.concurrent.EngineReport.State;
import hoppity.studio.document.GameDocument;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import org.jspecify.annotations.Nullable;

/**
 * One engine that follows the cursor of a document and searches there until it is stopped. It reads the document and never
 * changes it. Lives on the UI thread.
 *
 * <p>Every message of the engine is about a {@link Subject}: the request, the node and the position that it was asked about.
 * It is dropped unless that is still what is shown. What is left reaches the UI at most {@value #PER_SECOND} times a second,
 * the last word always.
 *
 * <p>It can be asked for the <em>threat</em> instead: what the next seat would play if the one to move passed. The pass is a turn
 * like any other, so that a rule which would end the game after it does. A threat is a question about one position: with the
 * cursor it ends, lest its lines be taken for those of the next position.
 */
public final class EngineSession implements AutoCloseable {
    static final int PER_SECOND = 10;

    /** A cursor that moves on sooner than this is not worth a search. */
    static final Duration SETTLING = Duration.ofMillis(200);

    private final SearchEngine engine;
    private final Timing timing;
    private final LatestValue<Message> gate;
    private final IntegerProperty lines;
    private final BooleanProperty on = new SimpleBooleanProperty(this, "on");
    private final BooleanProperty threat = new SimpleBooleanProperty(this, "threat");
    private final ObjectProperty<@Nullable GameDocument> document = new SimpleObjectProperty<>(this, "document");
    private final ReadOnlyObjectWrapper<EngineReport> report =
            new ReadOnlyObjectWrapper<>(this, "report", EngineReport.of(State.NO_GAME, false));
    private final ChangeListener<GameNode> onCursor = (observable, before, now) -> moved();
    /** Also read on the engine's thread, to keep what is stale from replacing a word that waits. */
    private volatile @Nullable Subject subject;

    private long lastRequest;
    private long movedAt;
    /** Whether the threat goes out with what it was about, rather than by a wish. */
    private boolean ending;

    /** What a search is about. */
    private record Subject(long request, GameDocument document, GameNode node, long positionKey, boolean threat) {
        boolean isShownIn(@Nullable GameDocument shown, boolean asThreat) {
            return shown == document && shown.cursor() == node && key(shown) == positionKey && asThreat == threat;
        }

        static long key(GameDocument document) {
            return new MutablePosition(document.record().variant(), document.position()).key();
        }
    }

    /** A word of the engine. */
    private sealed interface Message {
        Subject subject();

        record Progress(Subject subject, Snapshot snapshot) implements Message {}

        record Answer(Subject subject, BestMove bestMove) implements Message {}

        record Failure(Subject subject, Throwable cause) implements Message {}
    }

    /**
     * A session that is off and has no document.
     *
     * @param engine closed with the session
     * @param lines how many lines to ask for, from 1
     */
    public EngineSession(SearchEngine engine, IntegerProperty lines) {
        this(engine, lines, Timing.UI);
    }

    EngineSession(SearchEngine engine, IntegerProperty lines, Timing timing) {
        this.engine = engine;
        this.lines = lines;
        this.timing = timing;
        movedAt = timing.now() - SETTLING.toNanos();
        gate = new LatestValue<>(Duration.ofSeconds(1).dividedBy(PER_SECOND), this::receive, timing);
        document.addListener((observable, before, now) -> follow(before, now));
        on.addListener((observable, before, now) -> switchTo(now));
        threat.addListener((observable, before, now) -> turnTo(now));
        lines.addListener((observable, before, now) -> {
            var state = report.get().state();
            if (on.get() && (state == State.THINKING || state == State.FINISHED)) {
                ask();
            }
        });
    }

    /** Whether the engine is on. */
    public BooleanProperty onProperty() {
        return on;
    }

    /**
     * Whether it is asked for the threat. Set, it switches the engine on; it goes out when the cursor moves and when the engine is
     * switched off.
     */
    public BooleanProperty threatProperty() {
        return threat;
    }

    /** The game whose cursor is followed; null for none. */
    public ObjectProperty<@Nullable GameDocument> documentProperty() {
        return document;
    }

    /** What another program that analyses calls itself; empty while it is our own engine. */
    public String foreignName() {
        return engine.foreignName();
    }

    /** How many lines are asked for. */
    public IntegerProperty linesProperty() {
        return lines;
    }

    /** What is known about the position at the cursor. */
    public ReadOnlyObjectProperty<EngineReport> reportProperty() {
        return report.getReadOnlyProperty();
    }

    /** Stops, lets go of the document and closes the engine. */
    @Override
    public void close() {
        on.set(false);
        document.set(null);
        engine.close();
    }

    private void follow(@Nullable GameDocument before, @Nullable GameDocument now) {
        if (before != null) {
            before.cursorProperty().removeListener(onCursor);
        }
        if (now != null) {
            now.cursorProperty().addListener(onCursor);
        }
        moved();
    }

    private void switchTo(boolean nowOn) {
        if (nowOn) {
            begin();
            return;
        }
        var last = report.get();
        forget();
        endThreat();
        report.set(last.threat() || last.snapshot() == null ? idle() : last.in(State.STOPPED));
    }

    private void turnTo(boolean nowThreat) {
        if (ending) {
            return;
        }
        if (nowThreat && !on.get()) {
            on.set(true);
        } else if (on.get()) {
            forget();
            report.set(idle());
            ask();
        }
    }

    private void endThreat() {
        ending = true;
        threat.set(false);
        ending = false;
    }

    private void moved() {
        endThreat();
        begin();
    }

    private void begin() {
        boolean quick = timing.now() - movedAt < SETTLING.toNanos();
        movedAt = timing.now();
        forget();
        report.set(idle());
        if (!on.get() || document.get() == null) {
            return;
        }
        if (quick) {
            long move = movedAt;
            timing.runOnUi(SETTLING.toNanos(), () -> {
                if (move == movedAt && on.get() && subject == null) {
                    ask();
                }
            });
        } else {
            ask();
        }
    }

    private EngineReport idle() {
        if (document.get() == null) {
            return EngineReport.of(State.NO_GAME, false);
        }
        return EngineReport.of(on.get() ? State.THINKING : State.OFF, threat.get());
    }

    private void forget() {
        if (subject != null) {
            subject = null;
            engine.stop();
        }
        gate.clear();
    }

    private void ask() {
        var game = document.get();
        if (game == null) {
            return;
        }
        var moves = movesTo(game);
        if (moves.isEmpty()) {
            report.set(EngineReport.of(State.GAME_OVER, threat.get()));
            return;
        }
        try {
            var record = game.record();
            var request = new SearchRequest(
                    ++lastRequest,
                    record.variant(),
                    record.startPosition(),
                    asked(moves.get()),
                    Limits.INFINITE,
                    lines.get());
            var asked = new Subject(lastRequest, game, game.cursor(), Subject.key(game), threat.get());
            subject = asked;
            report.set(report.get().in(State.THINKING));
            engine.go(request, new Listener(asked));
        } catch (IllegalArgumentException | IllegalStateException e) {
            // A variant that the engine does not play, or an engine that has gone.
            subject = null;
            report.set(EngineReport.failed(threat.get(), sentence(e)));
        }
    }

    /** The moves that lead to the position that is asked about. */
    private List<Move> asked(List<Move> moves) {
        if (!threat.get()) {
            return moves;
        }
        var passed = new ArrayList<>(moves);
        passed.add(Move.PASS);
        return passed;
    }

    /** The moves that lead to the cursor; empty if a player ended the game on the way. */
    private static Optional<List<Move>> movesTo(GameDocument game) {
        var moves = new ArrayList<Move>(game.cursor().ply());
        for (var node : game.record().tree().pathTo(game.cursor())) {
            var turn = node.turn();
            if (turn instanceof Turn.Claimed) {
                return Optional.empty();
            }
            if (turn != null) {
                moves.add(turn instanceof Turn.Played played ? played.move() : Move.PASS);
            }
        }
        return Optional.of(moves);
    }

    private void receive(Message message) {
        var current = subject;
        if (current == null || message.subject() != current || !current.isShownIn(document.get(), threat.get())) {
            return;
        }
        if (message instanceof Message.Progress progress) {
            report.set(new EngineReport(State.THINKING, current.threat(), progress.snapshot(), null, ""));
        } else if (message instanceof Message.Answer answer) {
            var outcome = answer.bestMove().outcome();
            subject = null;
            report.set(
                    outcome.isOver()
                            ? new EngineReport(State.GAME_OVER, current.threat(), null, outcome, "")
                            : new EngineReport(
                                    State.FINISHED,
                                    current.threat(),
                                    answer.bestMove().result(),
                                    null,
                                    ""));
        } else if (message instanceof Message.Failure failure) {
            subject = null;
            report.set(EngineReport.failed(current.threat(), sentence(failure.cause())));
        }
    }

    private static String sentence(Throwable cause) {
        var message = cause.getMessage();
        return message == null || message.isBlank()
                ? cause.getClass().getSimpleName()
                : message.lines().findFirst().orElse("");
    }

    /** Labels what the engine says with what it was asked about; on the engine's thread. */
    private final class Listener implements EngineListener {
        private final Subject asked;

        Listener(Subject asked) {
            this.asked = asked;
        }

        @Override
        public void snapshot(Snapshot snapshot) {
            offer(snapshot.requestId(), new Message.Progress(asked, snapshot));
        }

        @Override
        public void bestMove(BestMove bestMove) {
            offer(bestMove.requestId(), new Message.Answer(asked, bestMove));
        }

        @Override
        public void failed(long requestId, Throwable cause) {
            offer(requestId, new Message.Failure(asked, cause));
        }

        private void offer(long requestId, Message message) {
            if (requestId == asked.request() && subject == asked) {
                gate.offer(message);
            }
        }
    }
}
