package hoppity.format.collection;

/**
 * What the head of a game in a collection says.
 *
 * @param offset where the game begins in the file, in bytes
 * @param length in bytes
 * @param line the line it begins on, from 1
 * @param moves how many turns are written there, variations included; −1 if that cannot be told without reading them
 * @param players their names, joined by a dash; empty if there are none
 * @param variant its id
 * @param result as at the end of a game in text, {@code *} for none
 */
public record GameEntry(
        long offset,
        int length,
        int line,
        int moves,
        String players,
        String event,
        String date,
        String variant,
        String result) {}
