package hoppity.record;

/**
 * The rest of a line from its first illegal move on, kept as it stood in the file and written back there.
 *
 * @param format name of the format that the text is in
 * @param message what is wrong with its first move, in one line
 */
public record BrokenTail(String format, String text, String message) {
    /** The format name of JSON: the text is one node object a line. */
    public static final String JSON = "json";

    /** The format name of the game text: the text is a line without parentheses around it. */
    public static final String HGN = "hgn";
}
