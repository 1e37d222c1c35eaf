package hoppity.studio.session;

import hoppity.format.collection.GameIndex;
import hoppity.record.GameRecord;
import hoppity.rules.Variant;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

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

    /** What to do about a file that another program has changed. */
    enum Changed {
        /** Show what is in the file now. */
        RELOAD,
        /** Save the game as it is here under another name. */
        KEEP_BOTH,
        /** Save the game as it is here over what is in the file. */
        OVERWRITE,
        /** Nothing yet. */
        LATER
    }

    /**
     * @param title what the game is called
     * @param dirty whether it has changes here that are not saved
     */
    Changed changedElsewhere(String title, boolean dirty);

    /** Which files to open, beginning in a folder. */
    List<Path> filesToOpen(Path folder);

    /** Which file to save into. A file that exists has been agreed to be replaced. */
    Optional<Path> fileToSave(Path folder, String name);

    /** Which variant to start a game of. */
    Optional<Variant> variantToPlay();

    /** Which game of a file that holds several. */
    Optional<GameRecord> gameToOpen(String file, List<GameRecord> games);

    /**
     * An encoding that a text can be read in.
     *
     * @param excerpt what words with other than plain letters look like in it
     */
    record Reading(Charset charset, String excerpt) {}

    /**
     * Which encoding to read a text in.
     *
     * @param current the one that it is read in now
     */
    Optional<Charset> encoding(String title, List<Reading> readings, Charset current);

    /** Whether changes that are not saved may go for a game to be read again. */
    boolean givesUpChangesToReread(String title);

    /**
     * Shows what was pasted, and lets one of its ways be chosen.
     *
     * @param then gets what is to be done with that; not called if the person changes their mind
     */
    void whatToPaste(PastePreview preview, Consumer<PastePreview.Action> then);

    /** Which game of a collection, by its place in the index. */
    OptionalInt gameToOpen(String file, GameIndex games);
}
