package hoppity.studio.board;

import static hoppity.words.Words.tr;

import java.util.ArrayList;
import java.util.List;

/** Notes that say why a board does not look as usual. */
final class LookNotes {
    private LookNotes() {}

    static List<RuleChip> of(BoardControl board) {
        var notes = new ArrayList<RuleChip>();
        switch (board.blindfoldProperty().get()) {
            case OFF -> {}
            case HIDDEN -> notes.add(blindfold(tr("Blindfold: pieces hidden")));
            case ALIKE -> notes.add(blindfold(tr("Blindfold: pieces alike")));
        }
        if (board.zoom().zoomedProperty().get()) {
            notes.add(new RuleChip(
                    tr("Part of the board"),
                    RuleChip.Urgency.QUIET,
                    tr("View › Whole board shows all of it; drag with the middle button, "
                            + "or with Alt held, to move it.")));
        }
        return notes;
    }

    private static RuleChip blindfold(String text) {
        return new RuleChip(
                text,
                RuleChip.Urgency.QUIET,
                tr("The board takes moves as ever. View › Blindfold shows the pieces again."));
    }
}
