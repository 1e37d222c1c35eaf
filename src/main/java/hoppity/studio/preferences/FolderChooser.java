package hoppity.studio.preferences;

import java.nio.file.Path;
import java.util.Optional;

/** Asks the user for a folder. */
interface FolderChooser {
    /** The chosen folder; empty when the user changed their mind. */
    Optional<Path> choose(Path from);
}
