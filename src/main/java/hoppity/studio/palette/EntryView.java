package hoppity.studio.palette;

import static hoppity.words.Words.tr;

import hoppity.notation.Turn;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;

/** Does what is typed; the list says in a line each how it is understood. */
public final class EntryView<T> extends PickerView<T> {
    private final PickerViewModel<T> model;
    private final Function<T, String> sentence;
    private final Consumer<T> action;

    private EntryView(
            String id, PickerViewModel<T> model, String prompt, Function<T, String> sentence, Consumer<T> action) {
        super(model, prompt);
        this.model = model;
        this.sentence = sentence;
        this.action = action;
        setId(id);
    }

    /** Plays moves that are typed. */
    public static EntryView<Turn.Played> ofMoves(MoveEntryViewModel model) {
        return new EntryView<>("move-entry", model, tr("A move, such as g3-f4 or g3f4"), model::text, model::play);
    }

    /** Inserts moves that are typed. */
    public static EntryView<List<Turn>> ofInsertedMoves(InsertMovesViewModel model) {
        return new EntryView<>(
                "insert-entry",
                model,
                tr("Moves to insert, such as g3-f4 c8-d7; -- is a skipped turn"),
                model::text,
                model::insert);
    }

    /** Labels cells by what is typed. */
    public static EntryView<LabelEntryViewModel.Entry> ofLabels(LabelEntryViewModel model) {
        return new EntryView<>(
                "label-entry",
                model,
                tr("A label for the cell under the pointer, or a cell and a label: e5 A"),
                LabelEntryViewModel.Entry::sentence,
                model::perform);
    }

    @Override
    void take() {
        model.choice().ifPresent(chosen -> {
            close();
            action.accept(chosen);
        });
    }

    @Override
    Row<T> row() {
        var label = new Label();
        var box = new HBox(label);
        box.setAlignment(Pos.CENTER_LEFT);
        return new Row<>() {
            @Override
            public Node node() {
                return box;
            }

            @Override
            public void show(T entry, ListCell<T> cell) {
                label.setText(sentence.apply(entry));
            }
        };
    }
}
