package hoppity.format;

import hoppity.record.GameRecord;
import java.util.List;

/** A kind of file that games are saved in. */
public interface Format extends SourceFormat {
    /** Endings of file names with their dot, the usual one first. */
    List<String> endings();

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
