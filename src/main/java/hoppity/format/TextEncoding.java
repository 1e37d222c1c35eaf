package hoppity.format;

import static hoppity.words.Words.tr;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Bytes as text. UTF-8 is taken where the bytes are valid UTF-8. Else the encoding is one of the two that old files of the
 * game are in: windows-1251 if most of the bytes above 127 stand next to another one, as the letters of Cyrillic words do,
 * and ISO-8859-1 if most stand alone, as accented letters in Latin words do.
 */
public final class TextEncoding {
    public static final Charset WINDOWS_1251 = Charset.forName("windows-1251");

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
     * @throws FormatException if its bytes speak for none of the three
     */
    public static Decoded decode(byte[] content, @Nullable Charset charset) throws FormatException {
        if (charset == null) {
            refuseUtf16(content);
        }
        var chosen = charset == null ? detect(content) : charset;
        return normalised(new String(content, chosen), chosen);
    }

    /** Decodes text that is UTF-8 by definition. */
    public static Decoded decodeUtf8(byte[] content) throws FormatException {
        refuseUtf16(content);
        return normalised(strictUtf8(content), StandardCharsets.UTF_8);
    }

    private static void refuseUtf16(byte[] content) throws FormatException {
        int mark = content.length < 2 ? 0 : (content[0] & 0xff) << 8 | content[1] & 0xff;
        if (mark == BOM || mark == Character.reverseBytes(BOM)) {
            throw new FormatException(new Where(1, 1), tr("the text is UTF-16; it must be UTF-8"));
        }
    }

    static Charset detect(byte[] content) {
        try {
            strictUtf8(content);
            return StandardCharsets.UTF_8;
        } catch (FormatException e) {
            return looksCyrillic(content) ? WINDOWS_1251 : StandardCharsets.ISO_8859_1;
        }
    }

    private static boolean looksCyrillic(byte[] content) {
        int high = 0;
        int together = 0;
        for (int i = 0; i < content.length; i++) {
            if (content[i] >= 0) {
                continue;
            }
            high++;
            boolean beside = (i > 0 && content[i - 1] < 0) || (i + 1 < content.length && content[i + 1] < 0);
            together += beside ? 1 : 0;
        }
        return together > high - together;
    }

    private static String strictUtf8(byte[] content) throws FormatException {
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
            throw new FormatException(new SourceText(before).at(before.length()), tr("this is not UTF-8 text"));
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
