package hoppity.studio.moves;

import hoppity.format.hgn.BrokenLine;
import hoppity.record.BrokenTail;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.Strip;
import hoppity.studio.document.GameDocument;
import java.util.Set;
import java.util.function.BiConsumer;

/** What asks the person how a game is to be reworked, and where new games go. */
public interface Reworking {
    /** Asks for nothing and opens nothing. */
    Reworking NONE = new Reworking() {
        @Override
        public void strip(GameDocument game, GameNode node, BiConsumer<GameNode, Set<Strip.Part>> then) {}

        @Override
        public void mend(GameDocument game, GameNode node, BiConsumer<BrokenTail, BrokenLine.Mended> then) {}

        @Override
        public void open(GameRecord made) {}
    };

    /** Asks what to take out of the game, or of what follows a node. */
    void strip(GameDocument game, GameNode node, BiConsumer<GameNode, Set<Strip.Part>> then);

    /** Lets a line that cannot be played be mended. */
    void mend(GameDocument game, GameNode node, BiConsumer<BrokenTail, BrokenLine.Mended> then);

    /** Shows a game that was made of another one. */
    void open(GameRecord made);
}
