package hoppity.studio.session;

import hoppity.format.ReadResult;
import hoppity.format.RecordFile;
import hoppity.format.VariantFile;
import hoppity.format.collection.CollectionFile;
import hoppity.record.GameRecord;
import hoppity.rules.Variant;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reading and writing of games, as the session needs it; called in the background. */
public interface GameFiles {
    ReadResult read(Path file) throws IOException;

    /** Reads a file of text in an encoding. */
    default ReadResult read(Path file, Charset charset) throws IOException {
        return RecordFile.load(file, charset);
    }

    /** The games of a file with so many that they are better listed than read, to be loaded one by one; empty for others. */
    default Optional<CollectionFile> collection(Path file) throws IOException {
        return Optional.empty();
    }

    /** The games of a file that cannot be read as a whole; empty if there are not several. */
    default Optional<CollectionFile> damagedCollection(Path file) throws IOException {
        return Optional.empty();
    }

    /** Whether a file defines variants rather than holding games. */
    default boolean definesVariants(Path file) {
        return VariantFile.recognises(file);
    }

    /**
     * Reads games that come from elsewhere than a file of the user's, such as a sample or the clipboard.
     *
     * @param name what they are called, for messages
     * @param likely the variant that is tried first where the text does not say what is played; null for none
     */
    ReadResult parse(byte[] content, String name, @Nullable Variant likely) throws IOException;

    /** Writes a game so that the file is whole at any moment, and says what its format leaves out. */
    List<String> write(GameRecord record, Path file) throws IOException;

    /** Keeps the version of a file that is about to be replaced, where there is a place for that. */
    default void keepVersion(Path file) throws IOException {}

    /** Keeps a game that is about to give way to what is in its file, where there is a place for that. */
    default void keepVersion(Path file, GameRecord record) throws IOException {}

    /** The game as text, as people pass it on. */
    String text(GameRecord record);

    /** Whether the file's name says a format that can be written. */
    boolean canWrite(Path file);

    /** Files on disk. */
    GameFiles ON_DISK = new DiskFiles();
}
