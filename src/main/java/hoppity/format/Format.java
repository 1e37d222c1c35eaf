package hoppity.format;

import hoppity.record.GameRecord;
import java.nio.charset.Charset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A kind of file that holds game records. */
public interface Format {
    /** A short name, such as {@code json}. */
    String name();

    /** Endings of file names with their dot, the usual one first. */
    List<String> endings();

    /** Whether a file that begins like this is of this kind. */
    boolean recognises(String beginning);

    /**
     * Reads a whole file.
     *
     * @param charset the encoding to read it in, or null to find out; formats with a fixed encoding take no other
     * @throws FormatException if not even the frame of a game can be made out
     */
    ReadResult read(byte[] content, @Nullable Charset charset) throws FormatException;

    /**
     * Writes games, at least one.
     *
     * @throws IllegalArgumentException if there are more games than the format can hold
     */
    WriteResult write(List<GameRecord> games);

    /** Whether a file can hold more than one game. */
    boolean isCollection();

    /** Whether the ids of nodes are in the file. */
    boolean keepsNodeIds();
}
