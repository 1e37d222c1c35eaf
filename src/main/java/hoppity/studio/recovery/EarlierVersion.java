package hoppity.studio.recovery;

import hoppity.format.RecordFile;
import hoppity.studio.backup.Backups.Version;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * An earlier version of a file, with what it looks like.
 *
 * @param preview null if it cannot be read
 * @param problem why, in that case
 */
public record EarlierVersion(
        Version version,
        @Nullable GamePreview preview,
        @Nullable String problem) {
    /** To be called in the background. */
    static EarlierVersion read(Version version) {
        try {
            var games = RecordFile.load(version.file()).games();
            return new EarlierVersion(version, GamePreview.of(games.get(0)), null);
        } catch (IOException e) {
            return new EarlierVersion(version, null, String.valueOf(e.getMessage()));
        }
    }
}
