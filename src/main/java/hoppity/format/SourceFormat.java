package hoppity.format;

import hoppity.rules.Variant;
import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;

/** A kind of file that games are read from; those that are written as well are {@link Format}s. */
public interface SourceFormat {
    /** A short name, such as {@code json}. */
    String name();

    /** Whether a file that begins like this is of this kind. Bytes are told apart, not letters: the text is Latin-1. */
    boolean recognises(String beginning);

    /** Whether files of this kind are in one encoding by definition. */
    default boolean hasFixedEncoding() {
        return false;
    }

    /**
     * Reads a whole file.
     *
     * @param charset the encoding to read it in, or null to find out; formats with a fixed encoding take no other
     * @throws FormatException if not even the frame of a game can be made out
     */
    ReadResult read(byte[] content, @Nullable Charset charset) throws FormatException;

    /**
     * Reads a whole file that may leave open what is played.
     *
     * @param variant what is played if the file does not say it, or null to find out; others take no notice of it
     */
    default ReadResult read(byte[] content, @Nullable Charset charset, @Nullable Variant variant)
            throws FormatException {
        return read(content, charset);
    }
}
