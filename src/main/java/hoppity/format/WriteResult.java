package hoppity.format;

import hoppity.record.GameRecord;
import java.util.List;

/**
 * Games as a text.
 *
 * @param losses what the format cannot hold, one line each; empty if nothing is lost
 * @param kept the games as reading the text will give them
 */
public record WriteResult(String text, List<String> losses, List<GameRecord> kept) {
    public WriteResult {
        losses = List.copyOf(losses);
        kept = List.copyOf(kept);
    }
}
