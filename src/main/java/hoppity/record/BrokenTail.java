package hoppity.record;

/**
 * The rest of a line after its first illegal move, kept as it stood in the file and written back there.
 *
 * @param format name of the format that the text is in: {@code json} or {@code hgn}
 * @param message what was wrong, in one line
 */
public record BrokenTail(String format, String text, String message) {}
