package hoppity.studio.recovery;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Words about games that are kept, for lists of them. */
final class KeptGameText {
    private final DateTimeFormatter time;

    KeptGameText(ZoneId zone) {
        // The same in every language, and in order when sorted.
        time = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT).withZone(zone);
    }

    /** @param file where the game is saved; null if it never was */
    KeptGameRow row(String name, Instant when, GamePreview preview, @Nullable String file) {
        var moves = count(preview.moves(), "{0} move", "{0} moves");
        var facts = time.format(when) + " · " + preview.variant() + " · " + moves;
        return new KeptGameRow(name, facts, file == null ? tr("Not in a file yet") : file, preview.end());
    }
}
