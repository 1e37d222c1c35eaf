package hoppity.studio.session;

import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.studio.document.GameDocument;
import java.util.Optional;

/**
 * Where another game, or the rest of it, can become part of an open one.
 *
 * @param at has the position that the other one starts from
 */
record MergePlace(GameNode at, GameRecord other) {
    /**
     * The start of the open game or its current move, whichever has the position that the other game starts from; or else the
     * current move with what follows in the other game once its main line comes to that position.
     */
    static Optional<MergePlace> find(GameDocument open, GameRecord other) {
        var record = open.record();
        if (!record.variant().equals(other.variant())) {
            return Optional.empty();
        }
        if (record.startPosition().repeats(other.startPosition())) {
            return Optional.of(new MergePlace(record.tree().root(), other));
        }
        var here = open.position();
        return other.tree().lineThrough(other.tree().root()).stream()
                .filter(node -> !node.children().isEmpty())
                .filter(node -> other.positionAt(node).repeats(here))
                .findFirst()
                .flatMap(node -> node.isRoot() ? Optional.of(other) : other.splitAt(node))
                .map(rest -> new MergePlace(open.cursor(), rest));
    }
}
