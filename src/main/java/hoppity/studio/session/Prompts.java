package hoppity.studio.session;

import hoppity.record.GameRecord;
import hoppity.rules.Variant;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The questions that the session asks a person. An empty answer means that the person changed their mind. */
public interface Prompts {
    /** What to do with changes that are not saved. */
    enum Unsaved {
        SAVE,
        DISCARD,
        CANCEL
    }

    /** @param title what the game is called */
    Unsaved unsavedChanges(String title);

    /** Which files to open, beginning in a folder. */
    List<Path> filesToOpen(Path folder);

    /** Which file to save into. A file that exists has been agreed to be replaced. */
    Optional<Path> fileToSave(Path folder, String name);

    /** Which variant to start a game of. */
    Optional<Variant> variantToPlay();

    /** Which game of a file that holds several. */
    Optional<GameRecord> gameToOpen(String file, List<GameRecord> games);
}
