package hoppity.studio.recovery;

import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.studio.board.BoardPosition;
import java.util.List;

/**
 * What a game looks like in a list, made in the background.
 *
 * @param variant its name
 * @param moves how many there are, those of variations included
 * @param end the last position of the main line
 */
record GamePreview(String variant, int moves, BoardPosition end) {
    static GamePreview of(GameRecord record) {
        GameNode last = record.tree().root();
        while (!last.children().isEmpty()) {
            last = last.children().get(0);
        }
        return new GamePreview(
                record.variant().shownName(),
                record.tree().size() - 1,
                new BoardPosition(record.variant(), record.positionAt(last), List.of()));
    }
}
