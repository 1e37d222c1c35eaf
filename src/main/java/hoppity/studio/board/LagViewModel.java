package hoppity.studio.board;

import static hoppity.words.Words.tr;

import hoppity.engine.transfer.Lag;
import hoppity.engine.transfer.LagText;
import hoppity.rules.Position;
import hoppity.rules.RuleOptions.LastMove;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import hoppity.studio.board.RuleChip.Urgency;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.concurrent.TaskStopped;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.concurrent.Future;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/**
 * By how much a finished game was lost: the least lag of each loser, computed in the background, and the one that was played
 * where the record goes on. After a game that somebody won by filling the camp, under rules that leave nothing else to measure
 * a defeat by, it comes by itself, after any other when asked for. Lives on the UI thread.
 */
public final class LagViewModel {
    private final TaskRunner tasks;
    private final ObjectProperty<@Nullable Finish> finish = new SimpleObjectProperty<>(this, "finish");
    private final ReadOnlyObjectWrapper<List<RuleChip>> chips = new ReadOnlyObjectWrapper<>(this, "chips", List.of());
    private final ReadOnlyBooleanWrapper computable = new ReadOnlyBooleanWrapper(this, "computable");
    private @Nullable Question asked;
    private @Nullable Future<?> task;
    private @Nullable Answer known;

    /** What the lags are asked of. */
    private record Question(Variant variant, Position position) {
        static Question of(Finish end) {
            return new Question(end.variant(), end.position());
        }
    }

    /** What was computed last; a problem, or else the lags. */
    private record Answer(
            Question question, List<Lag> lags, @Nullable Exception problem) {}

    public LagViewModel(TaskRunner tasks) {
        this.tasks = tasks;
        finish.addListener((observable, before, now) -> changed(now));
    }

    /** The end of the game that is shown; null while it goes on. */
    public ObjectProperty<@Nullable Finish> finishProperty() {
        return finish;
    }

    /** The notes below the board. */
    public ReadOnlyObjectProperty<List<RuleChip>> chipsProperty() {
        return chips.getReadOnlyProperty();
    }

    /** Whether there is an end whose lag is neither known nor being computed. */
    public ReadOnlyBooleanProperty computableProperty() {
        return computable.getReadOnlyProperty();
    }

    /** Starts to compute the lag of the game that is shown. */
    public void compute() {
        var end = finish.get();
        if (end != null && computable.get()) {
            start(Question.of(end));
            show(end);
        }
    }

    private void changed(@Nullable Finish end) {
        var question = end == null ? null : Question.of(end);
        if (task != null && !Objects.equals(question, asked)) {
            task.cancel(true);
            task = null;
            asked = null;
        }
        if (end == null || question == null) {
            chips.set(List.of());
            computable.set(false);
            return;
        }
        if (asked == null && answer(question) == null && comesByItself(end)) {
            start(question);
        }
        show(end);
    }

    private void start(Question question) {
        asked = question;
        var started = tasks.run(
                tr("Computing the lag"),
                () -> lags(question),
                lags -> done(new Answer(question, lags, null)),
                problem -> failed(question, problem));
        // Where tasks run at once, the answer is there already.
        task = asked == null ? null : started;
    }

    private static List<Lag> lags(Question question) {
        return Lag.ofLosers(
                question.variant(),
                question.position(),
                Lag.USUAL_LIMITS,
                () -> Thread.currentThread().isInterrupted());
    }

    private static RuleChip computing() {
        return new RuleChip(
                tr("Lag: computing…"), Urgency.QUIET, tr("In how few moves the loser, moving alone, fills its camp."));
    }

    private static List<RuleChip> computed(Answer answer, boolean isPast) {
        var problem = answer.problem();
        if (problem != null) {
            return List.of(new RuleChip(tr("The lag could not be computed"), Urgency.QUIET, problem.toString()));
        }
        var variant = answer.question().variant();
        return answer.lags().stream()
                .map(lag -> new RuleChip(
                        isPast ? LagText.ofThePast(variant, lag) : LagText.of(variant, lag),
                        Urgency.QUIET,
                        LagText.explanation(variant, lag)))
                .toList();
    }

    private void failed(Question question, Exception problem) {
        if (problem instanceof TaskStopped) {
            asked = null;
            task = null;
            var end = finish.get();
            if (end != null) {
                show(end);
            }
        } else {
            done(new Answer(question, List.of(), problem));
        }
    }

    private void done(Answer answer) {
        // A task that was done before it could be cancelled reports all the same.
        if (answer.question() != asked) {
            return;
        }
        asked = null;
        task = null;
        known = answer;
        var end = finish.get();
        if (end != null) {
            show(end);
        }
    }

    private void show(Finish end) {
        var answer = answer(Question.of(end));
        var shown = new ArrayList<RuleChip>();
        if (answer != null) {
            shown.addAll(computed(answer, end.isPast()));
        } else if (asked != null) {
            shown.add(computing());
        }
        shown.addAll(played(end));
        chips.set(List.copyOf(shown));
        computable.set(answer == null && asked == null);
    }

    private @Nullable Answer answer(Question question) {
        return known != null && known.question().equals(question) ? known : null;
    }

    /** The lag of those who completed after the end. */
    private static List<RuleChip> played(Finish end) {
        int winner = end.outcome().winner();
        var won = winner < 0 ? OptionalInt.empty() : completed(end, winner);
        if (won.isEmpty()) {
            return List.of();
        }
        var variant = end.variant();
        var notes = new ArrayList<RuleChip>();
        for (var seat : variant.seats()) {
            var side = variant.team(seat.index());
            var move = completed(end, seat.index());
            if (!side.contains(winner) && side.get(0) == seat.index() && move.isPresent()) {
                notes.add(new RuleChip(
                        LagText.played(variant, seat.index(), move.getAsInt(), won.getAsInt()),
                        Urgency.QUIET,
                        tr("As it was played on. The winner completed at move {0}.", won.getAsInt())));
            }
        }
        return notes;
    }

    /** The move with which a seat's side completed: partners have when both have. */
    private static OptionalInt completed(Finish end, int seat) {
        var moves = end.variant().team(seat).stream()
                .map(end.completions().moves()::get)
                .toList();
        return moves.stream().allMatch(OptionalInt::isPresent)
                ? moves.stream().mapToInt(OptionalInt::getAsInt).max()
                : OptionalInt.empty();
    }

    /**
     * Where both sides have made equally many moves when a filled camp ends the game, and no tempo limit does, the moves
     * that the loser lacks are the measure of its defeat (rules §5): so it is in kutochky and what is made from it.
     */
    private static boolean comesByItself(Finish end) {
        var options = end.variant().options();
        return end.outcome().termination() == Termination.CAMP_FILLED
                && options.lastMove() == LastMove.EQUALISE
                && options.tempoLimit() == 0;
    }
}
