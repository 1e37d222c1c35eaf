package hoppity.format;

import hoppity.record.GameRecord;
import java.nio.charset.Charset;
import java.util.List;

/** A kind of file that games are saved in. */
public interface Format extends SourceFormat {
    /** Endings of file names with their dot, the usual one first. */
    List<String> endings();

    /**
     * Reads some whole games out of the middle of a file.
     *
     * @param charset the encoding of the file
     * @param firstLine the line that they begin on, from 1
     */
    ReadResult readPart(byte[] part, Charset charset, int firstLine) throws FormatException;

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
