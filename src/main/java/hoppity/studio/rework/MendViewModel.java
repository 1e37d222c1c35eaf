package hoppity.studio.rework;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.format.Note;
import hoppity.format.OneLine;
import hoppity.format.hgn.BrokenLine;
import hoppity.format.hgn.BrokenLine.Mended;
import hoppity.record.BrokenTail;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.studio.board.BoardPosition;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.concurrent.TaskRunner;
import java.util.List;
import java.util.concurrent.Future;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/** A line that cannot be played as text that is being mended, checked as it is written. */
final class MendViewModel {
    /** Texts of so many characters are checked at once: it takes less than a frame. */
    private static final int AT_ONCE = 2000;

    private final TaskRunner tasks;
    private final TaskRunner inline = new InlineTasks();
    private final Variant variant;
    private final Position position;
    private final List<Choice> choices;
    private final ObjectProperty<Choice> choice;
    private final StringProperty text = new SimpleStringProperty(this, "text", "");
    private final ReadOnlyStringWrapper status = new ReadOnlyStringWrapper(this, "status", "");
    private final ObservableList<Problem> problems = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<@Nullable Mended> mended = new ReadOnlyObjectWrapper<>(this, "mended");
    private final ReadOnlyObjectWrapper<BoardPosition> board;
    private final ReadOnlyStringWrapper caption = new ReadOnlyStringWrapper(this, "caption", "");
    private @Nullable Future<?> checking;
    private int check;

    /** One of the lines that stand after the node. */
    record Choice(BrokenTail tail, String text) {
        private static final int LONGEST_BEGINNING = 60;

        String beginning() {
            var line = OneLine.unbroken(text);
            return line.length() > LONGEST_BEGINNING ? line.substring(0, LONGEST_BEGINNING) + "…" : line;
        }
    }

    /** What cannot be played, and where the word stands in the text that says it. */
    record Problem(String sentence, int start, int end) {
        static Problem of(Note note, String text) {
            int start = 0;
            for (int line = 1; line < note.where().line(); line++) {
                start = text.indexOf('\n', start) + 1;
            }
            start = Math.min(text.length(), start + note.where().column() - 1);
            int end = start;
            while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
                end++;
            }
            return new Problem(note.toString(), start, end);
        }
    }

    /** @throws IllegalArgumentException if nothing after the node can be written as moves, see {@link #choices} */
    MendViewModel(TaskRunner tasks, GameRecord record, GameNode node) {
        this.tasks = tasks;
        variant = record.variant();
        position = record.positionAt(node);
        choices = choices(record, node);
        if (choices.isEmpty()) {
            throw new IllegalArgumentException("no line to mend");
        }
        board = new ReadOnlyObjectWrapper<>(this, "board", BoardPosition.of(variant, position));
        choice = new SimpleObjectProperty<>(this, "choice", choices.get(0));
        text.addListener(observable -> check());
        choice.addListener(observable -> text.set(choice.get().text()));
        text.set(choices.get(0).text());
        if (text.get().isEmpty()) {
            check();
        }
    }

    /** The lines after a node that can be mended as text. */
    static List<Choice> choices(GameRecord record, GameNode node) {
        return node.brokenTails().stream()
                .flatMap(tail -> BrokenLine.text(record, node, tail).map(text -> new Choice(tail, text)).stream())
                .toList();
    }

    List<Choice> choices() {
        return choices;
    }

    /** Which line is being mended; another one begins anew. */
    ObjectProperty<Choice> choiceProperty() {
        return choice;
    }

    StringProperty textProperty() {
        return text;
    }

    /** How far the text can be played, in a sentence. */
    ReadOnlyStringProperty statusProperty() {
        return status.getReadOnlyProperty();
    }

    /** What cannot be played, and where it stands. */
    ObservableList<Problem> problems() {
        return problems;
    }

    /** What the text comes to; null while that is being found out. */
    ReadOnlyObjectProperty<@Nullable Mended> mendedProperty() {
        return mended.getReadOnlyProperty();
    }

    /** The position before the first move that cannot be played, or the last one. */
    ReadOnlyObjectProperty<BoardPosition> boardProperty() {
        return board.getReadOnlyProperty();
    }

    /** What the board shows. */
    ReadOnlyStringProperty captionProperty() {
        return caption.getReadOnlyProperty();
    }

    /** Whether there is something to take over. */
    BooleanBinding acceptable() {
        return Bindings.createBooleanBinding(
                () -> {
                    var result = mended.get();
                    return result != null && result.error().isEmpty() && (isChanged() || result.turns() > 0);
                },
                mended);
    }

    /** Whether something else would be taken over than what stands there already. */
    boolean isChanged() {
        return !text.get().strip().equals(choice.get().text().strip());
    }

    private void check() {
        if (checking != null) {
            checking.cancel(true);
        }
        mended.set(null);
        var checked = text.get();
        int mine = ++check;
        checking = (checked.length() <= AT_ONCE ? inline : tasks)
                .run(
                        tr("Checking the line"),
                        () -> BrokenLine.mend(variant, position, checked),
                        result -> {
                            if (mine == check) {
                                show(result);
                            }
                        },
                        problem -> status.set(String.valueOf(problem.getMessage())));
    }

    private void show(Mended result) {
        int turns = result.turns();
        if (!result.error().isEmpty()) {
            status.set(result.error());
        } else if (result.isWhole()) {
            status.set(
                    turns == 0
                            ? tr("Without a move the line goes away.")
                            : count(turns, "The {0} move can be played.", "All {0} moves can be played."));
        } else if (turns == 0) {
            status.set(tr("No move of it can be played yet."));
        } else {
            status.set(count(
                    turns,
                    "{0} move can be played; the rest is kept as text from where it cannot.",
                    "{0} moves can be played; the rest is kept as text from where it cannot."));
        }
        problems.setAll(result.problems().stream()
                .map(note -> Problem.of(note, text.get()))
                .toList());
        var played = result.played();
        var stops = new GameNode[] {null};
        played.tree().read(node -> {
            if (stops[0] == null && !node.brokenTails().isEmpty()) {
                stops[0] = node;
            }
        });
        var line = played.tree().lineThrough(played.tree().root());
        var shown = stops[0] == null ? line.get(line.size() - 1) : stops[0];
        var at = played.positionAt(shown);
        board.set(BoardPosition.of(variant, at));
        var toMove = variant.seat(at.toMove()).name();
        caption.set(
                stops[0] == null ? tr("At the end of the line") : tr("Move {1}, {0} to move", toMove, at.moveNumber()));
        mended.set(result);
    }
}
