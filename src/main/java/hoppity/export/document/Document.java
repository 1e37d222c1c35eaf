package hoppity.export.document;

import hoppity.export.diagram.Diagram;
import hoppity.record.GameRecord;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.IntConsumer;

/**
 * A game as a document, whatever it is written as.
 *
 * @param title who plays, else the event, else the variant
 * @param start the position that the game starts from
 * @param blocks from top to bottom
 */
public record Document(String title, Diagram start, List<Block> blocks) {
    public Document {
        blocks = List.copyOf(blocks);
    }

    /** The document of a game, with what stands in its record now; takes time in proportion to the game. */
    public static Document of(GameRecord game) {
        return of(game, moves -> {});
    }

    /**
     * The same for somebody who waits.
     *
     * @param moved is told now and then how many moves are done
     * @throws CancellationException once the thread is interrupted
     */
    public static Document of(GameRecord game, IntConsumer moved) {
        return new DocumentBuilder(game, moved).build();
    }
}
