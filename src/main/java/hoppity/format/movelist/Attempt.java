package hoppity.format.movelist;

import hoppity.format.Note;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.LineReplay;
import hoppity.rules.Variant;
import java.util.List;

/** A list of moves read as one variant. */
record Attempt(GameRecord record, List<Note> notes) {
    Variant variant() {
        return record.variant();
    }

    int moves() {
        return record.tree().size() - 1;
    }

    /** Whether all moves of the list can be played. */
    boolean isWhole() {
        return notes.stream().noneMatch(note -> note.kind() == Note.Kind.BROKEN);
    }

    /** How the end that the rules make lies to the last move of the main line. */
    End end() {
        List<GameNode> line = record.tree().lineThrough(record.tree().root());
        var plies = LineReplay.of(variant(), record.startPosition(), line);
        for (int i = 0; i < plies.size(); i++) {
            if (plies.get(i).outcome().isOver()) {
                return i == plies.size() - 1 ? End.THERE : End.BEFORE;
            }
        }
        return End.NOT_YET;
    }

    /** The likelier the sooner. */
    enum End {
        /** The last move ends the game: hardly by chance. */
        THERE,
        NOT_YET,
        /** The rules ended the game before. */
        BEFORE
    }
}
