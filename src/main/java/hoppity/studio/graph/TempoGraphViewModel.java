package hoppity.studio.graph;

import static hoppity.words.Words.tr;

import hoppity.record.GameNode;
import hoppity.rules.RuleOptions.TempoMeasure;
import hoppity.rules.Variant;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import java.util.List;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import org.jspecify.annotations.Nullable;

/**
 * The graph of the line that a document follows. The numbers of a long line are computed in the background; while they are,
 * those of the line before stay. Needs no engine.
 */
public final class TempoGraphViewModel {
    /** Lines up to this length are computed at once: it takes less than a frame. */
    private static final int AT_ONCE = 300;

    private static final int PERCENT = 100;

    private final TaskRunner tasks;
    private final TaskRunner atOnce = new InlineTasks();
    private final ObjectProperty<Measure> measure;
    private final ObjectProperty<@Nullable GameDocument> document = new SimpleObjectProperty<>(this, "document");
    private final ReadOnlyObjectWrapper<@Nullable TempoSeries> series = new ReadOnlyObjectWrapper<>(this, "series");
    private final ReadOnlyObjectWrapper<List<GraphMark>> marks = new ReadOnlyObjectWrapper<>(this, "marks", List.of());
    private final ReadOnlyObjectWrapper<WinChanceSeries> winChances =
            new ReadOnlyObjectWrapper<>(this, "winChances", WinChanceSeries.EMPTY);
    private final ReadOnlyObjectWrapper<List<DoubtfulMove>> doubtful =
            new ReadOnlyObjectWrapper<>(this, "doubtful", List.of());
    private final ReadOnlyIntegerWrapper cursorPly = new ReadOnlyIntegerWrapper(this, "cursorPly");
    private final ReadOnlyObjectWrapper<PlyWindow> window =
            new ReadOnlyObjectWrapper<>(this, "window", PlyWindow.whole(0));
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper(this, "problem", "");
    private final ChangeListener<GameNode> onCursor = (observable, before, now) -> moveCursor(now);
    private final ChangeListener<List<GameNode>> onLine = (observable, before, now) -> recompute();
    private final ChangeListener<Number> onRevision = (observable, before, now) -> readAnnotations();
    private @Nullable Future<?> running;

    /** @param measure which number is drawn, a remembered setting */
    public TempoGraphViewModel(TaskRunner tasks, ObjectProperty<Measure> measure) {
        this.tasks = tasks;
        this.measure = measure;
        document.addListener((observable, before, now) -> follow(before, now));
    }

    /** The game that is shown; null for none. */
    public ObjectProperty<@Nullable GameDocument> documentProperty() {
        return document;
    }

    /** The numbers of the line; null while no game is open. */
    public ReadOnlyObjectProperty<@Nullable TempoSeries> seriesProperty() {
        return series.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<List<GraphMark>> marksProperty() {
        return marks.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<WinChanceSeries> winChancesProperty() {
        return winChances.getReadOnlyProperty();
    }

    /** The moves with glyphs of doubt. */
    public ReadOnlyObjectProperty<List<DoubtfulMove>> doubtfulProperty() {
        return doubtful.getReadOnlyProperty();
    }

    /** The ply of the position that is shown. */
    public ReadOnlyIntegerProperty cursorPlyProperty() {
        return cursorPly.getReadOnlyProperty();
    }

    public ObjectProperty<Measure> measureProperty() {
        return measure;
    }

    /** The part of the line that is in view; follows the cursor. */
    public ReadOnlyObjectProperty<PlyWindow> windowProperty() {
        return window.getReadOnlyProperty();
    }

    /** Why there are no numbers, in one sentence; empty when all is well. */
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /** Goes to a ply of the line; beyond its ends, to the end. */
    public void goTo(int ply) {
        var game = document.get();
        if (game != null) {
            var target = game.line().get(Math.max(0, Math.min(game.line().size() - 1, ply)));
            if (target != game.cursor()) {
                game.goTo(target);
            }
        }
    }

    /** Goes so many plies on, or back if negative. */
    public void step(int plies) {
        goTo(cursorPly.get() + plies);
    }

    /** Shows fewer plies (factor below 1) or more around one that stays in its place. */
    public void zoom(double factor, double ply) {
        window.set(window.get().zoomed(factor, ply, lastPly()));
    }

    public void showWholeLine() {
        window.set(PlyWindow.whole(lastPly()));
    }

    /** The last ply of the line. */
    public int lastPly() {
        var game = document.get();
        return game == null ? 0 : game.line().size() - 1;
    }

    /** The numbers after a ply: "ply 10 · White 96 (76 to go) · Black 101 (81) · White +5"; empty if they are not known. */
    public String readOut(int ply) {
        var numbers = series.get();
        if (numbers == null || ply < 0 || ply > numbers.lastPly()) {
            return "";
        }
        var text = new StringBuilder(tr("ply {0}", ply));
        var seats = numbers.variant().seats();
        for (var seat : seats) {
            int toGo = numbers.value(Measure.TO_GO, seat.index(), ply);
            text.append(" · ")
                    .append(seat.name())
                    .append(' ')
                    .append(numbers.value(Measure.TEMPO, seat.index(), ply))
                    .append(" (")
                    .append(seat.index() == 0 ? tr("{0} to go", toGo) : toGo)
                    .append(')');
        }
        if (seats.size() == 2) {
            var decides =
                    numbers.variant().options().tempoMeasure() == TempoMeasure.CAMP ? Measure.TO_GO : Measure.TEMPO;
            int lead = numbers.value(decides, 1, ply) - numbers.value(decides, 0, ply);
            text.append(" · ")
                    .append(
                            lead == 0
                                    ? tr("level")
                                    : seats.get(lead > 0 ? 0 : 1).name() + " +" + Math.abs(lead));
        }
        return text.append(chances(numbers.variant(), ply)).toString();
    }

    /** " · White wins 60 %" of two seats, else the chances of all sides. */
    private String chances(Variant variant, int ply) {
        var known = winChances.get();
        if (Double.isNaN(known.at(0, ply))) {
            return "";
        }
        if (variant.seatCount() == 2) {
            return " · " + tr("{0} wins {1}", variant.seat(0).name(), percent(known.at(0, ply)));
        }
        var chances = variant.seats().stream()
                .filter(seat -> variant.team(seat.index()).get(0) == seat.index())
                .map(seat -> seat.name() + " " + percent(known.at(seat.index(), ply)))
                .collect(Collectors.joining(", "));
        return " · " + tr("to win: {0}", chances);
    }

    private static String percent(double chance) {
        return Math.round(chance * PERCENT) + " %";
    }

    private void follow(@Nullable GameDocument before, @Nullable GameDocument now) {
        if (before != null) {
            before.cursorProperty().removeListener(onCursor);
            before.lineProperty().removeListener(onLine);
            before.revisionProperty().removeListener(onRevision);
        }
        cancel();
        show(null);
        if (now == null) {
            winChances.set(WinChanceSeries.EMPTY);
            doubtful.set(List.of());
            cursorPly.set(0);
            window.set(PlyWindow.whole(0));
            return;
        }
        now.cursorProperty().addListener(onCursor);
        now.lineProperty().addListener(onLine);
        now.revisionProperty().addListener(onRevision);
        window.set(PlyWindow.whole(lastPly()));
        recompute();
        moveCursor(now.cursor());
    }

    private void moveCursor(GameNode node) {
        cursorPly.set(node.ply());
        window.set(window.get().showing(node.ply(), lastPly()));
    }

    private void recompute() {
        var game = document.get();
        if (game == null) {
            return;
        }
        readAnnotations();
        cancel();
        var line = game.line();
        var known = series.get();
        boolean sawAll = window.get().equals(PlyWindow.whole(known == null ? 0 : known.lastPly()));
        window.set(sawAll ? PlyWindow.whole(lastPly()) : window.get().showing(cursorPly.get(), lastPly()));
        var variant = game.record().variant();
        var start = game.record().startPosition();
        running = (line.size() <= AT_ONCE ? atOnce : tasks)
                .runToEnd(
                        tr("Counting tempi"),
                        progress -> TempoSeries.of(variant, start, line, known),
                        this::show,
                        this::showProblem);
    }

    private void showProblem(Exception e) {
        show(null);
        problem.set(tr("The tempo of this line cannot be counted ({0}).", e.getMessage()));
    }

    private void cancel() {
        if (running != null) {
            running.cancel(true);
            running = null;
        }
    }

    private void show(@Nullable TempoSeries made) {
        var game = document.get();
        problem.set("");
        marks.set(
                made == null || game == null
                        ? List.of()
                        : GraphMark.of(made, game.record().startPosition()));
        series.set(made);
    }

    private void readAnnotations() {
        var game = document.get();
        if (game == null) {
            return;
        }
        winChances.set(WinChanceSeries.of(game.line(), game.record().variant()));
        doubtful.set(DoubtfulMove.of(game.line()));
    }
}
