package hoppity.format;

import static hoppity.words.Words.tr;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Bytes as text: UTF-16 by its byte order mark, else what {@link EncodingGuess} finds. */
public final class TextEncoding {
    public static final Charset WINDOWS_1251 = Charset.forName("windows-1251");
    public static final Charset KOI8_U = Charset.forName("KOI8-U");

    private static final int EXCERPT = 60;
    private static final char REPLACEMENT = '\uFFFD';
    private static final char BOM = '\uFEFF';

    private TextEncoding() {}

    /**
     * A decoded file.
     *
     * @param text without byte order mark, with LF as the only line end
     * @param carriageReturn where the first of them was; null if there was none
     */
    public record Decoded(
            String text,
            Charset charset,
            boolean hadBom,
            @Nullable Where carriageReturn) {}

    /**
     * Decodes text in a given encoding, or in the one that its bytes speak for.
     *
     * @param charset null to find out
     */
    public static Decoded decode(byte[] content, @Nullable Charset charset) {
        var chosen = charset == null ? detect(content) : charset;
        return normalised(new String(content, chosen), chosen);
    }

    /** The encodings that a text can be in, the one that its bytes speak for first. */
    public static List<Charset> possible(byte[] content) {
        var first = detect(content);
        return utf16(content) != null
                ? List.of(first)
                : Stream.concat(
                                Stream.of(first),
                                Stream.of(WINDOWS_1251, KOI8_U, StandardCharsets.ISO_8859_1)
                                        .filter(other -> !other.equals(first)))
                        .toList();
    }

    /** What tells encodings apart: the first words with a letter that is no plain one; empty if there is none. */
    public static String excerpt(byte[] content, Charset charset) {
        var text = new String(content, charset);
        int odd = 0;
        while (odd < text.length() && (text.charAt(odd) < 0x80 || text.charAt(odd) == BOM)) {
            odd++;
        }
        if (odd == text.length()) {
            return "";
        }
        int start = Math.max(text.lastIndexOf('\n', odd) + 1, odd - EXCERPT / 3);
        int end = text.indexOf('\n', odd);
        var excerpt = text.substring(start, Math.min(end < 0 ? text.length() : end, start + EXCERPT));
        return OneLine.unbroken(excerpt).strip();
    }

    /** Bytes as far as they are plain letters, whatever the encoding. */
    static String plain(byte[] content) {
        var utf16 = utf16(content);
        return utf16 == null
                ? new String(content, StandardCharsets.ISO_8859_1)
                : new String(content, utf16).substring(1);
    }

    /** Decodes a file that is UTF-8 by definition. */
    public static Decoded decodeUtf8(byte[] content) throws FormatException {
        return decodeUtf8(content, 1);
    }

    /**
     * Decodes a part of such a file.
     *
     * @param firstLine the number of the text's first line in its file, from 1
     */
    public static Decoded decodeUtf8(byte[] content, int firstLine) throws FormatException {
        if (firstLine == 1) {
            refuseUtf16(content);
        }
        return normalised(strictUtf8(content, firstLine), StandardCharsets.UTF_8);
    }

    /** Whether a text begins with the byte order mark of UTF-16. */
    public static boolean isUtf16(byte[] content) {
        return utf16(content) != null;
    }

    private static void refuseUtf16(byte[] content) throws FormatException {
        if (utf16(content) != null) {
            throw new FormatException(new Where(1, 1), tr("the text is UTF-16; it must be UTF-8"));
        }
    }

    private static @Nullable Charset utf16(byte[] content) {
        int mark = content.length < 2 ? 0 : (content[0] & 0xff) << 8 | content[1] & 0xff;
        if (mark == BOM) {
            return StandardCharsets.UTF_16BE;
        }
        return mark == Character.reverseBytes(BOM) ? StandardCharsets.UTF_16LE : null;
    }

    static Charset detect(byte[] content) {
        var utf16 = utf16(content);
        if (utf16 != null) {
            return utf16;
        }
        var guess = new EncodingGuess();
        guess.add(content, content.length);
        return guess.charset();
    }

    private static String strictUtf8(byte[] content, int firstLine) throws FormatException {
        var text = new String(content, StandardCharsets.UTF_8);
        // What is malformed has become this character, which few texts hold.
        return text.indexOf(REPLACEMENT) < 0 ? text : checkedUtf8(content, firstLine);
    }

    private static String checkedUtf8(byte[] content, int firstLine) throws FormatException {
        var in = ByteBuffer.wrap(content);
        var out = CharBuffer.allocate(content.length);
        var decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        try {
            var result = decoder.decode(in, out, true);
            if (result.isError()) {
                result.throwException();
            }
        } catch (CharacterCodingException e) {
            var before = out.flip().toString();
            throw new FormatException(
                    new SourceText(before, firstLine).at(before.length()), tr("this is not UTF-8 text"));
        }
        return out.flip().toString();
    }

    private static Decoded normalised(String text, Charset charset) {
        boolean bom = !text.isEmpty() && text.charAt(0) == BOM;
        var plain = bom ? text.substring(1) : text;
        int at = plain.indexOf('\r');
        return at < 0
                ? new Decoded(plain, charset, bom, null)
                : new Decoded(
                        plain.replace("\r\n", "\n").replace('\r', '\n'),
                        charset,
                        bom,
                        new SourceText(plain.substring(0, at)).at(at));
    }
}
