package hoppity.studio.palette;

import static hoppity.words.Words.tr;

import hoppity.board.Topology;
import hoppity.studio.board.BoardViewModel;
import hoppity.studio.board.CellLabel;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * What is typed as a change of the labels on the board: {@code e5 A} writes one, {@code e5} alone takes it away. Without a cell it
 * is about the one that the pointer was on.
 */
public final class LabelEntryViewModel extends PickerViewModel<LabelEntryViewModel.Entry> {
    private static final Pattern TYPED = Pattern.compile("([a-zA-Z][0-9]{1,2})(?:\\s+(.*))?");

    private final BoardViewModel board;
    private final Supplier<String> pointed;
    private String meant = "";

    /**
     * A change of one label.
     *
     * @param before empty if there is none
     * @param text empty to take it away
     */
    record Entry(String cell, String before, String text) {
        /** What it does, in words. */
        String sentence() {
            if (text.isEmpty()) {
                return tr("Take label {0} from {1}", before, cell);
            }
            return before.isEmpty()
                    ? tr("Label {0} with {1}", cell, text)
                    : tr("Label {0} with {1} instead of {2}", cell, text, before);
        }
    }

    /** @param pointed the cell under the pointer; empty for none */
    public LabelEntryViewModel(BoardViewModel board, Supplier<String> pointed) {
        super(tr("At most {0} characters, after a cell and a blank; a cell alone loses its label.", CellLabel.LONGEST));
        this.board = board;
        this.pointed = pointed;
    }

    /** Changes the label. */
    void perform(Entry entry) {
        board.label(entry.cell(), entry.text());
    }

    @Override
    void opening() {
        meant = pointed.get();
    }

    @Override
    List<Entry> found(String typed) {
        var found = new ArrayList<Entry>();
        var matcher = TYPED.matcher(typed);
        if (matcher.matches()) {
            change(matcher.group(1).toLowerCase(Locale.ROOT), matcher.group(2) == null ? "" : matcher.group(2))
                    .ifPresent(found::add);
        }
        change(meant, typed).ifPresent(found::add);
        return found;
    }

    private Optional<Entry> change(String cell, String text) {
        var shown = board.positionProperty().get();
        if (shown == null || shown.variant().topology().find(cell) == Topology.NONE) {
            return Optional.empty();
        }
        var before = CellLabel.at(board.shapesProperty().get(), cell);
        boolean does = text.isEmpty() ? !before.isEmpty() : CellLabel.fits(text);
        return does ? Optional.of(new Entry(cell, before, text)) : Optional.empty();
    }
}
