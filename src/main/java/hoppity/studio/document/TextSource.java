package hoppity.studio.document;

import java.nio.charset.Charset;
import java.nio.file.Path;

/**
 * The file that a game was read from as text, and the encoding that it was read in.
 *
 * @param charset found out by the bytes, or chosen by the person
 */
public record TextSource(Path file, Charset charset) {}
