package hoppity.studio.moves;

import hoppity.record.GameNode;
import hoppity.studio.document.GameDocument;
import java.util.Comparator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where a game goes on in text that cannot be played; looked for anew only when the game has changed. */
final class UnplayablePlaces {
    private @Nullable GameDocument game;
    private long revision;
    private @Nullable GameNode first;

    /** This node, if text follows it, or else the first one of the game that text follows. */
    Optional<GameNode> nearest(GameDocument open, GameNode node) {
        if (!node.brokenTails().isEmpty()) {
            return Optional.of(node);
        }
        if (game != open || revision != open.contentRevision()) {
            game = open;
            revision = open.contentRevision();
            first = open.record().tree().nodes().stream()
                    .filter(other -> !other.brokenTails().isEmpty())
                    .min(Comparator.comparingInt(GameNode::id))
                    .orElse(null);
        }
        return Optional.ofNullable(first);
    }
}
