package hoppity.format;

import hoppity.record.GameRecord;
import hoppity.rules.Variant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a file holds, without the games themselves.
 *
 * @param moves of all games, variations included
 * @param variants that are played in it
 * @param notes as in {@link ReadResult}
 */
public record Survey(SourceFormat format, int games, long moves, Set<Variant> variants, List<Note> notes) {
    public Survey {
        variants = Set.copyOf(variants);
        notes = List.copyOf(notes);
    }

    /** Whether every move of the file could be played. */
    public boolean isWhole() {
        return notes.stream().noneMatch(n -> n.kind() == Note.Kind.BROKEN);
    }

    /** Counts games as they come. */
    static final class Count {
        private final Set<Variant> variants = new HashSet<>();
        private int games;
        private long moves;

        void add(GameRecord game) {
            games++;
            moves += game.tree().size() - 1;
            variants.add(game.variant());
        }

        Survey of(SourceFormat format, List<Note> notes) {
            return new Survey(format, games, moves, variants, notes);
        }
    }
}
