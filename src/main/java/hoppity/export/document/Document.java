package hoppity.export.document;

import hoppity.export.diagram.Diagram;
import hoppity.record.GameRecord;
import java.util.List;

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
        return new DocumentBuilder(game).build();
    }
}
